import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { readable, ifReadable, toLoad, type Load, type Problem } from '../action'
import { cartKeys, useCartAction } from '../cart'
import { useDraftState } from '../draft'
import { useShop } from '../shop-context'
import { reorderQuery } from './orders.queries'
import {
  noReorderDrafts,
  parseReorderDrafts,
  toReorderPurchases,
  toReorderView,
  type ReorderDraft,
  type ReorderView,
} from './reorder.view'
import { addOrderAgain } from './reorder.writes'

/** Ordering the same again: what it would bring, and what the buyer wants of it. */
export interface Reorder {
  load: Load<ReorderView, 'load_reorder'>
  /** The lines are on their way into the cart. */
  adding: boolean
  /** Why they are not in the cart, or why that is not known; null unless that is so. */
  problem: Problem<'reorder'> | null
  /** Says something else about a line than was offered. */
  change: (event: { itemId: string } & Partial<ReorderDraft>) => void
  /** Adds what is chosen; resolves to whether it is in the cart. A second press is ignored while the first is busy. */
  add: () => Promise<boolean>
}

/** Preview of an order placed again. Nothing enters the cart before `add`. */
export function useReorder(orderId: string): Reorder {
  const shop = useShop()
  const query = useQuery(reorderQuery(shop, orderId))
  const [drafts, setDrafts] = useDraftState(`reorder ${orderId}`, parseReorderDrafts, noReorderDrafts)
  const action = useCartAction('reorder', addOrderAgain, { refetchOnUnknown: [cartKeys.all] })
  const view = readable(query.data, (data) => toReorderView(data, drafts, shop.locale))
  const data = ifReadable(query.data, view)

  return {
    load: toLoad(query, 'load_reorder', view),
    adding: action.busy,
    problem: action.problem,
    change({ itemId, ...draft }) {
      if (action.busy) return
      setDrafts((all) => ({ ...all, [itemId]: { ...all[itemId], ...draft } }))
    },
    async add() {
      if (!data || !view || view instanceof ApiError || view.chosen === 0 || view.wrongItemId !== null) return false
      return action.run({ orderId, purchases: toReorderPurchases(data, drafts) })
    },
  }
}
