import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgEnum, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { address, buyerNotes, moment, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { variants } from './variants'

/** A completed cart has become an order and does not change any more. */
export const cartStatus = pgEnum('cart_status', ['open', 'completed'])

/** A company's cart. It has at most one open one, which everybody of the company shares. */
export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    companyId: reference(() => companies.id),
    /** Who began it. */
    customerId: reference(() => customers.id),
    status: cartStatus().notNull().default('open'),
    currencyCode: text().notNull(),
    shippingAddress: address(),
    billingAddress: address(),
    ...buyerNotes(),
    /** Rises whenever a buyer is shown something else than before; 0 until the cart is first shown. */
    version: integer().notNull().default(0),
    /** Hash of what this version shows; null until the cart is first shown. */
    versionHash: text(),
    /** Whose change made this version; null where the shop did: a price, a promo code, stock. */
    versionBy: text().references(() => customers.id),
    createdAt: moment().notNull(),
    completedAt: moment(),
  },
  (table) => [
    uniqueIndex('carts_one_open_per_company')
      .on(table.companyId)
      .where(sql`status = 'open'`),
    index().on(table.companyId, table.completedAt),
  ],
)

/** The lines of carts: one for each variant. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: text().primaryKey(),
    cartId: partOf(() => carts.id),
    variantId: reference(() => variants.id),
    quantity: integer().notNull(),
    /** Rises with every line added, so that a cart keeps the order it was filled in. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    unique('cart_items_one_line_per_variant').on(table.cartId, table.variantId),
    index().on(table.variantId),
    check('cart_items_quantity_in_range', sql`${table.quantity} between 1 and 100000`),
  ],
)
