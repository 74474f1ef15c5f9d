import { useQueryClient } from '@tanstack/react-query'
import { usePendingInputs } from '../action'
import { cartKeys } from './cart.queries'
import { adjustedQuantity } from './cart.rules'
import { changeLine, shownQuantity, type LineChange } from './cart.writes'
import { useCartAction } from './use-cart-action'
import { useRemovedLines } from './use-removed-lines'

/** What a buyer can do to a line. */
export interface LineActions {
  /** Sets the pieces of a line; below 1 is ignored. */
  setQuantity: (event: { lineId: string; quantity: number }) => void
  /** Adds pieces to a line, or takes some away; a result under 1 is ignored. */
  adjust: (event: { lineId: string; adjustment: number }) => void
  remove: (event: { lineId: string }) => void
  /** Adds the pieces of a removed line again. The store puts them at the end of the cart. */
  undoRemove: (event: { lineId: string }) => void
}

/** Changes of cart lines: those the store has not answered, the reason for the last refusal, and the actions. */
export function useLineChanges() {
  const queryClient = useQueryClient()
  const open = usePendingInputs<LineChange>(cartKeys.change)
  const removed = useRemovedLines()
  const nameOf = ({ quantity }: LineChange) => (quantity === 0 ? 'remove_item' : 'update_quantity')
  const changes = useCartAction(nameOf, changeLine, { key: cartKeys.change, queue: true })

  const dismissProblem = () => [changes, removed].forEach(({ reset }) => reset())

  function change(next: LineChange): void {
    dismissProblem()
    void changes.run(next)
  }

  function setQuantity({ lineId, quantity }: LineChange): void {
    const shown = shownQuantity(queryClient, lineId)
    if (!shown || quantity === shown || !Number.isInteger(quantity) || quantity < 1) return
    change({ lineId, quantity })
  }

  const actions: LineActions = {
    setQuantity,
    adjust({ lineId, adjustment }) {
      const quantity = adjustedQuantity(shownQuantity(queryClient, lineId) ?? 0, adjustment)
      if (quantity !== undefined) setQuantity({ lineId, quantity })
    },
    remove({ lineId }) {
      removed.remember(lineId)
      change({ lineId, quantity: 0 })
    },
    undoRemove({ lineId }) {
      dismissProblem()
      removed.restore(lineId)
    },
  }
  return { ...actions, open, problem: changes.problem ?? removed.problem, dismissProblem }
}
