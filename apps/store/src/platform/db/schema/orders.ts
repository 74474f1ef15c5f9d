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
import type { RateSum } from '@skafferi/domain/rules/tax/tax-sums'
import type { OrderTax } from '@skafferi/domain/rules/tax/supply-tax'
import { carts } from './carts'
import { address, buyerNotes, timestamptz, money, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { products, taxClass } from './products'
import { actorColumns, sentOnce } from './sent-by'
import { variants } from './variants'

type Schemas = components['schemas']

/** A billed company by its legal name and numbers. */
export type OrderBuyer = Pick<typeof companies.$inferSelect, 'name' | 'organisationNumber' | 'vatId'>

/** State of an order as a whole. */
export const orderStatus = pgEnum('order_status', [
  'pending',
  'shipping',
  'delivered',
  'completed',
  'canceled',
  'requires_action',
] as const satisfies readonly Schemas['OrderStatus'][])

/** State of dispatch and delivery. */
export const fulfillmentStatus = pgEnum('fulfillment_status', [
  'not_fulfilled',
  'fulfilled',
  'shipped',
  'delivered',
] as const satisfies readonly Schemas['FulfillmentStatus'][])

/** State of the payment. */
export const paymentStatus = pgEnum('payment_status', [
  'awaiting',
  'authorized',
  'captured',
  'refunded',
] as const satisfies readonly Schemas['PaymentStatus'][])

/** Orders are never deleted. Amounts and addresses are copies, independent of later changes in the catalogue. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** The order number. */
    displayId: integer().generatedByDefaultAsIdentity({ startWith: 1001 }).notNull().unique(),
    companyId: reference(() => companies.id),
    /** The customer that placed the order. */
    customerId: reference(() => customers.id),
    /** Unique: one order per cart. Null for orders without a cart. */
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
    /**
     * VAT of the order, in minor units, calculated for the expected day of dispatch and from dispatch on for the actual
     * day. Null for older orders, which were stored without it.
     */
    tax: jsonb().$type<OrderTax>(),
    total: money().notNull(),
    /** Id of the delivery option. */
    shippingOption: text().notNull(),
    /** Its name when it was ordered; null if an earlier version of the store placed the order. */
    shippingOptionName: text(),
    shippingAddress: address().notNull(),
    billingAddress: address().notNull(),
    /** Name of the delivery address in the company's address book when it was ordered; null if it had none. */
    deliveryPlace: text(),
    /** The billed company when it was ordered; null for older orders, which are billed to the company as it is now. */
    buyer: jsonb().$type<OrderBuyer>(),
    /** Promised delivery dates; null for older orders, which were stored without them. */
    deliveryStart: date({ mode: 'string' }),
    deliveryEnd: date({ mode: 'string' }),
    /** The expected dispatch date that the promise counts from; null for older orders, which were stored without it. */
    dispatchDate: date({ mode: 'string' }),
    /** Payment term in days; null for older orders, which were stored without it. */
    paymentTermsDays: integer(),
    /** Due date of the invoice in the store's time zone. */
    dueDate: date({ mode: 'string' }),
    ...buyerNotes(),
    /**
     * Increases with every change of the order, its shipments and its refunds. Requests that change the order name the
     * version they read.
     */
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    index().on(table.companyId, table.createdAt.desc(), table.displayId.desc()),
    index().on(table.createdAt),
    index('orders_to_ship_index')
      .on(table.id)
      .where(sql`${table.status} <> 'canceled' and ${table.fulfillmentStatus} in ('not_fulfilled', 'fulfilled')`),
    check(
      'orders_total_adds_up',
      sql`${table.total} = ${table.itemTotal} - ${table.discountTotal} + ${table.shippingTotal} + ${table.taxTotal}`,
    ),
  ],
)

/** Order lines as sold. */
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
    /** Pieces that will not be shipped; null means 0. It has no default, because rows are inserted from JSON. */
    closedQuantity: integer(),
    /** Pieces taken from stock; null means all. */
    reservedQuantity: integer(),
    /** Pieces that wait for stock; null means 0. */
    backorderedQuantity: integer(),
    /** The promised first day of dispatch of the backordered pieces; null if none was promised. */
    availableFrom: date({ mode: 'string' }),
    currencyCode: text().notNull(),
    unitPrice: money().notNull(),
    /** Minimum quantity of the price tier. */
    tierMinQuantity: integer().notNull(),
    taxClass: taxClass().notNull(),
    /** Percent. */
    taxRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    subtotal: money().notNull(),
    discountTotal: money().notNull(),
    taxTotal: money().notNull(),
    total: money().notNull(),
    /** The line of the same order whose pieces this line replaces; null for ordered lines. */
    replacesId: text(),
  },
  (table) => [
    index().on(table.orderId, table.position),
    index().on(table.productId),
    index().on(table.variantId),
    index('order_items_waiting_index')
      .on(table.variantId)
      .where(sql`${table.backorderedQuantity} > 0`),
    check('order_items_quantity_positive', sql`${table.quantity} >= 1`),
    check('order_items_closed_within_quantity', sql`${table.closedQuantity} between 0 and ${table.quantity}`),
    check('order_items_reserved_within_quantity', sql`${table.reservedQuantity} between 0 and ${table.quantity}`),
    check(
      'order_items_backordered_within_quantity',
      sql`${table.backorderedQuantity} between 0 and ${table.quantity} - coalesce(${table.reservedQuantity}, 0)`,
    ),
  ],
)

/** Shipments of orders. */
export const shipments = pgTable(
  'shipments',
  {
    id: text().primaryKey(),
    orderId: reference(() => orders.id),
    carrier: text().notNull(),
    /** URL of the carrier's tracking page, or the tracking number. */
    trackingUrl: text(),
    shippedAt: timestamptz().notNull(),
    /** Time of the handover to the carrier; null until it is recorded. */
    handedOverAt: timestamptz(),
    /** Time of the delivery; null until it is recorded. */
    deliveredAt: timestamptz(),
    ...actorColumns(),
    ...sentOnce(),
  },
  (table) => [index().on(table.orderId), uniqueIndex().on(table.orderId, table.requestKey)],
)

/** Contents of shipments. For older orders, which were stored without them, the first shipment contains all pieces. */
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

/** The ledger of refunds. Entries are never changed; one that was taken back is reversed by another. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: reference(() => orders.id),
    /** Including tax, in minor units; negative for a reversal. */
    amount: money().notNull(),
    /** The amount by VAT rate, in minor units. */
    rates: jsonb().$type<readonly RateSum[]>().notNull(),
    /** The id of the refund that this entry reverses; null for refunds. */
    reversesId: text().unique(),
    /** The reason given to the buyer; null after the customer was erased. */
    reason: text(),
    refundedAt: timestamptz().notNull(),
    ...actorColumns(),
    ...sentOnce(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex().on(table.orderId, table.requestKey),
    check(
      'refunds_reversals_are_negative',
      sql`case when ${table.reversesId} is null then ${table.amount} > 0 else ${table.amount} < 0 end`,
    ),
  ],
)

/** The refunded pieces, negative in a reversal; none if the refund is an amount. */
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
    check('refund_lines_quantity_not_zero', sql`${table.quantity} <> 0`),
  ],
)
