import type { Cart } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { cartKeys } from '../cart'
import type { OrderAttempt, PlacedOrder } from './checkout.queries'
import { visibleCart } from './order-attempt'
import { missingRequirements } from './missing-requirements'
import type { usePlaceOrder } from './use-place-order'

/** What has to be so before an order is sent. */
interface Press {
  order: ReturnType<typeof usePlaceOrder>
  /** As it is shown at the press. */
  attempt: Partial<OrderAttempt>
  /** Saves what was typed and not saved yet; resolves to whether all of it is saved. */
  save: () => Promise<boolean>
  /** The order is about to be sent. */
  onSend: () => void
}

/**
 * A press on Place Order. It waits until what was typed is saved, which the order then has; and where something is
 * missing nothing is sent, and the press counts as refused.
 */
export function useOrderPress({ order, attempt, save, onSend }: Press) {
  const queryClient = useQueryClient()
  const pressed = useRef(false)
  const [waiting, setWaiting] = useState(false)
  const [refusals, setRefusals] = useState(0)

  async function press(): Promise<PlacedOrder | null> {
    const isSaved = await save()
    const cart = visibleCart(order.sent, queryClient.getQueryData<Cart>(cartKeys.checkout) ?? attempt.cart)
    const isComplete = order.sent !== null || !cart || missingRequirements(cart).length === 0
    if (!isSaved || !isComplete) {
      setRefusals((count) => count + 1)
      return null
    }
    onSend()
    return order.placeOrder(attempt)
  }

  return {
    /** How many presses were refused because something is missing or could not be saved. */
    refusals,
    /** A press is under way. */
    waiting,
    async placeOrder(): Promise<PlacedOrder | null> {
      if (pressed.current) return null
      pressed.current = true
      setWaiting(true)
      try {
        return await press()
      } finally {
        pressed.current = false
        setWaiting(false)
      }
    },
  }
}
