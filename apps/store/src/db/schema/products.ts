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
import type { TaxClass } from '@skafferi/domain/checkout/tax-rates.rules'
import type { Deposit } from '@skafferi/domain/product/deposit.rules'
import type { IngredientList } from '@skafferi/domain/product/ingredients.rules'
import type { FlavourClass } from '@skafferi/domain/product/market.rules'
import { moment, partOf, reference } from './columns'

/** Selects the VAT rate, together with the country whose rates hold and the day. */
export const taxClass = pgEnum('tax_class', [
  'food',
  'confectionery',
  'soft_drink',
  'nicotine',
  'standard',
] as const satisfies readonly TaxClass[])

/** What a nicotine pouch tastes of. */
export const flavourClass = pgEnum('flavour_class', [
  'tobacco',
  'menthol',
  'mint',
  'fruit',
  'liquorice',
  'herbal',
  'unflavoured',
] as const satisfies readonly FlavourClass[])

/** What the catalogue is divided into; every product is in one. */
export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    name: text().notNull().unique(),
    handle: text().notNull().unique(),
    description: text().notNull(),
    /** The one it stands under; null on the first level. */
    parentId: text().references((): AnyPgColumn => categories.id),
    /** The shop's own order: the tree, read from the top. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.parentId)],
)

/** What is sold. What can be bought of it are its variants. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    categoryId: reference(() => categories.id),
    title: text().notNull(),
    description: text().notNull(),
    handle: text().notNull().unique(),
    brand: text().notNull(),
    tags: text().array().notNull(),
    /** Everything a search looks through, folded: the words of title, brand, category, tags, description and codes. */
    searchText: text().notNull(),
    thumbnail: text(),
    /** Grams. */
    weight: integer(),
    specification: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    taxClass: taxClass().notNull(),
    /** Years; null where there is none. */
    ageLimit: integer(),
    /** What a nicotine pouch tastes of, as far as laws tell flavours apart; null where nobody has said. */
    flavourClass: flavourClass(),
    /** What lies on each can or bottle, in minor units of its own currency; null where nothing does. */
    deposit: jsonb().$type<Deposit>(),
    /** What it is made of, as its label says; null where nobody has said. */
    ingredients: jsonb().$type<IngredientList>(),
    createdAt: moment().notNull(),
    /** First publication; null for a draft. */
    publishedAt: moment(),
    /** Instead of deletion: orders and carts still refer to it. */
    archivedAt: moment(),
  },
  (table) => [index().on(table.categoryId)],
)

/** Pictures of a product, the first one first. */
export const productImages = pgTable(
  'product_images',
  {
    id: text().primaryKey(),
    productId: partOf(() => products.id),
    url: text().notNull(),
    /** The same picture for the product's own page; null where there is only one. */
    large: text(),
    alt: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique('product_images_one_per_position').on(table.productId, table.position)],
)

/** Only approved reviews are shown and counted. */
export const reviewStatus = pgEnum('review_status', ['pending', 'approved', 'rejected'])

/** What customers say of a product. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: partOf(() => products.id),
    /** Null once the person was erased, and for reviews taken over from elsewhere. */
    customerId: text(),
    /** The name shown; never an e-mail address. */
    userName: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    rating: integer().notNull(),
    status: reviewStatus().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.productId, table.status),
    // A rejected review may be followed by another.
    uniqueIndex('reviews_once_per_customer')
      .on(table.productId, table.customerId)
      .where(sql`status <> 'rejected'`),
    check('reviews_rating_in_range', sql`${table.rating} between 1 and 5`),
  ],
)
