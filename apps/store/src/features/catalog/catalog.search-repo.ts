import { and, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { listedProducts } from '../../db/schema'
import type { Page } from '../../http/handler'
import { chargedAmount, filterGroups, isOut, type ProductFilter } from './catalog.filter'
import { foundSpelling, matches, placeOf, spellingTables } from './catalog.search'
import { pageOf, type ProductSort } from './catalog.search-order'
import type { SearchedText } from './search-text'

/** A list that was asked for. */
export interface ProductSearch extends Omit<ProductFilter, 'q'>, Page {
  /** Undefined for all products. */
  text?: SearchedText
  sort: ProductSort
}

/** What a list found. */
export interface FoundProducts {
  /** On the page, in their order. */
  ids: string[]
  /** On all pages. */
  count: number
  /** What was searched for in the end, near spellings included, as the text of a query; undefined without a search. */
  query: string | undefined
}

/** The rows that a list shows on all its pages, as a table of the statement. */
function matchingTable(db: Database, { text, sort, ...filter }: ProductSearch, now: Date) {
  const { productId, publishedAt, createdAt, amount } = listedProducts
  const place = text && sort === 'relevance' ? placeOf(text) : sql<number>`0`
  const matching = db
    .select({ productId, publishedAt, createdAt, amount, charged: chargedAmount(db, now).as('charged'), place: place.as('place') })
    .from(listedProducts)
    .where(and(isOut(now), text && matches(sql`${foundSpelling}::tsquery`), ...Object.values(filterGroups(db, filter, now))))
  // What a search found is used twice, for the count and for the page. Without one, each has an index of its own.
  return text
    ? sql`with ${spellingTables(text)}, matching as materialized (${matching})`
    : sql`with matching as not materialized (${matching})`
}

/** Finds one page of a list, and how many products there are in all, in one statement. */
export async function findProducts(db: Database, search: ProductSearch, now: Date): Promise<FoundProducts> {
  const query = search.text ? foundSpelling : sql`null`
  const [found] = await db
    .select({ count: sql<number>`count`.mapWith(Number), ids: sql<string[]>`ids`, query: sql<string | null>`query` })
    .from(sql`(
      ${matchingTable(db, search, now)}
      select
        (select count(*) from matching) as count,
        array(${pageOf(db, search.sort, search, now)}) as ids,
        ${query} as query
    ) as found`)
  return { ids: found?.ids ?? [], count: found?.count ?? 0, query: found?.query ?? undefined }
}
