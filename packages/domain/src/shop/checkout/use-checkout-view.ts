import type { Cart } from '@skafferi/api'
import { useMemo } from 'react'
import { readable, ifReadable } from '../../platform/action'
import { useShop } from '../shop-context'
import { toCheckoutView } from './checkout.view'
import { useCheckoutContext } from './use-checkout-context'

/**
 * The view of a cart in checkout, and the cart, undefined if it cannot be read. Memoized, because typing a reference
 * renders the page, which must not create 1,000 lines again.
 */
export function useCheckoutView(loaded: Cart | undefined) {
  const { locale } = useShop()
  const context = useCheckoutContext()
  const view = useMemo(
    () => readable(loaded, (cart) => toCheckoutView(cart, context, locale)),
    [loaded, context, locale],
  )
  return { view, cart: ifReadable(loaded, view) }
}
