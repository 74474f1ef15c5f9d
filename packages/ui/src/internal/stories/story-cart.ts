import type { Cart } from '@skafferi/api'
import { toCartView, toTotalsView } from '@skafferi/domain/cart'
import { toCheckoutView, toDeliveryView } from '@skafferi/domain/checkout'
import { storyWorld } from './story-world'

/** The language of the stories' figures and dates. */
const LOCALE = 'en-IE'

/** The kiosk's carts: empty, small and bulk. */
export const storyCarts = storyWorld.carts

/** A cart as its page shows it. */
export function cartOf(cart: Cart) {
  return toCartView(cart, [], LOCALE)
}

/** What a cart comes to: confirmed by the store unless told. */
export function totalsOf(cart: Cart, state: 'confirmed' | 'estimated' = 'confirmed') {
  return toTotalsView(cart, state === 'estimated', LOCALE)
}

/** When an order of the stories' day arrives. */
export const storyDelivery = toDeliveryView(storyWorld.shippingDate, LOCALE)

/** The fixed rule's day, where the store cannot be asked. */
export const storyFixedDelivery = toDeliveryView({ endDate: storyWorld.shippingDate.endDate }, LOCALE)

/** A cart as the checkout shows it, to the kiosk's owner. */
export function checkoutOf(cart: Cart) {
  const { email } = storyWorld.customers.kiosk.customer
  return toCheckoutView(cart, { delivery: storyDelivery, email }, LOCALE)
}
