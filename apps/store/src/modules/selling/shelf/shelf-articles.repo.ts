import { and, asc, desc, eq, gt, inArray, max, sql, type SQL } from 'drizzle-orm'
import { countsForUsualArticles } from '@skafferi/domain/rules/orders/usual-articles'
import { maximumPlaces } from '@skafferi/domain/rules/shelf/arrange'
import { regularOrders } from '@skafferi/domain/rules/shelf/estimate'
import { orderableStock } from '../../../platform/db/article-stock'
import type { Database } from '../../../platform/db/database'
import { isDeliverableTo, type DaysOfDelivery } from '../../../platform/db/markets'
import {
  categories,
  orderItems,
  orders,
  orderStatus,
  products,
  shelfPlaces,
  variants,
} from '../../../platform/db/schema'
import type { CountryCode } from '@skafferi/api'
import { isPriced, type PriceContext } from '../../pricing'
import { isForSale } from '../cart'

/** Condition: the row's order shows what a company buys. */
export const isCounted = inArray(orders.status, orderStatus.enumValues.filter(countsForUsualArticles))

/** Returns the articles of a saved shelf, as a table of `findPlaces`. */
export function savedArticles(companyId: string): SQL {
  return sql`
    select variant_id, target, facings, position from ${shelfPlaces} where company_id = ${companyId}
  `
}

/** What an article needs so that it is put on a shelf without being asked for. */
export interface Offered {
  prices: PriceContext
  /** Country of delivery. */
  country: CountryCode
  /** First delivery dates by country. */
  days: DaysOfDelivery
}

function isOffered({ prices, country, days }: Offered) {
  return and(isForSale(prices.now), isPriced(prices), isDeliverableTo(sql<CountryCode>`${country}::text`, days))
}

/** Number of articles that a shelf derived from orders has at least: three rows of eight. */
const derivedPlaces = 24

/**
 * Returns the articles that a company has ordered most often, then most recently, and all that it orders regularly, by
 * category; as a table of `findPlaces`.
 * @param since beginning of the orders that count
 */
export function orderedArticles(db: Database, companyId: string, since: Date, offered: Offered): SQL {
  const times = sql`count(*)`
  const ranked = db
    .select({
      variantId: sql`${variants.id}`.as('variant_id'),
      category: sql`${categories.position}`.as('category'),
      times: times.as('times'),
      last: max(orders.createdAt).as('last'),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(orders.companyId, companyId), isCounted, gt(orders.createdAt, since), isOffered(offered)))
    .groupBy(variants.id, categories.position)
    .orderBy(desc(times), desc(max(orders.createdAt)), asc(variants.id))
    .limit(maximumPlaces)
  return sql`
    select variant_id, null::int as target, null::int as facings, times,
      row_number() over (order by category nulls last, times desc, last desc, variant_id) as position
    from (select *, row_number() over (order by times desc, last desc, variant_id) as rank from (${ranked}) as counted)
      as ranked
    where rank <= ${derivedPlaces} or times >= ${regularOrders}
  `
}

/**
 * Returns the articles that a company orders regularly and that its saved shelf lacks, as a table of `findPlaces`.
 * @param since beginning of the orders that count
 */
export function unplacedArticles(db: Database, companyId: string, since: Date, offered: Offered): SQL {
  return sql`
    select * from (${orderedArticles(db, companyId, since, offered)}) as regular
    where times >= ${regularOrders}
      and not exists (
        select from ${shelfPlaces} where company_id = ${companyId} and ${shelfPlaces.variantId} = regular.variant_id
      )
  `
}

/** Returns some articles as a table of `findPlaces`. */
export function namedArticles(variantIds: readonly string[]): SQL {
  return sql`
    select ${variants.id} as variant_id, null::int as target, null::int as facings, 0 as position
    from ${variants} where ${inArray(variants.id, [...variantIds])}
  `
}

/** Number of suggestions: one row. */
const suggestedPlaces = 8

/** Suggestions are chosen from this many best sellers. */
const candidates = 50

/**
 * Returns the shop's best sellers in stock, one article of each product; as a table of `findPlaces`. There are none in
 * a shop that has not sold anything.
 * @param since beginning of the orders that count
 */
export function suggestedArticles(db: Database, since: Date, offered: Offered): SQL {
  const sold = db
    .select({ id: sql`${orderItems.variantId}`.as('id'), pieces: sql`sum(${orderItems.quantity})`.as('pieces') })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(isCounted, gt(orders.createdAt, since)))
    .groupBy(orderItems.variantId)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(candidates)
  const chosen = db
    .selectDistinctOn([products.id], {
      variantId: sql`${variants.id}`.as('variant_id'),
      pieces: sql`sold.pieces`.as('pieces'),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(sql`sold`, sql`sold.id = ${variants.id}`)
    .where(and(isOffered(offered), gt(orderableStock, 0)))
    .orderBy(asc(products.id), sql`sold.pieces desc`, asc(variants.position))
  return sql`
    with sold as (${sold}), chosen as (${chosen})
    select variant_id, null::int as target, null::int as facings,
      row_number() over (order by pieces desc, variant_id) as position
    from chosen order by position limit ${suggestedPlaces}
  `
}
