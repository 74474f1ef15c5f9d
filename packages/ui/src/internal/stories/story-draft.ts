import type { OrderListDraft } from '@skafferi/domain/cart/views'
import type { FormDraft } from '@skafferi/domain/draft/views'

const nothing = () => undefined

/** A form into which something was typed before; it keeps nothing itself, so that no story finds another's words. */
export function typedBefore<Values>(values: Values): FormDraft<Values> {
  return { read: () => values, keep: nothing, forget: nothing }
}

/** A form that opens for the first time. */
export const noDraft = { read: () => null, keep: nothing, forget: nothing }

/** An order list with pieces that were typed before, by variant. */
export function orderListOf(pieces: Readonly<Record<string, number>> = {}): OrderListDraft {
  return { piecesOf: (variantId) => pieces[variantId ?? ''] ?? 0, set: nothing, clear: nothing }
}
