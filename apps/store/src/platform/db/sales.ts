import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import type { Value } from './prepared'
import { flashSaleItems, flashSales } from './schema'

function isRunning(now: Value<Date>): SQL {
  return and(lte(flashSales.startsAt, now), gt(flashSales.endsAt, now)) as SQL
}

/**
 * Returns the discount of a running sale on a product, in percent; null if there is none. For queries that select from
 * products or variants. If several sales run, the highest discount counts.
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
 * Returns the discounts of all products on sale as one JSON object by product id. For queries over many products, in
 * which a subquery for each would be slow.
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

/**
 * Returns an amount in minor units less a discount in percent, rounded half up; unchanged if the percentage is null.
 */
export function discounted(amount: SQL | PgColumn, percent: SQL<number | null>): SQL<number> {
  return sql<number>`round(${amount} * (100 - coalesce(${percent}, 0)) / 100.0)::bigint`
}
