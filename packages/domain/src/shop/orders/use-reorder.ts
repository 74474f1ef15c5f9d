import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { readable, ifReadable, toLoad, type Load, type Problem } from '../../platform/action'
import { cartKeys, useCartAction } from '../cart'
import { useDraftState } from '../draft'
import { useShop } from '../shop-context'
import { reorderQuery } from './orders.queries'
import {
  noReorderDrafts,
  isReorderDrafts,
  toReorderPurchases,
  toReorderView,
  type ReorderDraft,
  type ReorderView,
} from './reorder.view'
import { addOrderAgain } from './reorder.writes'

/** A reorder: its preview and the buyer's choices. */
export interface Reorder {
  load: Load<ReorderView, 'load_reorder'>
  /** True while the lines are being added. */
  adding: boolean
  /** Why they were not added, or why that is unknown; otherwise null. */
  problem: Problem<'reorder'> | null
  /** Changes the choice for a line. */
  change: (event: { itemId: string } & Partial<ReorderDraft>) => void
  /**
   * Adds the chosen lines. A second press is ignored while the first is pending.
   * @returns true if they are in the cart
   */
  add: () => Promise<boolean>
}

/** Preview of a reorder. Nothing enters the cart before `add`. */
export function useReorder(orderId: string): Reorder {
  const shop = useShop()
  const query = useQuery(reorderQuery(shop, orderId))
  const [drafts, setDrafts] = useDraftState(`reorder ${orderId}`, isReorderDrafts, noReorderDrafts)
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
      if (!data || !view || view instanceof ApiError || view.chosen === 0 || view.invalidItemId !== null) return false
      return action.run({ orderId, purchases: toReorderPurchases(data, drafts) })
    },
  }
}
