import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { CheckoutService } from './check-out'

type CheckoutOperation =
  | 'getCheckout'
  | 'setShippingAddress'
  | 'setBillingAddress'
  | 'setCartReferences'
  | 'getShippingDate'
  | 'completeCart'

const addressSaved = { success: true, message: 'Address successfully saved' } as const

/** Routes for addresses, references, the delivery window and placing the order. */
export function checkoutRoutes(checkout: CheckoutService): Handlers<CheckoutOperation> {
  return {
    async getCheckout(call) {
      return { cart: await checkout.details(signedIn(call)) }
    },
    async setShippingAddress(call) {
      return { ...addressSaved, cart: await checkout.setShippingAddress(signedIn(call), call.body) }
    },
    async setBillingAddress(call) {
      return { ...addressSaved, cart: await checkout.setBillingAddress(signedIn(call), call.body) }
    },
    async setCartReferences(call) {
      const cart = await checkout.setReferences(signedIn(call), call.body)
      return { success: true, message: 'References successfully saved', cart }
    },
    async getShippingDate(call) {
      return checkout.shippingDate(signedIn(call))
    },
    async completeCart(call) {
      return checkout.complete(signedIn(call), {
        body: call.body ?? {},
        requestId: call.requestId,
      })
    },
  }
}
