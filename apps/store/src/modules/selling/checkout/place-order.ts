import type { CountryCode } from '@skafferi/api'
import { missingToMinimum } from '@skafferi/domain/rules/checkout/order-minimum'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { nameOfArticle } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Database } from '../../../platform/db/database'
import { recordEvent } from '../../../platform/db/events'
import { notifyLowStock, type StockChange } from '../../../platform/db/low-stock'
import { fault, refuse } from '../../../platform/http/errors'
import {
  assertApplying,
  insufficientInventory,
  priceContent,
  termsAt,
  versionHash,
  type PricedCart,
  type PricedLine,
} from '../cart'
import { findPlace, placeHashOf } from '../../customers/address-book'
import { enqueueOrderConfirmation } from '../orders'
import * as repo from './checkout.repo'
import { initialStates, toOrder, toOrderItem, toOrderPromotion, type Orderable, type Purchase } from './order-rows'

function assertForSale(lines: readonly PricedLine[]): void {
  const unavailable = lines.filter(({ forSale }) => !forSale)
  const [first] = unavailable
  if (!first) return
  const fields = Object.fromEntries(unavailable.map(({ id }) => [id, fault('not_for_sale')]))
  const title = nameOfArticle(first)
  throw refuse('product_unavailable', { title }, fields)
}

function assertDeliverable(lines: readonly PricedLine[], country: CountryCode): void {
  const refused = lines.filter(({ deliverable }) => !deliverable)
  const [first] = refused
  if (!first) return
  const fields = Object.fromEntries(refused.map(({ id }) => [id, fault('not_deliverable', { country })]))
  const title = nameOfArticle(first)
  throw refuse('not_deliverable', { title, country }, fields)
}

function assertPoNumber({ poRequired, references }: PricedCart): void {
  if (!poRequired || references.po_number !== null) return
  throw refuse('po_number_required', {}, { po_number: fault('required') })
}

function assertOrderMinimum({ currency, totals, orderMinimum }: PricedCart): void {
  const missing = missingToMinimum(totals.item_total, orderMinimum)
  if (orderMinimum === null || missing === 0) return
  const amounts = { minimum: toMajor(orderMinimum), missing: toMajor(missing) }
  const fields = { item_total: fault('below', { limit: amounts.minimum }) }
  throw refuse('order_minimum', { ...amounts, currency_code: currency }, fields)
}

function assertOrderable(cart: PricedCart): asserts cart is Orderable {
  if (cart.lines.length === 0) throw refuse('empty_cart')
  if (!cart.shippingAddress || !cart.billingAddress) {
    throw refuse('addresses_required')
  }
  if (!cart.shipping) throw refuse('country_not_served', { country: cart.country })
  assertPoNumber(cart)
  assertForSale(cart.lines)
  assertDeliverable(cart.lines, cart.country)
  assertApplying(cart.promotions)
  assertOrderMinimum(cart)
}

/**
 * Checks that the cart equals what was displayed: the same version, and no change that would raise it.
 * @throws StoreError 409 `cart_changed`
 */
function assertAgreed(priced: PricedCart, { cart, agreedVersion }: Purchase): void {
  if (agreedVersion === undefined) return
  if (agreedVersion === cart.version && versionHash(priced) === cart.versionHash) return
  throw refuse('cart_changed')
}

/** Returns a variant's stock before and after the order. */
function stockMoveOf(
  { variantId: id, productId, sku, productTitle: title, quantity }: PricedLine,
  left: number,
): StockChange {
  return { id, productId, sku, title, before: left + quantity, after: left }
}

async function takeFromStock(tx: Database, lines: readonly PricedLine[], now: Date): Promise<void> {
  const stockLeft = await repo.takeStock(tx, lines)
  const [first, ...others] = lines.filter(({ variantId }) => !stockLeft.has(variantId))
  if (!first)
    return notifyLowStock(
      tx,
      lines.map((line) => stockMoveOf(line, stockLeft.get(line.variantId) ?? 0)),
      now,
    )
  const stock = await repo.findStock(
    tx,
    [first, ...others].map(({ variantId }) => variantId),
  )
  const withStock = (line: PricedLine) => ({ ...line, stock: stock.get(line.variantId) ?? 0 })
  throw insufficientInventory([withStock(first), ...others.map(withStock)])
}

/**
 * Turns a locked, open cart into an order in the given transaction: prices it again, takes the quantities from stock,
 * stores the order and closes the cart.
 * @throws StoreError 400 `empty_cart`, `addresses_required` or `po_number_required`; 409 if stock, product, country, a
 * promo code or the order minimum prevents it, or the shop does not deliver there, or `cart_changed` if the cart differs
 * from what was displayed
 */
export async function placeOrder(tx: Database, purchase: Purchase): Promise<repo.PlacedOrder> {
  const { session, cart, now, requestId, context } = purchase
  await repo.lockPromotions(tx, cart.id)
  const priced = await priceContent(tx, cart, session, termsAt(context, now))
  assertAgreed(priced, purchase)
  assertOrderable(priced)
  await takeFromStock(tx, priced.lines, now)
  const companyId = session.company.id
  const parties = {
    deliveryPlace: (await findPlace(tx, companyId, placeHashOf(priced.shippingAddress)))?.name ?? null,
    buyer: await repo.findBuyer(tx, companyId),
  }
  const order = toOrder(priced, parties, purchase)
  const items = priced.lines.map((line, position) => toOrderItem(line, position, order))
  const placed = await repo.insertOrder(tx, order, items)
  await repo.insertOrderPromotions(
    tx,
    priced.promotions.map((promotion, position) => toOrderPromotion(promotion, position, order.id, purchase)),
  )
  await repo.markCompleted(tx, cart.id, now)
  await recordEvent(tx, {
    at: now,
    actorId: session.customer.id,
    action: 'order.placed',
    subjectId: order.id,
    after: { ...initialStates, displayId: placed.display_id, total: order.total },
    requestId,
  })
  await enqueueOrderConfirmation(tx, order.id, context, now)
  return placed
}
