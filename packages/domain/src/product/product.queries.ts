import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { SessionState } from '../session'
import type { Shop } from '../shop-context'

/** Names of this feature's cached answers. */
const productKeys = {
  detail: (id: string, audience: SessionState['status']) => ['product', id, audience],
} as const

/** One product. Customers and visitors get different answers, so each audience has its own. */
export function productQuery({ client }: Shop, id: string, audience: SessionState['status']) {
  return queryOptions({
    queryKey: productKeys.detail(id, audience),
    queryFn: async ({ signal }) => {
      const { product } = await unwrap(client.GET('/store/products/{id}', { params: { path: { id } }, signal }))
      return product
    },
  })
}
