/** Shapes that the kit shows, as types only. */
export type { ReviewFaults, ReviewField, ReviewValues } from './review-form'
export type { ReviewSort } from './reviews.rules'
export type * from './reviews.view'
