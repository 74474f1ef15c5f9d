import { and, asc, count, desc, eq, exists, gte, inArray, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Address } from '@skafferi/api'
import { unpaidStatuses } from '@skafferi/domain/rules/orders/payment'
import type { ShipmentState } from '@skafferi/domain/rules/orders/shipment-state'
import {
  openStatuses,
  shippableStatuses,
  unshippedStatuses,
  type OrderWait,
} from '@skafferi/domain/rules/orders/waits-for'
import { contains, withoutNumberSign } from '../../../platform/db/like-pattern'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import {
  apiKeys,
  companies,
  customers,
  events,
  operators,
  orderItems,
  orders,
  products,
  variants,
} from '../../../platform/db/schema'
import { moveStock } from '../../../platform/db/stock-movements.repo'
import { isWaiting, reserveForWaiting } from '../../../platform/db/waiting-pieces'
import { hasProduct, orderFigures, orderCustomer } from './orders.repo'
import { paidTotal } from './payments.repo'

/** An operator's filter of orders. */
export interface OperatorFilter {
  status?: (typeof orders.$inferSelect)['status']
  fulfillmentStatus?: (typeof orders.$inferSelect)['fulfillmentStatus']
  paymentStatus?: (typeof orders.$inferSelect)['paymentStatus']
  /** The next step that the order waits for. */
  waitsFor?: OrderWait
  /** Part of a company, product, e-mail or buyer's reference; or an order's number or id. */
  q?: string
  /** Time of the first order, and the exclusive end. */
  placed?: { from?: Date; before?: Date }
  companyId?: string
  /** Destination country. */
  country?: Address['country_code']
  /** Part of the SKU or the product name of a line. */
  article?: string
  shipmentState?: ShipmentState
}

/** No order number has more digits; the database would refuse longer ones. */
const orderNumber = /^\d{1,9}$/

/** Condition: the order has this id or number. */
function hasIdOrNumber(idOrNumber: string): SQL {
  return orderNumber.test(idOrNumber) ? eq(orders.displayId, Number(idOrNumber)) : eq(orders.id, idOrNumber)
}

function hasText(db: Database, text: string): SQL | undefined {
  const matchesText = [companies.name, orders.email, orders.poNumber, orders.customerReference].map((column) =>
    contains(column, text),
  )
  return or(hasIdOrNumber(withoutNumberSign(text)), ...matchesText, hasProduct(db, text))
}

const isUnshipped = () =>
  and(inArray(orders.status, [...shippableStatuses]), inArray(orders.fulfillmentStatus, [...unshippedStatuses]))

/** Pieces of an order that wait for stock. */
const backordered = sql<number>`(select coalesce(sum(i.backordered_quantity), 0)
  from ${orderItems} i where i.order_id = ${orders}.id)`.mapWith(Number)

/** Condition: all open pieces of an unshipped order wait for stock. */
const allBackordered = sql`(${backordered} > 0
  and ${backordered} >= ${orderFigures.ordered} - ${orderFigures.closed} - ${orderFigures.inParcels})`

const isUnpaid = () => inArray(orders.paymentStatus, [...unpaidStatuses])

/** SQL counterpart of the domain's `toPayBack`. */
const toPayBack = sql`greatest(0, ${paidTotal} - (case when ${orders.status} = 'canceled' and ${isUnpaid()} then 0
  else greatest(0, ${orders.total} - ${orderFigures.refunded}) end))`

const isWaitingFor: Readonly<Record<OrderWait, () => SQL | undefined>> = {
  action: () => inArray(orders.status, [...openStatuses]),
  shipment: () => and(isUnshipped(), not(allBackordered)),
  stock: () => and(isUnshipped(), allBackordered),
  payment: () => and(ne(orders.status, 'canceled'), isUnpaid()),
  to_pay_back: () => sql`${toPayBack} > 0`,
}

/** Condition: a line's SKU or product name contains the text. */
function hasArticle(db: Database, text: string): SQL {
  const named = db
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), or(contains(orderItems.sku, text), contains(orderItems.title, text))))
  return exists(named)
}

/** SQL counterpart of the domain's `shipmentState`. */
function isInShipmentState(state: ShipmentState): SQL {
  const { ordered, closed, inParcels } = orderFigures
  const isComplete = sql`${orders.fulfillmentStatus} in ('shipped', 'delivered')`
  const shipped = sql`(case when ${isComplete} then ${ordered} - ${closed} else ${inParcels} end)`
  return sql`(case
    when ${orders.fulfillmentStatus} = 'delivered' then 'delivered'
    when ${shipped} = 0 then 'none'
    when ${shipped} + ${closed} < ${ordered} then 'partial'
    else 'all'
  end) = ${state}`
}

function matchesFilter(
  db: Database,
  { status, fulfillmentStatus, paymentStatus, waitsFor, q, placed, companyId, country, ...filter }: OperatorFilter,
): SQL | undefined {
  const [text, article] = [q?.trim(), filter.article?.trim()]
  const matches = text ? hasText(db, text) : undefined
  return and(
    status && eq(orders.status, status),
    fulfillmentStatus && eq(orders.fulfillmentStatus, fulfillmentStatus),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    waitsFor && isWaitingFor[waitsFor](),
    placed?.from && gte(orders.createdAt, placed.from),
    placed?.before && lt(orders.createdAt, placed.before),
    companyId === undefined ? undefined : eq(orders.companyId, companyId),
    country && eq(sql`${orders.shippingAddress} ->> 'country_code'`, country),
    matches,
    article ? hasArticle(db, article) : undefined,
    filter.shipmentState && isInShipmentState(filter.shipmentState),
  )
}

/** How an ordered article is packed. */
export interface Packing {
  /** Pieces in a carton; null if it has none. */
  cartonSize: number | null
  /** Weight of a piece in grams; null if it is unknown. */
  weight: number | null
  /** Where it is in the warehouse; null if it is unknown. */
  shelfPlace: string | null
}

/** Returns how the articles of an order's lines are packed now, by the line's id. */
export async function findPacking(db: Database, orderId: string): Promise<Map<string, Packing>> {
  const rows = await db
    .select({
      id: orderItems.id,
      cartonSize: variants.cartonSize,
      weight: sql<number | null>`coalesce(${variants.weight}, ${products.weight})`,
      shelfPlace: variants.shelfPlace,
    })
    .from(orderItems)
    .leftJoin(variants, eq(variants.id, orderItems.variantId))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
  return new Map(rows.map(({ id, ...packing }) => [id, packing]))
}

/** Returns orders of all companies, newest first. */
export function findAllOrders(db: Database, filter: OperatorFilter, limit: number, offset = 0) {
  const lines = db.select({ count: count() }).from(orderItems).where(eq(orderItems.orderId, orders.id))
  return db
    .select({
      order: orders,
      companyName: companies.name,
      orderCustomer,
      lines: sql<number>`(${lines})`.mapWith(Number),
      backordered,
      ...orderFigures,
    })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(matchesFilter(db, filter))
    .orderBy(desc(orders.createdAt), desc(orders.displayId))
    .limit(limit)
    .offset(offset)
}

/** Returns the lines of orders, each in the sequence of its order. */
export function findItemsOfOrders(db: Database, orderIds: readonly string[]) {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
}

/** A line of an order. */
export type OrderItemRow = Awaited<ReturnType<typeof findItemsOfOrders>>[number]

/** SQL counterpart of the domain's `amountDue`. */
const amountDue = sql`(case when ${isWaitingFor.payment()}
  then greatest(0, ${orders.total} - ${orderFigures.refunded} - ${paidTotal}) else 0 end)`

/** Returns the number and totals of matching orders by currency, the currency with most orders first. */
export function sumAllOrders(db: Database, filter: OperatorFilter) {
  return db
    .select({
      currencyCode: orders.currencyCode,
      count: count(),
      total: sql<number>`sum(${orders.total})`.mapWith(Number),
      amountDue: sql<number>`sum(${amountDue})`.mapWith(Number),
      owed: sql<number>`sum(${toPayBack})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(matchesFilter(db, filter))
    .groupBy(orders.currencyCode)
    .orderBy(desc(count()), asc(orders.currencyCode))
}

/** Totals of orders in one currency. */
export type OrderSumRow = Awaited<ReturnType<typeof sumAllOrders>>[number]

/** An order in a list. */
export type OperatorListRow = Awaited<ReturnType<typeof findAllOrders>>[number]

/** Returns an order of any company, with its company and customer. */
export async function findAnyOrder(db: Database, idOrNumber: string) {
  const [found] = await db
    .select({ order: orders, company: companies, customer: customers })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(hasIdOrNumber(idOrNumber))
  return found
}

/** An order with its company and customer. */
export type OperatorOrderRow = NonNullable<Awaited<ReturnType<typeof findAnyOrder>>>

/** Locks and returns an order of any company. */
export async function lockOrder(tx: Database, idOrNumber: string) {
  const [order] = await tx.select().from(orders).where(hasIdOrNumber(idOrNumber)).for('no key update')
  return order
}

/** Updates an order's states and its version. */
export async function updateStates(
  tx: Database,
  orderId: string,
  states: Pick<typeof orders.$inferInsert, 'status' | 'fulfillmentStatus' | 'paymentStatus'>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...states, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
}

/** Stores the tax and the total of an order. */
export async function updateTax(
  tx: Database,
  orderId: string,
  tax: Pick<typeof orders.$inferInsert, 'tax' | 'taxTotal' | 'total'>,
): Promise<void> {
  await tx.update(orders).set(tax).where(eq(orders.id, orderId))
}

/** Stores the tax of an order line. */
export async function updateItemTax(
  tx: Database,
  itemId: string,
  tax: Pick<typeof orderItems.$inferInsert, 'taxRate' | 'taxTotal' | 'total'>,
): Promise<void> {
  await tx.update(orderItems).set(tax).where(eq(orderItems.id, itemId))
}

/**
 * Locks the variants of an order before its lines, so that no stock is reserved for them at the same time; in the
 * order of their ids, as for placing orders.
 * @param also the id of a variant of no line
 */
export async function lockVariants(
  tx: Database,
  orderId: string,
  { onlyWaiting, also }: { onlyWaiting: boolean; also?: string },
): Promise<void> {
  const ids = tx
    .select({ id: orderItems.variantId })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), onlyWaiting ? isWaiting : undefined))
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(or(inArray(variants.id, ids), also === undefined ? undefined : eq(variants.id, also)))
    .orderBy(asc(variants.id))
    .for('no key update')
}

/** Returns the pieces that an order took from stock; orders that wait for them are served first. */
export async function returnStock(tx: Database, orderId: string, at: Date): Promise<void> {
  const taken = await tx
    .select({
      variantId: orderItems.variantId,
      change: sql<number>`sum(coalesce(${orderItems.reservedQuantity}, ${orderItems.quantity}))`.mapWith(Number),
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.variantId)
  await moveStock(tx, taken, { kind: 'cancellation', at, orderId })
  await reserveForWaiting(
    tx,
    taken.map(({ variantId }) => variantId),
    at,
  )
}

/** Returns the events of an order, oldest first. */
export async function findTimeline(db: Database, orderId: string) {
  const found = await db
    .select({ event: events, operatorName: actorName(events) })
    .from(events)
    .leftJoin(operators, actorJoins(events).operator)
    .leftJoin(apiKeys, actorJoins(events).key)
    .where(eq(events.subjectId, orderId))
    .orderBy(asc(events.id))
  return found.map(({ event, operatorName }) => ({ ...event, operatorName }))
}

/** An event of an order. */
export type EventRow = Awaited<ReturnType<typeof findTimeline>>[number]
