import { useId, useState } from 'react'
import type { CompanyChoice } from '@skafferi/domain/office/views'
import { Chip } from '../../components/content/chip'
import { controlStyles } from '../../components/forms/field'
import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'

export interface FilterCompanyProps extends CompanyChoice {
  /** The id of the selected company; empty for any. */
  selected: string
  onSearch: (text: string) => void
  onChange: (event: { id: string }) => void
}

/** The company filter: a text field with suggestions; the selected company is shown as a chip. */
export function FilterCompany({ selected, name, suggestions, onSearch, onChange }: FilterCompanyProps) {
  const t = useWords(officeOrdersWords)
  const listId = useId()
  const [isCleared, setIsCleared] = useState(false)
  if (selected !== '') {
    return (
      <Chip
        label={name ?? t('company')}
        onRemove={() => {
          setIsCleared(true)
          onChange({ id: '' })
        }}
      />
    )
  }
  return (
    <span className="block w-32 flex-none">
      <input
        type="text"
        aria-label={t('company')}
        placeholder={t('anyCompany')}
        list={listId}
        autoComplete="off"
        maxLength={100}
        // The chip that had the focus was removed.
        autoFocus={isCleared}
        className={controlStyles()}
        onChange={({ currentTarget: { value } }) => {
          onSearch(value.trim())
          const found = suggestions.find((company) => company.name === value)
          if (found) onChange({ id: found.id })
        }}
      />
      <datalist id={listId}>
        {suggestions.map((company) => (
          <option key={company.id}>{company.name}</option>
        ))}
      </datalist>
    </span>
  )
}
