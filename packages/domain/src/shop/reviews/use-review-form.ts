import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import {
  checkReview,
  isReview,
  toReviewFaults,
  toReviewRequest,
  type ReviewFaults,
  type ReviewValues,
} from './review-form'
import { reviewKeys } from './reviews.queries'
import type { ReviewForm } from './reviews.view'

/** Returns the form of a new review. Invalid values are not sent. */
export function useReviewForm(productId: string): ReviewForm {
  const { client } = useShop()
  const queryClient = useQueryClient()
  const draft = useFormDraft(`review ${productId}`, isReview)
  const [localFaults, setLocalFaults] = useState<ReviewFaults>({})
  const { run, busy, problem, reset } = useAction('submit_review', async (values: ReviewValues) => {
    await unwrap(client.POST('/store/products/reviews', { body: toReviewRequest(values, productId) }))
    draft.discard()
    // The list is reloaded (Specification (shopping) §4), or fetched when the user opens it.
    void queryClient.invalidateQueries({ queryKey: reviewKeys.of(productId) })
  })

  async function onSubmit({ values }: { values: ReviewValues }): Promise<boolean> {
    const faults = checkReview(values)
    setLocalFaults(faults)
    reset()
    return Object.keys(faults).length === 0 && run(values)
  }

  const faults = { ...localFaults, ...toReviewFaults(problem?.fields ?? {}) }
  const hasFieldFault = Object.keys(faults).length > 0
  return {
    draft,
    faults,
    sending: busy,
    problem: hasFieldFault ? null : problem,
    onSubmit,
    onDialogClose() {
      setLocalFaults({})
      reset()
    },
  }
}
