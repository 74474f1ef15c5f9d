import { ApiError, unwrap, type AddressRequest, type Cart, type ReferencesRequest } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import { isOutcomeUnknown, outcomeUnknown } from '../action'
import { emptyCart, writeCart, type CartWriter } from '../cart'
import { orderKeys, orderQuery, ordersQuery } from '../orders'
import type { Shop } from '../shop-context'
import type { AddressValues } from './address'
import { referenceFields } from './references'

/** Query keys of this feature. */
const checkoutKeys = {
  usedAddresses: [...orderKeys.all, 'addresses'],
} as const

/** Orders that are looked into for addresses. */
const latestOrders = 4

/** Which of the two addresses. */
export type AddressKind = 'shipping' | 'billing'

/** An address as it was entered, and which of the cart's it shall be. */
export interface AddressEntry {
  kind: AddressKind
  values: AddressValues
  /** When goods are received there, if it was chosen; null if that is not known. Left out, it was typed. */
  receptionHours?: string | null
}

/** The order a cart has become. */
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
      return Promise.all(orders.slice(0, latestOrders).map(({ id }) => client.fetchQuery(orderQuery(shop, id))))
    },
  })
}

/** Sets one of the cart's addresses; the answer becomes the cart of every page. */
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
  await writeCart(writer, unwrap(call), { fields: referenceFields.filter((field) => body[field] !== undefined) })
}

/** A press on Place Order. */
export interface OrderAttempt {
  /** As displayed at the press. */
  cart: Cart
  /** As the buyer has had the time to read it. */
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
  const open = await unwrap(client.GET('/store/cart/checkout')).catch(() => undefined)
  if (open && open.cart.id !== cart.id) {
    return complete().catch((error: unknown) => {
      throw isOutcomeUnknown(error) ? outcomeUnknown() : error
    })
  }
  throw open && cause.code !== 'timeout' ? cause : outcomeUnknown()
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
