import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { carts } from './carts'
import { timestamptz, money, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { orders } from './orders'
import { products } from './products'

/** Sales with a start and an end. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
  },
  (table) => [
    index().on(table.startsAt, table.endsAt),
    check('flash_sales_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Discounts of a sale: the same percentage for all tiers and variants of a product. */
export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    saleId: partOf(() => flashSales.id),
    productId: partOf(() => products.id),
    /** Discount in whole percent. */
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

/** A percentage of the goods, or a fixed amount. */
export const promotionType = pgEnum('promotion_type', ['percentage', 'fixed'])

export const promotions = pgTable(
  'promotions',
  {
    id: text().primaryKey(),
    /** Upper case. */
    code: text().notNull().unique(),
    type: promotionType().notNull(),
    /** Percent or minor units, depending on `type`. */
    value: money().notNull(),
    /** ISO 4217, lower case. */
    currencyCode: text().notNull(),
    startsAt: timestamptz().notNull(),
    /** Null without an end. */
    endsAt: timestamptz(),
    /** Minimum value of goods before discount, in minor units; 0 for none. */
    minimum: money().notNull(),
    /** Maximum number of orders; null for no limit. */
    usageLimit: integer(),
    /** Maximum number of orders for each company; null for no limit. */
    usageLimitPerCompany: integer(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    check('promotions_value_positive', sql`${table.value} > 0`),
    check('promotions_percentage_in_range', sql`${table.type} <> 'percentage' or ${table.value} <= 100`),
    check('promotions_minimum_not_negative', sql`${table.minimum} >= 0`),
  ],
)

/** Promo codes of open carts, in the order they were added. */
export const cartPromotions = pgTable(
  'cart_promotions',
  {
    cartId: partOf(() => carts.id),
    promotionId: reference(() => promotions.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.promotionId] }), index().on(table.promotionId)],
)

/** Promo codes of orders: their discounts, and the count against their limits. */
export const orderPromotions = pgTable(
  'order_promotions',
  {
    orderId: reference(() => orders.id),
    promotionId: reference(() => promotions.id),
    companyId: reference(() => companies.id),
    customerId: reference(() => customers.id),
    /** Copied at the time of the order. */
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
