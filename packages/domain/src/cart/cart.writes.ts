import { unwrap, type Cart } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import { pendingInputs } from '../action'
import type { Shop } from '../shop-context'
import { cartKeys, storeCart } from './cart.queries'

/** A change that a buyer makes to one line. */
export interface LineChange {
  lineId: string
  /** Quantity to set; 0 takes it out of the cart. */
  quantity: number
}

/** Pieces to put into the cart. */
export interface Purchase {
  variantId: string
  quantity: number
}

/** All a write to the cart needs. */
export interface CartWriter {
  shop: Shop
  queryClient: QueryClient
}

/** Makes the answer to a write the cart of every page. One that arrives after the customer has left is not kept. */
export async function writeCart<Answer extends { cart: Cart }>(
  { shop, queryClient }: CartWriter,
  call: Promise<Answer>,
): Promise<Answer> {
  const token = shop.session.getToken()
  const answer = await call
  if (shop.session.getToken() === token) storeCart(queryClient, answer.cart)
  return answer
}

/** The quantity the buyer sees now, even between two drawings of the page; 0 while the line is being taken out. */
export function shownQuantity(queryClient: QueryClient, line: string): number | undefined {
  const wanted = pendingInputs<LineChange>(queryClient, cartKeys.change).findLast(({ lineId }) => lineId === line)
  const cart = queryClient.getQueryData<Cart>(cartKeys.current)
  return wanted?.quantity ?? cart?.items.find(({ id }) => id === line)?.quantity
}

/** Whether the buyer has changed the line again since. */
function isSuperseded(queryClient: QueryClient, change: LineChange): boolean {
  const changes = pendingInputs<LineChange>(queryClient, cartKeys.change)
  return changes.findLast(({ lineId }) => lineId === change.lineId) !== change
}

/**
 * Sets a line's quantity or takes the line out. Of several waiting changes of one line, only the last is sent.
 * @throws ApiError where the store refused and the buyer has not changed the line again since
 */
export async function changeLine(writer: CartWriter, change: LineChange): Promise<void> {
  const { shop, queryClient } = writer
  if (isSuperseded(queryClient, change)) return
  const { lineId, quantity } = change
  const call =
    quantity === 0
      ? shop.client.DELETE('/store/cart/items/remove', { body: { item_ids: [lineId] } })
      : shop.client.PATCH('/store/cart/items/{id}', { params: { path: { id: lineId } }, body: { quantity } })
  try {
    await writeCart(writer, unwrap(call))
  } catch (error) {
    if (isSuperseded(queryClient, change)) return
    void queryClient.invalidateQueries({ queryKey: cartKeys.current })
    throw error
  }
}

/**
 * Adds pieces of a variant to the cart.
 * @throws ApiError `insufficient_inventory` where there is too little stock
 */
export async function addToCart(writer: CartWriter, { variantId, quantity }: Purchase): Promise<void> {
  const body = { items: [{ variant_id: variantId, quantity }] }
  await writeCart(writer, unwrap(writer.shop.client.POST('/store/cart/items/add', { body })))
}
