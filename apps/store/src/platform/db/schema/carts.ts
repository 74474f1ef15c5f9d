import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgEnum, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { address, buyerNotes, timestamptz, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { variants } from './variants'

/** A completed cart has become an order and is immutable. */
export const cartStatus = pgEnum('cart_status', ['open', 'completed'])

/** A company's carts. At most one is open; all customers of the company share it. */
export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    companyId: reference(() => companies.id),
    /** The customer who created it. */
    customerId: reference(() => customers.id),
    status: cartStatus().notNull().default('open'),
    currencyCode: text().notNull(),
    shippingAddress: address(),
    billingAddress: address(),
    ...buyerNotes(),
    /** Increases whenever the displayed cart changes; 0 until it is first displayed. */
    version: integer().notNull().default(0),
    /** Hash of the displayed cart of this version; null until it is first displayed. */
    versionHash: text(),
    /** The customer whose change created this version; null if the shop caused it (price, promo code or stock). */
    versionBy: text().references(() => customers.id),
    createdAt: timestamptz().notNull(),
    completedAt: timestamptz(),
  },
  (table) => [
    uniqueIndex('carts_one_open_per_company')
      .on(table.companyId)
      .where(sql`status = 'open'`),
    index().on(table.companyId, table.completedAt),
  ],
)

/** Cart lines, one for each variant. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: text().primaryKey(),
    cartId: partOf(() => carts.id),
    variantId: reference(() => variants.id),
    quantity: integer().notNull(),
    /** Increases with each added line; keeps the order of lines. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    unique('cart_items_one_line_per_variant').on(table.cartId, table.variantId),
    index().on(table.variantId),
    check('cart_items_quantity_in_range', sql`${table.quantity} between 1 and 100000`),
  ],
)
