import { lazy } from 'react'

export type { OrderReviewProps } from './OrderReview'

/** {@link OrderReview}, fetched beside the page: what the order comes to stands without it. */
export const OrderReviewLater = lazy(() => import('./OrderReview').then(({ OrderReview }) => ({ default: OrderReview })))
