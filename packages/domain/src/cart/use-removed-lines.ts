import type { Cart } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isOutcomeUnknown } from '../problem'
import { useShop } from '../shop-context'
import { cartKeys } from './cart.queries'
import { addToCart, shownQuantity } from './cart.writes'

/** Lines that were taken out of the cart while the page was open, and the way back. */
export interface RemovedLines {
  /** A line is about to be taken out, with the pieces the buyer sees now. */
  note: (lineId: string) => void
  /**
   * Adds its pieces again, once.
   * @throws ApiError where the store refused or did not answer
   */
  putBack: (lineId: string) => Promise<void>
}

/** Remembers what the cart's removed lines had, for as long as the page is open. */
export function useRemovedLines(): RemovedLines {
  const shop = useShop()
  const queryClient = useQueryClient()
  const removed = useRef(new Map<string, { variantId: string; quantity: number }>())

  async function putBack(lineId: string): Promise<void> {
    const pieces = removed.current.get(lineId)
    if (!pieces) return
    removed.current.delete(lineId)
    try {
      await addToCart({ shop, queryClient }, pieces)
    } catch (error) {
      if (isOutcomeUnknown(error)) void queryClient.invalidateQueries({ queryKey: cartKeys.all })
      throw error
    }
  }

  return {
    note(lineId) {
      const item = queryClient.getQueryData<Cart>(cartKeys.current)?.items.find(({ id }) => id === lineId)
      const quantity = shownQuantity(queryClient, lineId)
      if (item && quantity) removed.current.set(lineId, { variantId: item.variant_id, quantity })
    },
    putBack,
  }
}
