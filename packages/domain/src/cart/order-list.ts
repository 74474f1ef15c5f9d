import type { Shop } from '../shop-context'

/** Pieces that were typed into the order list and are not in the cart yet, by variant. */
export type OrderList = Readonly<Record<string, number>>

/** Which form it is: one list for all pages of all listings. */
export const orderListForm = 'order-list'

/** An order list that was kept; null where it is none. */
export function parseOrderList(kept: unknown): OrderList | null {
  if (typeof kept !== 'object' || kept === null) return null
  return Object.values(kept).every((pieces) => Number.isInteger(pieces) && Number(pieces) > 0) ? (kept as OrderList) : null
}

/** The list with other pieces of a variant; without it where these are none, or no number. */
export function withPieces(list: OrderList, variantId: string, pieces: number | null): OrderList {
  const { [variantId]: _, ...others } = list
  return pieces !== null && pieces > 0 ? { ...others, [variantId]: pieces } : others
}

/** So many pieces of a variant are in the cart: that is done in the list, unless others were typed since. */
export function tickOff({ session, drafts }: Shop, { variantId, quantity }: { variantId: string; quantity: number }): void {
  const owner = session.getShown() ?? null
  const list = parseOrderList(drafts.read(owner, orderListForm))
  if (list?.[variantId] !== quantity) return
  const values = withPieces(list, variantId, null)
  if (Object.keys(values).length > 0) drafts.keep({ owner, form: orderListForm, values })
  else drafts.forget(owner, orderListForm)
}
