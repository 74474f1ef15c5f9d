import { useQuery } from '@tanstack/react-query'
import { checkoutQuery } from '../cart'
import { toLoad, type Load } from '../load'
import type { Problem } from '../problem'
import { useCustomer } from '../session'
import { useShop } from '../shop-context'
import type { AddressErrors, AddressValues } from './address'
import type { AddressKind, PlacedOrder } from './checkout.queries'
import { toCheckoutView, type CheckoutView } from './checkout.view'
import { useDelivery } from './use-delivery'
import { usePlaceOrder } from './use-place-order'
import { useSaveAddress } from './use-save-address'

/** The checkout page: what it shows and what can be done on it. */
export interface CheckoutActions {
  load: Load<CheckoutView>
  /** Resolves to whether it was saved; what is wrong with the fields is in `addressErrors`. */
  saveAddress: (event: { kind: AddressKind; values: AddressValues }) => Promise<boolean>
  /** The address that is being saved. */
  saving: AddressKind | null
  addressErrors: AddressErrors
  /** Resolves to the order, or to null where there is none yet; pressing again after a lost answer is safe. */
  placeOrder: () => Promise<PlacedOrder | null>
  placing: 'idle' | 'placing' | 'placed'
  /** What was refused last. */
  problem: Problem | null
  dismissProblem: () => void
}

/** The checkout. Cart, delivery date and customer are asked for side by side, and only the cart is waited for. */
export function useCheckout(): CheckoutActions {
  const shop = useShop()
  const order = usePlaceOrder()
  const address = useSaveAddress()
  const query = useQuery({ ...checkoutQuery(shop), enabled: order.sent === null })
  const delivery = useDelivery()
  const customer = useCustomer()
  const cart = order.sent ?? query.data
  const pendingEmail = customer.status === 'failed' ? null : ''
  const email = customer.status === 'ready' ? customer.view.email : pendingEmail
  return {
    load: toLoad(query, 'load_checkout', cart && toCheckoutView(cart, { delivery, email }, shop.locale)),
    saveAddress(event) {
      order.reset()
      return address.saveAddress(event)
    },
    saving: address.saving,
    addressErrors: address.errors,
    placeOrder() {
      address.reset()
      return order.placeOrder(cart)
    },
    placing: order.placing,
    problem: order.problem ?? address.problem,
    dismissProblem() {
      order.reset()
      address.reset()
    },
  }
}
