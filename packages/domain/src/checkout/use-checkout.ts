import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkoutQuery } from '../cart'
import { toLoad } from '../action'
import { useShop } from '../shop-context'
import type { CheckoutActions } from './checkout.actions'
import { toCheckoutView } from './checkout.view'
import { visibleCart } from './order-attempt'
import { useConflicts } from './use-conflicts'
import { useKnownBesideCart } from './use-known-beside-cart'
import { usePlaceOrder } from './use-place-order'
import { useSaveAddress } from './use-save-address'
import { useSavedAddresses } from './use-saved-addresses'

/**
 * The checkout. Cart, promo codes, delivery date and customer are asked for side by side, and only the cart is waited
 * for.
 */
export function useCheckout(): CheckoutActions {
  const shop = useShop()
  const order = usePlaceOrder()
  const address = useSaveAddress()
  const [editing, setEditing] = useState(false)
  const query = useQuery({ ...checkoutQuery(shop), enabled: order.sent === null })
  const cart = visibleCart(order.sent, query.data)
  const known = useKnownBesideCart()
  const { agreed, conflicts, change } = useConflicts(cart, order.refusal)
  const view = cart && toCheckoutView(cart, known, shop.locale)
  const addressWanted = order.sent === null && (editing || Boolean(cart?.items.length && view?.missing))

  function dismissProblem() {
    order.reset()
    address.reset()
  }

  return {
    load: toLoad(query, 'load_checkout', view),
    savedAddresses: useSavedAddresses(cart, addressWanted),
    conflicts,
    change,
    editAddress: () => setEditing(true),
    async saveAddress(event) {
      dismissProblem()
      const follows = event.kind === 'shipping' && view?.billingIsDelivery
      const saved = await address.saveAddress(event)
      if (saved && follows) void address.saveAddress({ ...event, kind: 'billing' })
      return saved
    },
    saving: address.saving,
    addressFaults: address.errors,
    placeOrder() {
      dismissProblem()
      return order.placeOrder({ cart, agreed })
    },
    placing: order.placing,
    problem: order.problem ?? address.problem,
    dismissProblem,
  }
}
