import { ApiError, newRequestKey, unwrap, type Cart, type CartItem } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import { isOutcomeUnknown, pendingInputs } from '../../platform/action'
import type { Shop } from '../shop-context'
import {
  cartKeys,
  recordLocalVersion,
  recordRemovalRequest,
  storeCart,
  updateAcknowledgedLines,
  type CartWriteScope,
} from './cart.queries'
import { displayedTiers, recordDisplayedPrice } from './displayed-prices'
import { mergeChanges, type LineChange } from '../../rules/cart/line-change'
import { acknowledgeLine, acknowledgeNew, acknowledgeWritten } from './acknowledged-lines'
import { toMinor } from '../../platform/format'
import { estimateCart } from './cart.estimate'

/** The store's minimal response to a quantity change. */
interface LineChanged {
  /** The updated line. */
  line: CartItem
  /** The updated totals, with the fields of the cart. */
  totals: Pick<Cart, 'item_total' | 'discount_total' | 'shipping_total' | 'tax_total' | 'tax' | 'total'>
  /** The cart's version now. */
  version: number
}

/**
 * Returns the cart with one line changed; all other lines stay the same objects. Undefined if more may have changed and
 * the cart must be read: someone else has changed it, or its lines do not add up to the new totals.
 * @param cart the known cart; undefined if there is none
 */
function withChangedLine(cart: Cart | undefined, { line, totals, version }: LineChanged): Cart | undefined {
  if (!cart?.items.some(({ id }) => id === line.id) || version > cart.version + 1) return undefined
  const items = cart.items.map((item) => (item.id === line.id ? line : item))
  const addsUp = (field: 'subtotal' | 'discount_total', total: number) =>
    items.reduce((sum, item) => sum + toMinor(item[field]), 0) === toMinor(total)
  if (!addsUp('subtotal', totals.item_total) || !addsUp('discount_total', totals.discount_total)) return undefined
  // The delivery option depends on the goods, and the answer has its price but not its name.
  const { shipping_option } = estimateCart(cart, new Map([[line.id, line.quantity]]))
  const byBuyer = cart.changed_by?.is_you ? cart.changed_by : { name: '', is_you: true }
  const changed_by = version === cart.version ? cart.changed_by : byBuyer
  return { ...cart, ...totals, items, shipping_option, version, changed_by }
}

/** Pieces to add to the cart. */
export interface Purchase {
  variantId: string
  quantity: number
}

/** The services that a write to the cart needs. */
export interface CartWriter {
  shop: Shop
  queryClient: QueryClient
}

/**
 * Applies the response of a write to every page and tab. A response after sign-out is ignored.
 * @param scope the fields and lines that the write sets, and how it acknowledges lines
 */
export async function writeCart<Answer extends { cart: Cart }>(
  { shop, queryClient }: CartWriter,
  call: Promise<Answer>,
  { acknowledge = acknowledgeWritten, ...scope }: CartWriteScope & { acknowledge?: typeof acknowledgeWritten } = {},
): Promise<Answer> {
  const user = shop.session.getUser()
  const answer = await call
  if (shop.session.getUser() !== user) return answer
  const before = queryClient.getQueryData<Cart>(cartKeys.current)
  updateAcknowledgedLines(queryClient, (lines) => acknowledge(lines, before, answer.cart))
  recordLocalVersion(queryClient, answer.cart.version, scope)
  storeCart(queryClient, answer.cart)
  shop.otherTabs.notify()
  return answer
}

/** The displayed quantity, even between two renders; 0 while the line is being removed. */
export function displayedQuantity(queryClient: QueryClient, line: string): number | undefined {
  const pending = pendingInputs<LineChange>(queryClient, cartKeys.change).findLast(({ lineId }) => lineId === line)
  const cart = queryClient.getQueryData<Cart>(cartKeys.current)
  return pending?.quantity ?? cart?.items.find(({ id }) => id === line)?.quantity
}

/** Changes that were sent together with an earlier change of the same line. */
const sentWithEarlier = new WeakSet<LineChange>()

/** The store's quantity of a line, for changes that were requested while a refused change was pending. */
const remainingQuantity = new WeakMap<LineChange, number>()

/** Returns the changes of the same line that wait for this one. */
function changesAfter(queryClient: QueryClient, change: LineChange): LineChange[] {
  const changes = pendingInputs<LineChange>(queryClient, cartKeys.change)
  return changes.slice(changes.indexOf(change) + 1).filter(({ lineId }) => lineId === change.lineId)
}

/** The response to a quantity change contains only that line, not the full cart. */
const minimalResponse = { Prefer: 'return=minimal' }

/** Removes a line. Idempotent: a line removed by a colleague, another tab or a lost answer counts as removed. */
async function removeLine({ client }: Shop, lineId: string): Promise<{ cart: Cart }> {
  try {
    return await unwrap(client.DELETE('/store/cart/items/remove', { body: { item_ids: [lineId] } }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'item_not_found') throw error
    return unwrap(client.GET('/store/cart/info'))
  }
}

/** @param currentQuantity the store's quantity, if known */
async function sendChange(
  { shop, queryClient }: CartWriter,
  { lineId, shown, quantity, relative }: LineChange,
  currentQuantity: number,
): Promise<{ cart: Cart }> {
  if (quantity === 0) return removeLine(shop, lineId)
  const { client } = shop
  const path = { id: lineId }
  const answer = await unwrap(
    relative
      ? client.POST('/store/cart/items/update', {
          // After a lost response the current quantity is displayed, so another press is another step.
          params: { header: { ...minimalResponse, 'Idempotency-Key': newRequestKey() } },
          body: { item_id: lineId, adjustment: quantity - shown },
        })
      : client.PATCH('/store/cart/items/{id}', {
          params: { path, header: minimalResponse },
          body: { quantity, replaces: currentQuantity },
        }),
  )
  if ('cart' in answer) return answer
  const cart = withChangedLine(queryClient.getQueryData<Cart>(cartKeys.current), answer)
  return cart ? { cart } : unwrap(client.GET('/store/cart/info'))
}

/**
 * Changes a line's quantity or removes it, together with all pending changes of the line: presses add up to one call,
 * and only the last of several quantities is sent.
 * @throws ApiError if the store refused, unless the buyer has entered another quantity since
 */
export async function changeLine(writer: CartWriter, change: LineChange): Promise<void> {
  if (sentWithEarlier.has(change)) return
  const { queryClient } = writer
  const waiting = changesAfter(queryClient, change)
  waiting.forEach((later) => sentWithEarlier.add(later))
  const merged = mergeChanges([change, ...waiting])
  const currentQuantity = remainingQuantity.get(change) ?? change.shown
  if (merged.relative && merged.quantity === merged.shown) return
  const quantity = merged.relative ? currentQuantity + merged.quantity - merged.shown : merged.quantity
  if (merged.quantity === 0) recordRemovalRequest(queryClient, change.lineId)
  try {
    await writeCart(writer, sendChange(writer, merged, currentQuantity), {
      lines: [change.lineId],
      acknowledge: (lines, _, cart) => acknowledgeNew(acknowledgeLine(lines, change.lineId, { quantity }), cart),
    })
  } catch (error) {
    const laterChanges = changesAfter(queryClient, waiting.at(-1) ?? change)
    if (laterChanges[0]) remainingQuantity.set(laterChanges[0], currentQuantity)
    if (laterChanges.some(({ relative }) => !relative)) return
    applyRefusal(queryClient, error, { lineId: change.lineId, quantity: currentQuantity, requested: quantity })
    throw error
  }
}

/**
 * Displays the store's quantity instead of the requested one, which is offered again; if it is unknown, the cart is
 * read again.
 */
function applyRefusal(
  queryClient: QueryClient,
  error: unknown,
  line: { lineId: string; quantity: number; requested: number },
) {
  const { lineId, ...acknowledged } = line
  const cart = error instanceof ApiError ? error.cart : undefined
  if (cart) {
    updateAcknowledgedLines(queryClient, (lines) => acknowledgeNew(acknowledgeLine(lines, lineId, acknowledged), cart))
    storeCart(queryClient, cart)
    return
  }
  const isShort = error instanceof ApiError && error.code === 'insufficient_inventory'
  if (isShort || isOutcomeUnknown(error))
    updateAcknowledgedLines(queryClient, (lines) => acknowledgeLine(lines, lineId, acknowledged))
  void queryClient.invalidateQueries({ queryKey: cartKeys.current })
}

/**
 * Adds pieces of a variant to the cart; resolves to the cart's new state.
 * @throws ApiError `insufficient_inventory` if there is too little stock
 */
export async function addToCart(writer: CartWriter, { variantId, quantity }: Purchase): Promise<Cart> {
  const body = { items: [{ variant_id: variantId, quantity }] }
  const tiers = displayedTiers(writer.queryClient, variantId)
  const { cart } = await writeCart(writer, unwrap(writer.shop.client.POST('/store/cart/items/add', { body })))
  recordDisplayedPrice(writer.shop, cart, variantId, tiers)
  return cart
}
