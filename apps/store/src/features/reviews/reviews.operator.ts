import type { Review } from '@skafferi/api'
import type { Context } from '../../context'
import { operatorActor, recordEvent } from '../../db/events'
import { conflict, notFound } from '../../http/errors'
import { usualLimit, type ListOptions } from '../../operator/listing'
import { toOperatorReview, type OperatorReview } from './reviews.answers'
import * as repo from './reviews.repo'

/** Which reviews to list. */
export interface ReviewListOptions extends ListOptions {
  /** Pending ones by default. */
  status?: Review['status']
}

/** What an operator does with reviews. */
export function createReviewsOperator({ db, now }: Context) {
  function decide(id: string, status: 'approved' | 'rejected'): Promise<OperatorReview> {
    return db.transaction(async (tx) => {
      const isDecided = await repo.decide(tx, id, status)
      const found = await repo.findReview(tx, id)
      if (!found) throw notFound('review_not_found', 'Review not found')
      if (!isDecided) throw conflict('already_decided', `This review is ${found.review.status} already.`)
      await recordEvent(tx, {
        at: now(),
        actorId: operatorActor,
        action: `review.${status}`,
        subjectId: id,
        before: { status: 'pending' },
        after: { status },
      })
      return toOperatorReview(found)
    })
  }

  return {
    /** Reviews in one state, oldest first. */
    async listReviews({ status = 'pending', limit = usualLimit }: ReviewListOptions = {}): Promise<OperatorReview[]> {
      return (await repo.findByStatus(db, status, limit)).map(toOperatorReview)
    },

    /**
     * Shows a pending review, and counts it in the product's figures.
     * @throws StoreError 404 `review_not_found`; 409 `already_decided`
     */
    approveReview: (id: string): Promise<OperatorReview> => decide(id, 'approved'),

    /**
     * Keeps a pending review from being shown; its customer may write another.
     * @throws StoreError 404 `review_not_found`; 409 `already_decided`
     */
    rejectReview: (id: string): Promise<OperatorReview> => decide(id, 'rejected'),
  }
}
