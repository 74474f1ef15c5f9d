import type { components } from '@skafferi/api/admin'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf } from '../../../platform/http/handler'
import type { OperatorReview } from './to-review'
import type { ReviewsOperator } from './moderate-reviews'

type ReviewCalls = 'listReviewsToDecide' | 'getReview' | 'approveReview' | 'rejectReview'

function toAnswer({
  product_title,
  company_name,
  customer_id,
  ...review
}: OperatorReview): components['schemas']['AdminReview'] {
  return { review, product_title, company_name, customer_id }
}

/** Admin routes for reviews. */
export function reviewsAdminRoutes(reviews: ReviewsOperator): AdminHandlers<ReviewCalls> {
  return {
    async listReviewsToDecide({ query }) {
      const page = pageOf(query)
      const found = await reviews.pageReviews(query.status ?? 'pending', page)
      return { reviews: found.reviews.map(toAnswer), count: found.count, ...page }
    },
    getReview: async ({ params }) => toAnswer(await reviews.showReview(params.id)),
    approveReview: async ({ params }) => toAnswer(await reviews.approveReview(params.id)),
    rejectReview: async ({ params }) => toAnswer(await reviews.rejectReview(params.id)),
  }
}
