export {
  checkReview,
  emptyReview,
  reviewFields,
  reviewLimits,
  toReviewErrors,
  toReviewRequest,
  type ReviewErrors,
  type ReviewField,
  type ReviewValues,
} from './review-form'
export {
  reviewPageSize,
  toReviewListView,
  type ReviewListView,
  type ReviewView,
  type StarCountView,
} from './reviews.view'
export { useReviews, type Reviews } from './use-reviews'
