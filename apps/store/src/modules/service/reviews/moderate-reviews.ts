import type { Review } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { findLastActor, isCurrentActor, actorParams } from '../../../platform/db/last-actor'
import { refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { toOperatorReview, type OperatorReview } from './to-review'
import * as repo from './reviews.repo'

const reviewNotFound = () => refuse('review_not_found')

/** Creates the operator's actions on reviews. */
export function createReviewsOperator({ db, now }: Context) {
  function decide(id: string, status: 'approved' | 'rejected'): Promise<OperatorReview> {
    return db.transaction(async (tx) => {
      const isDecided = await repo.decide(tx, id, status)
      const found = await repo.findReview(tx, id)
      if (!found) throw reviewNotFound()
      if (!isDecided) {
        const last = await findLastActor(tx, id, `review.${found.review.status}`)
        if (found.review.status === status && isCurrentActor(last)) return toOperatorReview(found)
        throw refuse('already_decided', actorParams(last))
      }
      await recordOperatorEvent(tx, {
        at: now(),
        action: `review.${status}`,
        subjectId: id,
        before: { status: 'pending' },
        after: { status },
      })
      return toOperatorReview(found)
    })
  }

  return {
    /** Returns a page of reviews by status, oldest first, and their total. */
    async pageReviews(status: Review['status'], { limit, offset }: Page) {
      const found = await repo.findByStatus(db, status, limit, offset)
      return { reviews: found.map(toOperatorReview), count: await repo.countByStatus(db, status) }
    },

    /** @throws StoreError 404 `review_not_found` */
    async showReview(id: string): Promise<OperatorReview> {
      const found = await repo.findReview(db, id)
      if (!found) throw reviewNotFound()
      return toOperatorReview(found)
    },

    /**
     * Publishes a pending review and adds it to the product's rating. Repeating it is a no-op for the same actor.
     * @throws StoreError 404 `review_not_found`; 409 `already_decided` with the actor's name
     */
    approveReview: (id: string): Promise<OperatorReview> => decide(id, 'approved'),

    /**
     * Rejects a pending review; its author may write another.
     * @throws StoreError 404 `review_not_found`; 409 `already_decided`
     */
    rejectReview: (id: string): Promise<OperatorReview> => decide(id, 'rejected'),
  }
}

export type ReviewsOperator = ReturnType<typeof createReviewsOperator>
