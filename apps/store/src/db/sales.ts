import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { flashSaleItems, flashSales } from './schema'

/**
 * Percent that a running sale takes off a product; null where none does. For queries that read from products or from
 * variants; two sales at once do not add up, the higher one counts.
 */
export function salePercent(db: Database, productId: PgColumn, now: Date): SQL<number | null> {
  const running = db
    .select({ percent: sql`max(${flashSaleItems.percent})` })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(and(eq(flashSaleItems.productId, productId), lte(flashSales.startsAt, now), gt(flashSales.endsAt, now)))
  return sql<number | null>`(${running})`
}

/** An amount in minor units less so many percent, rounded half-up; the amount itself where the percent is null. */
export function lessPercent(amount: SQL | PgColumn, percent: SQL<number | null>): SQL<number> {
  return sql<number>`round(${amount} * (100 - coalesce(${percent}, 0)) / 100.0)::bigint`
}
