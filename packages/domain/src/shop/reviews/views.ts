/** Types of reviews, for the component library. */
export type { ReviewFaults, ReviewField, ReviewValues } from './review-form'
export type { ReviewSort } from '../../rules/reviews/reviews'
export type * from './reviews.view'
