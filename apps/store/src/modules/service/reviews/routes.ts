import { pageOf, signedIn, type Handlers } from '../../../platform/http/handler'
import type { ReviewsService } from './write-review'

/** Routes for reviews. */
export function reviewsRoutes(reviews: ReviewsService): Handlers<'listReviews' | 'createReview'> {
  return {
    async listReviews({ params, query }) {
      return reviews.list(params.id, { sort: query.sort ?? 'newest', rating: query.rating }, pageOf(query))
    },
    async createReview(call) {
      const { product_id: productId, title, description, rating } = call.body
      const opinion = { productId, title, description, rating }
      const review = await reviews.create(signedIn(call), opinion, call.requestId)
      return { success: true, message: 'Review submitted successfully. It will be shown once approved.', review }
    },
  }
}
