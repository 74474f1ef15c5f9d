import { unwrap } from '@skafferi/api'
import { useState } from 'react'
import { useAction } from '../action'
import { useShop } from '../shop-context'
import { checkReview, toReviewFaults, toReviewRequest, type ReviewFaults, type ReviewValues } from './review-form'
import type { ReviewForm } from './reviews.view'

/** Sends a review; nothing is sent that the store would refuse for a field. */
export function useReviewForm(productId: string): ReviewForm {
  const { client } = useShop()
  const [found, setFound] = useState<ReviewFaults>({})
  const { run, busy, problem, reset } = useAction('submit_review', async (values: ReviewValues) => {
    await unwrap(client.POST('/store/products/reviews', { body: toReviewRequest(values, productId) }))
  })

  async function onSubmit({ values }: { values: ReviewValues }): Promise<boolean> {
    const faults = checkReview(values)
    setFound(faults)
    reset()
    return Object.keys(faults).length === 0 && run(values)
  }

  const faults = { ...found, ...toReviewFaults(problem?.fields ?? {}) }
  const inAField = Object.keys(faults).length > 0
  return {
    faults,
    sending: busy,
    problem: inAField ? null : problem,
    onSubmit,
    onDialogClose() {
      setFound({})
      reset()
    },
  }
}
