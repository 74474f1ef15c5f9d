import { and, asc, count, countDistinct, desc, eq, gte, isNull, lte, ne, sql, type SQL } from 'drizzle-orm'
import { isLowVariant } from '../../../platform/db/article-stock'
import type { Database } from '../../../platform/db/database'
import { orderItems, orders, products, variants } from '../../../platform/db/schema'

const isSold = ne(orders.status, 'canceled')

/** The period of sales figures. */
export interface SalesPeriod {
  from: Date
  now: Date
  /** IANA name. */
  timeZone: string
}

/** Returns sales by day in minor units, net of tax, and their part up to the current time of day. */
export function sumSalesByDay(db: Database, { from, now, timeZone }: SalesPeriod) {
  // By position: with parameters, PostgreSQL does not recognize the expressions as those of the select list.
  const byDayAndCurrency = sql`1, 2`
  const net = sql`sum(${orders.total} - ${orders.taxTotal})`
  const isSoFar = sql`
    (${orders.createdAt} at time zone ${timeZone})::time
    <= (${now.toISOString()}::timestamptz at time zone ${timeZone})::time`
  return db
    .select({
      day: sql<string>`(${orders.createdAt} at time zone ${timeZone})::date::text`,
      currencyCode: orders.currencyCode,
      orders: count(),
      net: sql<number>`${net}`.mapWith(Number),
      ordersSoFar: sql<number>`count(*) filter (where ${isSoFar})`.mapWith(Number),
      netSoFar: sql<number>`coalesce(${net} filter (where ${isSoFar}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(isSold, gte(orders.createdAt, from), lte(orders.createdAt, now)))
    .groupBy(byDayAndCurrency)
}

/** Sales of one currency on one day. */
export type DayRow = Awaited<ReturnType<typeof sumSalesByDay>>[number]

/** Condition: a variant of a published product is low on a stock that is counted. */
function isLow(now: Date): SQL | undefined {
  const isOnSale = and(isNull(products.archivedAt), lte(products.publishedAt, now))
  return and(isOnSale, isLowVariant)
}

/** Returns ordered pieces by variant in a period. */
function soldPieces(db: Database, from: Date) {
  return db
    .select({ variantId: orderItems.variantId, pieces: sql<number>`sum(${orderItems.quantity})`.as('ordered_pieces') })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(isSold, gte(orders.createdAt, from)))
    .groupBy(orderItems.variantId)
    .as('sold')
}

/**
 * Returns products with a variant that is low on stock, sorted by the first variant to run out: sold out ones, then
 * those with the shortest range at the rate of sale since `from`.
 */
export function findLowProducts(db: Database, { from, now, limit }: { from: Date; now: Date; limit: number }) {
  const sold = soldPieces(db, from)
  // Null for variants without sales, which are sorted last.
  const lastingTime = sql<number | null>`${variants.inventoryQuantity}::numeric / ${sold.pieces}`
  const rank = sql<number>`row_number() over (
    partition by ${variants.productId}
    order by
      ${variants.inventoryQuantity} = 0 desc, ${lastingTime} asc nulls last,
      ${variants.inventoryQuantity}, ${variants.position}
  )`
  const variantCount = db.select({ count: count() }).from(variants).where(eq(variants.productId, products.id))
  const low = db
    .select({
      id: products.id,
      title: products.title,
      variantTitle: sql<string>`${variants.title}`.as('variant_title'),
      variants: sql<number>`(${variantCount})`.mapWith(Number).as('variants'),
      thumbnail: sql<string | null>`coalesce(${variants.thumbnail}, ${products.thumbnail})`.as('picture'),
      stock: variants.inventoryQuantity,
      sold: sql<number>`coalesce(${sold.pieces}, 0)`.mapWith(Number).as('sold_pieces'),
      lastingTime: lastingTime.as('lasting'),
      rank: rank.as('place'),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(sold, eq(sold.variantId, variants.id))
    .where(isLow(now))
    .as('low')
  return db
    .select()
    .from(low)
    .where(eq(low.rank, 1))
    .orderBy(
      desc(sql`${low.stock} = 0`),
      sql`${low.lastingTime} asc nulls last`,
      asc(low.stock),
      asc(low.title),
      asc(low.id),
    )
    .limit(limit)
}

/** Counts products with a variant that is low on stock, and those with a sold out one. */
export async function countLowProducts(db: Database, now: Date): Promise<{ count: number; soldOut: number }> {
  const soldOut =
    sql<number>`count(distinct ${variants.productId}) filter (where ${variants.inventoryQuantity} = 0)`.mapWith(Number)
  const [row] = await db
    .select({ count: countDistinct(variants.productId), soldOut })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isLow(now))
  return row ?? { count: 0, soldOut: 0 }
}
