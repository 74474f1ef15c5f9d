import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { components } from '@skafferi/api'
import type { RateSum } from '@skafferi/domain/cart/tax-sums.rules'
import type { OrderTax } from '@skafferi/domain/orders/supply-tax.rules'
import { carts } from './carts'
import { address, buyerNotes, moment, money, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { products, taxClass } from './products'
import { doer, sentOnce } from './sent-by'
import { variants } from './variants'

type Schemas = components['schemas']

/** How far an order as a whole has come. */
export const orderStatus = pgEnum('order_status', [
  'pending',
  'shipping',
  'delivered',
  'completed',
  'canceled',
  'requires_action',
] as const satisfies readonly Schemas['OrderStatus'][])

/** How far its goods have come. */
export const fulfillmentStatus = pgEnum('fulfillment_status', [
  'not_fulfilled',
  'fulfilled',
  'shipped',
  'delivered',
] as const satisfies readonly Schemas['FulfillmentStatus'][])

/** How far its invoice has come. */
export const paymentStatus = pgEnum('payment_status', [
  'awaiting',
  'authorized',
  'captured',
  'refunded',
] as const satisfies readonly Schemas['PaymentStatus'][])

/** Never deleted. Amounts and addresses are what was agreed, whatever the catalogue says later. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** The number people say on the phone. */
    displayId: integer().generatedByDefaultAsIdentity({ startWith: 1001 }).notNull().unique(),
    companyId: reference(() => companies.id),
    /** Who placed it. */
    customerId: reference(() => customers.id),
    /** Unique: one order per cart. Null for orders that did not come from a cart. */
    cartId: text()
      .unique()
      .references(() => carts.id),
    status: orderStatus().notNull(),
    fulfillmentStatus: fulfillmentStatus().notNull(),
    paymentStatus: paymentStatus().notNull(),
    email: text().notNull(),
    currencyCode: text().notNull(),
    itemTotal: money().notNull(),
    discountTotal: money().notNull(),
    shippingTotal: money().notNull(),
    taxTotal: money().notNull(),
    /** As it was decided and booked, in minor units, by the day it left once it has; null for orders from before the shop kept it. */
    tax: jsonb().$type<OrderTax>(),
    total: money().notNull(),
    shippingOption: text().notNull(),
    shippingAddress: address().notNull(),
    billingAddress: address().notNull(),
    /** The days it was promised for; null for orders from before the shop kept them. */
    deliveryStart: date({ mode: 'string' }),
    deliveryEnd: date({ mode: 'string' }),
    /** By the terms of the company's account; null for orders from before the shop kept them. */
    paymentTermsDays: integer(),
    /** When its invoice is due, by the store's calendar. */
    dueDate: date({ mode: 'string' }),
    ...buyerNotes(),
    /** Grows with every change of the order, its parcels and its refunds. A call that changes the order names the version it read. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.companyId, table.createdAt.desc(), table.displayId.desc()),
    index().on(table.createdAt),
    check(
      'orders_total_adds_up',
      sql`${table.total} = ${table.itemTotal} - ${table.discountTotal} + ${table.shippingTotal} + ${table.taxTotal}`,
    ),
  ],
)

/** A line as it was sold. */
export const orderItems = pgTable(
  'order_items',
  {
    id: text().primaryKey(),
    orderId: reference(() => orders.id),
    productId: reference(() => products.id),
    variantId: reference(() => variants.id),
    position: integer().notNull(),
    title: text().notNull(),
    variantTitle: text().notNull(),
    sku: text(),
    thumbnail: text(),
    quantity: integer().notNull(),
    /** Pieces of it that will not be shipped. Null for none: rows are inserted as JSON, which leaves no default. */
    closedQuantity: integer(),
    currencyCode: text().notNull(),
    unitPrice: money().notNull(),
    /** Quantity from which that price held. */
    tierMinQuantity: integer().notNull(),
    taxClass: taxClass().notNull(),
    /** Percent. */
    taxRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    subtotal: money().notNull(),
    discountTotal: money().notNull(),
    taxTotal: money().notNull(),
    total: money().notNull(),
  },
  (table) => [
    index().on(table.orderId, table.position),
    index().on(table.productId),
    index().on(table.variantId),
    check('order_items_quantity_positive', sql`${table.quantity} >= 1`),
    check('order_items_closed_within_quantity', sql`${table.closedQuantity} between 0 and ${table.quantity}`),
  ],
)

/** Parcels on their way to the company. */
export const shipments = pgTable(
  'shipments',
  {
    id: text().primaryKey(),
    orderId: reference(() => orders.id),
    carrier: text().notNull(),
    /** Where the parcel can be followed. */
    trackingUrl: text(),
    shippedAt: moment().notNull(),
    /** When its carrier took it; null before and if it was not recorded. */
    handedOverAt: moment(),
    /** When it arrived; null before and if it was not recorded. */
    deliveredAt: moment(),
    ...doer(),
    ...sentOnce(),
  },
  (table) => [index().on(table.orderId), uniqueIndex().on(table.orderId, table.requestKey)],
)

/** What is in a parcel. Parcels from before the shop kept it: all of the order in its first one. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: partOf(() => shipments.id),
    orderItemId: reference(() => orderItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderItemId] }),
    index().on(table.orderItemId),
    check('shipment_lines_quantity_positive', sql`${table.quantity} >= 1`),
  ],
)

/** Money given back for an order. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: reference(() => orders.id),
    /** Tax and all. */
    amount: money().notNull(),
    /** The same by rate of tax, in minor units. */
    rates: jsonb().$type<readonly RateSum[]>().notNull(),
    /** What its buyer was told; null once they were erased. */
    reason: text(),
    refundedAt: moment().notNull(),
    ...doer(),
    ...sentOnce(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex().on(table.orderId, table.requestKey),
    check('refunds_amount_positive', sql`${table.amount} > 0`),
  ],
)

/** The pieces that a refund is for; none where it is an amount. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: partOf(() => refunds.id),
    orderItemId: reference(() => orderItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderItemId] }),
    index().on(table.orderItemId),
    check('refund_lines_quantity_positive', sql`${table.quantity} >= 1`),
  ],
)
