import type { Cart } from '@skafferi/api'
import { useMemo } from 'react'
import { readable, sound } from '../action'
import { useShop } from '../shop-context'
import { toCheckoutView } from './checkout.view'
import { useCheckoutContext } from './use-checkout-context'

/**
 * What the checkout shows of a cart; and the cart, undefined where it cannot be read, for what else goes by it. Typing a reference
 * shows the page anew: an order of 1,000 lines is not made again for it.
 */
export function useCheckoutView(loaded: Cart | undefined) {
  const { locale } = useShop()
  const known = useCheckoutContext()
  const view = useMemo(() => readable(loaded, (cart) => toCheckoutView(cart, known, locale)), [loaded, known, locale])
  return { view, cart: sound(loaded, view) }
}
