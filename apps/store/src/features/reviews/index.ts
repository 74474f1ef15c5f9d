import { unbuilt } from '../unbuilt'

/** Reviews over HTTP. */
export const reviewsRoutes = () => unbuilt('listReviews', 'createReview')
