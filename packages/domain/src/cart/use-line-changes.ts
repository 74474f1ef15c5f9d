import type { Cart } from '@skafferi/api'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toProblem, type Problem } from '../problem'
import { useShop } from '../shop-context'
import { cartKeys } from './cart.queries'
import { adjustedQuantity } from './cart.rules'
import { changeLine, openChanges, type LineChange } from './cart.writes'

/** What a buyer can do to a line. */
export interface LineActions {
  /** Sets the pieces of a line; below 1 is ignored. */
  setQuantity: (event: { lineId: string; quantity: number }) => void
  /** Adds pieces to a line, or takes some away; a result under 1 is ignored. */
  adjust: (event: { lineId: string; adjustment: number }) => void
  remove: (event: { lineId: string }) => void
}

/** Changes of cart lines: those the store has not answered, the reason for the last refusal, and the actions. */
export function useLineChanges() {
  const shop = useShop()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem | null>(null)
  const open = useMutationState({
    filters: { mutationKey: cartKeys.change, status: 'pending' },
    select: (write) => write.state.variables as LineChange,
  })

  /** The quantity the buyer sees now, even between two drawings of the page; 0 while the line is being taken out. */
  function shownQuantity(line: string): number | undefined {
    const cart = queryClient.getQueryData<Cart>(cartKeys.current)
    const wanted = openChanges(queryClient).findLast(({ lineId }) => lineId === line)
    return wanted?.quantity ?? cart?.items.find(({ id }) => id === line)?.quantity
  }

  function change(wish: LineChange): void {
    setProblem(null)
    const action = wish.quantity === 0 ? 'remove_item' : 'update_quantity'
    // Inside the setter, an error that is no refusal is thrown while the page is drawn, and so reaches its boundary.
    changeLine({ shop, queryClient }, wish).catch((error: unknown) => setProblem(() => toProblem(action, error)))
  }

  function setQuantity({ lineId, quantity }: { lineId: string; quantity: number }): void {
    const shown = shownQuantity(lineId)
    const isThere = shown !== undefined && shown > 0
    if (isThere && quantity !== shown && Number.isInteger(quantity) && quantity >= 1) change({ lineId, quantity })
  }

  const actions: LineActions = {
    setQuantity,
    adjust({ lineId, adjustment }) {
      const quantity = adjustedQuantity(shownQuantity(lineId) ?? 0, adjustment)
      if (quantity !== undefined) setQuantity({ lineId, quantity })
    },
    remove: ({ lineId }) => change({ lineId, quantity: 0 }),
  }
  return { ...actions, open, problem, dismissProblem: () => setProblem(null) }
}
