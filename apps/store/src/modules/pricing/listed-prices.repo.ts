import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database'
import type { Value } from '../../platform/db/prepared'
import { flashSaleItems, flashSales, listedProducts } from '../../platform/db/schema'
import { isSaleRunning, type PriceValues } from './prices.repo'

// The price of a card, for statements over many products. A trigger keeps `listedProducts.amount`: the lowest unit
// price of a product's variants, without a sale, in the shop's currency.

/**
 * Returns the discounts of all products on sale as one JSON object by product id. A subquery for each of many products
 * would be slow.
 */
function salePercents(db: Database, now: Value<Date>): SQL<Record<string, number>> {
  const percents = db
    .select({ productId: flashSaleItems.productId, percent: sql`max(${flashSaleItems.percent})`.as('percent') })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(isSaleRunning(now))
    .groupBy(flashSaleItems.productId)
  return sql`(select coalesce(jsonb_object_agg(product_id, percent), '{}') from (${percents}) as percents)`
}

/** SQL counterpart of the domain's `salePrice`: the amount in minor units less a percentage, rounded half up. */
export function discounted(amount: SQL | PgColumn, percent: SQL<number | null>): SQL<number> {
  return sql<number>`round(${amount} * (100 - coalesce(${percent}, 0)) / 100.0)::bigint`
}

/**
 * A common table expression with the sales. Few products are on sale, so statements treat them separately instead of
 * joining sales for each row.
 */
export function saleTable(db: Database, { now }: PriceValues): SQL {
  return sql`sale as materialized (select ${salePercents(db, now)} as percents)`
}

/** Condition: the product is on sale; for rows that are read anyway. Requires `saleTable`. */
export const isOnSale = sql`(select percents from sale) ? product_id`

/** The same condition, for finding the few products on sale by index. Requires `saleTable`. */
export const isOnSaleByIndex = sql`product_id = any(array(select jsonb_object_keys(percents) from sale))`

const percent = sql<number | null>`((select percents from sale) ->> product_id)::int`

/**
 * The price of the card in minor units, including a running sale; lists sort and filter by it. Requires `saleTable`.
 */
export const chargedAmount = sql<number>`case
  when ${isOnSale} then ${discounted(listedProducts.amount, percent)}
  else ${listedProducts.amount}
end`

/** Bounds of the card's price in minor units, inclusive. */
export interface PriceBounds {
  minPrice?: Value<number>
  maxPrice?: Value<number>
}

/**
 * Condition: the card's price is within the bounds. Candidates come from the index of regular prices and from the
 * products on sale; then the current price is checked. Requires `saleTable`.
 */
export function isPricedBetween({ minPrice, maxPrice }: PriceBounds): SQL {
  const isWithin = (amount: SQL) =>
    and(
      minPrice === undefined ? undefined : gte(amount, minPrice),
      maxPrice === undefined ? undefined : lte(amount, maxPrice),
    )
  return and(or(isWithin(sql`${listedProducts.amount}`), isOnSaleByIndex), isWithin(chargedAmount)) as SQL
}
