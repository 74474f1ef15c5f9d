import { toQuickOrderView, toOrderRow, type ListedLine } from '@skafferi/domain/shop/cart'
import type { AddQuickOrder, QuickOrderDraft, PasteColumn } from '@skafferi/domain/shop/cart/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import type { FormDraft } from '@skafferi/domain/shop/draft/views'

const nothing = () => undefined

/** A form with restored input. It stores nothing, so that stories do not affect each other. */
export function restoredDraft<Values>(values: Values): FormDraft<Values> {
  return { read: () => values, save: nothing, discard: nothing }
}

/** A form without stored input. */
export const noDraft = { read: () => null, save: nothing, discard: nothing }

/** A line of an order list. */
export function orderListLine(
  { id, title, sku, picture, variantId, offer }: ProductCardView,
  pieces: number,
): ListedLine {
  if (variantId === null || offer === null) throw new Error(`${title} has no variant or offer for an order line.`)
  return { variantId, productId: id, title, sku, picture: picture.src, ...offer, seen: '2026-11-20', pieces }
}

/**
 * An order list with restored lines.
 * @param products the products of the page
 * @param state `cartLines`: the number of lines already in the cart
 */
export function quickOrderOf(
  products: readonly ProductCardView[] = [],
  lines: readonly ListedLine[] = [],
  { isUnanswered = false, cartLines = 0 } = {},
): QuickOrderDraft {
  const list = { lines, sent: isUnanswered ? { key: 'list-1', at: 0, lines } : null }
  const shown = new Set(products.flatMap(({ variantId }) => variantId ?? []))
  return {
    view: toQuickOrderView(list, { visible: shown, cartLines }, 'en-IE'),
    rowOf: (product) => toOrderRow(product, list, 'en-IE'),
    set: nothing,
    fillIn: nothing,
    remove: nothing,
    clear: nothing,
  }
}

/** An order list that was not sent. */
export const notAdding: AddQuickOrder = {
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
