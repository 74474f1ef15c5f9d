import { sql } from 'drizzle-orm'
import { bigint, customType, doublePrecision, index, integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { moment, money } from './columns'
import { flavourClass, products } from './products'

/**
 * What follows from the catalogue and is kept for finding: nothing in it is data of its own. Triggers keep it right
 * (`search.refresh` in the migrations), so whoever writes products and prices need not know of it.
 */
export const search = pgSchema('search')

/** Words with the field they stand in: A title, B brand, C category, tags and variants, D description and parts of SKUs. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * One narrow row for each product that lists can show: published or to be published, not archived, with a price for one
 * piece. Lists filter, sort and count these rows, and read the wide ones only for the cards of one page.
 */
export const listedProducts = search.table(
  'listed_products',
  {
    productId: text()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Lists show it from this moment on. */
    publishedAt: moment().notNull(),
    createdAt: moment().notNull(),
    categoryId: text().notNull(),
    brand: text().notNull(),
    tags: text().array().notNull(),
    /** Milligrams of nicotine in a pouch of its variants. */
    strengths: doublePrecision().array().notNull().default([]),
    flavour: flavourClass(),
    /** How its variants are packed: "can", "roll". */
    packs: text().array().notNull().default([]),
    /** The lowest unit price among the variants, in minor units, without a sale. */
    amount: money().notNull(),
    /** `products.search_text` as the database searches it. */
    words: tsvector().notNull(),
  },
  (table) => {
    // Made again for each index: Drizzle forgets the direction once it was used.
    const newest = () =>
      [table.publishedAt.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.productId] as const
    return [
      index('listed_products_newest').on(...newest()),
      index('listed_products_category').on(table.categoryId, ...newest()),
      index('listed_products_brand').on(table.brand, ...newest()),
      index('listed_products_amount').on(table.amount, ...newest()),
      // Without a list of rows yet to be indexed: the embedded database has nobody who would work it off.
      index('listed_products_tags').using('gin', table.tags).with({ fastupdate: false }),
      index('listed_products_strengths').using('gin', table.strengths).with({ fastupdate: false }),
      index('listed_products_flavour').on(table.flavour, ...newest()),
      index('listed_products_packs').using('gin', table.packs).with({ fastupdate: false }),
      index('listed_products_words').using('gin', table.words).with({ fastupdate: false }),
    ]
  },
)

/**
 * Words of four letters and more that products ever had, folded: where the parts and the near spellings of a searched
 * word are looked up. A word that no product has any more stays, and finds nothing.
 */
export const searchWords = search.table('words', { word: text().primaryKey() }, (table) => [
  index('words_trigrams').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
  index('words_sounds').on(sql`dmetaphone(${table.word})`),
])

/**
 * How often what lists show has changed; a store keeps what follows from the catalogue until the sum differs. Changes that
 * happen at the same time count in rows of their own, or each would wait for the other to be committed.
 */
export const catalogueChanges = search.table('catalogue_changes', {
  slot: integer().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull(),
})
