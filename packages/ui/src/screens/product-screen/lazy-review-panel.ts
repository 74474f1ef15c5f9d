import { lazyWithRetry } from '../../internal/lazy-with-retry'

/** {@link ReviewPanel}, loaded when its tab is first opened, which most buyers never do. */
export const LazyReviewPanel = lazyWithRetry(() =>
  import('./ReviewPanel').then(({ ReviewPanel }) => ({ default: ReviewPanel })),
)
