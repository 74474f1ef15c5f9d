import type { Cart } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { cartKeys } from '../cart'
import type { OrderAttempt, PlacedOrder } from './checkout.queries'
import { visibleCart } from './order-attempt'
import { missingRequirements } from './missing-requirements'
import type { usePlaceOrder } from './use-place-order'

/** The preconditions of sending an order. */
interface Press {
  order: ReturnType<typeof usePlaceOrder>
  /** As displayed at the press. */
  attempt: Partial<OrderAttempt>
  /** Saves unsaved input; resolves to true if everything is saved. */
  save: () => Promise<boolean>
  /** The order is about to be sent. */
  onSend: () => void
}

/**
 * Handles a press on Place Order. It waits until input is saved; if a requirement is missing nothing is sent, and the
 * press counts as refused.
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
    /** True while a press is pending. */
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
