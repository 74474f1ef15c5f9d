import { sharePieces } from '@skafferi/domain/rules/catalogue/stock'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { isCounted } from './article-stock'
import type { Database } from './database'
import { orderItems, orders, variants } from './schema'

/** Condition: pieces of the row's order line wait for stock. */
export const isWaiting = sql`${orderItems.backorderedQuantity} > 0`

/**
 * Reserves the stock of variants for the order lines that wait for it, the oldest order first, so that it is not sold
 * again. Call it whenever stock came in, in the transaction that locked the variants.
 */
export async function reserveForWaiting(tx: Database, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  const waiting = await tx
    .select({
      id: orderItems.id,
      variantId: orderItems.variantId,
      pieces: sql<number>`${orderItems.backorderedQuantity}`.mapWith(Number),
      stock: variants.inventoryQuantity,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .where(
      and(
        sql`${orderItems.variantId} = any(${sql.param(variantIds)}::text[])`,
        isWaiting,
        isCounted,
        gt(variants.inventoryQuantity, 0),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.displayId), asc(orderItems.position))
  for (const variantId of new Set(waiting.map((line) => line.variantId))) {
    const lines = waiting.filter((line) => line.variantId === variantId)
    const stock = lines[0]?.stock ?? 0
    const shares = sharePieces(
      stock,
      lines.map(({ pieces }) => pieces),
    )
    const reserved = shares.reduce((sum, share) => sum + share, 0)
    await tx
      .update(variants)
      .set({ inventoryQuantity: stock - reserved })
      .where(eq(variants.id, variantId))
    for (const [index, { id }] of lines.entries()) {
      const share = shares[index] ?? 0
      if (share === 0) break
      await tx
        .update(orderItems)
        .set({
          reservedQuantity: sql`${orderItems.reservedQuantity} + ${share}::int`,
          backorderedQuantity: sql`${orderItems.backorderedQuantity} - ${share}::int`,
        })
        .where(eq(orderItems.id, id))
    }
  }
}
