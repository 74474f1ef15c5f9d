import type { Cart } from '@skafferi/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutcomeUnknown, toProblem } from '../problem'
import { useShop } from '../shop-context'
import { placeOrderMutation, type PlacedOrder } from './checkout.queries'

/** Placing the order of one cart. */
export function usePlaceOrder() {
  const queryClient = useQueryClient()
  const order = useMutation(placeOrderMutation(useShop(), queryClient))
  // The cart that was sent stays in sight until the store has refused it: after a lost answer the very same cart is
  // sent again, whatever the store would call the open cart by then.
  const [sent, setSent] = useState<Cart | null>(null)

  async function placeOrder(cart: Cart | undefined): Promise<PlacedOrder | null> {
    if (order.data) return order.data
    if (!cart || order.isPending) return null
    setSent(cart)
    try {
      return await order.mutateAsync(cart)
    } catch (error) {
      if (!isOutcomeUnknown(error)) setSent(null)
      return null
    }
  }

  const waiting = order.isPending ? 'placing' : 'idle'
  const placing: 'idle' | 'placing' | 'placed' = order.data ? 'placed' : waiting
  return {
    sent,
    placeOrder,
    placing,
    problem: order.error && toProblem('place_order', order.error),
    reset: order.data ? () => undefined : order.reset,
  }
}
