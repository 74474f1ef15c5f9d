import { toOrderListView, toOrderRow, type ListedLine } from '@skafferi/domain/cart'
import type { AddOrderList, OrderListDraft, PasteColumn } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import type { FormDraft } from '@skafferi/domain/draft/views'

const nothing = () => undefined

/** A form into which something was typed before; it keeps nothing itself, so that no story finds another's words. */
export function typedBefore<Values>(values: Values): FormDraft<Values> {
  return { read: () => values, keep: nothing, forget: nothing }
}

/** A form that opens for the first time. */
export const noDraft = { read: () => null, keep: nothing, forget: nothing }

/** A line of an order list. */
export function listedLine({ id, title, sku, picture, variantId, offer }: ProductCardView, pieces: number): ListedLine {
  if (variantId === null || offer === null) throw new Error(`${title} cannot be ordered from a line.`)
  return { variantId, productId: id, title, sku, picture: picture.src, ...offer, seen: '2026-11-20', pieces }
}

/**
 * An order list with lines that were typed before.
 * @param products what is on the page
 * @param state `cartLines`: how many the cart has already
 */
export function orderListOf(
  products: readonly ProductCardView[] = [],
  lines: readonly ListedLine[] = [],
  { isUnanswered = false, cartLines = 0 } = {},
): OrderListDraft {
  const list = { lines, sent: isUnanswered ? { key: 'list-1', at: 0, lines } : null }
  const shown = new Set(products.flatMap(({ variantId }) => variantId ?? []))
  return {
    view: toOrderListView(list, { shown, cartLines }, 'en-IE'),
    rowOf: (product) => toOrderRow(product, list, 'en-IE'),
    set: nothing,
    fillIn: nothing,
    remove: nothing,
    clear: nothing,
  }
}

/** An order list that nobody has sent. */
export const notAdding: AddOrderList = {
  adding: false,
  report: null,
  problem: null,
  onAdd: nothing,
  onReportDismiss: nothing,
}

/** Nothing was pasted. */
export const nothingPasted: PasteColumn = {
  draft: noDraft,
  view: null,
  busy: false,
  problem: null,
  onRead: nothing,
  onEdit: nothing,
}
