export { checkReview, reviewLimits } from './review-form'
export { reviewPageSize, toReviewListView } from './reviews.view'
export { useReviews } from './use-reviews'
