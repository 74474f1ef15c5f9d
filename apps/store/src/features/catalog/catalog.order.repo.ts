import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import type { ListingSort } from '@skafferi/domain/catalog/catalog.rules'
import type { Database } from '../../db/database'
import type { Value } from '../../db/prepared'
import { orderItems, orders } from '../../db/schema'
import { isOneOnSale, isOnSale } from './catalog.filter.repo'

/** Products that are equal stand newest first, those published together by their creation; the id keeps pages apart. */
export const newest = sql`published_at desc, created_at desc, product_id`

/** Which part of a list to find. */
export interface PageValues {
  limit: Value<number>
  offset: Value<number>
  /** Both together: how far a list has to be read. */
  reach: Value<number>
  /** From when on orders count for what is popular. */
  since: Value<Date>
}

/** Pieces of each product that were ordered lately; canceled orders do not count. */
function piecesOrdered(db: Database, since: PageValues['since']): SQL {
  const pieces = db
    .select({ productId: orderItems.productId, pieces: sql`sum(${orderItems.quantity})`.as('pieces') })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(gt(orders.createdAt, since), ne(orders.status, 'canceled')))
    .groupBy(orderItems.productId)
  return sql`(${pieces})`
}

/**
 * A page of products that are sorted by a figure of which an index knows all but a few: those few are sorted by
 * themselves, and the others need only be read as far as the page reaches.
 */
function mergedPage(few: SQL, others: SQL, order: SQL, { limit, offset, reach }: PageValues): SQL {
  return sql`
    select product_id from (
      (${few})
      union all
      (${others} order by ${order} limit ${reach})
    ) as merged
    order by ${order} limit ${limit} offset ${offset}
  `
}

function pageByPrice(direction: 'asc' | 'desc', page: PageValues): SQL {
  const columns = sql`product_id, published_at, created_at`
  return mergedPage(
    sql`select ${columns}, charged as figure from matching where ${isOneOnSale}`,
    sql`select ${columns}, amount as figure from matching where not (${isOnSale})`,
    sql`figure ${sql.raw(direction)}, ${newest}`,
    page,
  )
}

function pageByPopularity(db: Database, page: PageValues): SQL {
  const columns = sql`product_id, published_at, created_at`
  return sql`
    with ordered as materialized ${piecesOrdered(db, page.since)}
    ${mergedPage(
      sql`select ${columns}, pieces as figure from matching join ordered using (product_id)`,
      sql`select ${columns}, 0 as figure from matching where product_id not in (select product_id from ordered)`,
      sql`figure desc, ${newest}`,
      page,
    )}
  `
}

/** A search's hits are held in memory anyway, and all of them are needed: the best one can be the last. */
function pageByRelevance(db: Database, { limit, offset, since }: PageValues): SQL {
  return sql`
    select product_id from matching left join ${piecesOrdered(db, since)} as ordered using (product_id)
    order by place, coalesce(pieces, 0) desc, ${newest} limit ${limit} offset ${offset}
  `
}

/**
 * The ids on a page, in their order, from a table `matching` with the columns product_id, published_at and created_at,
 * and place for relevance, amount and charged for prices. Stands after `saleTable`.
 */
export function idsOnPage(db: Database, sort: ListingSort, page: PageValues): SQL {
  const { limit, offset } = page
  switch (sort) {
    case 'price_asc':
      return pageByPrice('asc', page)
    case 'price_desc':
      return pageByPrice('desc', page)
    case 'most_popular':
      return pageByPopularity(db, page)
    case 'relevance':
      return pageByRelevance(db, page)
    case 'newest':
      return sql`select product_id from matching order by ${newest} limit ${limit} offset ${offset}`
  }
}
