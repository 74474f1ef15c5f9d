import type { CategoryChoice } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/button'
import { SelectField } from '../../components/select-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { categoryOptions } from '../category-options'

export interface ProductCategoryProps {
  /** The name of the one it is in. */
  category: string
  /** All of them. */
  categories: readonly CategoryChoice[]
  busy: boolean
  /** Why it stays where it is, in words; `null` where nothing failed. */
  problem: string | null
  /** Puts it into another; resolves to whether it was done. */
  onShelve: (event: { category: string }) => Promise<boolean>
}

/** The category of a product. It is put into another once that is said: a list that is walked by keys changes nothing. */
export function ProductCategory({ category, categories, busy, problem, onShelve }: ProductCategoryProps) {
  const t = useWords(officeWords)
  const [typed, setTyped] = useState<string>()
  const chosen = typed ?? category
  const isChanged = chosen !== category

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isChanged && !busy && (await onShelve({ category: chosen }))) setTyped(undefined)
  }

  return (
    <form noValidate className="flex max-w-160 flex-wrap items-end gap-2" onSubmit={(event) => void submit(event)}>
      <div className="min-w-52 flex-1 max-md:basis-full">
        <SelectField
          label={t('product.category')}
          error={problem ?? undefined}
          name="category"
          options={categoryOptions(categories, ({ name }) => name)}
          value={chosen}
          onChange={({ value }) => setTyped(value)}
        />
      </div>
      {isChanged && (
        <>
          <span className="grid max-md:flex-1">
            <Button variant="secondary" disabled={busy} onPress={() => setTyped(undefined)}>
              {t('company.putBack')}
            </Button>
          </span>
          <span className="grid max-md:flex-1">
            <Button type="submit" busy={busy} busyLabel={t('product.saving')}>
              {t('product.shelve')}
            </Button>
          </span>
        </>
      )}
    </form>
  )
}
