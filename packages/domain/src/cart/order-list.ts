import { draftFor, parseDrafts } from '../draft'
import type { Shop } from '../shop-context'
import { emptyOrderList, parseOrderList, type OrderList } from './order-list.rules'

/** Which form it is: one list for all pages of all listings, in all tabs. */
const orderListForm = 'order-list'

/** The order list of one person. */
export interface KeptOrderList {
  read: () => OrderList
  /** The same from the text that all tabs have in common. */
  readFrom: (text: string | null) => OrderList
  /** Changes it, unless somebody else has taken over since. */
  change: (next: (list: OrderList) => OrderList) => void
}

/** The order list of whoever is signed in now. It stays theirs. */
export function openOrderList({ drafts, session }: Shop): KeptOrderList {
  const owner = session.getShown() ?? null
  const read = () => parseOrderList(drafts.read(owner, orderListForm)) ?? emptyOrderList
  return {
    read,
    readFrom: (text) => parseOrderList(draftFor(parseDrafts(text), owner, orderListForm)) ?? emptyOrderList,
    change(next) {
      if ((session.getShown() ?? null) !== owner) return
      const before = read()
      const values = next(before)
      if (values === before) return
      if (values.lines.length > 0 || values.sent) drafts.keep({ owner, form: orderListForm, values })
      else drafts.forget(owner, orderListForm)
    },
  }
}
