export { reviewsAdminRoutes } from './admin-routes'
export { createReviewsOperator } from './moderate-reviews'
export { reviewsRoutes } from './routes'
export { createReviewsService } from './write-review'
