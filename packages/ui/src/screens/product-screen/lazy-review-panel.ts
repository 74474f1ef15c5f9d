import { lazyWithRetry } from '../../internal/lazy-with-retry'

/** {@link ReviewPanel}, fetched when its tab is first opened: most buyers never do. */
export const LazyReviewPanel = lazyWithRetry(() =>
  import('./ReviewPanel').then(({ ReviewPanel }) => ({ default: ReviewPanel })),
)
