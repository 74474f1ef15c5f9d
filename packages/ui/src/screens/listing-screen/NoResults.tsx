import { useId, type ReactNode } from 'react'
import type { ListingFilter } from '@skafferi/domain/shop/catalogue/views'
import { clearedFilter, filterCount } from '../../commerce/catalogue/filter-panel'
import { Button } from '../../components/actions/button'
import { ChipButton } from '../../components/content/chip'
import { EmptyState } from '../../components/feedback/empty-state'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'

export interface NoResultsProps {
  /** The search. */
  filter: ListingFilter
  /** True while newer results are loading. */
  refreshing: boolean
  /** Suggested words, most likely first; none by default. */
  suggestions?: readonly string[]
  /** Recently ordered products, below the text; none by default. */
  recentlyOrdered?: ReactNode
  onFilterChange: (event: { filter: ListingFilter }) => void
  /** Clears the search text. */
  onSearchClear: () => void
}

/** No results: the search, and ways to continue. */
export function NoResults(props: NoResultsProps) {
  const { filter, refreshing, recentlyOrdered } = props
  const t = useWords(listingWords)
  const filters = filterCount(filter)
  const searchDescription =
    filter.q === '' ? t('noneOfFilters', { filters }) : t('noneOfWords', { words: filter.q, filters })
  return (
    <>
      <EmptyState
        variant="panel"
        title={t('noProducts')}
        text={refreshing ? t('searchingProducts') : searchDescription}
        action={<NextActions {...props} />}
      />
      {recentlyOrdered && <LazyBoundary fallback={<div data-waiting />}>{recentlyOrdered}</LazyBoundary>}
    </>
  )
}

/** Ways to continue, the most likely first: search without filters, clear the search, try a suggestion. */
function NextActions({ filter, suggestions = [], onFilterChange, onSearchClear }: NoResultsProps) {
  const t = useWords(listingWords)
  const suggestionsId = useId()
  const hasWords = filter.q !== ''
  const hasFilters = filterCount(filter) > 0
  const unfiltered = clearedFilter(filter)
  return (
    <div className="grid justify-items-center gap-5">
      <div className="flex flex-wrap justify-center gap-2">
        {hasFilters && (
          <Button onPress={() => onFilterChange({ filter: unfiltered })}>
            {t(hasWords ? 'searchWithoutFilters' : 'clearAll')}
          </Button>
        )}
        {hasWords && (
          <Button variant="secondary" onPress={onSearchClear}>
            {t('clearSearch')}
          </Button>
        )}
      </div>
      {suggestions.length > 0 && (
        <div role="group" aria-labelledby={suggestionsId} className="flex flex-wrap items-center justify-center gap-2">
          <span id={suggestionsId} className="text-xs text-ink-muted">
            {t('nearby')}
          </span>
          {suggestions.map((word) => (
            <ChipButton
              key={word}
              label={word}
              onPress={() => onFilterChange({ filter: { ...unfiltered, q: word, page: 1 } })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
