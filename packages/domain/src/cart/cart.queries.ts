import { unwrap, type Cart } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Shop } from '../shop-context'

/** Names of this feature's cached answers and writes. */
export const cartKeys = {
  all: ['cart'],
  current: ['cart', 'current'],
  count: ['cart', 'count'],
  checkout: ['cart', 'checkout'],
  change: ['cart', 'change'],
} as const

/** The open cart. */
export function cartQuery({ client }: Shop) {
  return queryOptions({
    queryKey: cartKeys.current,
    queryFn: async () => (await unwrap(client.GET('/store/cart/info'))).cart,
  })
}

/** How many lines the cart has. */
export function cartCountQuery({ client }: Shop) {
  return queryOptions({
    queryKey: cartKeys.count,
    queryFn: async () => (await unwrap(client.GET('/store/cart/count'))).ItemCount,
  })
}

/** The cart as it is about to be ordered. */
export function checkoutQuery({ client }: Shop) {
  return queryOptions({
    queryKey: cartKeys.checkout,
    queryFn: async () => (await unwrap(client.GET('/store/cart/checkout'))).cart,
  })
}

/**
 * Makes a write's answer the cart of every page, so that nothing is fetched again. Reads under way were asked before
 * the write and are dropped.
 */
export function storeCart(queryClient: QueryClient, cart: Cart): void {
  void queryClient.cancelQueries({ queryKey: cartKeys.all })
  queryClient.setQueryData(cartKeys.current, cart)
  queryClient.setQueryData(cartKeys.count, cart.items.length)
  if (queryClient.getQueryState(cartKeys.checkout)) queryClient.setQueryData(cartKeys.checkout, cart)
}

/** Empties the cart of every page once it has become an order: no lines, and nothing remembered of it. */
export function emptyCart(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ queryKey: cartKeys.all })
  queryClient.removeQueries({ queryKey: cartKeys.current })
  queryClient.removeQueries({ queryKey: cartKeys.checkout })
  queryClient.setQueryData(cartKeys.count, 0)
}
