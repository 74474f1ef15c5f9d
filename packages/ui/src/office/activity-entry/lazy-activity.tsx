import type { ComponentProps } from 'react'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { Skeleton } from '../../components/feedback/skeleton'
import { lazyWithRetry } from '../../internal/lazy-with-retry'

/** Loaded with the first list, which is below what a page is opened for; it has the names of all fields and actions. */
const LazyTimeline = lazyWithRetry(() =>
  import('./ActivityTimeline').then(({ ActivityTimeline }) => ({ default: ActivityTimeline })),
)
const LazyEntry = lazyWithRetry(() =>
  import('./ActivityEntry').then(({ ActivityEntry }) => ({ default: ActivityEntry })),
)

const fallback = <Skeleton height="1.25rem" />

/** The activity of one object, loaded when it is shown. */
export function LazyActivityTimeline(props: ComponentProps<typeof LazyTimeline>) {
  return (
    <LazyBoundary fallback={fallback}>
      <LazyTimeline {...props} />
    </LazyBoundary>
  )
}

/** The sentence of an activity entry, loaded when it is shown. */
export function LazyActivityEntry(props: ComponentProps<typeof LazyEntry>) {
  return (
    <LazyBoundary fallback={fallback}>
      <LazyEntry {...props} />
    </LazyBoundary>
  )
}
