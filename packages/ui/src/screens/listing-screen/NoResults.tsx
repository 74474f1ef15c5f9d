import { useId, type ReactNode } from 'react'
import type { ListingFilter } from '@skafferi/domain/catalog/views'
import { clearedFilter, filterCount } from '../../commerce/filter-panel'
import { Button } from '../../components/button'
import { ChipButton } from '../../components/chip'
import { EmptyState } from '../../components/empty-state'
import { LazyBoundary } from '../../components/lazy-boundary'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'

export interface NoResultsProps {
  /** The search. */
  filter: ListingFilter
  /** Newer results are on their way. */
  refreshing: boolean
  /** Suggested words, most likely first; none by default. */
  nearby?: readonly string[]
  /** Recently ordered products, below the text; none by default. */
  recentlyOrdered?: ReactNode
  onFilterChange: (event: { filter: ListingFilter }) => void
  /** The words that were searched for are to go. */
  onSearchClear: () => void
}

/** No results: the search, and all ways to continue. */
export function NoResults(props: NoResultsProps) {
  const { filter, refreshing, recentlyOrdered } = props
  const t = useWords(listingWords)
  const filters = filterCount(filter)
  const looked = filter.q === '' ? t('noneOfFilters', { filters }) : t('noneOfWords', { words: filter.q, filters })
  return (
    <>
      <EmptyState
        variant="panel"
        title={t('noProducts')}
        text={refreshing ? t('searchingProducts') : looked}
        action={<WaysOn {...props} />}
      />
      {recentlyOrdered && <LazyBoundary>{recentlyOrdered}</LazyBoundary>}
    </>
  )
}

/** The first is the likeliest: the same words among everything, else other words, else no filters. */
function WaysOn({ filter, nearby = [], onFilterChange, onSearchClear }: NoResultsProps) {
  const t = useWords(listingWords)
  const nearbyId = useId()
  const hasWords = filter.q !== ''
  const hasFilters = filterCount(filter) > 0
  const everything = clearedFilter(filter)
  return (
    <div className="grid justify-items-center gap-5 pt-3">
      <div className="flex flex-wrap justify-center gap-2">
        {hasFilters && (
          <Button onPress={() => onFilterChange({ filter: everything })}>
            {t(hasWords ? 'searchWithoutFilters' : 'clearAll')}
          </Button>
        )}
        {hasWords && (
          <Button variant="secondary" onPress={onSearchClear}>
            {t('clearSearch')}
          </Button>
        )}
      </div>
      {nearby.length > 0 && (
        <div role="group" aria-labelledby={nearbyId} className="flex flex-wrap items-center justify-center gap-2">
          <span id={nearbyId} className="text-xs text-ink-muted">
            {t('nearby')}
          </span>
          {nearby.map((word) => (
            <ChipButton
              key={word}
              label={word}
              onPress={() => onFilterChange({ filter: { ...everything, q: word, page: 1 } })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
