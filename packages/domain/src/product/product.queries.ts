import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { SessionState } from '../session'
import type { Shop } from '../shop-context'
import { isProductName } from './product-name.rules'

/** Names of this feature's cached answers. */
const productKeys = {
  detail: (id: string, audience: SessionState['status']) => ['product', id, audience],
} as const

/** What is answered where no product is of that name. */
const notFound = { code: 'product_not_found', message: 'Product not found' }

/**
 * One product, by its id or its handle; what can be neither is not asked for. Customers and visitors get different
 * answers, so each audience has its own.
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
