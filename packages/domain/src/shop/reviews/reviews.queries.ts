import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { reviewPageSize, type ReviewOrder } from './reviews.view'

/** Query keys of this feature. */
export const reviewKeys = {
  of: (productId: string) => ['reviews', productId],
  page: (productId: string, page: number, order: ReviewOrder) => ['reviews', productId, page, order],
} as const

/** A page of a product's reviews. @param page from 1 */
export function reviewsQuery({ client }: Shop, productId: string, page: number, { sort, stars }: ReviewOrder) {
  const query = {
    sort,
    ...(stars !== null && { rating: stars }),
    limit: reviewPageSize,
    offset: (page - 1) * reviewPageSize,
  }
  return queryOptions({
    queryKey: reviewKeys.page(productId, page, { sort, stars }),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/store/products/{id}/reviews', { params: { path: { id: productId }, query }, signal })),
  })
}
