import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import type { ListOrder } from '@skafferi/domain/rules/catalogue/listing'
import type { Database } from '../../../platform/db/database'
import type { Value } from '../../../platform/db/prepared'
import { orderItems, orders } from '../../../platform/db/schema'
import { isOnSale, isOnSaleByIndex } from '../../pricing'

/** The default order: newest first, then by creation; the id makes it unique for pagination. */
const newest = sql`published_at desc, created_at desc, product_id`

/** The reverse of `newest`. */
export const oldest = sql`published_at, created_at, product_id desc`

/** A section of a list. */
export interface PageValues {
  limit: Value<number>
  offset: Value<number>
  /** `limit` plus `offset`: how many rows have to be read. */
  reach: Value<number>
  /** Start of the period in which orders count for popularity. */
  since: Value<Date>
}

/** Pieces ordered by product; canceled orders do not count. */
export function piecesOrdered(db: Database, since: PageValues['since']): SQL {
  const pieces = db
    .select({ productId: orderItems.productId, pieces: sql`sum(${orderItems.quantity})`.as('pieces') })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(gt(orders.createdAt, since), ne(orders.status, 'canceled')))
    .groupBy(orderItems.productId)
  return sql`(${pieces})`
}

/**
 * Merges two sorted sources into a page: few rows that need sorting, and the others from an index, read only as far as
 * necessary.
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
    sql`select ${columns}, charged as figure from matching where ${isOnSaleByIndex}`,
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

/** All hits of a search are needed, because the best one may be the last; they are in memory anyway. */
function pageByRelevance(db: Database, { limit, offset, since }: PageValues): SQL {
  return sql`
    select product_id from matching left join ${piecesOrdered(db, since)} as ordered using (product_id)
    order by place, coalesce(pieces, 0) desc, ${newest} limit ${limit} offset ${offset}
  `
}

/**
 * Returns the ids of a page in order. Requires a table `matching` with product_id, published_at and created_at, `place`
 * for relevance, and `amount` and `charged` for prices; and `saleTable`.
 */
export function idsOnPage(db: Database, sort: ListOrder, page: PageValues): SQL {
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
    case 'oldest':
      return sql`select product_id from matching order by ${oldest} limit ${limit} offset ${offset}`
  }
}
