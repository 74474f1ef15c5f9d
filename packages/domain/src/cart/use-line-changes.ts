import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toProblem, type Problem } from '../problem'
import { useShop } from '../shop-context'
import { cartKeys } from './cart.queries'
import { adjustedQuantity } from './cart.rules'
import { changeLine, shownQuantity, type LineChange } from './cart.writes'
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
  const shop = useShop()
  const queryClient = useQueryClient()
  const removed = useRemovedLines()
  const [problem, setProblem] = useState<Problem | null>(null)
  const open = useMutationState({
    filters: { mutationKey: cartKeys.change, status: 'pending' },
    select: (write) => write.state.variables as LineChange,
  })

  function tell(action: Problem['action'], attempt: Promise<void>): void {
    setProblem(null)
    // Inside the setter, an error that is no refusal is thrown while the page is drawn, and so reaches its boundary.
    attempt.catch((error: unknown) => setProblem(() => toProblem(action, error)))
  }

  function setQuantity({ lineId, quantity }: { lineId: string; quantity: number }): void {
    const shown = shownQuantity(queryClient, lineId)
    if (!shown || quantity === shown || !Number.isInteger(quantity) || quantity < 1) return
    tell('update_quantity', changeLine({ shop, queryClient }, { lineId, quantity }))
  }

  const actions: LineActions = {
    setQuantity,
    adjust({ lineId, adjustment }) {
      const quantity = adjustedQuantity(shownQuantity(queryClient, lineId) ?? 0, adjustment)
      if (quantity !== undefined) setQuantity({ lineId, quantity })
    },
    remove({ lineId }) {
      removed.note(lineId)
      tell('remove_item', changeLine({ shop, queryClient }, { lineId, quantity: 0 }))
    },
    undoRemove: ({ lineId }) => tell('add_to_cart', removed.putBack(lineId)),
  }
  return { ...actions, open, problem, dismissProblem: () => setProblem(null) }
}
