import { asc, eq, max, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database'
import { stockOfVariant } from '../../../platform/db/article-stock'
import { limitsOfProduct } from '../../../platform/db/markets'
import {
  complaintLines,
  orderItems,
  orderPromotions,
  orders,
  products,
  refundLines,
  variants,
} from '../../../platform/db/schema'
import { priceColumns, type PriceContext } from '../../pricing'
import { isForSale } from '../cart'

/** Returns an article with its price set and stock; undefined if no variant has the SKU. */
export async function findArticle(db: Database, sku: string, prices: PriceContext) {
  const [found] = await db
    .select({
      productId: products.id,
      variantId: variants.id,
      sku: variants.sku,
      title: products.title,
      variantTitle: variants.title,
      strengthMg: variants.strengthMg,
      netContent: variants.netContent,
      unit: variants.unit,
      thumbnail: sql<string | null>`coalesce(${variants.stamp}, ${variants.thumbnail}, ${products.thumbnail})`,
      taxClass: products.taxClass,
      limits: limitsOfProduct,
      forSale: isForSale(prices.now),
      ...stockOfVariant,
      ...priceColumns(db, prices),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.sku, sku))
    .limit(1)
  return found
}

/** An article that can replace another one. */
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>

/** Returns the id of the variant with a SKU; undefined if there is none. */
export async function findVariantId(db: Database, sku: string): Promise<string | undefined> {
  const [found] = await db.select({ id: variants.id }).from(variants).where(eq(variants.sku, sku)).limit(1)
  return found?.id
}

/** Returns the position after the last line of an order. */
export async function nextPosition(tx: Database, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(orderItems.position) })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  return (row?.last ?? -1) + 1
}

/** Stores a line. */
export async function insertItem(tx: Database, item: typeof orderItems.$inferInsert): Promise<void> {
  await tx.insert(orderItems).values(item)
}

/** Stores the sums and the tax of an order whose lines have changed. */
export async function updateSums(
  tx: Database,
  orderId: string,
  sums: Pick<typeof orders.$inferInsert, 'itemTotal' | 'discountTotal' | 'taxTotal' | 'tax' | 'total'>,
): Promise<void> {
  await tx.update(orders).set(sums).where(eq(orders.id, orderId))
}

/** Adds a discount to the first promo code of an order. */
export async function addDiscount(tx: Database, orderId: string, discount: number): Promise<void> {
  const first = tx
    .select({ code: orderPromotions.code })
    .from(orderPromotions)
    .where(eq(orderPromotions.orderId, orderId))
    .orderBy(asc(orderPromotions.position))
    .limit(1)
  await tx
    .update(orderPromotions)
    .set({ discountTotal: sql`${orderPromotions.discountTotal} + ${discount}` })
    .where(sql`${orderPromotions.orderId} = ${orderId} and ${orderPromotions.code} = (${first})`)
}

/** Deletes a line. */
export async function deleteItem(tx: Database, id: string): Promise<void> {
  await tx.delete(orderItems).where(eq(orderItems.id, id))
}

/** True if a complaint or a refund names the line. */
export async function isNamed(tx: Database, id: string): Promise<boolean> {
  const complaint = tx
    .select({ id: complaintLines.complaintId })
    .from(complaintLines)
    .where(eq(complaintLines.orderItemId, id))
  const refund = tx.select({ id: refundLines.refundId }).from(refundLines).where(eq(refundLines.orderItemId, id))
  return (await unionAll(complaint, refund).limit(1)).length > 0
}
