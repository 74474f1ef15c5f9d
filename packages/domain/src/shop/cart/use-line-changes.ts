import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { usePendingInputs } from '../../platform/action'
import { cartKeys } from './cart.queries'
import { adjustedQuantity } from '../../rules/cart/cart'
import { changeLine, displayedQuantity } from './cart.writes'
import type { LineActions } from './line-actions'
import type { LineChange } from '../../rules/cart/line-change'
import { useCartAction } from './use-cart-action'
import { useRemovedLines } from './use-removed-lines'
import { useSendTypedAgain, useTypedQuantities } from './use-typed-quantities'

/** Changes of cart lines: unanswered ones, the last refusal, and the actions. */
export function useLineChanges() {
  const queryClient = useQueryClient()
  const pendingChanges = usePendingInputs<LineChange>(cartKeys.change)
  const removed = useRemovedLines()
  const typed = useTypedQuantities()
  const nameOf = ({ quantity }: LineChange) => (quantity === 0 ? 'remove_item' : 'update_quantity')
  const changes = useCartAction(nameOf, changeLine, { key: cartKeys.change, queue: true })

  const unanswered = useRef(new Set<Promise<boolean>>())
  const dismissProblem = () => [changes, removed].forEach(({ reset }) => reset())

  function change(next: LineChange): void {
    dismissProblem()
    const answered = changes.run(next)
    unanswered.current.add(answered)
    typed.saveUntilAnswered(next, answered)
    void answered.finally(() => unanswered.current.delete(answered))
  }

  useSendTypedAgain(typed, change)
  /** Waits for all pending changes; resolves to true if the store has accepted them. */
  const settle = async () => (await Promise.all(unanswered.current)).every(Boolean)

  const quantityOf = (lineId: string) => displayedQuantity(queryClient, lineId) ?? 0

  const actions: Omit<LineActions, 'keepCurrent'> = {
    setQuantity({ lineId, quantity }) {
      const displayed = quantityOf(lineId)
      if (displayed === 0 || quantity === displayed || !Number.isInteger(quantity) || quantity < 1) return
      change({ lineId, shown: displayed, quantity, relative: false })
    },
    type: ({ lineId, quantity }) => typed.save({ lineId, shown: quantityOf(lineId), quantity }),
    adjust({ lineId, adjustment }) {
      const displayed = quantityOf(lineId)
      const quantity = adjustedQuantity(displayed, adjustment)
      if (quantity !== undefined) change({ lineId, shown: displayed, quantity, relative: true })
    },
    remove({ lineId }) {
      removed.remember(lineId)
      change({ lineId, shown: quantityOf(lineId), quantity: 0, relative: false })
    },
    undoRemove({ lineId }) {
      dismissProblem()
      removed.restore(lineId)
    },
  }
  return { ...actions, settle, pendingChanges, problem: changes.problem ?? removed.problem, dismissProblem }
}
