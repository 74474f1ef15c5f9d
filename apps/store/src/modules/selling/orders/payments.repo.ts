import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import { apiKeys, operators, orders, payments } from '../../../platform/db/schema'

/** The recorded payments of an order less what was paid back, as a column of a query on `orders`. */
export const paidTotal = sql<number>`(
  select coalesce(sum(p.amount), 0) from ${payments} p where p.order_id = ${orders}.id
)`.mapWith(Number)

/** Returns the payments of an order and their reversals, oldest first, with their operators. */
export function findPayments(db: Database, orderId: string) {
  return db
    .select({ payment: payments, operatorName: actorName(payments) })
    .from(payments)
    .leftJoin(operators, actorJoins(payments).operator)
    .leftJoin(apiKeys, actorJoins(payments).key)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.recordedAt), asc(payments.kind), sql`${payments.reversesId} nulls first`, asc(payments.id))
}

/** An entry of the payments' ledger with the name of its operator. */
export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number]

/** Adds an entry to the ledger. */
export async function insertPayment(tx: Database, payment: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(payment)
}
