import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database'
import {
  cartItems,
  categories,
  flashSaleItems,
  orderItems,
  orders,
  products,
  reviews,
  sampleData,
  variants,
  wishlistItems,
} from '../../../platform/db/schema'

export type SampleRow = typeof sampleData.$inferSelect
export type CategoryRow = typeof categories.$inferSelect

/** True if the shop has an order. */
export async function hasOrder(db: Database): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0
}

/** Counts the sample data by kind. */
export async function countSampleData(db: Database): Promise<Record<SampleRow['kind'], number>> {
  const rows = await db.select({ kind: sampleData.kind, count: count() }).from(sampleData).groupBy(sampleData.kind)
  return { product: 0, category: 0, page: 0, ...Object.fromEntries(rows.map((row) => [row.kind, row.count])) }
}

export function findSampleData(db: Database): Promise<SampleRow[]> {
  return db.select().from(sampleData)
}

export async function insertSampleData(tx: Database, rows: SampleRow[]): Promise<void> {
  await tx.insert(sampleData).values(rows)
}

/** Deletes all marks, not what they mark. */
export async function clearSampleData(tx: Database): Promise<void> {
  await tx.delete(sampleData)
}

/** Returns those of the titles that products of the shop have, except archived ones. */
export async function findTitles(db: Database, titles: readonly string[]): Promise<Set<string>> {
  const isListed = and(inArray(products.title, [...titles]), isNull(products.archivedAt))
  const rows = await db.select({ title: products.title }).from(products).where(isListed)
  return new Set(rows.map(({ title }) => title))
}

/** Locks products and their variants against new references, variants first and in the order of orders. */
export async function lockProducts(tx: Database, ids: readonly string[]): Promise<void> {
  const ofProducts = inArray(variants.productId, [...ids])
  await tx.select({ id: variants.id }).from(variants).where(ofProducts).orderBy(asc(variants.id)).for('update')
  const isLocked = inArray(products.id, [...ids])
  await tx.select({ id: products.id }).from(products).where(isLocked).orderBy(asc(products.id)).for('update')
}

/** Returns those of the products to which a cart, a saved item, a review, a flash sale or an order refers. */
export async function findReferenced(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  const among = [...ids]
  const rows = await union(
    tx
      .select({ id: variants.productId })
      .from(cartItems)
      .innerJoin(variants, eq(variants.id, cartItems.variantId))
      .where(inArray(variants.productId, among)),
    tx.select({ id: wishlistItems.productId }).from(wishlistItems).where(inArray(wishlistItems.productId, among)),
    tx.select({ id: orderItems.productId }).from(orderItems).where(inArray(orderItems.productId, among)),
    tx.select({ id: flashSaleItems.productId }).from(flashSaleItems).where(inArray(flashSaleItems.productId, among)),
    tx.select({ id: reviews.productId }).from(reviews).where(inArray(reviews.productId, among)),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes products with their variants. */
export async function deleteProducts(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(variants).where(inArray(variants.productId, [...ids]))
  await tx.delete(products).where(inArray(products.id, [...ids]))
}

/** Archives products that are not archived yet. */
export async function archiveProducts(tx: Database, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(products)
    .set({ archivedAt: at })
    .where(and(inArray(products.id, [...ids]), sql`${products.archivedAt} is null`))
}

/** Returns categories by id, sorted by name. */
export function findCategoryRows(db: Database, ids: readonly string[]): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(asc(categories.name))
}

/** Returns the ids of categories with products or subcategories. */
export async function findUsedCategories(db: Database): Promise<Set<string | null>> {
  const ofProducts = await db.selectDistinct({ id: products.categoryId }).from(products)
  const ofChildren = await db.selectDistinct({ id: categories.parentId }).from(categories)
  return new Set([...ofProducts, ...ofChildren].map(({ id }) => id))
}

export async function deleteCategories(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(categories).where(inArray(categories.id, [...ids]))
}
