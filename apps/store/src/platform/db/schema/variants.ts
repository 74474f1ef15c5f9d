import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Availability } from '@skafferi/domain/rules/catalogue/stock'
import { timestamptz, money, partOf, reference } from './columns'
import { products } from './products'

/** A product's option, e.g. "Strength". */
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

/** Values of an option, including values that no variant has. */
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

/** Whether the stock limits what can be ordered. */
export const availability = pgEnum('availability', [
  'tracked',
  'always',
  'backorder',
  'withdrawn',
] as const satisfies readonly Availability[])

/** The sold units, with their stock. */
export const variants = pgTable(
  'variants',
  {
    id: text().primaryKey(),
    productId: reference(() => products.id),
    title: text().notNull(),
    sku: text().unique(),
    /** GTIN-8, GTIN-13 or GTIN-14. */
    gtin: text().unique(),
    /** The name of one piece. */
    unit: text().notNull(),
    netContent: text(),
    /** Single items in one piece. */
    packSize: integer().notNull(),
    /** Number of the product's smallest packs: 1 for a can, 10 for a roll of ten cans. */
    pieces: integer().notNull().default(1),
    /** Pieces in a full carton; null if there are no cartons. */
    cartonSize: integer(),
    /** Width and height of one piece as it stands on a shelf, in mm; null if the seller gave none. */
    widthMm: integer(),
    heightMm: integer(),
    /** Grams of one piece; null for the product's weight. */
    weight: integer(),
    /** Where its pieces are in the warehouse; null if unknown. */
    shelfPlace: text(),
    /** Milligrams of nicotine per pouch; null if unknown or without nicotine. */
    strengthMg: numeric({ precision: 5, scale: 2, mode: 'number' }),
    thumbnail: text(),
    /** A smaller picture for list rows; null if there is none. */
    stamp: text(),
    /** Pieces in stock. */
    inventoryQuantity: integer().notNull(),
    /** Null means `tracked`. It has no default, because rows are inserted from JSON. */
    availability: availability(),
    /** First day of dispatch of pieces that are not in stock; null if unknown. Used for `backorder` only. */
    availableFrom: date({ mode: 'string' }),
    /** The stock is low below this number of pieces; null for the shop's own number. */
    lowStock: integer(),
    position: integer().notNull(),
  },
  (table) => [
    index().on(table.productId, table.position),
    // Import files and bulk orders contain SKUs in any case and with stray characters.
    index('variants_sku_key').on(sql`identifier_key(${table.sku})`),
    check('variants_stock_not_negative', sql`${table.inventoryQuantity} >= 0`),
    check('variants_low_stock_not_negative', sql`${table.lowStock} >= 0`),
    check('variants_pack_size_positive', sql`${table.packSize} >= 1`),
    check('variants_pieces_positive', sql`${table.pieces} >= 1`),
    check('variants_strength_above_zero', sql`${table.strengthMg} > 0`),
    check('variants_width_positive', sql`${table.widthMm} >= 1`),
    check('variants_height_positive', sql`${table.heightMm} >= 1`),
    check('variants_weight_not_negative', sql`${table.weight} >= 0`),
    check('variants_carton_holds_several', sql`${table.cartonSize} >= 2`),
  ],
)

/** The variant's value for each option of its product. */
export const variantOptionValues = pgTable(
  'variant_option_values',
  {
    variantId: partOf(() => variants.id),
    optionValueId: partOf(() => productOptionValues.id),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.optionValueId] }), index().on(table.optionValueId)],
)

/** Net price of one piece, from a minimum quantity. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    variantId: partOf(() => variants.id),
    /** ISO 4217, lower case. */
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

/** Scheduled prices. When one becomes valid, it moves to the prices and is deleted here. */
export const priceChanges = pgTable(
  'price_changes',
  {
    variantId: partOf(() => variants.id),
    /** ISO 4217, lower case. */
    currencyCode: text().notNull(),
    minQuantity: integer().notNull(),
    validFrom: timestamptz().notNull(),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currencyCode, table.minQuantity, table.validFrom] }),
    index().on(table.validFrom),
    check('price_changes_amount_positive', sql`${table.amount} > 0`),
    check('price_changes_quantity_positive', sql`${table.minQuantity} >= 1`),
  ],
)
