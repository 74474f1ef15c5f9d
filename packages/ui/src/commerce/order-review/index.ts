import { lazyWithRetry } from '../../internal/lazy-with-retry'

export type { OrderReviewProps } from './OrderReview'

/** {@link OrderReview}, fetched beside the page: what the order comes to stands without it. */
export const LazyOrderReview = lazyWithRetry(() =>
  import('./OrderReview').then(({ OrderReview }) => ({ default: OrderReview })),
)
