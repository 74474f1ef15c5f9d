import { sql } from 'drizzle-orm'
import { bigint, customType, doublePrecision, index, integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { timestamptz, money } from './columns'
import { flavourClass, products } from './products'

/**
 * Data derived from the catalogue for searching. Triggers maintain it (`search.refresh` in the migrations), so code
 * that writes products and prices need not.
 */
export const search = pgSchema('search')

/** Words with weights: A title, B brand, C category, tags and variants, D description and parts of SKUs. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * One narrow row for each product that lists can show: published or scheduled, not archived, with a price for one
 * piece. Lists filter, sort and count these rows, and read full rows only for the cards of one page.
 */
export const listedProducts = search.table(
  'listed_products',
  {
    productId: text()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Lists show the product from this time on. */
    publishedAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull(),
    /** Null if it is in no category. */
    categoryId: text(),
    brand: text().notNull(),
    tags: text().array().notNull(),
    /** Milligrams of nicotine per pouch, of all variants. */
    strengths: doublePrecision().array().notNull().default([]),
    flavour: flavourClass(),
    /** Packaging of the variants: "can", "roll". */
    packs: text().array().notNull().default([]),
    /** Lowest unit price of the variants, in minor units, without a sale. */
    amount: money().notNull(),
    /** `products.search_text` as a search vector. */
    words: tsvector().notNull(),
  },
  (table) => {
    // Created for each index, because Drizzle drops the direction after the first use.
    const newest = () =>
      [table.publishedAt.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.productId] as const
    return [
      index('listed_products_newest').on(...newest()),
      index('listed_products_category').on(table.categoryId, ...newest()),
      index('listed_products_brand').on(table.brand, ...newest()),
      index('listed_products_amount').on(table.amount, ...newest()),
      // Without a pending list (`fastupdate`): PGlite has no autovacuum to process it.
      index('listed_products_tags').using('gin', table.tags).with({ fastupdate: false }),
      index('listed_products_strengths').using('gin', table.strengths).with({ fastupdate: false }),
      index('listed_products_flavour').on(table.flavour, ...newest()),
      index('listed_products_packs').using('gin', table.packs).with({ fastupdate: false }),
      index('listed_products_words').using('gin', table.words).with({ fastupdate: false }),
    ]
  },
)

/**
 * Folded words of at least four letters that have ever occurred in a product, to look up substrings and similar
 * spellings. Obsolete words remain, but match no product.
 */
export const searchWords = search.table('words', { word: text().primaryKey() }, (table) => [
  index('words_trigrams').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
  index('words_sounds').on(sql`dmetaphone(${table.word})`),
])

/**
 * Counts changes of the data in lists; caches of the catalogue are valid until the sum changes. Concurrent changes use
 * different rows, so that they do not wait for each other's commit.
 */
export const catalogueChanges = search.table('catalogue_changes', {
  slot: integer().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull(),
})
