import { and, asc, count, desc, eq, exists, getTableColumns, or, sql, type SQL } from 'drizzle-orm'
import { contains, withoutNumberSign } from '../../../platform/db/like-pattern'
import type { Database } from '../../../platform/db/database'
import {
  companies,
  customers,
  orderItems,
  orderPromotions,
  orders,
  products,
  refunds,
  shipmentLines,
  shipments,
} from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'
import { paidTotal } from './payments.repo'

/** A filter of a company's orders. */
export interface OrderFilter {
  companyId: string
  /** Part of a product's name, of the purchase order number or of the reference, or the order's number. */
  q?: string
  status?: (typeof orders.$inferSelect)['status']
  /** The cart of the order. */
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
function matchesText(db: Database, text: string): SQL | undefined {
  return or(
    contains(sql`${orders.displayId}::text`, withoutNumberSign(text)),
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
    text ? matchesText(db, text) : undefined,
  )
}

// Drizzle omits the table of a column if a query reads one table only, so the outer table is named here.
const listItems = sql<{ product_title: string; variant_title: string; thumbnail: string | null; quantity: number }[]>`(
  select coalesce(json_agg(json_build_object(
    'product_title', ${orderItems.title}, 'variant_title', ${orderItems.variantTitle},
    'thumbnail', ${orderItems.thumbnail}, 'quantity', ${orderItems.quantity}
  ) order by ${orderItems.position}), '[]')
  from ${orderItems}
  where ${orderItems.orderId} = ${orders}.id
)`

const numberOf = (query: SQL) => sql<number>`(${query})`.mapWith(Number)

/** Pieces of all order lines, the refunded and the paid total, as columns of a query on \`orders\`. */
export const orderFigures = {
  ordered: numberOf(sql`select coalesce(sum(i.quantity), 0) from ${orderItems} i where i.order_id = ${orders}.id`),
  closed: numberOf(
    sql`select coalesce(sum(i.closed_quantity), 0) from ${orderItems} i where i.order_id = ${orders}.id`,
  ),
  inParcels: numberOf(
    sql`
      select coalesce(sum(l.quantity), 0) from ${shipments} s
      join ${shipmentLines} l on l.shipment_id = s.id where s.order_id = ${orders}.id`,
  ),
  refunded: numberOf(sql`select coalesce(sum(r.amount), 0) from ${refunds} r where r.order_id = ${orders}.id`),
  paid: paidTotal,
}

/** The customer who placed an order, as columns of a query that joins `customers`. */
export const orderCustomer = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  erasedAt: customers.erasedAt,
}

/** The customer who placed an order. */
export type OrderCustomerRow = Pick<typeof customers.$inferSelect, keyof typeof orderCustomer>

/** Returns a page of orders, newest first. */
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
      orderCustomer,
      ...orderFigures,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(matchesFilter(db, filter))
    .orderBy(desc(orders.createdAt), desc(orders.displayId))
    .limit(limit)
    .offset(offset)
}

/** An order in the history. */
export type OrderListRow = Awaited<ReturnType<typeof findOrders>>[number]

/** Counts the matching orders. */
export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(orders).where(matchesFilter(db, filter))
  return row?.count ?? 0
}

/** Returns an order of the company with the customer who placed it; undefined for other companies' orders. */
export async function findOrder(db: Database, companyId: string, id: string) {
  const [found] = await db
    .select({ order: orders, orderCustomer })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, id), eq(orders.companyId, companyId)))
  return found
}

/** Returns the lines of an order, in order, with the age limits of their products now. */
export function findOrderItems(db: Database, orderId: string) {
  return db
    .select({ ...getTableColumns(orderItems), ageLimit: products.ageLimit })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
}

/** Returns the promo codes of an order, in the order they were added. */
export function findOrderPromotions(db: Database, orderId: string) {
  return db
    .select()
    .from(orderPromotions)
    .where(eq(orderPromotions.orderId, orderId))
    .orderBy(asc(orderPromotions.position))
}

/** Returns the parcels of an order, oldest first. */
export function findShipments(db: Database, orderId: string) {
  return db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.shippedAt), asc(shipments.id))
}

/** A stored order. */
export type OrderRow = typeof orders.$inferSelect
/** A stored order line. */
export type OrderItemRow = Awaited<ReturnType<typeof findOrderItems>>[number]
/** A promo code of an order. */
export type OrderPromotionRow = Awaited<ReturnType<typeof findOrderPromotions>>[number]
/** A parcel. */
export type ShipmentRow = Awaited<ReturnType<typeof findShipments>>[number]

/** Returns the number of a company's orders in each state, and their value of goods less discounts, in minor units. */
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

/** Returns an existing order with its customer and company. */
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
