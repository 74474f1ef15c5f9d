import { and, asc, count, desc, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import { contains, withoutSign } from '../../db/containing'
import type { Database } from '../../db/database'
import {
  companies,
  customers,
  orderItems,
  orderPromotions,
  orders,
  refunds,
  shipmentLines,
  shipments,
} from '../../db/schema'
import type { Page } from '../../http/handler'

/** Which orders of a company a list shows. */
export interface OrderFilter {
  companyId: string
  /** Part of a product's name, of the purchase order number or of the reference, or the order's number. */
  q?: string
  status?: (typeof orders.$inferSelect)['status']
  /** The cart it was placed with. */
  cartId?: string
}

/** SQL condition: an order has a product with this text in its name. */
export function hasProduct(db: Database, text: string): SQL {
  const named = db
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), contains(orderItems.title, text)))
  return exists(named)
}

/** SQL condition: an order matches by number, buyer's reference or product. */
function isKnownBy(db: Database, text: string): SQL | undefined {
  return or(
    contains(sql`${orders.displayId}::text`, withoutSign(text)),
    contains(orders.poNumber, text),
    contains(orders.customerReference, text),
    hasProduct(db, text),
  )
}

function matchesFilter(db: Database, { companyId, q, status, cartId }: OrderFilter): SQL | undefined {
  const text = q?.trim()
  return and(
    eq(orders.companyId, companyId),
    status && eq(orders.status, status),
    cartId === undefined ? undefined : eq(orders.cartId, cartId),
    text ? isKnownBy(db, text) : undefined,
  )
}

// Drizzle omits the table of a column if a query reads one table only, so the outer table is named here.
const listItems = sql<{ product_title: string; variant_title: string; thumbnail: string | null; quantity: number }[]>`(
  select coalesce(json_agg(json_build_object(
    'product_title', ${orderItems.title}, 'variant_title', ${orderItems.variantTitle}, 'thumbnail', ${orderItems.thumbnail}, 'quantity', ${orderItems.quantity}
  ) order by ${orderItems.position}), '[]')
  from ${orderItems}
  where ${orderItems.orderId} = ${orders}.id
)`

const numberOf = (query: SQL) => sql<number>`(${query})`.mapWith(Number)

/** Pieces of all order lines, and the refunded total, as columns of a query on \`orders\`. */
export const orderFigures = {
  ordered: numberOf(sql`select coalesce(sum(i.quantity), 0) from ${orderItems} i where i.order_id = ${orders}.id`),
  closed: numberOf(
    sql`select coalesce(sum(i.closed_quantity), 0) from ${orderItems} i where i.order_id = ${orders}.id`,
  ),
  inParcels: numberOf(
    sql`select coalesce(sum(l.quantity), 0) from ${shipments} s join ${shipmentLines} l on l.shipment_id = s.id where s.order_id = ${orders}.id`,
  ),
  refunded: numberOf(sql`select coalesce(sum(r.amount), 0) from ${refunds} r where r.order_id = ${orders}.id`),
}

/** Who placed an order. Columns of a query that joins `customers`. */
export const placer = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  erasedAt: customers.erasedAt,
}

/** Who placed an order. */
export type PlacerRow = Pick<typeof customers.$inferSelect, keyof typeof placer>

/** One page of orders, newest first. */
export function findOrders(db: Database, filter: OrderFilter, { limit, offset }: Page) {
  return db
    .select({
      id: orders.id,
      displayId: orders.displayId,
      createdAt: orders.createdAt,
      status: orders.status,
      fulfillmentStatus: orders.fulfillmentStatus,
      paymentStatus: orders.paymentStatus,
      currencyCode: orders.currencyCode,
      total: orders.total,
      poNumber: orders.poNumber,
      customerReference: orders.customerReference,
      shippingAddress: orders.shippingAddress,
      deliveryPlace: orders.deliveryPlace,
      items: listItems,
      placer,
      ...orderFigures,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(matchesFilter(db, filter))
    .orderBy(desc(orders.createdAt), desc(orders.displayId))
    .limit(limit)
    .offset(offset)
}

/** Columns of the history. */
export type OrderListRow = Awaited<ReturnType<typeof findOrders>>[number]

/** How many orders a filter finds. */
export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(orders).where(matchesFilter(db, filter))
  return row?.count ?? 0
}

/** Finds an order of the company and who placed it; undefined if it is another company's. */
export async function findOrder(db: Database, companyId: string, id: string) {
  const [found] = await db
    .select({ order: orders, placer })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, id), eq(orders.companyId, companyId)))
  return found
}

/** The lines of an order in their order. */
export function findOrderItems(db: Database, orderId: string) {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position))
}

/** The promo codes that an order was placed with, in the order they were added. */
export function findOrderPromotions(db: Database, orderId: string) {
  return db
    .select()
    .from(orderPromotions)
    .where(eq(orderPromotions.orderId, orderId))
    .orderBy(asc(orderPromotions.position))
}

/** The parcels of an order, first sent first. */
export function findShipments(db: Database, orderId: string) {
  return db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.shippedAt), asc(shipments.id))
}

/** An order as it was agreed. */
export type OrderRow = typeof orders.$inferSelect
/** A line of an order as it was sold. */
export type OrderItemRow = Awaited<ReturnType<typeof findOrderItems>>[number]
/** A promo code that took something off an order. */
export type OrderPromotionRow = Awaited<ReturnType<typeof findOrderPromotions>>[number]
/** A parcel. */
export type ShipmentRow = Awaited<ReturnType<typeof findShipments>>[number]

/** How many orders of a company are in each state, and the goods in them, net of discounts, in minor units. */
export function sumOrders(db: Database, companyId: string) {
  return db
    .select({
      status: orders.status,
      count: count(),
      goods: sql<number>`sum(${orders.itemTotal} - ${orders.discountTotal})`.mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.companyId, companyId))
    .groupBy(orders.status)
}

/** An order that exists, who placed it, and for which company. */
export async function findOrderWithCustomer(tx: Database, orderId: string) {
  const [found] = await tx
    .select({ order: orders, customer: customers, company: companies })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(eq(orders.id, orderId))
  if (!found) throw new Error(`The order ${orderId} is not in the database.`)
  return found
}
