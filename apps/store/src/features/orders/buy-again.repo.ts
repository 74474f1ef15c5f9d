import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { countsAsHabit } from '@skafferi/domain/orders/usual-articles.rules'
import type { Database } from '../../db/database'
import { countryOfDelivery, isDeliverableTo, limitsOfProduct, type DaysOfDelivery } from '../../db/markets'
import { salePercent } from '../../db/sales'
import { cartItems, carts, categories, orderItems, orders, orderStatus, products, variants } from '../../db/schema'
import { variantTiers } from '../../db/variant-tiers'
import { isForSale, isPriced } from '../cart'

const isOpen = eq(carts.status, 'open')

/** Finds the lines of an order with the current articles; none if the order is another company's. */
export function findReorderLines(db: Database, companyId: string, orderId: string, now: Date) {
  return db
    .select({
      displayId: orders.displayId,
      currencyCode: orders.currencyCode,
      country: countryOfDelivery(db, companyId),
      item: orderItems,
      forSale: isForSale(now),
      limits: limitsOfProduct,
      strengthMg: variants.strengthMg,
      stock: variants.inventoryQuantity,
      tiers: variantTiers,
      salePercent: salePercent(db, products.id, now),
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

/** Whose usual articles to find, and when. */
export interface HabitFilter {
  companyId: string
  /** IANA name; decides on which day something was ordered. */
  timeZone: string
  /** When goods arrive, wherever its goods go. */
  days: DaysOfDelivery
  now: Date
  limit: number
}

/** Every line of the orders that count, numbered from the latest of its article on. */
function placedLines(db: Database, { companyId, timeZone }: HabitFilter) {
  const counting = orderStatus.enumValues.filter(countsAsHabit)
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

/** What a company ordered of each article, and when. */
function habits(db: Database, placed: ReturnType<typeof placedLines>) {
  const isLatest = sql`${placed.place} = 1`
  return db.$with('habits').as(
    db
      .select({
        variantId: placed.variantId,
        times: sql<number>`count(*)`.mapWith(Number).as('times'),
        lastOrderedAt: sql<Date>`max(${placed.createdAt})`.mapWith(orders.createdAt).as('last_ordered_at'),
        lastQuantity: sql<number>`max(${placed.quantity}) filter (where ${isLatest})`.as('last_quantity'),
        lastPosition: sql<number>`max(${placed.position}) filter (where ${isLatest})`.as('last_position'),
        days: sql<string[]>`json_agg(distinct ${placed.day})`.as('days'),
      })
      .from(placed)
      .groupBy(placed.variantId),
  )
}

/**
 * Finds the regular articles of a company that are available and can be delivered to it: most frequent first, then most
 * recent, then in the order's sequence.
 */
export function findUsualArticles(db: Database, filter: HabitFilter) {
  const { companyId, days, now, limit } = filter
  const placed = placedLines(db, filter)
  const habit = habits(db, placed)
  return db
    .with(placed, habit)
    .select({
      productId: products.id,
      productTitle: products.title,
      variantId: variants.id,
      variantTitle: variants.title,
      strengthMg: variants.strengthMg,
      sku: variants.sku,
      unit: variants.unit,
      netContent: variants.netContent,
      stock: variants.inventoryQuantity,
      thumbnail: sql<string | null>`coalesce(${variants.thumbnail}, ${products.thumbnail})`,
      tiers: variantTiers,
      salePercent: salePercent(db, products.id, now),
      category: { id: categories.id, name: categories.name, handle: categories.handle },
      times: habit.times,
      lastOrderedAt: habit.lastOrderedAt,
      lastQuantity: habit.lastQuantity,
      days: habit.days,
    })
    .from(habit)
    .innerJoin(variants, eq(variants.id, habit.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isForSale(now), isPriced, isDeliverableTo(countryOfDelivery(db, companyId), days)))
    .orderBy(desc(habit.times), desc(habit.lastOrderedAt), asc(habit.lastPosition))
    .limit(limit)
}

/** An article with the company's orders of it. */
export type UsualRow = Awaited<ReturnType<typeof findUsualArticles>>[number]
