import { ApiError, unwrap, type AddressRequest, type Cart, type ReferencesRequest } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import { isOutcomeUnknown, outcomeUnknown } from '../action'
import { emptyCart, writeCart, type CartWriter } from '../cart'
import { orderKeys, orderQuery, ordersQuery } from '../orders'
import type { Shop } from '../shop-context'
import type { AddressValues } from './address'
import { referenceFields } from './references'

/** Names of this feature's cached answers. */
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
  /** The number people say on the phone. */
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

/** Sets what the order is known by; what is left out stays. The answer becomes the cart of every page. */
export async function saveReferences(writer: CartWriter, body: ReferencesRequest): Promise<void> {
  const call = writer.shop.client.POST('/store/cart/references', { body })
  await writeCart(writer, unwrap(call), { fields: referenceFields.filter((field) => body[field] !== undefined) })
}

/** A press on Place Order. */
export interface OrderAttempt {
  /** As it is shown at the press. */
  cart: Cart
  /** As the buyer has had the time to read it. */
  agreed: Cart
}

/**
 * Finds out what has become of an order whose answer was lost: a cart that is not open any more was ordered, and is sent
 * again to be told the order.
 * @throws ApiError `cause` where the cart is open still; `outcome_unknown` where the store may be at work on it, or does not say
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
 * Makes an order of a cart, once, however often it is sent: the store knows by the cart and by the key, which is that of
 * the cart's version, that a repeated call means the same order. So after an answer that never arrived it can simply be
 * sent again, even from another tab. Nothing but the version that was read is ordered.
 * @throws ApiError `cart_changed` where the cart has changed under the buyer's hands, before anything is sent;
 *   `outcome_unknown` where it could not be found out whether the store has ordered it; else the store's refusal
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
    // Whoever shows orders next fetches them; nobody does now.
    void queryClient.invalidateQueries({ queryKey: orderKeys.all, refetchType: 'none' })
  }
  return { orderId: order_id, displayId: String(display_id) }
}
