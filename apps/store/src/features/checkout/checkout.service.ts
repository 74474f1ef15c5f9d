import type { Address, AddressRequest, Cart, components, ShippingDate } from '@skafferi/api'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { invalidData, notFound } from '../../http/errors'
import type { Session } from '../../http/handler'
import { changeCart, inCartTransaction, lockOpenCart, readCart, shippingDate, termsAt } from '../cart'
import * as repo from './checkout.repo'
import { answerOnce } from './idempotency'
import { placeOrder } from './place-order'

type CompleteRequest = components['schemas']['CompleteRequest']

/** How long a repeated "place order" without any cart is taken for the one just placed. */
const repeatWindow = 10 * 60 * 1000

/** A press on Place Order. */
export interface Completion {
  /** What was asked for. All of it counts for the key. */
  body: CompleteRequest
  idempotencyKey: string | undefined
  requestId: string
}

/** Text without space around it; null where nothing is left. */
function optional(text: string | undefined): string | null {
  return text?.trim() || null
}

/** An address as it is kept. */
function toAddress(given: AddressRequest): Address {
  return {
    first_name: given.first_name.trim(),
    last_name: given.last_name.trim(),
    address_1: given.address_1.trim(),
    address_2: optional(given.address_2),
    city: given.city.trim(),
    province: given.province.trim(),
    country_code: given.country_code,
    postal_code: given.postal_code.trim(),
    phone: optional(given.phone),
    company: optional(given.company),
    metadata: given.metadata ?? {},
  }
}

/** From a filled cart to a placed order. */
export function createCheckoutService(context: Context) {
  const { db, now, timeZone, leadTime } = context

  function setAddress(session: Session, column: repo.AddressColumn, given: AddressRequest): Promise<Cart> {
    return changeCart(context, session, (tx, cart) => repo.updateAddress(tx, cart.id, column, toAddress(given)))
  }

  async function completeCart(tx: Database, session: Session, { body, requestId }: Completion, moment: Date) {
    const companyId = session.company.id
    const cartId = body.cart_id
    const cart = cartId ? await repo.lockCart(tx, companyId, cartId) : await lockOpenCart(tx, companyId)
    const agreedVersion = body.cart_version
    if (cart?.status === 'open') return placeOrder(tx, { session, cart, agreedVersion, now: moment, requestId, context })
    const since = new Date(moment.getTime() - repeatWindow)
    const placed = cart ? await repo.findOrderOfCart(tx, cart.id) : undefined
    const latest = cartId ? undefined : await repo.findLatestOrder(tx, companyId, since)
    const order = placed ?? latest
    if (order) return order
    if (cartId) throw notFound('cart_not_found', 'There is no such cart.')
    throw invalidData('empty_cart', 'Your cart is empty')
  }

  return {
    details: (session: Session): Promise<Cart> => readCart(db, session, termsAt(context, now())),

    setShippingAddress: (session: Session, given: AddressRequest) => setAddress(session, 'shippingAddress', given),

    setBillingAddress: (session: Session, given: AddressRequest) => setAddress(session, 'billingAddress', given),

    shippingDate: (): ShippingDate => shippingDate(now(), timeZone, leadTime),

    /**
     * Places the order of a cart; a cart that was ordered already answers its order, however often it is sent.
     * @throws StoreError 400, 404, 409 as for placing an order, `cart_changed` with the cart; 422 where the key was used for another request
     */
    complete: (session: Session, completion: Completion): Promise<repo.PlacedOrder> =>
      inCartTransaction(context, session, async (tx, moment) => {
        const complete = () => completeCart(tx, session, completion, moment)
        const { body, idempotencyKey: key } = completion
        if (!key) return complete()
        return answerOnce(tx, { companyId: session.company.id, key, body }, moment, complete)
      }),
  }
}

export type CheckoutService = ReturnType<typeof createCheckoutService>
