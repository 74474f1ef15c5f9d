import { unwrap, type Cart } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { seeNew, type SeenLines } from './seen-lines'

/** Names of this feature's cached answers and writes. */
export const cartKeys = {
  all: ['cart'],
  current: ['cart', 'current'],
  count: ['cart', 'count'],
  checkout: ['cart', 'checkout'],
  change: ['cart', 'change'],
  ownVersion: ['cart', 'own-version'],
  seen: ['seen-cart-lines'],
} as const

/** Changes what is known of the lines that the buyer has seen. */
export function updateSeenLines(queryClient: QueryClient, update: (seen: SeenLines) => SeenLines): void {
  queryClient.setQueryData<SeenLines>(cartKeys.seen, (seen) => update(seen ?? {}))
}

/** A colleague or another tab may have changed the cart while this tab was out of sight. */
const askAgain = { refetchOnWindowFocus: 'always' } as const

/** The open cart. */
export function cartQuery({ client }: Shop) {
  return queryOptions({
    ...askAgain,
    queryKey: cartKeys.current,
    queryFn: async (context) => {
      const { cart } = await unwrap(client.GET('/store/cart/info'))
      updateSeenLines(context.client, (seen) => seeNew(seen, cart))
      return cart
    },
  })
}

/** How many lines the cart has. */
export function cartCountQuery({ client }: Shop) {
  return queryOptions({
    ...askAgain,
    queryKey: cartKeys.count,
    queryFn: async () => (await unwrap(client.GET('/store/cart/count'))).ItemCount,
  })
}

/** The cart as it is about to be ordered. */
export function checkoutQuery({ client }: Shop) {
  return queryOptions({
    ...askAgain,
    queryKey: cartKeys.checkout,
    queryFn: async () => (await unwrap(client.GET('/store/cart/checkout'))).cart,
  })
}

/**
 * Makes the cart of an answer the cart of every page, so that nothing is fetched again. Reads under way were asked
 * before and are dropped.
 */
export function storeCart(queryClient: QueryClient, cart: Cart): void {
  void queryClient.cancelQueries({ queryKey: cartKeys.all })
  queryClient.setQueryData(cartKeys.current, cart)
  queryClient.setQueryData(cartKeys.count, cart.items.length)
  if (queryClient.getQueryState(cartKeys.checkout)) queryClient.setQueryData(cartKeys.checkout, cart)
}

/** The version that the last write from here has made; undefined before one. What others changed meanwhile is in it. */
export function ownCartVersion(queryClient: QueryClient): number | undefined {
  return queryClient.getQueryData(cartKeys.ownVersion)
}

/** Empties the cart of every page once it has become an order: no lines, and nothing remembered of it. */
export function emptyCart(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ queryKey: cartKeys.all })
  queryClient.removeQueries({ queryKey: cartKeys.current })
  queryClient.removeQueries({ queryKey: cartKeys.checkout })
  queryClient.removeQueries({ queryKey: cartKeys.seen })
  queryClient.setQueryData(cartKeys.count, 0)
}
