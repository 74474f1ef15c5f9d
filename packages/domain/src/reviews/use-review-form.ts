import { unwrap } from '@skafferi/api'
import { useState } from 'react'
import type { Problem } from '../problem'
import { useShop } from '../shop-context'
import { useAttempt } from '../use-attempt'
import { checkReview, toReviewErrors, toReviewRequest, type ReviewErrors, type ReviewValues } from './review-form'

/** Writing a review: what is wrong with it, or why it was not taken. */
export interface ReviewForm {
  /** What was wrong with the review that was sent last, by field. */
  faults: ReviewErrors
  sending: boolean
  /** Why it was not taken; null where a field's fault says so. */
  problem: Problem<'submit_review'> | null
  /** Sends the review; resolves to whether it was taken. It is shown once the shop has read it. */
  onSubmit: (event: { values: ReviewValues }) => Promise<boolean>
  /** The dialog was closed: what was refused or failed in it is forgotten. */
  onDialogClose: () => void
}

/** Sends a review; nothing is sent that the store would refuse for a field. */
export function useReviewForm(productId: string): ReviewForm {
  const { client } = useShop()
  const [found, setFound] = useState<ReviewErrors>({})
  const { start, busy, problem, forget } = useAttempt('submit_review', async (values: ReviewValues) => {
    await unwrap(client.POST('/store/products/reviews', { body: toReviewRequest(values, productId) }))
  })

  async function onSubmit({ values }: { values: ReviewValues }): Promise<boolean> {
    const faults = checkReview(values)
    setFound(faults)
    forget()
    return Object.keys(faults).length === 0 && start(values)
  }

  const faults = { ...found, ...toReviewErrors(problem?.fields ?? {}) }
  const inAField = Object.keys(faults).length > 0
  return {
    faults,
    sending: busy,
    problem: inAField ? null : problem,
    onSubmit,
    onDialogClose() {
      setFound({})
      forget()
    },
  }
}
