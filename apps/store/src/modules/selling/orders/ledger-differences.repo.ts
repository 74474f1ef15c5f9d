import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { companies, orders, payments } from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'
import { orderFigures } from './orders.repo'
import { unpaidStatuses } from '@skafferi/domain/rules/orders/payment'

const hasPayment = sql`exists (
  select 1 from ${payments} p where p.order_id = ${orders}.id and p.kind = 'received' and p.reverses_id is null
    and not exists (select 1 from ${payments} r where r.reverses_id = p.id)
)`

const isUnpaid = inArray(orders.paymentStatus, [...unpaidStatuses])

/** How an order's payment status differs from its ledger; null if they agree. */
const difference = sql<'payment_missing' | 'payment_unexpected' | 'refunds_missing' | null>`case
  when ${orders.paymentStatus} = 'captured' and not ${hasPayment} then 'payment_missing'
  when ${isUnpaid} and ${hasPayment} and ${orderFigures.paid} >= ${orders.total} - ${orderFigures.refunded}
    then 'payment_unexpected'
  when ${orders.paymentStatus} = 'refunded' and ${orderFigures.refunded} < ${orders.total} then 'refunds_missing'
end`

/** Returns orders whose payment status and ledger differ, oldest first. */
export function findLedgerDifferences(db: Database, { limit, offset }: Page) {
  return db
    .select({
      order: orders,
      companyName: companies.name,
      paid: orderFigures.paid,
      refunded: orderFigures.refunded,
      kind: difference,
    })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(isNotNull(difference))
    .orderBy(asc(orders.createdAt), asc(orders.displayId))
    .limit(limit)
    .offset(offset)
}

/** An order whose payment status and ledger differ. */
export type LedgerDifferenceRow = Awaited<ReturnType<typeof findLedgerDifferences>>[number]

/** Counts the orders whose payment status and ledger differ. */
export const countLedgerDifferences = (db: Database): Promise<number> => db.$count(orders, isNotNull(difference))
