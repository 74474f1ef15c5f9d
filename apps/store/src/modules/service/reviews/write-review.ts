import type { Review, ReviewList } from '@skafferi/api'
import { reviewerName, toRatings } from '@skafferi/domain/rules/reviews/reviews'
import type { Context } from '../../../platform/context'
import { recordEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { refuse, type StoreError } from '../../../platform/http/errors'
import type { Page, Session } from '../../../platform/http/handler'
import { toReview } from './to-review'
import * as repo from './reviews.repo'

/** A new review. */
export interface NewReview {
  productId: string
  title: string
  description: string
  /** Stars, 1 to 5. */
  rating: number
}

function productNotFound(): StoreError {
  return refuse('product_not_found')
}

function toRow({ customer, company }: Session, review: NewReview, now: Date): repo.ReviewRow {
  return {
    id: newId('rev', now),
    productId: review.productId,
    customerId: customer.id,
    userName: reviewerName({ ...customer, company: company.name }),
    title: review.title.trim(),
    description: review.description.trim(),
    rating: review.rating,
    status: 'pending',
    createdAt: now,
  }
}

/** Creates the operations on reviews of a product. */
export function createReviewsService({ db, now }: Context) {
  return {
    /**
     * Returns a page of approved reviews in the given order with the given stars, and the rating from all of them.
     * @throws StoreError 404 `product_not_found` if no such product is for sale
     */
    async list(productId: string, filter: repo.ReviewFilter, page: Page): Promise<ReviewList> {
      const figures = await repo.findFigures(db, productId, now())
      if (!figures) throw productNotFound()
      const ratings = toRatings(figures.counts)
      const count = ratings.find(({ rating }) => rating === filter.rating)?.count ?? figures.count
      const rows = await repo.findApproved(db, productId, filter, page)
      return { reviews: rows.map(toReview), average_rating: figures.average, ratings, count, ...page }
    },

    /**
     * Stores a pending review.
     * @throws StoreError 404 `product_not_found`; 409 `already_reviewed`, unless the earlier one was rejected
     */
    create(session: Session, review: NewReview, requestId: string): Promise<Review> {
      return db.transaction(async (tx) => {
        const { customer } = session
        const { productId } = review
        await repo.lockReviewer(tx, customer.id)
        const at = now()
        if (!(await repo.isReviewable(tx, productId, at))) throw productNotFound()
        if (await repo.hasReviewed(tx, customer.id, productId)) {
          throw refuse('already_reviewed')
        }
        const row = toRow(session, review, at)
        await repo.insertReview(tx, row)
        await recordEvent(tx, {
          at,
          actorId: customer.id,
          action: 'review.submitted',
          subjectId: row.id,
          after: { status: row.status, productId, rating: row.rating },
          requestId,
        })
        return toReview(row)
      })
    },
  }
}

export type ReviewsService = ReturnType<typeof createReviewsService>
