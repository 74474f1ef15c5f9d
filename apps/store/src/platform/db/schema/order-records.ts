import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { money, reference, timestamptz } from './columns'
import { orders, paymentStatus } from './orders'
import { actorColumns } from './sent-by'

/** The ledger of received payments. Entries are never changed; a mistaken one is reversed by another. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: reference(() => orders.id),
    /** In minor units, including tax; negative for a reversal. */
    amount: money().notNull(),
    /** The day on which the money was received. */
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
      'payments_reversals_are_negative',
      sql`case when ${table.reversesId} is null then ${table.amount} >= 0 else ${table.amount} <= 0 end`,
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
