import type { Review } from '@skafferi/api'
import type { FoundReview, ReviewRow } from './reviews.repo'

/** A review as an operator sees it. */
export interface OperatorReview extends Review {
  product_title: string
  /** Whose customer wrote it; null as below. */
  company_name: string | null
  /** Null once the person was erased, and for reviews taken over from elsewhere. */
  customer_id: string | null
}

/** A review as everybody sees it. */
export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    user_name: row.userName,
    title: row.title,
    description: row.description,
    rating: row.rating,
    product_id: row.productId,
    status: row.status,
    created_at: row.createdAt.toISOString(),
  }
}

/** A review with what only an operator is told. */
export function toOperatorReview({ review, productTitle, companyName }: FoundReview): OperatorReview {
  return { ...toReview(review), product_title: productTitle, company_name: companyName, customer_id: review.customerId }
}
