import { useRef, useState } from 'react'
import type { ProductChoices, ProductFilters as Filters } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Chip } from '../../components/content/chip'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { SelectBox } from '../../components/forms/select-field'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeProductsWords } from '../../words/generated/office-products'
import { categoryOptions } from '../category-options'
import { FilterBar, ListSearch } from '../list-page'
import { missingData, stateOfStatus, statuses, stocks } from './filter-options'
import { useActiveFilters } from './use-active-filters'

/** Loaded when it is first opened. */
const LazySaveView = lazyWithRetry(() =>
  import('./SaveViewDialog').then(({ SaveViewDialog }) => ({ default: SaveViewDialog })),
)

export interface ProductFiltersProps {
  filters: Filters
  choices: ProductChoices
  /** The number of matching products; undefined while it loads. */
  count: number | undefined
  /** The user changes the filters. */
  onFilter: (event: Filters) => void
  /** The user clears all filters. */
  onClear: () => void
  /** The user saves the filters as a view. Omit it if they are one already. */
  onSaveView?: (event: { name: string }) => void
  /** The user deletes the current view. Omit it unless it is their own. */
  onRemoveView?: () => void
}

const boxStyles = 'flex-none md:w-34'

/** The filters of the product list, and a chip for each active one. On a phone the filters are below a button. */
export function ProductFilters({
  filters,
  choices,
  count,
  onFilter,
  onClear,
  onSaveView,
  onRemoveView,
}: ProductFiltersProps) {
  const [isNaming, setNaming] = useState(false)
  const t = useWords(officeProductsWords)
  const officeText = useWords(officeCatalogueWords)
  const active = useActiveFilters(filters, choices)
  const set = (change: Partial<Filters>) => onFilter({ ...filters, ...change })
  const bar = useRef<HTMLDivElement>(null)
  // The button with the focus is removed.
  const focusSearch = () => bar.current?.querySelector('input')?.focus()
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <FilterBar
        ref={bar}
        count={active.filter(({ name }) => name !== 'text').length}
        search={
          <span className="flex min-w-0 max-md:flex-1 md:*:w-64">
            <ListSearch
              name="products"
              label={officeText('products.search')}
              placeholder={officeText('products.searchText')}
              text={filters.text}
              onSearch={set}
            />
          </span>
        }
      >
        <span className={boxStyles}>
          <SelectBox
            label={t('category')}
            value={filters.category}
            emptyLabel={t(choices.loading ? 'loadingCategories' : 'anyCategory')}
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
      </FilterBar>
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
          {onSaveView && (
            <Button size="sm" variant="quiet" onPress={() => setNaming(true)}>
              {t('view.save')}
            </Button>
          )}
          {onRemoveView && (
            <Button
              size="sm"
              variant="quiet"
              onPress={() => {
                onRemoveView()
                focusSearch()
              }}
            >
              {t('view.remove')}
            </Button>
          )}
        </div>
      )}
      {isNaming && onSaveView && (
        <LazyBoundary onClose={() => setNaming(false)}>
          <LazySaveView onSave={onSaveView} onClose={() => setNaming(false)} />
        </LazyBoundary>
      )}
    </div>
  )
}
