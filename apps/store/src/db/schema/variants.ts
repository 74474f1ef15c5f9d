import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, partOf, reference } from './columns'
import { products } from './products'

/** What a product lets one choose, such as "Strength". */
export const productOptions = pgTable(
  'product_options',
  {
    id: text().primaryKey(),
    productId: partOf(() => products.id),
    title: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique('product_options_one_per_position').on(table.productId, table.position)],
)

/** What an option offers, whether or not a variant has it yet. */
export const productOptionValues = pgTable(
  'product_option_values',
  {
    id: text().primaryKey(),
    optionId: partOf(() => productOptions.id),
    value: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique('product_option_values_once').on(table.optionId, table.value)],
)

/** What can be bought and is counted in stock. */
export const variants = pgTable(
  'variants',
  {
    id: text().primaryKey(),
    productId: reference(() => products.id),
    title: text().notNull(),
    sku: text().unique(),
    /** GTIN-13. */
    gtin: text().unique(),
    /** What one piece is called. */
    unit: text().notNull(),
    netContent: text(),
    /** Single items in one piece. */
    packSize: integer().notNull(),
    /** How many of the product's smallest pack it holds: 1 for a can, 10 for a roll of ten cans. */
    pieces: integer().notNull().default(1),
    /** Pieces in a full carton; null where it comes in none. */
    cartonSize: integer(),
    /** Milligrams of nicotine in one pouch; null where there is none, or nobody has said. */
    strengthMg: numeric({ precision: 5, scale: 2, mode: 'number' }),
    thumbnail: text(),
    /** The same picture for lines of lists; null where there is none. */
    stamp: text(),
    /** Pieces in stock. */
    inventoryQuantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index().on(table.productId, table.position),
    // Files and bulk orders name articles by SKU in any case, with whatever was copied along.
    index('variants_sku_key').on(sql`identifier_key(${table.sku})`),
    check('variants_stock_not_negative', sql`${table.inventoryQuantity} >= 0`),
    check('variants_pack_size_positive', sql`${table.packSize} >= 1`),
    check('variants_pieces_positive', sql`${table.pieces} >= 1`),
    check('variants_strength_above_zero', sql`${table.strengthMg} > 0`),
    check('variants_carton_holds_several', sql`${table.cartonSize} >= 2`),
  ],
)

/** The value a variant has for each option of its product. */
export const variantOptionValues = pgTable(
  'variant_option_values',
  {
    variantId: partOf(() => variants.id),
    optionValueId: partOf(() => productOptionValues.id),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.optionValueId] }), index().on(table.optionValueId)],
)

/** Net price of one piece from a quantity on. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    variantId: partOf(() => variants.id),
    /** ISO 4217 in lower case. */
    currencyCode: text().notNull(),
    minQuantity: integer().notNull(),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currencyCode, table.minQuantity] }),
    check('variant_prices_amount_not_negative', sql`${table.amount} >= 0`),
    check('variant_prices_quantity_positive', sql`${table.minQuantity} >= 1`),
  ],
)

/** Prices that begin by the clock. Each becomes a price when its moment comes, and is gone from here. */
export const priceChanges = pgTable(
  'price_changes',
  {
    variantId: partOf(() => variants.id),
    /** ISO 4217 in lower case. */
    currencyCode: text().notNull(),
    minQuantity: integer().notNull(),
    validFrom: moment().notNull(),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currencyCode, table.minQuantity, table.validFrom] }),
    index().on(table.validFrom),
    check('price_changes_amount_positive', sql`${table.amount} > 0`),
    check('price_changes_quantity_positive', sql`${table.minQuantity} >= 1`),
  ],
)
