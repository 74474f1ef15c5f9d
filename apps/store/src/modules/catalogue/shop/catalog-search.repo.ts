import { and, sql, type Placeholder, type SQL, type SQLChunk } from 'drizzle-orm'
import { popularSince, type ListOrder, type ProductFilter } from '@skafferi/domain/rules/catalogue/listing'
import type { SearchedText } from '@skafferi/domain/rules/catalogue/search'
import type { Database } from '../../../platform/db/database'
import { prepared, type Value } from '../../../platform/db/prepared'
import { listedProducts } from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'
import { chargedAmount, saleTable, type PriceContext, type PriceValues } from '../../pricing'
import { countFacets, type FacetRow } from './catalog-facets.repo'
import { filterGroups, filterValues, passesFilter, isReleased, type FilterValues } from './catalog-filter.repo'
import { idsOnPage, piecesOrdered, type PageValues } from './catalog-order.repo'
import { isFound, relevanceOf, spellingTables, textValues, type TextValues } from './catalog-spelling.repo'

/** A requested list. */
export interface ProductSearch extends Omit<ProductFilter, 'q'>, Page {
  /** The ids of a category and its subcategories, if it has any. */
  categoryIds?: readonly string[]
  /** Undefined for all products. */
  text?: SearchedText
  sort: ListOrder
  /** True to count all pages; the count is 0 otherwise. */
  withCount: boolean
  /** True to compute facets. */
  withFacets: boolean
}

/** The result of a list. */
export interface FoundProducts {
  /** The ids on the page, in order. */
  ids: string[]
  /** On all pages. */
  count: number
  /** Undefined unless requested. */
  facets: FacetRow[] | undefined
}

/** The values of a list's statement. */
interface SearchValues
  extends FilterValues, PageValues, PriceValues, Pick<ProductSearch, 'sort' | 'ordered' | 'withCount' | 'withFacets'> {
  text?: TextValues
}

/** Returns only the necessary columns, because the hits of a search are held in memory. */
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
 * Returns two tables: `hits` contains the rows that the text finds, with a flag for each filter group; `matching` those
 * that pass all groups. Only facets need both; otherwise, the filter is applied in `hits`, with its indexes.
 */
function searchTables(db: Database, search: SearchValues): SQL {
  const { text, ordered, since, withFacets, now } = search
  const groups: [string, SQL][] = Object.entries(filterGroups(search))
  const flags = groups.map(([group, condition]) => sql`${condition} as ${sql.identifier(`in_${group}`)}`)
  const columns = [...columnsOf(search), ...(withFacets ? flags : [])]
  const filter = withFacets ? [] : groups.map(([, condition]) => condition)
  const isOrdered = sql`${listedProducts.productId} in (select product_id from ${piecesOrdered(db, since)} as ordered)`
  const hits = sql`
    select ${sql.join(columns, sql`, `)} from ${listedProducts}
    where ${and(isReleased(now), text && isFound, ordered === 1 ? isOrdered : undefined, ...filter)}
  `
  const passing = withFacets ? sql`where ${passesFilter()}` : sql``
  const matching = sql`matching as not materialized (select * from hits ${passing})`
  // A text search runs once for count, page and facets. Without a text, each of them has its own index.
  return text
    ? sql`${spellingTables(text)}, hits as materialized (${hits}), ${matching}`
    : sql`hits as not materialized (${hits}), ${matching}`
}

function statementOf(db: Database, search: SearchValues): SQL {
  return sql`
    with ${saleTable(db, search)}, ${searchTables(db, search)}
    select
      ${search.withCount ? sql`(select count(*) from matching)` : sql`0`} as count,
      array(${idsOnPage(db, search.sort, search)}) as ids,
      ${search.withFacets ? countFacets : sql`null`} as facets
  `
}

/** Returns all values of a search in a flat object, as named parameters. */
function valuesOf({ text, limit, offset, ...search }: ProductSearch, prices: PriceContext) {
  const page = { limit, offset, reach: limit + offset, since: popularSince(prices.now) }
  return { ...filterValues(search), ...(text && textValues(text)), ...page, ...prices }
}

type Values = ReturnType<typeof valuesOf>
type ParameterName = keyof Values

function withText(values: { [Name in ParameterName]?: Value<unknown> | null }, search: ProductSearch): SearchValues {
  const { words, code = null, codePrefix = null, ...others } = values
  const { sort, ordered, withCount, withFacets } = search
  return {
    ...others,
    sort,
    ordered,
    withCount,
    withFacets,
    ...(words ? { text: { words, code, codePrefix } } : {}),
  } as SearchValues
}

/** Returns the statement of a list: one row with the page's ids, the total and the facets. */
export function productsStatement(db: Database, search: ProductSearch, prices: PriceContext): SQL {
  return statementOf(db, withText(valuesOf(search, prices), search))
}

type FindStatement = (
  db: Database,
  values: Record<ParameterName, unknown>,
) => Promise<{ count: number; ids: string[]; facets: FacetRow[] | null }[]>

/** Cache of prepared statements by kind of list; beyond the limit, statements are built each time. */
const statements = new Map<string, FindStatement>()
const maxStatements = 300

/** Returns the prepared statement for lists with the same sort order, filters and counts. */
function preparedStatement(search: ProductSearch, values: Values): FindStatement {
  // A missing code changes the statement; it is not a parameter.
  const names = (Object.keys(values) as ParameterName[]).filter((name) => values[name] !== null)
  const kind = [search.sort, search.ordered, search.withCount, search.withFacets, ...names].join()
  const cached = statements.get(kind)
  if (cached) return cached
  const find: FindStatement = prepared(names, (db, placeholders: { [Name in ParameterName]?: Placeholder }) =>
    db
      .select({
        count: sql<number>`count`.mapWith(Number),
        ids: sql<string[]>`ids`,
        facets: sql<FacetRow[] | null>`facets`,
      })
      .from(sql`(${statementOf(db, withText(placeholders, search))}) as found`),
  )
  if (statements.size < maxStatements) statements.set(kind, find)
  return find
}

/** Returns a page of a list, the total and the facets. */
export async function findProducts(db: Database, search: ProductSearch, prices: PriceContext): Promise<FoundProducts> {
  const values = valuesOf(search, prices)
  const [found] = await preparedStatement(search, values)(db, values as Record<ParameterName, unknown>)
  return { ids: found?.ids ?? [], count: found?.count ?? 0, facets: found?.facets ?? undefined }
}
