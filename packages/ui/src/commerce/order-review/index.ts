import { lazyAgain } from '../../internal/lazy-again'

export type { OrderReviewProps } from './OrderReview'

/** {@link OrderReview}, fetched beside the page: what the order comes to stands without it. */
export const OrderReviewLater = lazyAgain(() =>
  import('./OrderReview').then(({ OrderReview }) => ({ default: OrderReview })),
)
