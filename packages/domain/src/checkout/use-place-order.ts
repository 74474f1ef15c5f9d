import type { Cart } from '@skafferi/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { cartKeys } from '../cart'
import { isOutcomeUnknown, toProblem } from '../problem'
import { useShop } from '../shop-context'
import { placeOrderMutation, type PlacedOrder } from './checkout.queries'
import type { OrderRefusal } from './order-attempt'
import { promoCodesKey } from './promo-codes.queries'

/** Placing the order of one cart. */
export function usePlaceOrder() {
  const queryClient = useQueryClient()
  const order = useMutation(placeOrderMutation(useShop(), queryClient))
  const [sent, setSent] = useState<Cart | null>(null)
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null)
  const underWay = useRef(false)

  function refuse(cart: Cart, error: unknown): void {
    setSent(null)
    setRefusal(() => ({ cart, problem: toProblem('place_order', error) }))
    void queryClient.invalidateQueries({ queryKey: cartKeys.all })
    void queryClient.invalidateQueries({ queryKey: promoCodesKey })
  }

  async function placeOrder(cart: Cart | undefined): Promise<PlacedOrder | null> {
    if (order.data) return order.data
    if (!cart || underWay.current) return null
    underWay.current = true
    setSent(cart)
    setRefusal(null)
    try {
      return await order.mutateAsync(cart)
    } catch (error) {
      underWay.current = false
      if (!isOutcomeUnknown(error)) refuse(cart, error)
      return null
    }
  }

  const waiting = order.isPending ? 'placing' : 'idle'
  const placing: 'idle' | 'placing' | 'placed' = order.data ? 'placed' : waiting
  return {
    sent,
    placeOrder,
    placing,
    /** Why the store did not take the order, until it is sent again. */
    refusal,
    problem: order.error && toProblem('place_order', order.error),
    /** What was said about the last attempt is over. */
    forget: () => order.isError && order.reset(),
  }
}
