import { count, like, max, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database'
import { insertRows } from '../platform/db/insert-rows'
import * as schema from '../platform/db/schema'
import { generatedPrefix, generateProduct, numberOf, type GeneratedProduct } from './many-products-rows'

const productsAtOnce = 2000

async function insertProducts(tx: Database, products: readonly GeneratedProduct[]): Promise<void> {
  await insertRows(
    tx,
    schema.products,
    products.map(({ product }) => product),
  )
  await insertRows(
    tx,
    schema.marketLimits,
    products.flatMap(({ limits }) => limits),
  )
  await insertRows(
    tx,
    schema.productOptions,
    products.flatMap(({ options }) => options),
  )
  await insertRows(
    tx,
    schema.productOptionValues,
    products.flatMap(({ optionValues }) => optionValues),
  )
  await insertRows(
    tx,
    schema.variants,
    products.flatMap(({ variants }) => variants),
  )
  await insertRows(
    tx,
    schema.variantOptionValues,
    products.flatMap(({ chosen }) => chosen),
  )
  await insertRows(
    tx,
    schema.variantPrices,
    products.flatMap(({ prices }) => prices),
  )
}

/** Returns the number of the next product to generate. */
async function nextNumber(db: Database): Promise<number> {
  const { id } = schema.products
  const [last] = await db
    .select({ id: max(id) })
    .from(schema.products)
    .where(like(id, `${generatedPrefix}%`))
  return last?.id ? numberOf(last.id) + 1 : 0
}

async function countProducts(db: Database): Promise<number> {
  const [all] = await db.select({ count: count() }).from(schema.products)
  return all?.count ?? 0
}

/** Turns the pending list of the search index on or off: faster inserts, slower searches. */
async function setPendingList(db: Database, isEnabled: boolean): Promise<void> {
  await db.execute(
    sql`alter index search.listed_products_words set (fastupdate = ${sql.raw(isEnabled ? 'on' : 'off')})`,
  )
}

/** Updates the planner's statistics; PGlite has no autovacuum. */
async function takeStock(db: Database): Promise<void> {
  const tables = [schema.products, schema.variants, schema.variantPrices, schema.listedProducts, schema.searchWords]
  for (const table of tables) await db.execute(sql`vacuum (analyze) ${table}`)
}

/**
 * Adds generated products up to a total, for performance tests. They are deterministic except for their dates. Requires
 * the demo world's categories; existing products are unchanged.
 * @param total at most eight digits
 * @param now the products' dates are before this
 */
export async function seedManyProducts(db: Database, total: number, now = new Date()): Promise<{ products: number }> {
  const { id, name, handle } = schema.categories
  const categories = await db.select({ id, name, handle }).from(schema.categories)
  const first = await nextNumber(db)
  const end = first + Math.max(0, total - (await countProducts(db)))
  await setPendingList(db, true)
  for (let from = first; from < end; from += productsAtOnce) {
    const numbers = Array.from({ length: Math.min(productsAtOnce, end - from) }, (_, index) => from + index)
    const products = numbers.map((number) => generateProduct(number, categories, now))
    await db.transaction((tx) => insertProducts(tx, products))
  }
  await setPendingList(db, false)
  await takeStock(db)
  return { products: await countProducts(db) }
}
