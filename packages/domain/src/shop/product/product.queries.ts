import { queryOptions } from '@tanstack/react-query'
import { ApiError, unwrap } from '@skafferi/api'
import type { SessionState } from '../session'
import type { Shop, Prefetch } from '../shop-context'
import { isProductName } from '../../rules/catalogue/product-name'

/** Query keys of this feature. */
const productKeys = {
  detail: (id: string, audience: SessionState['status']) => ['product', id, audience],
} as const

/** The error if there is no such product. */
const notFound = { code: 'product_not_found', message: 'Product not found' }

/**
 * Query of a product by id or handle; an impossible name is not requested. Customers and visitors get different
 * answers, so they have separate cache entries.
 */
export function productQuery({ client }: Shop, name: string, audience: SessionState['status']) {
  return queryOptions({
    queryKey: productKeys.detail(name, audience),
    queryFn: async ({ signal }) => {
      if (!isProductName(name)) throw new ApiError(404, notFound)
      const { product } = await unwrap(client.GET('/store/products/{id}', { params: { path: { id: name } }, signal }))
      return product
    },
  })
}

/** Fetches a product by id or handle. */
export const fetchProduct: Prefetch = async ({ shop, cache }, { id }) => {
  const { status, ready } = shop.session.getSnapshot()
  // Customers and visitors get different answers, so nothing is loaded before the session is known.
  if (ready) await cache.prefetchQuery(productQuery(shop, id, status))
}
