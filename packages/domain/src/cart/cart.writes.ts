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

/** Does something about the cart after what was begun before it has been answered. */
export function inCartTurn<Wish, Result>(
  { queryClient }: CartWriter,
  mutationKey: (typeof cartKeys)['change' | 'add' | 'bulk'],
  wish: Wish,
  act: (wish: Wish) => Promise<Result>,
): Promise<Result> {
  const write = queryClient
    .getMutationCache()
    .build<Result, Error, Wish, unknown>(queryClient, { mutationKey, scope: cartTurn, gcTime: 0, mutationFn: act })
  return write.execute(wish)
}

/**
 * Sends one write to the cart after those before it have been answered, so that the answers arrive in the order of the
 * writes and the last one is the truth. An answer that arrives after the customer has left is not kept.
 */
export function writeInTurn<Wish, Answer extends { cart: Cart } | undefined>(
  writer: CartWriter,
  mutationKey: Parameters<typeof inCartTurn>[1],
  wish: Wish,
  send: (wish: Wish) => Promise<Answer>,
): Promise<Answer> {
  const { shop, queryClient } = writer
  const token = shop.session.getToken()
  return inCartTurn(writer, mutationKey, wish, async () => {
    const answer = await send(wish)
    if (answer && shop.session.getToken() === token) storeCart(queryClient, answer.cart)
    return answer
  })
}

/** Wishes that have not been answered yet, oldest first. */
export function openChanges(queryClient: QueryClient): LineChange[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: cartKeys.change, status: 'pending' })
    .map((write) => write.state.variables as LineChange)
}

/** The quantity the buyer sees now, even between two drawings of the page; 0 while the line is being taken out. */
export function shownQuantity(queryClient: QueryClient, line: string): number | undefined {
  const wanted = openChanges(queryClient).findLast(({ lineId }) => lineId === line)
  const cart = queryClient.getQueryData<Cart>(cartKeys.current)
  return wanted?.quantity ?? cart?.items.find(({ id }) => id === line)?.quantity
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
  const send = async ({ lineId, quantity }: LineChange) => {
    if (isSuperseded(queryClient, change)) return undefined
    const call =
      quantity === 0
        ? shop.client.DELETE('/store/cart/items/remove', { body: { item_ids: [lineId] } })
        : shop.client.PATCH('/store/cart/items/{id}', { params: { path: { id: lineId } }, body: { quantity } })
    try {
      return await unwrap(call)
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
export async function addToCart(
  writer: CartWriter,
  purchase: { variantId: string; quantity: number },
): Promise<void> {
  await writeInTurn(writer, cartKeys.add, purchase, ({ variantId, quantity }) => {
    const body = { items: [{ variant_id: variantId, quantity }] }
    return unwrap(writer.shop.client.POST('/store/cart/items/add', { body }))
  })
}
