import { useFormDraft } from '../draft'
import { orderListForm, parseOrderList, withPieces } from './order-list'

/** What is typed into the order list, kept until it is in the cart or the list is emptied. */
export interface OrderListDraft {
  /** Pieces that were typed for a variant before; 0 where none were, or where there is no variant. */
  piecesOf: (variantId: string | null) => number
  /** Pieces were typed; `null` where that is no number. */
  set: (event: { variantId: string; pieces: number | null }) => void
  /** Empties the list. */
  clear: () => void
}

/** The order list of this tab, the same on every page of every listing. */
export function useOrderList(): OrderListDraft {
  const draft = useFormDraft(orderListForm, parseOrderList)
  return {
    piecesOf: (variantId) => draft.read()?.[variantId ?? ''] ?? 0,
    set({ variantId, pieces }) {
      const list = withPieces(draft.read() ?? {}, variantId, pieces)
      if (Object.keys(list).length > 0) draft.keep(list)
      else draft.forget()
    },
    clear: draft.forget,
  }
}
