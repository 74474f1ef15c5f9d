import type { CountryCode } from '@skafferi/api'
import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { conflict, invalidData } from '../../http/errors'
import type { Session } from '../../http/handler'
import { findLines, insufficientInventory, priceCart, type PricedCart, type PricedLine } from '../cart'
import * as repo from './checkout.repo'

/** Who orders what, when. */
export interface Purchase {
  session: Session
  cart: repo.CheckoutCart
  now: Date
  requestId: string
}

/** What a placed order needs to have; narrows what a cart may still lack. */
type Orderable = PricedCart & {
  shipping: NonNullable<PricedCart['shipping']>
  shippingAddress: NonNullable<PricedCart['shippingAddress']>
  billingAddress: NonNullable<PricedCart['billingAddress']>
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function assertForSale(lines: readonly PricedLine[]): void {
  const gone = lines.filter(({ forSale }) => !forSale)
  const [first] = gone
  if (!first) return
  const fields = Object.fromEntries(gone.map(({ id }) => [id, 'is not for sale any more']))
  throw conflict('product_unavailable', `${first.productTitle} is not for sale any more.`, fields)
}

function assertDeliverable(lines: readonly PricedLine[], country: CountryCode): void {
  const refused = lines.filter(({ allowedCountries }) => allowedCountries && !allowedCountries.includes(country))
  const [first] = refused
  if (!first) return
  const rule = `cannot be delivered to ${countryNames.of(country.toUpperCase())}`
  const fields = Object.fromEntries(refused.map(({ id }) => [id, rule]))
  throw conflict('not_deliverable', `${first.productTitle} ${rule}.`, fields)
}

function assertOrderable(cart: PricedCart): asserts cart is Orderable {
  if (!cart.shipping) throw invalidData('empty_cart', 'Your cart is empty')
  if (!cart.shippingAddress || !cart.billingAddress) {
    const message = 'Please add both delivery and billing addresses before placing the order.'
    throw invalidData('addresses_required', message)
  }
  assertForSale(cart.lines)
  assertDeliverable(cart.lines, cart.country)
}

async function takeFromStock(tx: Database, lines: readonly PricedLine[]): Promise<void> {
  const taken = await repo.takeStock(tx, lines)
  const [first, ...others] = lines.filter(({ variantId }) => !taken.has(variantId))
  if (!first) return
  const stock = await repo.findStock(tx, [first, ...others].map(({ variantId }) => variantId))
  const now = (line: PricedLine) => ({ ...line, stock: stock.get(line.variantId) ?? 0 })
  throw insufficientInventory([now(first), ...others.map(now)])
}

function toOrderItem(line: PricedLine, position: number, orderId: string, { cart, now }: Purchase) {
  const { totals } = line
  return {
    id: newId('ordli', now),
    orderId,
    productId: line.productId,
    variantId: line.variantId,
    position,
    title: line.productTitle,
    variantTitle: line.variantTitle,
    sku: line.sku,
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    currencyCode: cart.currencyCode,
    unitPrice: totals.unit_price,
    tierMinQuantity: totals.tier_min_quantity,
    taxClass: line.taxClass,
    taxRate: line.taxRate,
    subtotal: totals.subtotal,
    discountTotal: totals.discount_total,
    taxTotal: totals.tax_total,
    total: totals.total,
  }
}

/** A new order is to be delivered on invoice: no card is charged. */
const newStates = { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' } as const

function toOrder(priced: Orderable, { session, cart, now }: Purchase) {
  const { totals } = priced
  return {
    id: newId('order', now),
    companyId: session.company.id,
    customerId: session.customer.id,
    cartId: cart.id,
    ...newStates,
    email: session.customer.email,
    currencyCode: cart.currencyCode,
    itemTotal: totals.item_total,
    discountTotal: totals.discount_total,
    shippingTotal: totals.shipping_total,
    taxTotal: totals.tax_total,
    total: totals.total,
    shippingOption: priced.shipping.id,
    shippingAddress: priced.shippingAddress,
    billingAddress: priced.billingAddress,
    poNumber: cart.poNumber,
    customerReference: cart.customerReference,
    note: cart.note,
    createdAt: now,
  }
}

/**
 * Makes an order of a locked, open cart: prices it anew, takes the pieces from stock, keeps what was agreed and closes
 * the cart, all in the given transaction.
 * @throws StoreError 400 `empty_cart` or `addresses_required`; 409 where stock, product or country stand against it
 */
export async function placeOrder(tx: Database, purchase: Purchase): Promise<repo.PlacedOrder> {
  const { session, cart, now, requestId } = purchase
  const priced = priceCart(cart, await findLines(tx, cart.id, now), session.company.countryCode)
  assertOrderable(priced)
  await takeFromStock(tx, priced.lines)
  const order = toOrder(priced, purchase)
  const items = priced.lines.map((line, position) => toOrderItem(line, position, order.id, purchase))
  const placed = await repo.insertOrder(tx, order, items)
  await repo.markCompleted(tx, cart.id, now)
  await repo.insertEvent(tx, {
    at: now,
    actorId: session.customer.id,
    action: 'order.placed',
    subjectId: order.id,
    after: { ...newStates, displayId: placed.display_id, total: order.total },
    requestId,
  })
  return placed
}
