import { useState } from 'react'
import type { UnknownCategoryView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { SelectBox } from '../../components/forms/select-field'
import { useWords } from '../../words'
import { officeImportCategoriesWords } from '../../words/generated/office-import-categories'

export interface UnknownCategoriesProps {
  /** The categories of the file that the shop does not have. */
  unknown: readonly UnknownCategoryView[]
  /** The names of the shop's categories. */
  categories: readonly string[]
  busy: boolean
  /** The user uses other categories for some of them, and checks the file again. */
  onMatchCategories: (event: { categories: readonly UnknownCategoryView[] }) => void
}

/** The unknown categories of a file: each is created, or one of the shop is used for it. */
export function UnknownCategories({ unknown, categories, busy, onMatchCategories }: UnknownCategoriesProps) {
  const t = useWords(officeImportCategoriesWords)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const changed = unknown.flatMap(({ name, category }) => {
    const value = chosen.get(name)
    return value === undefined || value === (category ?? '') ? [] : [{ name, category: value || null }]
  })
  return (
    <section className="grid justify-items-start gap-2 text-sm text-ink">
      <h2 className="font-bold">{t('title', { count: unknown.length })}</h2>
      <p className="text-ink-muted">{t('text')}</p>
      <ul className="grid w-full max-w-160 gap-2">
        {unknown.map(({ name, category }) => (
          <li key={name} className="grid gap-x-4 gap-y-1 md:grid-cols-2 md:items-center">
            <span className="font-medium wrap-anywhere">{name}</span>
            <SelectBox
              label={t('label', { name })}
              emptyLabel={t('create')}
              options={categories.map((each) => ({ value: each, label: each }))}
              value={chosen.get(name) ?? category ?? ''}
              disabled={busy}
              onChange={({ value }) => setChosen(new Map(chosen).set(name, value))}
            />
          </li>
        ))}
      </ul>
      {changed.length > 0 && (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={t('check')}
          onPress={() => onMatchCategories({ categories: changed })}
        >
          {t('check')}
        </Button>
      )}
    </section>
  )
}
