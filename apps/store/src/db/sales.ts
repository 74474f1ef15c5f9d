import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import type { Value } from './prepared'
import { flashSaleItems, flashSales } from './schema'

function isRunning(now: Value<Date>): SQL {
  return and(lte(flashSales.startsAt, now), gt(flashSales.endsAt, now)) as SQL
}

/**
 * Percent that a running sale takes off a product; null where none does. For queries that read from products or from
 * variants; two sales at once do not add up, the higher one counts.
 */
export function salePercent(db: Database, productId: PgColumn, now: Value<Date>): SQL<number | null> {
  const running = db
    .select({ percent: sql`max(${flashSaleItems.percent})` })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(and(eq(flashSaleItems.productId, productId), isRunning(now)))
  return sql<number | null>`(${running})`
}

/**
 * What `salePercent` gives for each product on sale, as one JSON object by product id, empty where there is none. For
 * queries over so many products that asking for each would take long.
 */
export function salePercents(db: Database, now: Value<Date>): SQL<Record<string, number>> {
  const percents = db
    .select({ productId: flashSaleItems.productId, percent: sql`max(${flashSaleItems.percent})`.as('percent') })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(isRunning(now))
    .groupBy(flashSaleItems.productId)
  return sql`(select coalesce(jsonb_object_agg(product_id, percent), '{}') from (${percents}) as percents)`
}

/** An amount in minor units less so many percent, rounded half-up; the amount itself where the percent is null. */
export function lessPercent(amount: SQL | PgColumn, percent: SQL<number | null>): SQL<number> {
  return sql<number>`round(${amount} * (100 - coalesce(${percent}, 0)) / 100.0)::bigint`
}
