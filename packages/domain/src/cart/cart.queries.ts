import { unwrap, type Cart } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { acknowledgeNew, type AcknowledgedLines } from './acknowledged-lines'

/** Query and mutation keys of this feature. */
export const cartKeys = {
  all: ['cart'],
  current: ['cart', 'current'],
  count: ['cart', 'count'],
  checkout: ['cart', 'checkout'],
  shippingDate: ['cart', 'shipping-date'],
  change: ['cart', 'change'],
  ownVersions: ['cart', 'own-versions'],
  acknowledged: ['seen-cart-lines'],
  removedHere: ['removed-cart-lines'],
} as const

/** Changes the acknowledged lines. */
export function updateAcknowledgedLines(
  queryClient: QueryClient,
  update: (change: AcknowledgedLines) => AcknowledgedLines,
): void {
  queryClient.setQueryData<AcknowledgedLines>(cartKeys.acknowledged, (lines) => update(lines ?? {}))
}

/** Records that this tab requests the removal of a line; call it before sending. */
export function noteRemoval(queryClient: QueryClient, lineId: string): void {
  queryClient.setQueryData<readonly string[]>(cartKeys.removedHere, (earlier) => [...(earlier ?? []), lineId])
}

/** Ids of lines whose removal this tab has requested. */
export function removalsHere(queryClient: QueryClient): readonly string[] {
  return queryClient.getQueryData(cartKeys.removedHere) ?? []
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
      updateAcknowledgedLines(context.client, (lines) => acknowledgeNew(lines, cart))
      return cart
    },
  })
}

/** When an order placed now would arrive, also where the cart is still empty. */
export function shippingDateQuery({ client }: Shop) {
  return queryOptions({
    queryKey: cartKeys.shippingDate,
    queryFn: () => unwrap(client.GET('/store/cart/shipping-date')),
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

/** The cart that is about to be ordered. */
export function checkoutQuery({ client }: Shop) {
  return queryOptions({
    ...askAgain,
    queryKey: cartKeys.checkout,
    queryFn: async () => (await unwrap(client.GET('/store/cart/checkout'))).cart,
  })
}

/**
 * Replaces the cart of every page with an answer, so that nothing is requested again. Running reads are older and are
 * cancelled.
 */
export function storeCart(queryClient: QueryClient, cart: Cart): void {
  void queryClient.cancelQueries({ queryKey: cartKeys.all })
  queryClient.setQueryData(cartKeys.current, cart)
  queryClient.setQueryData(cartKeys.count, cart.items.length)
  if (queryClient.getQueryState(cartKeys.checkout)) queryClient.setQueryData(cartKeys.checkout, cart)
}

/** The fields and lines that a write sets. */
export interface CartWriteScope {
  fields?: readonly (keyof Cart)[]
  lines?: readonly string[]
}

/** Versions that writes from here have led through, one after another, without a change of anybody else's between. */
export interface LocalVersions extends Required<CartWriteScope> {
  /** The cart before the first of them. */
  from: number
  /** The cart after the last of them. */
  to: number
}

/** The buyer's own last changes of the cart; undefined before one. */
export function localCartVersions(queryClient: QueryClient): LocalVersions | undefined {
  return queryClient.getQueryData(cartKeys.ownVersions)
}

/** Notes the version that a write was answered with; call it before the answer is stored. */
export function recordLocalVersion(queryClient: QueryClient, version: number, scope: CartWriteScope): void {
  const known = [cartKeys.current, cartKeys.checkout].map((key) => queryClient.getQueryData<Cart>(key)?.version ?? 0)
  const before = Math.max(...known)
  const { fields = [], lines = [] } = scope
  const ownVersions = localCartVersions(queryClient)
  const isAlone = version <= before + 1
  const earlier = isAlone && ownVersions?.to === before ? ownVersions : undefined
  queryClient.setQueryData<LocalVersions>(cartKeys.ownVersions, {
    from: earlier?.from ?? (isAlone ? before : version),
    to: version,
    fields: [...(earlier?.fields ?? []), ...fields],
    lines: [...(earlier?.lines ?? []), ...lines],
  })
}

/** Clears the cart of every page after it was ordered, with everything stored about it. */
export function emptyCart(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ queryKey: cartKeys.all })
  queryClient.removeQueries({ queryKey: cartKeys.current })
  queryClient.removeQueries({ queryKey: cartKeys.checkout })
  queryClient.removeQueries({ queryKey: cartKeys.acknowledged })
  queryClient.setQueryData(cartKeys.count, 0)
}
