import { useRef } from 'react'
import type { ProductChoices, ProductFilters as Filters } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Chip } from '../../components/content/chip'
import { SelectBox } from '../../components/forms/select-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeProductsWords } from '../../words/generated/office-products'
import { categoryOptions } from '../category-options'
import { ListSearch } from '../list-page'
import { missingData, stateOfStatus, statuses, stocks } from './filter-options'
import { useActiveFilters } from './use-active-filters'

export interface ProductFiltersProps {
  filters: Filters
  choices: ProductChoices
  /** The number of matching products; undefined while it loads. */
  count: number | undefined
  /** The user changes the filters. */
  onFilter: (event: Filters) => void
  /** The user clears all filters. */
  onClear: () => void
}

const boxStyles = 'w-34 flex-none max-md:w-40'

/** The filters of the product list, and a chip for each active one. On a phone the filters scroll horizontally. */
export function ProductFilters({ filters, choices, count, onFilter, onClear }: ProductFiltersProps) {
  const t = useWords(officeProductsWords)
  const officeText = useWords(officeWords)
  const active = useActiveFilters(filters, choices)
  const set = (change: Partial<Filters>) => onFilter({ ...filters, ...change })
  const bar = useRef<HTMLDivElement>(null)
  // The button with the focus is removed.
  const focusSearch = () => bar.current?.querySelector('input')?.focus()
  return (
    <div ref={bar} className="grid min-w-0 flex-1 gap-2">
      <div
        className={
          'scrollbar-none flex min-w-0 items-center gap-2 max-md:-mx-1 max-md:overflow-x-auto ' +
          'max-md:p-1 md:flex-wrap'
        }
      >
        <span className="flex min-w-56 md:min-w-0 md:*:w-64">
          <ListSearch
            name="products"
            label={officeText('products.search')}
            placeholder={officeText('products.searchText')}
            text={filters.text}
            onSearch={set}
          />
        </span>
        <span className={boxStyles}>
          <SelectBox
            label={t('category')}
            value={filters.category}
            emptyLabel={t('anyCategory')}
            options={categoryOptions(choices.categories, ({ id }) => id)}
            onChange={({ value }) => set({ category: value })}
          />
        </span>
        <span className={boxStyles}>
          <SelectBox
            label={t('brand')}
            value={filters.brand}
            emptyLabel={t('anyBrand')}
            options={choices.brands.map((value) => ({ value, label: value }))}
            onChange={({ value }) => set({ brand: value })}
          />
        </span>
        <span className={boxStyles}>
          <SelectBox
            label={t('state')}
            value={filters.status}
            emptyLabel={t('anyState')}
            options={statuses.map((value) => ({ value, label: officeText(`product.${stateOfStatus[value]}`) }))}
            onChange={({ value }) => set({ status: value as Filters['status'] })}
          />
        </span>
        <span className={boxStyles}>
          <SelectBox
            label={t('stock')}
            value={filters.stock}
            emptyLabel={t('anyStock')}
            options={stocks.map((value) => ({ value, label: t(`stock.${value}`) }))}
            onChange={({ value }) => set({ stock: value as Filters['stock'] })}
          />
        </span>
        <span className={boxStyles}>
          <SelectBox
            label={t('missing')}
            value={filters.missing}
            emptyLabel={t('anyMissing')}
            options={missingData.map((value) => ({ value, label: t(`missing.${value}`) }))}
            onChange={({ value }) => set({ missing: value as Filters['missing'] })}
          />
        </span>
      </div>
      {active.length > 0 && (
        <div role="group" aria-label={t('filters')} className="flex min-w-0 flex-wrap items-center gap-2">
          {count !== undefined && <span className="num text-xs">{officeText('products.sum', { count })}</span>}
          {active.map(({ name, label }) => (
            <Chip
              key={name}
              label={label}
              onRemove={() => {
                set({ [name]: '' })
                focusSearch()
              }}
            />
          ))}
          {/* The empty list has its own button. */}
          {count !== 0 && (
            <Button
              size="sm"
              variant="quiet"
              onPress={() => {
                onClear()
                focusSearch()
              }}
            >
              {t('clear')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
