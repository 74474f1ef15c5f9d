import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import { apiKeys, operators, payments } from '../../../platform/db/schema'

/** Returns the payments of an order and their reversals, oldest first, with their operators. */
export function findPayments(db: Database, orderId: string) {
  return db
    .select({ payment: payments, operatorName: actorName(payments) })
    .from(payments)
    .leftJoin(operators, actorJoins(payments).operator)
    .leftJoin(apiKeys, actorJoins(payments).key)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.recordedAt), sql`${payments.reversesId} nulls first`, asc(payments.id))
}

/** An entry of the payments' ledger with the name of its operator. */
export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number]

/** Adds an entry to the ledger. */
export async function insertPayment(tx: Database, payment: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(payment)
}
