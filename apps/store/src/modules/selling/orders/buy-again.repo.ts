import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { countsForUsualArticles } from '@skafferi/domain/rules/orders/usual-articles'
import type { Database } from '../../../platform/db/database'
import { orderLimits } from '../../../platform/db/article-stock'
import { countryOfDelivery, isDeliverableTo, limitsOfProduct, type DaysOfDelivery } from '../../../platform/db/markets'
import {
  cartItems,
  carts,
  categories,
  orderItems,
  orders,
  orderStatus,
  products,
  variants,
} from '../../../platform/db/schema'
import { isPriced, priceColumns, type PriceContext } from '../../pricing'
import { isForSale } from '../cart'

const isOpen = eq(carts.status, 'open')

/** Finds the lines of an order with the current articles; none if the order is another company's. */
export function findReorderLines(db: Database, companyId: string, orderId: string, prices: PriceContext) {
  return db
    .select({
      displayId: orders.displayId,
      currencyCode: orders.currencyCode,
      country: countryOfDelivery(db, companyId),
      item: orderItems,
      forSale: isForSale(prices.now),
      limits: limitsOfProduct,
      strengthMg: variants.strengthMg,
      ...orderLimits,
      ...priceColumns(db, prices),
      inCart: sql<number>`coalesce(${cartItems.quantity}, 0)`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(carts, and(eq(carts.companyId, orders.companyId), isOpen))
    .leftJoin(cartItems, and(eq(cartItems.cartId, carts.id), eq(cartItems.variantId, variants.id)))
    .where(and(eq(orders.id, orderId), eq(orders.companyId, companyId)))
    .orderBy(asc(orderItems.position))
}

/** An order line with its current article. */
export type ReorderRow = Awaited<ReturnType<typeof findReorderLines>>[number]

/** The company whose usual articles to find, and its prices. */
export interface UsualArticlesFilter {
  companyId: string
  /** IANA name; determines the day of an order. */
  timeZone: string
  /** First delivery dates by country. */
  days: DaysOfDelivery
  prices: PriceContext
  limit: number
}

/** Returns the lines of the orders that count, numbered by article, latest first. */
function rankedLines(db: Database, { companyId, timeZone }: UsualArticlesFilter) {
  const counting = orderStatus.enumValues.filter(countsForUsualArticles)
  const newestFirst = sql`order by ${orders.createdAt} desc, ${orders.displayId} desc`
  return db.$with('placed').as(
    db
      .select({
        variantId: orderItems.variantId,
        quantity: orderItems.quantity,
        position: orderItems.position,
        createdAt: orders.createdAt,
        day: sql<string>`(${orders.createdAt} at time zone ${timeZone})::date::text`.as('day'),
        place: sql<number>`row_number() over (partition by ${orderItems.variantId} ${newestFirst})`.as('place'),
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orders.companyId, companyId), inArray(orders.status, counting))),
  )
}

/** Returns how often, when and how much a company ordered of each article. */
function orderStatistics(db: Database, ranked: ReturnType<typeof rankedLines>) {
  const isLatest = sql`${ranked.place} = 1`
  return db.$with('habits').as(
    db
      .select({
        variantId: ranked.variantId,
        times: sql<number>`count(*)`.mapWith(Number).as('times'),
        lastOrderedAt: sql<Date>`max(${ranked.createdAt})`.mapWith(orders.createdAt).as('last_ordered_at'),
        lastQuantity: sql<number>`max(${ranked.quantity}) filter (where ${isLatest})`.as('last_quantity'),
        lastPosition: sql<number>`max(${ranked.position}) filter (where ${isLatest})`.as('last_position'),
        days: sql<string[]>`json_agg(distinct ${ranked.day})`.as('days'),
      })
      .from(ranked)
      .groupBy(ranked.variantId),
  )
}

/**
 * Finds the regular articles of a company that are available and can be delivered to it: most frequent first, then most
 * recent, then in the order's sequence.
 */
export function findUsualArticles(db: Database, filter: UsualArticlesFilter) {
  const { companyId, days, prices, limit } = filter
  const ranked = rankedLines(db, filter)
  const statistics = orderStatistics(db, ranked)
  return db
    .with(ranked, statistics)
    .select({
      productId: products.id,
      productTitle: products.title,
      variantId: variants.id,
      variantTitle: variants.title,
      strengthMg: variants.strengthMg,
      sku: variants.sku,
      unit: variants.unit,
      netContent: variants.netContent,
      ...orderLimits,
      thumbnail: sql<string | null>`coalesce(${variants.thumbnail}, ${products.thumbnail})`,
      ...priceColumns(db, prices),
      category: { id: categories.id, name: categories.name, handle: categories.handle },
      times: statistics.times,
      lastOrderedAt: statistics.lastOrderedAt,
      lastQuantity: statistics.lastQuantity,
      days: statistics.days,
    })
    .from(statistics)
    .innerJoin(variants, eq(variants.id, statistics.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isForSale(prices.now), isPriced(prices), isDeliverableTo(countryOfDelivery(db, companyId), days)))
    .orderBy(desc(statistics.times), desc(statistics.lastOrderedAt), asc(statistics.lastPosition))
    .limit(limit)
}

/** An article with the company's orders of it. */
export type UsualRow = Awaited<ReturnType<typeof findUsualArticles>>[number]
