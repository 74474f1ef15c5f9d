import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { unwrap } from '@skafferi/api'
import { readable, toLoad, useAction } from '../../platform/action'
import { useCustomer } from '../session'
import { useShop } from '../shop-context'
import { useFormDraft } from '../draft'
import {
  reviewLimits,
  checkReview,
  isReview,
  toReviewFaults,
  toReviewRequest,
  type ReviewFaults,
  type ReviewValues,
} from './review-form'
import { reviewsQuery, reviewKeys } from './reviews.queries'
import { toReviewListView, type ReviewOrder, type Reviews, type ReviewForm } from './reviews.view'

const initialRequest: { page: number; order: ReviewOrder } = { page: 1, order: { sort: 'newest', stars: null } }

/** Loads the reviews of a product by page. A page stays visible while the next one loads. */
export function useReviews(productId: string): Reviews {
  const shop = useShop()
  const customer = useCustomer()
  const [{ page, order }, setRequest] = useState(initialRequest)
  const query = useQuery({
    ...reviewsQuery(shop, productId, page, order),
    placeholderData: keepPreviousData,
  })
  const view = useMemo(
    () => readable(query.data, (data) => toReviewListView(data, page, shop.locale)),
    [query.data, page, shop.locale],
  )
  return {
    ...useReviewForm(productId),
    load: toLoad(query, 'load_reviews', view),
    author: customer.status === 'ready' ? customer.view.name : null,
    limits: reviewLimits,
    onPageChange: (event) => setRequest({ page: event.page, order }),
    order,
    onOrderChange: (event) => setRequest({ page: 1, order: event }),
  }
}

/** Returns the form of a new review. Invalid values are not sent. */
function useReviewForm(productId: string): ReviewForm {
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
