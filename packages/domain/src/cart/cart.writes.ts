import { unwrap, type Cart } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { cartKeys, storeCart } from './cart.queries'

/** A buyer's wish for one line. */
export interface LineChange {
  lineId: string
  /** Pieces the line shall have; 0 takes it out of the cart. */
  quantity: number
}

/** All a write to the cart needs. */
export interface CartWriter {
  shop: Shop
  queryClient: QueryClient
}

/** Whatever has this scope happens one after another. */
export const cartTurn = { id: 'cart' }

/**
 * Sends one write to the cart after those before it have been answered, so that the answers arrive in the order of the
 * writes and the last one is the truth. An answer that arrives after the customer has left is not kept.
 */
function writeInTurn<Wish>(
  { shop, queryClient }: CartWriter,
  mutationKey: typeof cartKeys.change | typeof cartKeys.add,
  wish: Wish,
  send: (wish: Wish) => Promise<Cart | undefined>,
): Promise<void> {
  const token = shop.session.getToken()
  const write = queryClient.getMutationCache().build<void, Error, Wish, unknown>(queryClient, {
    mutationKey,
    scope: cartTurn,
    gcTime: 0,
    mutationFn: async () => {
      const cart = await send(wish)
      if (cart && shop.session.getToken() === token) storeCart(queryClient, cart)
    },
  })
  return write.execute(wish)
}

/** Wishes that have not been answered yet, oldest first. */
export function openChanges(queryClient: QueryClient): LineChange[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: cartKeys.change, status: 'pending' })
    .map((write) => write.state.variables as LineChange)
}

/** Whether the buyer has changed the line again since. */
function isSuperseded(queryClient: QueryClient, change: LineChange): boolean {
  return openChanges(queryClient).findLast(({ lineId }) => lineId === change.lineId) !== change
}

/**
 * Sets a line's quantity or takes the line out. Of several wishes for one line that wait, only the last is sent.
 * @throws ApiError where the store refused and the buyer has not changed the line again since
 */
export async function changeLine(writer: CartWriter, change: LineChange): Promise<void> {
  const { shop, queryClient } = writer
  let superseded = false
  const send = async ({ lineId, quantity }: LineChange): Promise<Cart | undefined> => {
    if (isSuperseded(queryClient, change)) return undefined
    const call =
      quantity === 0
        ? shop.client.DELETE('/store/cart/items/remove', { body: { item_ids: [lineId] } })
        : shop.client.PATCH('/store/cart/items/{id}', { params: { path: { id: lineId } }, body: { quantity } })
    try {
      return (await unwrap(call)).cart
    } finally {
      superseded = isSuperseded(queryClient, change)
    }
  }
  try {
    await writeInTurn(writer, cartKeys.change, change, send)
  } catch (error) {
    if (superseded) return
    void queryClient.invalidateQueries({ queryKey: cartKeys.current })
    throw error
  }
}

/**
 * Adds pieces of a variant to the cart.
 * @throws ApiError `insufficient_inventory` where there is too little stock
 */
export function addToCart(writer: CartWriter, purchase: { variantId: string; quantity: number }): Promise<void> {
  return writeInTurn(writer, cartKeys.add, purchase, async ({ variantId, quantity }) => {
    const body = { items: [{ variant_id: variantId, quantity }] }
    return (await unwrap(writer.shop.client.POST('/store/cart/items/add', { body }))).cart
  })
}
