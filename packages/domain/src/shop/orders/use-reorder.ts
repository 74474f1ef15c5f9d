import { useQuery } from '@tanstack/react-query'
import { ApiError, unwrap } from '@skafferi/api'
import { readable, ifReadable, toLoad, type Load, type Problem, isOutcomeUnknown } from '../../platform/action'
import { cartKeys, useCartAction, writeCart, type CartWriter } from '../cart'
import { useDraftState } from '../draft'
import { useShop } from '../shop-context'
import { reorderQuery, orderKeys } from './orders.queries'
import {
  noReorderDrafts,
  isReorderDrafts,
  toReorderPurchases,
  toReorderView,
  type ReorderDraft,
  type ReorderView,
  type ReorderPurchase,
} from './reorder.view'

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

/** Lines of an order, to add to the cart. */
interface ReorderRequest {
  orderId: string
  purchases: readonly ReorderPurchase[]
}

/**
 * Adds lines of an order to the cart, all or none, in one call. After a refusal the preview shows the current state.
 * @throws ApiError if the store refuses or does not answer
 */
async function addOrderAgain(writer: CartWriter, { orderId, purchases }: ReorderRequest): Promise<void> {
  const items = purchases.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))
  try {
    await writeCart(writer, unwrap(writer.shop.client.POST('/store/cart/items/add', { body: { items } })))
  } catch (error) {
    const refetching = writer.queryClient.invalidateQueries({ queryKey: orderKeys.reorder(orderId) })
    // After a refusal the preview is refreshed; if the store does not answer, the buyer does not wait for it twice.
    if (!isOutcomeUnknown(error)) await refetching
    throw error
  }
}
