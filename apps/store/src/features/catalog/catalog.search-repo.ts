import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { listedProducts } from '../../db/schema'
import type { Page } from '../../http/handler'
import { countFacets, type FacetRow } from './catalog.facets'
import { chargedAmount, filterGroups, isOut, saleTable, type ProductFilter } from './catalog.filter'
import { isFound, placeOf, spellingTables } from './catalog.search'
import { pageOf, type ProductSort } from './catalog.search-order'
import type { SearchedText } from './search-text'

/** A list that was asked for. */
export interface ProductSearch extends Omit<ProductFilter, 'q'>, Page {
  /** Undefined for all products. */
  text?: SearchedText
  sort: ProductSort
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

const allOf = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `)

/**
 * Two tables: `hits` is what the text finds, with what the other groups of the filter say to each row; `matching` is what
 * they all let through. Only facets need the difference; without them the filter sees to it at once, where its indexes are.
 */
function searchTables({ text, sort, withFacets, ...filter }: ProductSearch, now: Date): SQL {
  const { productId, publishedAt, createdAt, categoryId, brand, tags, amount } = listedProducts
  const groups = filterGroups(filter)
  const conditions = Object.values(groups) as SQL[]
  const flags = Object.entries(groups).map(([group, condition]) => sql`${condition} as ${sql.identifier(`in_${group}`)}`)
  const place = text && sort === 'relevance' ? [sql`${placeOf(text)} as place`] : []
  const columns = [productId, publishedAt, createdAt, amount, sql`${chargedAmount} as charged`, ...place]
  const faceted = withFacets ? [categoryId, brand, tags, ...flags] : []
  const found = text ? [isFound] : []
  const hits = sql`
    select ${sql.join([...columns, ...faceted], sql`, `)} from ${listedProducts}
    where ${allOf([isOut(now), ...found, ...(withFacets ? [] : conditions)])}
  `
  const matching = withFacets ? sql`where in_category and in_brand and in_tags and in_price` : sql``
  // A search is done once, for count, page and facets. Without one, each of them has an index of its own.
  return text
    ? sql`${spellingTables(text)}, hits as materialized (${hits}), matching as not materialized (select * from hits ${matching})`
    : sql`hits as not materialized (${hits}), matching as not materialized (select * from hits ${matching})`
}

/** Finds one page of a list, how many products there are in all, and what the filter could be changed to. */
export async function findProducts(db: Database, search: ProductSearch, now: Date): Promise<FoundProducts> {
  const [found] = await db
    .select({
      count: sql<number>`count`.mapWith(Number),
      ids: sql<string[]>`ids`,
      facets: sql<FacetRow[] | null>`facets`,
    })
    .from(sql`(
      with ${saleTable(db, now)}, ${searchTables(search, now)}
      select
        (select count(*) from matching) as count,
        array(${pageOf(db, search.sort, search, now)}) as ids,
        ${search.withFacets ? countFacets : sql`null`} as facets
    ) as found`)
  return { ids: found?.ids ?? [], count: found?.count ?? 0, facets: found?.facets ?? undefined }
}
