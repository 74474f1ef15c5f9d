import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countsForUsualArticles } from '@skafferi/domain/rules/orders/usual-articles'
import type { Database } from './database'
import type { Value } from './prepared'
import { orderItems, orders, orderStatus } from './schema'

/** The date and quantity of a company's last order. */
export interface LastOrder {
  orderedAt: string
  quantity: number
}

/**
 * Returns a company's last order of a product, with the quantity summed over its lines; null if there is none. Canceled
 * orders do not count.
 * @param companyId the company's id, or the column with it
 * @param matches selects the lines
 */
export function lastOrderOf(
  db: Database,
  companyId: Value<string> | PgColumn,
  matches: SQL | undefined,
): SQL<LastOrder | null> {
  const counting = orderStatus.enumValues.filter(countsForUsualArticles)
  const last = db
    .select({ last: sql`json_build_object('orderedAt', ${orders.createdAt}, 'quantity', sum(${orderItems.quantity}))` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.companyId, companyId), inArray(orders.status, counting), matches))
    .groupBy(orders.id)
    .orderBy(desc(orders.createdAt), desc(orders.displayId))
    .limit(1)
  return sql<LastOrder | null>`(${last})`
}

/** Converts a last order to the contract's fields. */
export function toLastOrder(last: LastOrder | null): { last_ordered_at: string | null; last_quantity: number | null } {
  return { last_ordered_at: last && new Date(last.orderedAt).toISOString(), last_quantity: last && last.quantity }
}
