export { reviewsAdminRoutes } from './reviews.admin'
export { createReviewsOperator } from './reviews.operator'
export { reviewsRoutes } from './reviews.routes'
export { createReviewsService } from './reviews.service'
