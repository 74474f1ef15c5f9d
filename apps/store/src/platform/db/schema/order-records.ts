import { sql } from 'drizzle-orm'
import { check, date, index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { money, reference, timestamptz } from './columns'
import { orders, paymentStatus } from './orders'
import { actorColumns } from './sent-by'

export const paymentKind = pgEnum('payment_kind', ['received', 'paid_back'])

/** The ledger of payments, received and paid back. Entries are never changed; a mistaken one is reversed by another. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: reference(() => orders.id),
    kind: paymentKind().notNull().default('received'),
    /** In minor units, including tax; negative if it is paid back, or if it reverses a received payment. */
    amount: money().notNull(),
    /** The day on which the money was received or paid back. */
    paidOn: date({ mode: 'string' }).notNull(),
    /** The id of the payment that this entry reverses; null for payments. */
    reversesId: text().unique(),
    /** The order's payment status before the entry. */
    statusBefore: paymentStatus().notNull(),
    recordedAt: timestamptz().notNull(),
    ...actorColumns(),
  },
  (table) => [
    index().on(table.orderId),
    check(
      'payments_sign',
      sql.join([
        sql`case when (${table.reversesId} is null) = (${table.kind} = 'received')`,
        sql` then ${table.amount} >= 0 else ${table.amount} <= 0 end`,
      ]),
    ),
  ],
)

/** Notes among colleagues on orders. Buyers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: text().primaryKey(),
    orderId: reference(() => orders.id),
    text: text().notNull(),
    writtenAt: timestamptz().notNull(),
    ...actorColumns(),
  },
  (table) => [index().on(table.orderId)],
)
