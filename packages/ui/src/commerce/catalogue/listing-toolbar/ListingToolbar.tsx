import { useId } from 'react'
import { cva } from 'class-variance-authority'
import type { ListingSort } from '@skafferi/domain/shop/catalogue/views'
import { useAppearanceValue } from '../../../components/settings/appearance-switches'
import { Button } from '../../../components/actions/button'
import { IconButton } from '../../../components/actions/icon-button'
import { controlStyles } from '../../../components/forms/field'
import { ChevronDownIcon, DensityIcon, FilterIcon, GridIcon, RowsIcon } from '../../../components/content/icon'
import { SegmentedControl } from '../../../components/forms/segmented-control'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { displayWords } from '../../../words/generated/display'
import { listingWords } from '../../../words/generated/listing'

/** The layout of a listing: `shelves` is a grid of cards, `pad` an order list. */
export type ListingLayout = 'shelves' | 'pad'

/**
 * In the grid the filters have a column from 1024 px; in the order list, which needs more room, from 1600 px.
 */
const filterButtonStyles = cva('grid print:hidden', {
  variants: { layout: { shelves: 'lg:hidden', pad: '2xl:hidden' } },
})

export interface ListingToolbarProps {
  /** The page's heading ("45 Products Found"). */
  title: string
  sort: ListingSort
  /** The available sort orders. */
  sorts: readonly ListingSort[]
  /** The layout; `shelves` by default. */
  layout?: ListingLayout
  /** The number of active filters. */
  filterCount: number
  /** Another sort order was chosen. */
  onSortChange: (event: { sort: ListingSort }) => void
  /** Another layout was chosen. Without it there is no switch. */
  onLayoutChange?: (event: { layout: ListingLayout }) => void
  /**
   * The Filters button was pressed. It is displayed if the window is too narrow for the filters. Omit while there is
   * nothing to filter: the button is disabled.
   */
  onFiltersOpen?: () => void
  /** The Filters button is hovered or focused: its content can be preloaded. */
  onPreloadFilters?: () => void
}

/**
 * The header of a listing: the heading, the Filters button, sort order, view and density. The heading is focused when
 * another page of results is loaded.
 */
export function ListingToolbar({
  title,
  sort,
  sorts,
  layout = 'shelves',
  filterCount,
  onSortChange,
  onLayoutChange,
  onFiltersOpen,
  onPreloadFilters,
}: ListingToolbarProps) {
  const t = useWords(listingWords)
  const tCatalog = useWords(catalogWords)
  const tDisplay = useWords(displayWords)
  const sortId = useId()
  const appearance = useAppearanceValue()
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:basis-full lg:contents">
        <h1 tabIndex={-1} className="num min-w-0 rounded-xs wrap-anywhere max-md:text-xl">
          {title}
        </h1>
        <span className="me-auto text-xs text-ink-muted">{layout === 'shelves' && tCatalog('pricesExclVat')}</span>
        {onLayoutChange && (
          <div className="flex-none lg:order-1">
            <SegmentedControl
              label={t('view')}
              width="auto"
              segments={[
                { value: 'shelves', label: t('view_shelves'), icon: <GridIcon /> },
                { value: 'pad', label: t('view_pad'), icon: <RowsIcon /> },
              ]}
              value={layout}
              onChange={(event) => onLayoutChange({ layout: event.value })}
            />
          </div>
        )}
      </div>
      {layout === 'pad' && appearance && (
        <div className="flex-none max-lg:hidden lg:order-1">
          <IconButton
            variant="outlined"
            label={tDisplay('densityCompact')}
            icon={<DensityIcon />}
            pressed={appearance.density === 'compact'}
            onPress={() =>
              appearance.onChange({ density: appearance.density === 'compact' ? 'comfortable' : 'compact' })
            }
          />
        </div>
      )}
      <span className={filterButtonStyles({ layout })} onPointerEnter={onPreloadFilters} onFocus={onPreloadFilters}>
        <Button variant="secondary" aria-haspopup="dialog" disabled={!onFiltersOpen} onPress={onFiltersOpen}>
          <FilterIcon />
          {t('filters')}
          {filterCount > 0 && <span className="num">{t('filterCount', { count: filterCount })}</span>}
        </Button>
      </span>
      <span className="flex min-w-0 items-center gap-2 max-md:flex-1 max-lg:ms-auto print:hidden">
        <label htmlFor={sortId} className="text-xs text-ink-muted max-md:sr-only">
          {t('sort')}
        </label>
        <span className="relative block min-w-0 flex-1">
          <select
            id={sortId}
            value={sort}
            className={controlStyles({ end: 'caret' })}
            onChange={(event) => {
              const chosen = sorts.find((one) => one === event.currentTarget.value)
              if (chosen) {
                onSortChange({ sort: chosen })
              }
            }}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`sort_${one}`)}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2">
            <ChevronDownIcon size="sm" />
          </span>
        </span>
      </span>
    </div>
  )
}
