import { ApiError, unwrap, type AddressRequest, type Cart, type ReferencesRequest } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import { isOutcomeUnknown, outcomeUnknown } from '../../platform/action'
import { emptyCart, writeCart, type CartWriter } from '../cart'
import { orderKeys, orderQuery, ordersQuery } from '../orders'
import type { Shop } from '../shop-context'
import type { AddressValues } from './address'
import { referenceNames } from '../../rules/checkout/references'

/** Query keys of this feature. */
const checkoutKeys = {
  usedAddresses: [...orderKeys.all, 'addresses'],
} as const

/** Number of latest orders whose addresses are offered. */
const maxOrders = 4

/** The delivery or the billing address. */
export type AddressKind = 'shipping' | 'billing'

/** An entered address and its kind. */
export interface AddressEntry {
  kind: AddressKind
  values: AddressValues
  /** Receiving hours of a chosen address, null if unknown; undefined if the address was typed. */
  receptionHours?: string | null
}

/** The order that was placed from a cart. */
export interface PlacedOrder {
  orderId: string
  /** The order number. */
  displayId: string
}

/** The company's latest orders, newest first, for the addresses they went to. */
export function usedAddressesQuery(shop: Shop) {
  return queryOptions({
    queryKey: checkoutKeys.usedAddresses,
    queryFn: async ({ client }) => {
      const { orders } = await client.fetchQuery(ordersQuery(shop, { page: 1, query: '' }))
      return Promise.all(orders.slice(0, maxOrders).map(({ id }) => client.fetchQuery(orderQuery(shop, id))))
    },
  })
}

/** Sets an address of the cart, and updates the cart of every page. */
export async function saveAddress(
  writer: CartWriter,
  { kind, address }: { kind: AddressKind; address: AddressRequest },
): Promise<void> {
  const { client } = writer.shop
  const call =
    kind === 'shipping'
      ? client.POST('/store/cart/address/add-shipping', { body: address })
      : client.POST('/store/cart/address/add-billing', { body: address })
  const fields = address.reception_hours === undefined ? [] : (['reception_hours'] as const)
  await writeCart(writer, unwrap(call), { fields: [`${kind}_address`, ...fields] })
}

/** Sets references; omitted ones stay. Updates the cart of every page. */
export async function saveReferences(writer: CartWriter, body: ReferencesRequest): Promise<void> {
  const call = writer.shop.client.POST('/store/cart/references', { body })
  await writeCart(writer, unwrap(call), { fields: referenceNames.filter((field) => body[field] !== undefined) })
}

/** A press on Place Order. */
export interface OrderAttempt {
  /** As displayed at the press. */
  cart: Cart
  /** The cart that the buyer has agreed to. */
  agreed: Cart
}

/**
 * Finds out the result of an order whose answer was lost: if its cart is no longer open it was ordered, and sending it
 * again returns the order.
 * @throws ApiError `cause` if the cart is still open; `outcome_unknown` if the store may still be working on it, or
 * does not answer
 */
async function findOrder<Answer>(
  { client }: Shop,
  cart: Cart,
  { cause, complete }: { cause: ApiError; complete: () => Promise<Answer> },
): Promise<Answer> {
  const current = await unwrap(client.GET('/store/cart/checkout')).catch(() => undefined)
  if (current && current.cart.id !== cart.id) {
    return complete().catch((error: unknown) => {
      throw isOutcomeUnknown(error) ? outcomeUnknown() : error
    })
  }
  throw current && cause.code !== 'timeout' ? cause : outcomeUnknown()
}

/**
 * Places an order for a cart. Idempotent: cart and key, which belongs to the cart's version, identify it, so it can be
 * sent again after a lost answer, even from another tab. Only the displayed version is ordered.
 * @throws ApiError `cart_changed` if the cart has changed, before anything is sent; `outcome_unknown` if the result
 * could not be found out; otherwise the store's refusal
 */
export async function placeOrder(
  { shop, queryClient }: CartWriter,
  { cart, agreed }: OrderAttempt,
): Promise<PlacedOrder> {
  const { client, session } = shop
  if (cart.version !== agreed.version) throw new ApiError(409, { code: 'cart_changed', message: '', cart })
  if (cart.id === null) throw new ApiError(400, { code: 'empty_cart', message: '' })
  const user = session.getUser()
  const header = { 'Idempotency-Key': `complete-${cart.id}-${cart.version}` }
  const body = { cart_id: cart.id, cart_version: cart.version }
  const complete = () => unwrap(client.POST('/store/cart/complete', { params: { header }, body }))
  const { order_id, display_id } = await complete().catch((error: unknown) => {
    if (!(error instanceof ApiError) || !isOutcomeUnknown(error)) throw error
    return findOrder(shop, cart, { cause: error, complete })
  })
  if (session.getUser() === user) {
    emptyCart(queryClient)
    shop.otherTabs.notify()
    // Orders are loaded again when they are displayed.
    void queryClient.invalidateQueries({ queryKey: orderKeys.all, refetchType: 'none' })
  }
  return { orderId: order_id, displayId: String(display_id) }
}
