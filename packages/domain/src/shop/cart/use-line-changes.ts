import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { usePendingInputs, type Problem } from '../../platform/action'
import { cartKeys } from './cart.queries'
import { changeLine, displayedQuantity, type Purchase } from './cart.writes'
import type { LineActions } from './line-actions'
import type { LineChange } from '../../rules/cart/line-change'
import { useCartAction } from './use-cart-action'
import { useSendTypedAgain, useTypedQuantities } from './use-typed-quantities'
import type { Cart } from '@skafferi/api'
import { useAddToCart } from './use-add-to-cart'

/** Lines that were removed while the page was open, and the action to restore them. */
interface RemovedLines {
  /** Call before a line is removed: remembers its pieces as the buyer sees them. */
  remember: (lineId: string) => void
  /** Adds its pieces again, once. */
  restore: (lineId: string) => void
  /** Why the last ones were not added. */
  problem: Problem | null
  /** Resets the messages. */
  reset: () => void
}

/** Stores the removed lines while the page is open. */
function useRemovedLines(): RemovedLines {
  const queryClient = useQueryClient()
  const { add, problem, reset } = useAddToCart({ refetchOnUnknown: [cartKeys.all] })
  const removed = useRef(new Map<string, Purchase>())
  return {
    remember(lineId) {
      const item = queryClient.getQueryData<Cart>(cartKeys.current)?.items.find(({ id }) => id === lineId)
      const quantity = displayedQuantity(queryClient, lineId)
      if (item && quantity) removed.current.set(lineId, { variantId: item.variant_id, quantity })
    },
    restore(lineId) {
      const pieces = removed.current.get(lineId)
      removed.current.delete(lineId)
      if (pieces) void add(pieces)
    },
    problem,
    reset,
  }
}

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

  function change(next: LineChange): Promise<boolean> {
    dismissProblem()
    const answered = changes.run(next)
    unanswered.current.add(answered)
    typed.saveUntilAnswered(next, answered)
    void answered.finally(() => unanswered.current.delete(answered))
    return answered
  }

  useSendTypedAgain(typed, change)
  /** Waits for all pending changes; resolves to true if the store has accepted them. */
  const settle = async () => (await Promise.all(unanswered.current)).every(Boolean)

  const quantityOf = (lineId: string) => displayedQuantity(queryClient, lineId) ?? 0

  const actions: Omit<LineActions, 'keepCurrent'> = {
    setQuantity({ lineId, quantity }) {
      const displayed = quantityOf(lineId)
      if (displayed === 0 || quantity === displayed || !Number.isInteger(quantity) || quantity < 1) return
      return change({ lineId, shown: displayed, quantity, relative: false })
    },
    type: ({ lineId, quantity }) => typed.save({ lineId, shown: quantityOf(lineId), quantity }),
    adjust({ lineId, adjustment }) {
      const displayed = quantityOf(lineId)
      const quantity = displayed + adjustment
      if (quantity >= 1) void change({ lineId, shown: displayed, quantity, relative: true })
    },
    remove({ lineId }) {
      removed.remember(lineId)
      void change({ lineId, shown: quantityOf(lineId), quantity: 0, relative: false })
    },
    undoRemove({ lineId }) {
      dismissProblem()
      removed.restore(lineId)
    },
  }
  return { ...actions, settle, pendingChanges, problem: changes.problem ?? removed.problem, dismissProblem }
}
