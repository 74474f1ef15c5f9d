import { and, sql, type SQL, type SQLChunk } from 'drizzle-orm'
import type { ListingSort } from '@skafferi/domain/catalog/catalog.rules'
import type { ProductFilter } from '@skafferi/domain/catalog/listing.rules'
import type { SearchedText } from '@skafferi/domain/catalog/search.rules'
import type { Database } from '../../db/database'
import { listedProducts } from '../../db/schema'
import type { Page } from '../../http/handler'
import { countFacets, type FacetRow } from './catalog.facets.repo'
import { chargedAmount, filterGroups, isOut, saleTable } from './catalog.filter.repo'
import { idsOnPage } from './catalog.order.repo'
import { isFound, relevanceOf, spellingTables } from './catalog.spelling.repo'

/** A list that was asked for. */
export interface ProductSearch extends Omit<ProductFilter, 'q'>, Page {
  /** Undefined for all products. */
  text?: SearchedText
  sort: ListingSort
  /** Whether to count all pages; 0 otherwise. */
  withCount: boolean
  /** Whether to count what the filter could be changed to. */
  withFacets: boolean
}

/** What a list found. */
export interface FoundProducts {
  /** On the page, in their order. */
  ids: string[]
  /** On all pages. */
  count: number
  /** Undefined unless asked for. */
  facets: FacetRow[] | undefined
}

/** What a statement reads of each row: what a search found is held in memory, so it is no more than needed. */
function columnsOf({ text, sort, withFacets }: ProductSearch): SQLChunk[] {
  const { productId, publishedAt, createdAt, categoryId, brand, tags, amount } = listedProducts
  const byPrice = sort === 'price_asc' || sort === 'price_desc'
  return [
    productId,
    publishedAt,
    createdAt,
    ...(text && sort === 'relevance' ? [sql`${relevanceOf(text)} as place`] : []),
    ...(byPrice ? [amount] : []),
    ...(byPrice || withFacets ? [sql`${chargedAmount} as charged`] : []),
    ...(withFacets ? [categoryId, brand, tags] : []),
  ]
}

/**
 * Two tables: `hits` is what the text finds, with what the other groups of the filter say to each row; `matching` is
 * what they all let through. Only facets need the difference. Without them the filter works at once, by its indexes.
 */
function searchTables(search: ProductSearch, now: Date): SQL {
  const { text, withFacets } = search
  const groups: [string, SQL][] = Object.entries(filterGroups(search))
  const flags = groups.map(([group, condition]) => sql`${condition} as ${sql.identifier(`in_${group}`)}`)
  const columns = [...columnsOf(search), ...(withFacets ? flags : [])]
  const filter = withFacets ? [] : groups.map(([, condition]) => condition)
  const hits = sql`
    select ${sql.join(columns, sql`, `)} from ${listedProducts}
    where ${and(isOut(now), text && isFound, ...filter)}
  `
  const passing = withFacets ? sql`where in_category and in_brand and in_tags and in_price` : sql``
  const matching = sql`matching as not materialized (select * from hits ${passing})`
  // A search is done once, for count, page and facets. Without one, each of them has an index of its own.
  return text
    ? sql`${spellingTables(text)}, hits as materialized (${hits}), ${matching}`
    : sql`hits as not materialized (${hits}), ${matching}`
}

/** The statement behind a list: one row with the page's ids, the count of all and the facets. */
export function productsStatement(db: Database, search: ProductSearch, now: Date): SQL {
  return sql`
    with ${saleTable(db, now)}, ${searchTables(search, now)}
    select
      ${search.withCount ? sql`(select count(*) from matching)` : sql`0`} as count,
      array(${idsOnPage(db, search.sort, search, now)}) as ids,
      ${search.withFacets ? countFacets : sql`null`} as facets
  `
}

/** Finds one page of a list, how many products there are in all, and what the filter could be changed to. */
export async function findProducts(db: Database, search: ProductSearch, now: Date): Promise<FoundProducts> {
  const [found] = await db
    .select({
      count: sql<number>`count`.mapWith(Number),
      ids: sql<string[]>`ids`,
      facets: sql<FacetRow[] | null>`facets`,
    })
    .from(sql`(${productsStatement(db, search, now)}) as found`)
  return { ids: found?.ids ?? [], count: found?.count ?? 0, facets: found?.facets ?? undefined }
}
