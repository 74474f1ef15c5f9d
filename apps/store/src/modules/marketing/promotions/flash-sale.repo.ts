import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { flashSaleItems, flashSales, products } from '../../../platform/db/schema'
import { isListed } from '../../catalogue/shop'
import { isSaleRunning } from '../../pricing'

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

/** Returns the ids of a sale's products for sale, in the sale's order, including sold out ones. */
export async function findSaleProductIds(db: Database, saleId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(flashSaleItems)
    .innerJoin(products, eq(products.id, flashSaleItems.productId))
    .where(and(eq(flashSaleItems.saleId, saleId), isListed(db, now)))
    .orderBy(asc(flashSaleItems.position))
  return rows.map(({ id }) => id)
}
