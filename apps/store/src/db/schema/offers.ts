import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { carts } from './carts'
import { moment, money, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { orders } from './orders'
import { products } from './products'

/** Sales that begin and end by the clock. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [
    index().on(table.startsAt, table.endsAt),
    check('flash_sales_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** What a sale takes off: the same part of every tier of every variant of a product. */
export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    saleId: partOf(() => flashSales.id),
    productId: partOf(() => products.id),
    /** Percent off, whole. */
    percent: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.saleId, table.productId] }),
    unique('flash_sale_items_one_per_position').on(table.saleId, table.position),
    index().on(table.productId),
    check('flash_sale_items_percent_in_range', sql`${table.percent} between 1 and 90`),
  ],
)

/** A part of the goods, or an amount. */
export const promotionType = pgEnum('promotion_type', ['percentage', 'fixed'])

/** Promo codes. */
export const promotions = pgTable(
  'promotions',
  {
    id: text().primaryKey(),
    /** In capitals. */
    code: text().notNull().unique(),
    type: promotionType().notNull(),
    /** Percent, or minor units. */
    value: money().notNull(),
    /** ISO 4217 in lower case. */
    currencyCode: text().notNull(),
    startsAt: moment().notNull(),
    /** Null for codes without an end. */
    endsAt: moment(),
    /** Goods a cart needs before discount, in minor units; 0 for none. */
    minimum: money().notNull(),
    /** Orders in all; null for no limit. */
    usageLimit: integer(),
    /** Orders of one company; null for no limit. */
    usageLimitPerCompany: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('promotions_value_positive', sql`${table.value} > 0`),
    check('promotions_percentage_in_range', sql`${table.type} <> 'percentage' or ${table.value} <= 100`),
    check('promotions_minimum_not_negative', sql`${table.minimum} >= 0`),
  ],
)

/** Codes on open carts, in the order they were added. */
export const cartPromotions = pgTable(
  'cart_promotions',
  {
    cartId: partOf(() => carts.id),
    promotionId: reference(() => promotions.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.promotionId] }), index().on(table.promotionId)],
)

/** Codes that orders were placed with: what they took off, and what counts against their limits. */
export const orderPromotions = pgTable(
  'order_promotions',
  {
    orderId: reference(() => orders.id),
    promotionId: reference(() => promotions.id),
    companyId: reference(() => companies.id),
    customerId: reference(() => customers.id),
    /** As they were then. */
    code: text().notNull(),
    type: promotionType().notNull(),
    value: money().notNull(),
    discountTotal: money().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.promotionId] }),
    index().on(table.promotionId, table.companyId),
  ],
)
