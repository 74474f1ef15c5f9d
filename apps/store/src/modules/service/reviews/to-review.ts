import type { Review } from '@skafferi/api'
import type { FoundReview, ReviewRow } from './reviews.repo'

/** A review as an operator sees it. */
export interface OperatorReview extends Review {
  product_title: string
  /** The author's company; null like `customer_id`. */
  company_name: string | null
  /** Null after the customer was erased, and for reviews imported from another system. */
  customer_id: string | null
}

/** Converts a review for the public. */
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

/** Converts a review for an operator. */
export function toOperatorReview({ review, productTitle, companyName }: FoundReview): OperatorReview {
  return { ...toReview(review), product_title: productTitle, company_name: companyName, customer_id: review.customerId }
}
