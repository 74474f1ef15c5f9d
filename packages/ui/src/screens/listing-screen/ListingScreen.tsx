import { useRef, useState, type ReactNode, useEffect } from 'react'
import { cva } from 'class-variance-authority'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { ListingFilter, ListingView } from '@skafferi/domain/shop/catalogue/views'
import { Breadcrumb } from '../../components/navigation/breadcrumb'
import { ErrorState } from '../../components/feedback/error-state'
import { DocumentTitle } from '../../components/layout/page-layout'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { FilterChips } from '../../commerce/catalogue/filter-chips'
import { filterCount, FilterPanel } from '../../commerce/catalogue/filter-panel'
import { ListingToolbar, type ListingToolbarProps } from '../../commerce/catalogue/listing-toolbar'
import { useProblemText } from '../../commerce/service/problem-text'
import { OrderListSkeleton } from './OrderListSkeleton'
import { ProductShelfSkeleton } from '../../commerce/catalogue/product-shelf'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { RenderWhenVisible } from '../../internal/render-when-visible'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'
import { ListingResults, type ListingResultsEvents, type ListingResultsProps } from './ListingResults'
import { Skeleton } from '../../components/feedback/skeleton'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import type { FilterSheetProps } from './FilterSheet'
import { Button } from '../../components/actions/button'
import { focusSearch } from '../../components/forms/search-box'

/** Clears the search. Its button disappears with the text, so the search field is focused. */
function useClearSearch(filter: ListingFilter, onFilterChange: (event: { filter: ListingFilter }) => void) {
  const isClearing = useRef(false)
  useEffect(() => {
    if (!isClearing.current || filter.q !== '') return
    isClearing.current = false
    focusSearch()
  }, [filter.q])
  return () => {
    isClearing.current = true
    onFilterChange({ filter: { ...filter, q: '', page: 1 } })
  }
}

interface SearchedWordsProps {
  /** The search text. */
  words: string
  /** Clears the search; the filters stay. */
  onClear: () => void
}

/** The search text with a button to clear it, because on phones the search field is often out of view. */
function SearchedWords({ words, onClear }: SearchedWordsProps) {
  const t = useWords(listingWords)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 text-sm wrap-anywhere">
      {t('searchedFor', { words })}
      <Button variant="quiet" size="sm" onPress={onClear}>
        {t('clearSearch')}
      </Button>
    </p>
  )
}

const load = () => import('./FilterSheet').then(({ FilterSheet }) => ({ default: FilterSheet }))

const Sheet = lazyWithRetry(load)

/** Starts loading the sheet. If that fails, opening it reports it. */
const fetchFilterSheet = () => void load().catch(() => undefined)

/** {@link FilterSheet}, loaded on demand: a desktop window shows the filters beside the products and never opens it. */
function LazyFilterSheet(props: FilterSheetProps) {
  const [isRequested, setIsRequested] = useState(false)
  if (props.open && !isRequested) setIsRequested(true)
  if (!isRequested) return null
  // A failed load is retried next time.
  function close() {
    setIsRequested(false)
    props.onClose()
  }
  return (
    <LazyBoundary onClose={close}>
      <Sheet {...props} />
    </LazyBoundary>
  )
}

/** Number of price presets, categories and brands. */
const GROUPS = [7, 6, 6]

/** Placeholder of the filters, in their size. */
function FilterSkeleton() {
  return (
    <div aria-hidden="true">
      {GROUPS.map((lines, group) => (
        <div
          key={group}
          className="grid gap-4 border-t border-line-strong pt-4 pb-5 first:border-t-2 first:border-shelf"
        >
          <Skeleton width="40%" height="1rem" />
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={line % 2 === 0 ? '75%' : '60%'} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The filters are beside the products if both fit: from 1024 px with shelves, from 1600 px with the order list. */
const styles = cva('grid items-start gap-8 pb-8 print:block', {
  variants: {
    layout: { shelves: 'lg:grid-cols-[14rem_minmax(0,1fr)]', pad: '2xl:grid-cols-[14rem_minmax(0,1fr)]' },
  },
})

const filterStyles = cva('', { variants: { layout: { shelves: 'max-lg:hidden', pad: 'max-2xl:hidden' } } })

export interface ListingScreenProps
  extends
    Omit<ListingResultsEvents, 'onSearchClear'>,
    Pick<ListingResultsProps, 'purchases' | 'quickOrder' | 'savedItems' | 'suggestions' | 'recentlyOrdered'>,
    Pick<ListingToolbarProps, 'sorts' | 'layout' | 'onLayoutChange'> {
  /** The current search; the displayed results may still be those of the previous one. */
  filter: ListingFilter
  listing: Load<ListingView>
  /** Overlay: the AddToCartDialog, after Select Variant was pressed. */
  dialog?: ReactNode
}

/** The products of the shop: filters at the side, chips above, shelves or an order list, pages. */
export function ListingScreen({
  filter,
  sorts,
  listing,
  purchases,
  quickOrder,
  savedItems,
  suggestions,
  recentlyOrdered,
  layout = 'shelves',
  dialog,
  onLayoutChange,
  ...events
}: ListingScreenProps) {
  const t = useWords(listingWords)
  const problemText = useProblemText()
  const paths = useShopPaths()
  const results = useRef<HTMLDivElement>(null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)

  const view = listing.status === 'ready' ? listing.view : null
  const refreshing = listing.status === 'ready' && listing.refreshing
  const isSearch = filter.q !== '' || filterCount(filter) > 0
  const loadingText = isSearch || refreshing ? t('searchingProducts') : t('loadingProducts')
  const found = view && t('productsFound', { count: view.page.count })

  const clearSearch = useClearSearch(filter, events.onFilterChange)

  function goToPage(event: { page: number }) {
    events.onPageChange(event)
    results.current?.scrollIntoView({ block: 'start' })
    results.current?.querySelector('h1')?.focus({ preventScroll: true })
  }

  return (
    <>
      <DocumentTitle>{filter.category ?? t('products')}</DocumentTitle>
      <Breadcrumb items={[{ label: t('home'), href: paths.home }, { label: filter.category ?? t('products') }]} />
      <div className={styles({ layout })}>
        <RenderWhenVisible as="aside" aria-label={t('filters')} className={filterStyles({ layout })}>
          {view ? (
            <FilterPanel filter={filter} choices={view} onFilterChange={events.onFilterChange} />
          ) : (
            listing.status === 'loading' && <FilterSkeleton />
          )}
        </RenderWhenVisible>
        <div ref={results} className="min-w-0">
          <ListingToolbar
            title={listing.status === 'loading' || refreshing ? loadingText : (found ?? t('products'))}
            sort={filter.sort}
            sorts={sorts}
            layout={layout}
            filterCount={filterCount(filter)}
            onSortChange={({ sort }) => events.onFilterChange({ filter: { ...filter, sort, page: 1 } })}
            onLayoutChange={onLayoutChange}
            onPreloadFilters={fetchFilterSheet}
            onFiltersOpen={view ? () => setIsSheetOpen(true) : undefined}
          />
          {view && <FilterChips filter={filter} chips={view.chips} onFilterChange={events.onFilterChange} />}
          {listing.status === 'loading' && filterCount(filter) > 0 && (
            <div aria-hidden className="pt-3 max-md:pb-1">
              <Skeleton width="60%" height="var(--control-sm)" />
            </div>
          )}
          {filter.q !== '' && view?.products.length !== 0 && <SearchedWords words={filter.q} onClear={clearSearch} />}
          <VisuallyHidden>
            <span role="status">{refreshing ? loadingText : found}</span>
          </VisuallyHidden>
          <div className="pt-4">
            {listing.status === 'loading' &&
              (layout === 'pad' ? (
                <OrderListSkeleton label={loadingText} />
              ) : (
                <ProductShelfSkeleton label={loadingText} />
              ))}
            {listing.status === 'failed' && (
              <ErrorState title={problemText(listing.problem)} onRetry={() => listing.retry()} />
            )}
            {view && (
              <ListingResults
                {...events}
                onSearchClear={clearSearch}
                listing={view}
                refreshing={refreshing}
                layout={layout}
                purchases={purchases}
                quickOrder={quickOrder}
                savedItems={savedItems}
                suggestions={suggestions}
                recentlyOrdered={recentlyOrdered}
                onPageChange={goToPage}
              />
            )}
          </div>
        </div>
      </div>
      {view && (
        <LazyFilterSheet
          open={isSheetOpen}
          count={view.page.count}
          filter={filter}
          choices={view}
          onFilterChange={events.onFilterChange}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
      {dialog}
    </>
  )
}
