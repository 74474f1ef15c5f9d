import type { AddressRequest, Cart, components, ShippingDate } from '@skafferi/api'
import { datedOptions, deliveryPromise } from '@skafferi/domain/rules/delivery/delivery'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { changedReferences } from '@skafferi/domain/rules/checkout/references'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { refuse, type StoreError } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { toAddress, toReceptionHours } from '../../customers/address-book'
import {
  changeCart,
  inCartTransaction,
  loadCart,
  lockOpenCart,
  readCart,
  readForCheckout,
  raiseVersionForShopChanges,
  termsAt,
} from '../cart'
import { createNamedQueue } from '../../../platform/jobs/queue'
import * as repo from './checkout.repo'
import { placeOrder } from './place-order'

type CompleteRequest = components['schemas']['CompleteRequest']
type ReferencesRequest = components['schemas']['ReferencesRequest']

/** Period in which a repeated request without a cart id returns the order just placed, in milliseconds. */
const repeatWindow = 10 * 60 * 1000

/**
 * Maximum concurrent checkouts of one article or one company. They wait for each other's row locks anyway; more of them
 * would only hold connections that other requests need.
 */
const maxConcurrentCheckouts = 2

/** Maximum time that a checkout waits in the queue, in milliseconds. */
const defaultTimeoutMs = 8_000

/** A request to place an order. */
export interface CompleteCartInput {
  /** The request. */
  body: CompleteRequest
  requestId: string
}

function emptyCart(): StoreError {
  return refuse('empty_cart')
}

/** Creates the operations of the checkout. */
export function createCheckoutService(context: Context) {
  const { db, now, timeoutMs = defaultTimeoutMs } = context
  const runQueued = createNamedQueue(maxConcurrentCheckouts, timeoutMs)

  function setAddress(session: Session, column: repo.AddressColumn, given: AddressRequest): Promise<Cart> {
    const address = toAddress(given)
    const receptionHours = toReceptionHours(given)
    return changeCart(context, session, async (tx, cart) => {
      await repo.updateAddress(tx, cart.id, column, address)
      if (column === 'shippingAddress' && receptionHours !== undefined)
        await repo.updateReferences(tx, cart.id, { reception_hours: receptionHours })
      await repo.storeAddress(tx, session.company.id, column, address)
    })
  }

  async function completeCart(
    tx: Database,
    session: Session,
    { body, requestId }: CompleteCartInput,
    currentTime: Date,
  ) {
    const companyId = session.company.id
    const cartId = body.cart_id
    const cart = cartId ? await repo.lockCart(tx, companyId, cartId) : await lockOpenCart(tx, companyId)
    const agreedVersion = body.cart_version
    if (cart?.status === 'open')
      return placeOrder(tx, { session, cart, agreedVersion, now: currentTime, requestId, context })
    const since = new Date(currentTime.getTime() - repeatWindow)
    const placed = cart ? await repo.findOrderOfCart(tx, cart.id) : undefined
    const latest = cartId ? undefined : await repo.findLatestOrder(tx, companyId, since)
    const order = placed ?? latest
    if (order) return order
    if (cartId) throw refuse('cart_not_found')
    throw emptyCart()
  }

  return {
    details: (session: Session): Promise<Cart> => readForCheckout(db, session, termsAt(context, now())),

    setShippingAddress: (session: Session, given: AddressRequest) => setAddress(session, 'shippingAddress', given),

    setBillingAddress: (session: Session, given: AddressRequest) => setAddress(session, 'billingAddress', given),

    /**
     * Saves the references of the order. It does not create a cart: references for a cart that was just ordered must
     * not apply to the next one.
     * @throws StoreError 400 `empty_cart` if there is no open cart
     */
    setReferences: (session: Session, given: ReferencesRequest): Promise<Cart> =>
      inCartTransaction(context, session, async (tx, currentTime) => {
        const cart = await lockOpenCart(tx, session.company.id)
        if (!cart) throw emptyCart()
        await raiseVersionForShopChanges(tx, cart, session, termsAt(context, currentTime))
        await repo.updateReferences(tx, cart.id, changedReferences(given))
        return readCart(tx, session, termsAt(context, currentTime), session.customer.id)
      }),

    /**
     * Returns the delivery window of an order placed now, and that of each option; for an empty cart, that of an order
     * of any amount.
     * @throws StoreError 409 `country_not_served` if no delivery option applies
     */
    async shippingDate(session: Session): Promise<ShippingDate> {
      const at = now()
      const { country, currency, delivery, totals } = await loadCart(db, session, termsAt(context, at))
      if (!delivery) throw refuse('country_not_served', { country })
      return {
        ...deliveryPromise(delivery),
        currency_code: currency,
        item_total: toMajor(totals.item_total),
        options: datedOptions(at, context, country),
      }
    },

    /**
     * Places the order of a cart; a cart that was ordered already always returns its order.
     * @throws StoreError 400, 404, 409 as for placing an order, `cart_changed` with the cart; 503 `busy` if too many
     * concurrent orders wait for the same stock
     */
    async complete(session: Session, completion: CompleteCartInput): Promise<repo.PlacedOrder> {
      const companyId = session.company.id
      const variantIds = await repo.findVariantIds(db, companyId, completion.body.cart_id)
      return runQueued([companyId, ...variantIds], () =>
        inCartTransaction(context, session, (tx, currentTime) => completeCart(tx, session, completion, currentTime)),
      )
    },
  }
}

export type CheckoutService = ReturnType<typeof createCheckoutService>
