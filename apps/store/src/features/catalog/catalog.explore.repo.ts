import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { categories, listedProducts } from '../../db/schema'
import type { Page } from '../../http/handler'
import { isOut } from './catalog.filter.repo'
import { newest } from './catalog.order.repo'

/**
 * One page of something of everything: the newest product of each category in turn, in the shop's order, then the
 * second newest of each, and so on. Of each category only as many are read as the page could reach.
 */
export async function findPerCategory(
  db: Database,
  { limit, offset }: Page,
  now: Date,
): Promise<{ ids: string[]; count: number }> {
  const { productId, categoryId } = listedProducts
  const shelf = db
    .select({ productId, round: sql`row_number() over (order by ${newest})`.as('round') })
    .from(listedProducts)
    .where(and(eq(categoryId, categories.id), isOut(now)))
    .orderBy(newest)
    .limit(limit + offset)
  const page = sql`
    select product_id from ${categories} cross join lateral (${shelf}) as shelf
    order by round, ${categories.position} limit ${limit} offset ${offset}
  `
  const all = db.$count(listedProducts, isOut(now))
  const [found] = await db
    .select({ count: sql<number>`count`.mapWith(Number), ids: sql<string[]>`ids` })
    .from(sql`(select ${all} as count, array(${page}) as ids) as found`)
  return { ids: found?.ids ?? [], count: found?.count ?? 0 }
}
