import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'

/** The order that was placed from a cart; null if none was. */
export function orderOfCartQuery({ client }: Shop, cartId: string) {
  return queryOptions({
    queryKey: ['orders', 'of-cart', cartId],
    queryFn: async () => {
      const params = { query: { cart_id: cartId, limit: 1 } }
      return (await unwrap(client.GET('/store/orders', { params }))).orders[0] ?? null
    },
  })
}
