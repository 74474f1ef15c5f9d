import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import type { Deposit } from '@skafferi/domain/rules/pricing/deposit'
import type { IngredientList } from '@skafferi/domain/rules/catalogue/ingredients'
import type { FlavourClass } from '@skafferi/domain/rules/catalogue/market'
import { timestamptz, partOf } from './columns'

/** Selects the VAT rate, together with the country and the day. */
export const taxClass = pgEnum('tax_class', [
  'food',
  'confectionery',
  'soft_drink',
  'nicotine',
  'standard',
] as const satisfies readonly TaxClass[])

/** Flavour of a nicotine pouch. */
export const flavourClass = pgEnum('flavour_class', [
  'tobacco',
  'menthol',
  'mint',
  'fruit',
  'liquorice',
  'herbal',
  'unflavoured',
] as const satisfies readonly FlavourClass[])

/** Categories of products. */
export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    name: text().notNull().unique(),
    handle: text().notNull().unique(),
    description: text().notNull(),
    /** Null on the first level. */
    parentId: text().references((): AnyPgColumn => categories.id),
    /** Sort order in the flattened tree. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.parentId)],
)

/** Products; their variants are what is sold. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    /** Null if it is in no category. */
    categoryId: text().references(() => categories.id),
    title: text().notNull(),
    description: text().notNull(),
    handle: text().notNull().unique(),
    /** Empty if it has none. */
    brand: text().notNull(),
    tags: text().array().notNull(),
    /** Folded text of all searchable fields: title, brand, category, tags, description and SKUs. */
    searchText: text().notNull(),
    thumbnail: text(),
    /** Grams. */
    weight: integer(),
    specification: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    taxClass: taxClass().notNull(),
    /** Minimum age of the customer, in years; null if there is none. */
    ageLimit: integer(),
    /** Flavour of a nicotine pouch, as laws distinguish flavours; null if unknown. */
    flavourClass: flavourClass(),
    /** Container deposit in minor units of its own currency; null if there is none. */
    deposit: jsonb().$type<Deposit>(),
    /** Ingredients from the label; null if unknown. */
    ingredients: jsonb().$type<IngredientList>(),
    createdAt: timestamptz().notNull(),
    /** Last change of a field or price by the seller, not of the stock; null if it is unknown. */
    changedAt: timestamptz(),
    /** First publication; null for a draft. */
    publishedAt: timestamptz(),
    /** Archived instead of deleted, because orders and carts refer to it. */
    archivedAt: timestamptz(),
    /** The shop system that it was imported from; null for others. */
    source: text(),
    /** Its identity there, e.g. its handle; imports find it by that. */
    sourceId: text(),
  },
  (table) => [
    index().on(table.categoryId),
    index().on(table.title, table.id),
    uniqueIndex('products_once_per_source').on(table.source, table.sourceId),
  ],
)

/** Pictures of a product, in order. */
export const productImages = pgTable(
  'product_images',
  {
    id: text().primaryKey(),
    productId: partOf(() => products.id),
    url: text().notNull(),
    /** A larger size for the product page; null if there is only one. */
    large: text(),
    alt: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique('product_images_one_per_position').on(table.productId, table.position)],
)

/** Only approved reviews are displayed and counted. */
export const reviewStatus = pgEnum('review_status', ['pending', 'approved', 'rejected'])

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: partOf(() => products.id),
    /** Null after the customer was erased, and for reviews imported from another system. */
    customerId: text(),
    /** Displayed name; never an e-mail address. */
    userName: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    rating: integer().notNull(),
    status: reviewStatus().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    index().on(table.productId, table.status),
    // A customer may review again after a rejection.
    uniqueIndex('reviews_once_per_customer')
      .on(table.productId, table.customerId)
      .where(sql`status <> 'rejected'`),
    check('reviews_rating_in_range', sql`${table.rating} between 1 and 5`),
  ],
)
