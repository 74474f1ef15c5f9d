import { and, sql, type Placeholder, type SQL, type SQLChunk } from 'drizzle-orm'
import { popularSince, type ProductFilter } from '@skafferi/domain/catalog/listing.rules'
import type { ListingSort } from '@skafferi/domain/catalog/catalog.rules'
import type { SearchedText } from '@skafferi/domain/catalog/search.rules'
import type { Database } from '../../db/database'
import { prepared, type Value } from '../../db/prepared'
import { listedProducts } from '../../db/schema'
import type { Page } from '../../http/handler'
import { countFacets, type FacetRow } from './catalog.facets.repo'
import {
  chargedAmount,
  filterGroups,
  filterValues,
  isLetThrough,
  isOut,
  saleTable,
  type FilterValues,
} from './catalog.filter.repo'
import { idsOnPage, type PageValues } from './catalog.order.repo'
import { isFound, relevanceOf, spellingTables, textValues, type TextValues } from './catalog.spelling.repo'

/** A list that was asked for. */
export interface ProductSearch extends Omit<ProductFilter, 'q'>, Page {
  /** Of a category that has others below it, its id and theirs. */
  categoryIds?: readonly string[]
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

/** A list as its statement takes it. */
interface SearchValues extends FilterValues, PageValues, Pick<ProductSearch, 'sort' | 'withCount' | 'withFacets'> {
  text?: TextValues
  now: Value<Date>
}

/** What a statement reads of each row: what a search found is held in memory, so it is no more than needed. */
function columnsOf({ text, sort, withFacets }: SearchValues): SQLChunk[] {
  const { productId, publishedAt, createdAt, categoryId, brand, tags, strengths, flavour, packs, amount } =
    listedProducts
  const byPrice = sort === 'price_asc' || sort === 'price_desc'
  return [
    productId,
    publishedAt,
    createdAt,
    ...(text && sort === 'relevance' ? [sql`${relevanceOf(text)} as place`] : []),
    ...(byPrice ? [amount] : []),
    ...(byPrice || withFacets ? [sql`${chargedAmount} as charged`] : []),
    ...(withFacets ? [categoryId, brand, tags, strengths, flavour, packs] : []),
  ]
}

/**
 * Two tables: `hits` is what the text finds, with what the other groups of the filter say to each row; `matching` is
 * what they all let through. Only facets need the difference. Without them the filter works at once, by its indexes.
 */
function searchTables(search: SearchValues): SQL {
  const { text, withFacets, now } = search
  const groups: [string, SQL][] = Object.entries(filterGroups(search))
  const flags = groups.map(([group, condition]) => sql`${condition} as ${sql.identifier(`in_${group}`)}`)
  const columns = [...columnsOf(search), ...(withFacets ? flags : [])]
  const filter = withFacets ? [] : groups.map(([, condition]) => condition)
  const hits = sql`
    select ${sql.join(columns, sql`, `)} from ${listedProducts}
    where ${and(isOut(now), text && isFound, ...filter)}
  `
  const passing = withFacets ? sql`where ${isLetThrough()}` : sql``
  const matching = sql`matching as not materialized (select * from hits ${passing})`
  // A search is done once, for count, page and facets. Without one, each of them has an index of its own.
  return text
    ? sql`${spellingTables(text)}, hits as materialized (${hits}), ${matching}`
    : sql`hits as not materialized (${hits}), ${matching}`
}

function statementOf(db: Database, search: SearchValues): SQL {
  return sql`
    with ${saleTable(db, search.now)}, ${searchTables(search)}
    select
      ${search.withCount ? sql`(select count(*) from matching)` : sql`0`} as count,
      array(${idsOnPage(db, search.sort, search)}) as ids,
      ${search.withFacets ? countFacets : sql`null`} as facets
  `
}

/** A search in the statement's own terms, flat, so that each value has a name. */
function valuesOf({ text, limit, offset, ...search }: ProductSearch, now: Date) {
  const page = { limit, offset, reach: limit + offset, since: popularSince(now), now }
  return { ...filterValues(search), ...(text && textValues(text)), ...page }
}

type Values = ReturnType<typeof valuesOf>
type Part = keyof Values

function withText(values: { [Name in Part]?: Value<unknown> | null }, search: ProductSearch): SearchValues {
  const { words, code = null, codeBegun = null, ...others } = values
  const { sort, withCount, withFacets } = search
  return {
    ...others,
    sort,
    withCount,
    withFacets,
    ...(words ? { text: { words, code, codeBegun } } : {}),
  } as SearchValues
}

/** The statement behind a list: one row with the page's ids, the count of all and the facets. */
export function productsStatement(db: Database, search: ProductSearch, now: Date): SQL {
  return statementOf(db, withText(valuesOf(search, now), search))
}

type Find = (
  db: Database,
  values: Record<Part, unknown>,
) => Promise<{ count: number; ids: string[]; facets: FacetRow[] | null }[]>

/** Lists of each kind that was asked for, up to so many; whoever asks for more kinds waits for each to be built. */
const kinds = new Map<string, Find>()
const maxKinds = 300

/** Finds lists that are sorted, narrowed down and counted alike. */
function finderOf(search: ProductSearch, values: Values): Find {
  // A code that was not typed is no value, but part of the statement.
  const names = (Object.keys(values) as Part[]).filter((name) => values[name] !== null)
  const kind = [search.sort, search.withCount, search.withFacets, ...names].join()
  const known = kinds.get(kind)
  if (known) return known
  const find: Find = prepared(names, (db, places: { [Name in Part]?: Placeholder }) =>
    db
      .select({
        count: sql<number>`count`.mapWith(Number),
        ids: sql<string[]>`ids`,
        facets: sql<FacetRow[] | null>`facets`,
      })
      .from(sql`(${statementOf(db, withText(places, search))}) as found`),
  )
  if (kinds.size < maxKinds) kinds.set(kind, find)
  return find
}

/** Finds one page of a list, how many products there are in all, and what the filter could be changed to. */
export async function findProducts(db: Database, search: ProductSearch, now: Date): Promise<FoundProducts> {
  const values = valuesOf(search, now)
  const [found] = await finderOf(search, values)(db, values as Record<Part, unknown>)
  return { ids: found?.ids ?? [], count: found?.count ?? 0, facets: found?.facets ?? undefined }
}
