import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { RailLegend } from '../price-rail'
import { boardStyles, cellStyles } from './board-styles'

/** Places of a full board. */
const PLACES = 24

/** Heights of the packs, in turn. */
const PACKS = ['66%', '54%', '74%', '60%', '46%']

export interface BoardSkeletonProps {
  /** The loading text ("Loading your shelf..."), announced. */
  label: string
}

/** Placeholder of a ShelfBoard with its bar, the button to all articles and the legend, in their size. */
export function BoardSkeleton({ label }: BoardSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className="overflow-clip border-y border-line max-md:-mx-gutter md:rounded-lg md:border-x">
        <div className={boardStyles()}>
          {Array.from({ length: PLACES }, (_, place) => (
            <span key={place} className={cellStyles({ isGap: false })}>
              <span className="mb-0.5 grid items-end justify-items-center px-1">
                <Skeleton width="60%" height={PACKS[place % PACKS.length]} />
              </span>
              <span className="grid content-start gap-2 px-2 pt-3 pb-2">
                <Skeleton width="78%" />
                <Skeleton width="60%" height="0.625rem" />
                <span className="md:hidden">
                  <Skeleton width="72%" height="0.625rem" />
                </span>
                <Skeleton height="1.5625rem" />
                <span className="md:hidden">
                  <Skeleton height="2.125rem" />
                </span>
              </span>
            </span>
          ))}
        </div>
        {/* On phones the button of the bar, beside the saving, is below the sum. */}
        <div data-scheme="dark" className="min-h-16 bg-raised px-5 py-1 max-md:px-gutter">
          <span className="grid gap-2 md:hidden">
            <Skeleton width="80%" height="1.75rem" />
            <Skeleton width="45%" height="3rem" />
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 pt-3 text-xs text-ink-muted">
        <Skeleton width="6rem" height="var(--control-sm)" />
        <RailLegend />
      </div>
    </SkeletonGroup>
  )
}
