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
  localVersions: ['cart', 'own-versions'],
  acknowledged: ['seen-cart-lines'],
  requestedRemovals: ['removed-cart-lines'],
} as const

/** Key of the company's shelf, which contains the pieces in the cart: what invalidates the cart invalidates it. */
export const shelfKey = ['cart', 'shelf'] as const

/** Marks the shelf as outdated, so that it is read again: at once if it is displayed, else when it is opened. */
const expireShelf = (queryClient: QueryClient) => void queryClient.invalidateQueries({ queryKey: shelfKey })

/** Changes the acknowledged lines. */
export function updateAcknowledgedLines(
  queryClient: QueryClient,
  update: (change: AcknowledgedLines) => AcknowledgedLines,
): void {
  queryClient.setQueryData<AcknowledgedLines>(cartKeys.acknowledged, (lines) => update(lines ?? {}))
}

/** Records that this tab requests the removal of a line; call it before sending. */
export function recordRemovalRequest(queryClient: QueryClient, lineId: string): void {
  queryClient.setQueryData<readonly string[]>(cartKeys.requestedRemovals, (earlier) => [...(earlier ?? []), lineId])
}

/** Returns the ids of lines whose removal this tab has requested. */
export function requestedRemovals(queryClient: QueryClient): readonly string[] {
  return queryClient.getQueryData(cartKeys.requestedRemovals) ?? []
}

/** A colleague or another tab may have changed the cart while this tab was hidden. */
const refetchOnFocus = { refetchOnWindowFocus: 'always' } as const

/** The open cart. */
export function cartQuery({ client }: Shop) {
  return queryOptions({
    ...refetchOnFocus,
    queryKey: cartKeys.current,
    queryFn: async (context) => {
      const { cart } = await unwrap(client.GET('/store/cart/info'))
      updateAcknowledgedLines(context.client, (lines) => acknowledgeNew(lines, cart))
      return cart
    },
  })
}

/** The delivery dates of an order placed now, even if the cart is empty. */
export function shippingDateQuery({ client }: Shop) {
  return queryOptions({
    queryKey: cartKeys.shippingDate,
    queryFn: () => unwrap(client.GET('/store/cart/shipping-date')),
  })
}

/** The number of lines in the cart. */
export function cartCountQuery({ client }: Shop) {
  return queryOptions({
    ...refetchOnFocus,
    queryKey: cartKeys.count,
    queryFn: async () => (await unwrap(client.GET('/store/cart/count'))).ItemCount,
  })
}

/** The cart that is about to be ordered. */
export function checkoutQuery({ client }: Shop) {
  return queryOptions({
    ...refetchOnFocus,
    queryKey: cartKeys.checkout,
    queryFn: async () => (await unwrap(client.GET('/store/cart/checkout'))).cart,
  })
}

/**
 * Stores a response as the cart of every page, so that nothing is requested again. Cancels pending requests, because
 * their data is older.
 */
export function storeCart(queryClient: QueryClient, cart: Cart): void {
  void queryClient.cancelQueries({ queryKey: cartKeys.all })
  queryClient.setQueryData(cartKeys.current, cart)
  queryClient.setQueryData(cartKeys.count, cart.items.length)
  if (queryClient.getQueryState(cartKeys.checkout)) queryClient.setQueryData(cartKeys.checkout, cart)
  expireShelf(queryClient)
}

/** The fields and lines that a write sets. */
export interface CartWriteScope {
  fields?: readonly (keyof Cart)[]
  lines?: readonly string[]
}

/** A range of cart versions that were created by this tab's writes only. */
export interface LocalVersions extends Required<CartWriteScope> {
  /** The version before the first of them. */
  from: number
  /** The version after the last of them. */
  to: number
}

/** Returns the versions of this tab's last writes; undefined before the first. */
export function localCartVersions(queryClient: QueryClient): LocalVersions | undefined {
  return queryClient.getQueryData(cartKeys.localVersions)
}

/** Records the version that a write returned; call it before the response is stored. */
export function recordLocalVersion(queryClient: QueryClient, version: number, scope: CartWriteScope): void {
  const known = [cartKeys.current, cartKeys.checkout].map((key) => queryClient.getQueryData<Cart>(key)?.version ?? 0)
  const before = Math.max(...known)
  const { fields = [], lines = [] } = scope
  const localVersions = localCartVersions(queryClient)
  const isNextVersion = version <= before + 1
  const earlier = isNextVersion && localVersions?.to === before ? localVersions : undefined
  queryClient.setQueryData<LocalVersions>(cartKeys.localVersions, {
    from: earlier?.from ?? (isNextVersion ? before : version),
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
  expireShelf(queryClient)
}
