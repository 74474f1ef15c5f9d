import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readable, toLoad } from '../../platform/action'
import { useCustomer } from '../session'
import { useShop } from '../shop-context'
import { reviewLimits } from './review-form'
import { reviewsQuery } from './reviews.queries'
import { toReviewListView, type ReviewOrder, type Reviews } from './reviews.view'
import { useReviewForm } from './use-review-form'

const initialRequest: { page: number; order: ReviewOrder } = { page: 1, order: { sort: 'newest', stars: null } }

/** Loads the reviews of a product by page. A page stays visible while the next one loads. */
export function useReviews(productId: string): Reviews {
  const shop = useShop()
  const customer = useCustomer()
  const [isOpen, setIsOpen] = useState(false)
  const [{ page, order }, setRequest] = useState(initialRequest)
  const query = useQuery({
    ...reviewsQuery(shop, productId, page, order),
    enabled: isOpen,
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
    onOpen: () => setIsOpen(true),
    onPageChange: (event) => setRequest({ page: event.page, order }),
    order,
    onOrderChange: (event) => setRequest({ page: 1, order: event }),
  }
}
