import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import { insertRows } from '../../../platform/db/insert-rows'
import { apiKeys, operators, refundLines, refunds } from '../../../platform/db/schema'

/** Returns the refunds of an order and their reversals, oldest first, with their operators. */
export function findRefunds(db: Database, orderId: string) {
  return db
    .select({ refund: refunds, operatorName: actorName(refunds) })
    .from(refunds)
    .leftJoin(operators, actorJoins(refunds).operator)
    .leftJoin(apiKeys, actorJoins(refunds).key)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.refundedAt), sql`${refunds.reversesId} nulls first`, asc(refunds.id))
}

/** A refund with the name of its operator. */
export type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number]

/** Returns the refunded total of an order, with tax. */
export async function sumRefunds(db: Database, orderId: string): Promise<number> {
  const sum = sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number)
  const [found] = await db.select({ sum }).from(refunds).where(eq(refunds.orderId, orderId))
  return found?.sum ?? 0
}

/** Returns the refunded pieces of an order by refund. */
export function findRefundLines(db: Database, orderId: string) {
  const ofOrder = db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, orderId))
  return db
    .select()
    .from(refundLines)
    .where(inArray(refundLines.refundId, ofOrder))
    .orderBy(asc(refundLines.refundId), asc(refundLines.orderItemId))
}

/** Refunded pieces of a line. */
export type RefundLineRow = Awaited<ReturnType<typeof findRefundLines>>[number]

/** Returns the request that made a refund with a key; undefined if there is none. */
export async function findRequest(tx: Database, orderId: string, requestKey: string) {
  const [found] = await tx
    .select({ requestHash: refunds.requestHash })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.requestKey, requestKey)))
  return found
}

/** Stores a refund with its pieces. */
export async function insertRefund(
  tx: Database,
  refund: typeof refunds.$inferInsert,
  lines: readonly { id: string; quantity: number }[],
): Promise<void> {
  await tx.insert(refunds).values(refund)
  await insertRows(
    tx,
    refundLines,
    lines.map(({ id, quantity }) => ({ refundId: refund.id, orderItemId: id, quantity })),
  )
}
