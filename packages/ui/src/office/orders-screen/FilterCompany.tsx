import { useId, useState } from 'react'
import type { CompanyChoice } from '@skafferi/domain/office/views'
import { Chip } from '../../components/chip'
import { controlStyles } from '../../components/field'
import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'

export interface FilterCompanyProps extends CompanyChoice {
  /** Its id; empty for any. */
  chosen: string
  onSearch: (text: string) => void
  onChange: (event: { id: string }) => void
}

/** The company that orders are found by: it is typed and chosen from the browser's own list, and stands as a chip then. */
export function FilterCompany({ chosen, name, offered, onSearch, onChange }: FilterCompanyProps) {
  const t = useWords(officeOrdersWords)
  const listId = useId()
  const [isLeft, setIsLeft] = useState(false)
  if (chosen !== '') {
    return (
      <Chip
        label={name ?? t('company')}
        onRemove={() => {
          setIsLeft(true)
          onChange({ id: '' })
        }}
      />
    )
  }
  return (
    <span className="block w-32 flex-none max-md:w-40">
      <input
        type="text"
        aria-label={t('company')}
        placeholder={t('anyCompany')}
        list={listId}
        autoComplete="off"
        maxLength={100}
        // The chip that had the focus is gone.
        autoFocus={isLeft}
        className={controlStyles()}
        onChange={({ currentTarget: { value } }) => {
          onSearch(value.trim())
          const found = offered.find((company) => company.name === value)
          if (found) onChange({ id: found.id })
        }}
      />
      <datalist id={listId}>
        {offered.map((company) => (
          <option key={company.id}>{company.name}</option>
        ))}
      </datalist>
    </span>
  )
}
