import type { CountryCode } from '@skafferi/api'
import { missingToMinimum } from '@skafferi/domain/rules/checkout/order-minimum'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { orderablePieces, piecesToTake, type ArticleStock } from '@skafferi/domain/rules/catalogue/stock'
import { nameOfArticle } from '@skafferi/domain/rules/catalogue/variant-name'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import type { Database } from '../../../platform/db/database'
import { recordEvent } from '../../../platform/db/events'
import { notifyLowStock, type StockChange } from '../../../platform/db/low-stock'
import { moveStock } from '../../../platform/db/stock-movements.repo'
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
import {
  initialStates,
  toBooking,
  toOrder,
  toOrderItem,
  toOrderPromotion,
  type Booking,
  type Orderable,
  type Purchase,
} from './order-rows'

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

/** A line with the pieces it books. */
interface BookedLine {
  line: PricedLine
  /** The stock before the order, locked. */
  stock: ArticleStock
  /** Pieces taken from stock. */
  taken: number
  booking: Booking
}

/** Returns a variant's stock before and after the order. */
function stockMoveOf({ line, stock, taken }: BookedLine): StockChange {
  const { variantId: id, productId, sku, productTitle: title } = line
  return { id, productId, sku, title, before: stock.onHand, after: stock.onHand - taken }
}

/**
 * Checks that what ships later equals what was displayed; another order may have taken pieces since.
 * @throws StoreError 409 `cart_changed`
 */
function assertAgreedDispatch(booked: readonly BookedLine[], { agreedVersion }: Purchase): void {
  if (agreedVersion === undefined) return
  const isAgreed = ({ line, booking }: BookedLine) => (line.backorder?.quantity ?? 0) === (booking.backordered ?? 0)
  if (!booked.every(isAgreed)) throw refuse('cart_changed')
}

const noStock: ArticleStock = { availability: 'tracked', onHand: 0, availableFrom: null }

/**
 * Locks the stock of an order's articles and returns what each line books: tracked articles all of their pieces,
 * articles on backorder what is there, and others none.
 * @throws StoreError 409 if the stock does not suffice or differs from what was displayed
 */
async function bookStock(tx: Database, { lines }: PricedCart, purchase: Purchase): Promise<readonly BookedLine[]> {
  const { now, context } = purchase
  const stockById = await repo.lockStock(
    tx,
    lines.map(({ variantId }) => variantId),
  )
  const today = wallClock(now, context.timeZone).date
  const booked = lines.map((line): BookedLine => {
    const stock = stockById.get(line.variantId) ?? noStock
    const taken = piecesToTake(line.quantity, stock)
    return { line, stock, taken, booking: toBooking(line.quantity, stock, today) }
  })
  const [first, ...others] = booked
    .filter(({ line, stock }) => line.quantity > orderablePieces(stock))
    .map(({ line, stock }) => ({ ...line, stock: stock.onHand }))
  if (first) throw insufficientInventory([first, ...others])
  assertAgreedDispatch(booked, purchase)
  return booked
}

/** Takes the pieces of a stored order from stock. */
async function takeFromStock(tx: Database, booked: readonly BookedLine[], orderId: string, at: Date): Promise<void> {
  const taking = booked.filter(({ taken }) => taken > 0)
  await moveStock(
    tx,
    taking.map(({ line, taken }) => ({ variantId: line.variantId, change: -taken })),
    { kind: 'order', at, orderId },
  )
  await notifyLowStock(tx, taking.map(stockMoveOf), at)
}

/**
 * Turns a locked, open cart into an order in the given transaction: prices it again, takes the quantities from stock,
 * stores the order and closes the cart.
 * @throws StoreError 400 `empty_cart`, `addresses_required` or `po_number_required`; 409 if stock, product, country, a
 * promo code or the order minimum prevents it, or the shop does not deliver there, or `cart_changed` if the cart
 * differs from what was displayed
 */
export async function placeOrder(tx: Database, purchase: Purchase): Promise<repo.PlacedOrder> {
  const { session, cart, now, requestId, context } = purchase
  await repo.lockPromotions(tx, cart.id)
  const priced = await priceContent(tx, cart, session, termsAt(context, now))
  assertAgreed(priced, purchase)
  assertOrderable(priced)
  const booked = await bookStock(tx, priced, purchase)
  const bookings = new Map(booked.map(({ line, booking }) => [line.id, booking]))
  const companyId = session.company.id
  const parties = {
    deliveryPlace: (await findPlace(tx, companyId, placeHashOf(priced.shippingAddress)))?.name ?? null,
    buyer: await repo.findBuyer(tx, companyId),
  }
  const order = toOrder(priced, parties, purchase)
  const items = priced.lines.map((line, position) =>
    toOrderItem(line, { position, booking: bookings.get(line.id) }, order),
  )
  const placed = await repo.insertOrder(tx, order, items)
  await takeFromStock(tx, booked, order.id, now)
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
