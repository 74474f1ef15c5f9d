import { sharePieces } from '@skafferi/domain/rules/catalogue/stock'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { isCounted } from './article-stock'
import type { Database } from './database'
import { orderItems, orders, variants } from './schema'
import { moveStock } from './stock-movements.repo'

/** Condition: pieces of the row's order line wait for stock. */
export const isWaiting = sql`${orderItems.backorderedQuantity} > 0`

/**
 * Reserves the stock of variants for the order lines that wait for it, the oldest order first, so that it is not sold
 * again. Call it whenever stock came in, in the transaction that locked the variants.
 * @returns the reserved pieces
 */
export async function reserveForWaiting(tx: Database, variantIds: readonly string[], at: Date): Promise<number> {
  if (variantIds.length === 0) return 0
  const waiting = await tx
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
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
  let reserved = 0
  for (const variantId of new Set(waiting.map((line) => line.variantId))) {
    const lines = waiting.filter((line) => line.variantId === variantId)
    const shares = sharePieces(
      lines[0]?.stock ?? 0,
      lines.map(({ pieces }) => pieces),
    )
    for (const [index, { id, orderId }] of lines.entries()) {
      const share = shares[index] ?? 0
      if (share === 0) break
      await moveStock(tx, [{ variantId, change: -share }], { kind: 'order', at, orderId })
      await tx
        .update(orderItems)
        .set({
          reservedQuantity: sql`${orderItems.reservedQuantity} + ${share}::int`,
          backorderedQuantity: sql`${orderItems.backorderedQuantity} - ${share}::int`,
        })
        .where(eq(orderItems.id, id))
      reserved += share
    }
  }
  return reserved
}
