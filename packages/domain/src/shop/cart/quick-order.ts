import { draftFor, parseDrafts } from '../draft'
import type { Shop } from '../shop-context'
import { emptyQuickOrder, isQuickOrder, type QuickOrder } from '../../rules/cart/quick-order'

/** Draft key of the list: one for all pages of all listings, in all tabs. */
const orderListForm = 'order-list'

/** The order list of one user. */
export interface QuickOrderStore {
  read: () => QuickOrder
  /** The same, from the text that all tabs share. */
  readFrom: (text: string | null) => QuickOrder
  /** Changes the list, unless another customer has signed in since. */
  change: (next: (list: QuickOrder) => QuickOrder) => void
}

/** Opens the order list of the signed-in customer. */
export function openQuickOrder({ drafts, session }: Shop): QuickOrderStore {
  const owner = session.getRenderedUser() ?? null
  const read = () => drafts.read(owner, orderListForm, isQuickOrder) ?? emptyQuickOrder
  return {
    read,
    readFrom: (text) => draftFor(parseDrafts(text), owner, orderListForm, isQuickOrder) ?? emptyQuickOrder,
    change(next) {
      if ((session.getRenderedUser() ?? null) !== owner) return
      const before = read()
      const values = next(before)
      if (values === before) return
      if (values.lines.length > 0 || values.sent) drafts.save({ owner, form: orderListForm, values })
      else drafts.remove(owner, orderListForm)
    },
  }
}
