import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { flashSaleItems, flashSales, products } from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'
import { isListed } from '../../catalogue/shop'
import { isSaleRunning } from '../../pricing'
import type { CheckedFlashSale, SaleItem } from './check-flash-sale'

/** A sale without its products. */
type FlashSaleRow = typeof flashSales.$inferSelect

/** A sale with its products in order. */
export interface StoredFlashSale extends FlashSaleRow {
  items: SaleItem[]
}

async function withItems(db: Database, rows: readonly FlashSaleRow[]): Promise<StoredFlashSale[]> {
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select()
    .from(flashSaleItems)
    .where(inArray(flashSaleItems.saleId, ids))
    .orderBy(asc(flashSaleItems.position))
  return rows.map((row) => ({
    ...row,
    items: items.filter(({ saleId }) => saleId === row.id).map(({ productId, percent }) => ({ productId, percent })),
  }))
}

/** Returns a page of sales, latest start first. */
export async function findSales(db: Database, { limit, offset }: Page): Promise<StoredFlashSale[]> {
  const sortOrder = [desc(flashSales.startsAt), desc(flashSales.id)]
  return withItems(
    db,
    await db
      .select()
      .from(flashSales)
      .orderBy(...sortOrder)
      .limit(limit)
      .offset(offset),
  )
}

/** Counts all sales. */
export function countSales(db: Database): Promise<number> {
  return db.$count(flashSales)
}

/** Returns a sale. */
export async function findSale(db: Database, id: string): Promise<StoredFlashSale | undefined> {
  const [sale] = await withItems(db, await db.select().from(flashSales).where(eq(flashSales.id, id)))
  return sale
}

/** Locks a sale until the end of the transaction. */
export async function lockSale(tx: Database, id: string): Promise<void> {
  await tx.select({ id: flashSales.id }).from(flashSales).where(eq(flashSales.id, id)).for('update')
}

async function writeItems(tx: Database, saleId: string, items: readonly SaleItem[]): Promise<void> {
  await tx.insert(flashSaleItems).values(items.map((item, position) => ({ saleId, ...item, position })))
}

/** Inserts a sale; false if its id exists. */
export async function insertSale(tx: Database, id: string, { items, ...sale }: CheckedFlashSale): Promise<boolean> {
  const inserted = await tx
    .insert(flashSales)
    .values({ id, ...sale })
    .onConflictDoNothing()
    .returning({ id: flashSales.id })
  if (inserted.length > 0) await writeItems(tx, id, items)
  return inserted.length > 0
}

/** Updates a sale; given products replace the previous ones. */
export async function updateSale(
  tx: Database,
  id: string,
  { items, ...sale }: Partial<CheckedFlashSale>,
): Promise<void> {
  await tx.update(flashSales).set(sale).where(eq(flashSales.id, id))
  if (!items) return
  await tx.delete(flashSaleItems).where(eq(flashSaleItems.saleId, id))
  await writeItems(tx, id, items)
}

/** Deletes a sale with its products. */
export async function deleteSale(tx: Database, id: string): Promise<void> {
  await tx.delete(flashSales).where(eq(flashSales.id, id))
}

/** Returns the products that are in a sale at some time of a span that is still to come. */
export async function findProductsInSales(
  db: Database,
  productIds: readonly string[],
  { startsAt, endsAt }: Pick<CheckedFlashSale, 'startsAt' | 'endsAt'>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const from = startsAt > now ? startsAt : now
  const overlaps = and(lt(flashSales.startsAt, endsAt), gt(flashSales.endsAt, from))
  const rows = await db
    .selectDistinct({ id: flashSaleItems.productId })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(and(overlaps, inArray(flashSaleItems.productId, [...productIds])))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the titles of products by id. */
export async function findTitles(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Returns the running sale that ends first; undefined if none runs. */
export async function findRunningSale(db: Database, now: Date) {
  const [sale] = await db
    .select()
    .from(flashSales)
    .where(isSaleRunning(now))
    .orderBy(asc(flashSales.endsAt), asc(flashSales.id))
    .limit(1)
  return sale
}

/** Returns the ids of a sale's first products for sale, in the sale's order, including sold out ones. */
export async function findSaleProductIds(
  db: Database,
  saleId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(flashSaleItems)
    .innerJoin(products, eq(products.id, flashSaleItems.productId))
    .where(and(eq(flashSaleItems.saleId, saleId), isListed(db, now)))
    .orderBy(asc(flashSaleItems.position))
    .limit(limit)
  return rows.map(({ id }) => id)
}
