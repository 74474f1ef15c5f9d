import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { OrderReviewProps } from './OrderReview'

/** {@link OrderReview}, loaded after the page: the totals do not need it. */
export const LazyOrderReview = lazyWithRetry(() =>
  import('./OrderReview').then(({ OrderReview }) => ({ default: OrderReview })),
)
