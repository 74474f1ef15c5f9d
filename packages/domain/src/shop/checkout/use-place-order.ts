import { ApiError, type Cart } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isOutcomeUnknown, toProblem } from '../../platform/action'
import { cartKeys, localCartVersions, storeCart, useCartAction, type CartWriter } from '../cart'
import { attemptAtSend } from './agreement'
import { placeOrder, type OrderAttempt, type PlacedOrder } from './checkout.queries'
import type { PlacingState } from './checkout.view'
import type { OrderRefusal } from './order-attempt'
import { promoCodesKey } from './promo-codes.queries'

/** Placing the order of one cart. */
export function usePlaceOrder() {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState<Cart | null>(null)
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null)
  const placed = useRef<PlacedOrder | null>(null)

  async function send(writer: CartWriter, pressed: OrderAttempt): Promise<void> {
    const openCart = queryClient.getQueryData<Cart>(cartKeys.checkout)
    const attempt = attemptAtSend(pressed, openCart, localCartVersions(queryClient))
    setSent(attempt.cart)
    try {
      placed.current = await placeOrder(writer, attempt)
    } catch (error) {
      if (error instanceof ApiError && !isOutcomeUnknown(error)) refuse(attempt, error)
      throw error
    }
  }

  function refuse({ agreed }: OrderAttempt, error: ApiError): void {
    setSent(null)
    setRefusal({ cart: agreed, problem: toProblem('place_order', error), currentVersion: error.cart?.version })
    if (error.cart) storeCart(queryClient, error.cart)
    else void queryClient.invalidateQueries({ queryKey: cartKeys.all })
    void queryClient.invalidateQueries({ queryKey: promoCodesKey })
  }

  const { run, busy, done, problem, reset } = useCartAction('place_order', send)
  const pendingState = busy ? 'placing' : 'idle'
  const placing: PlacingState = done ? 'placed' : pendingState
  return {
    sent,
    async placeOrder(attempt: Partial<OrderAttempt>): Promise<PlacedOrder | null> {
      if (placed.current) return placed.current
      const { cart, agreed } = attempt
      if (!cart || !agreed || busy) return null
      setSent(cart)
      setRefusal(null)
      return (await run({ cart, agreed })) ? placed.current : null
    },
    placing,
    /** Why the store refused the order, until it is sent again. */
    refusal,
    problem,
    /** Resets the messages of the last attempt. */
    reset: () => problem && reset(),
  }
}
