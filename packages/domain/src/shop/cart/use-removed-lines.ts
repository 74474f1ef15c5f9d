import type { Cart } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Problem } from '../../platform/action'
import { cartKeys } from './cart.queries'
import { displayedQuantity, type Purchase } from './cart.writes'
import { useAddToCart } from './use-add-to-cart'

/** Lines that were removed while the page was open, and the action to restore them. */
export interface RemovedLines {
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
export function useRemovedLines(): RemovedLines {
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
