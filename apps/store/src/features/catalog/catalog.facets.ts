import { and, eq, sql, type SQL } from 'drizzle-orm'
import { priceBands } from '@skafferi/domain/catalog/catalog.rules'
import { toMinor } from '@skafferi/domain/format/money.rules'
import type { Database } from '../../db/database'
import { categories, listedProducts } from '../../db/schema'
import { chargedAmount, filterGroups, isOut, type ProductFilter } from './catalog.filter'
import { matches } from './catalog.search'

/** Which group of the filter a count belongs to. */
export type FacetKind = 'category' | 'brand' | 'tag' | 'price'

/** How many products of the current result have a value. For prices the value is the band's place in the table. */
export interface FacetRow {
  kind: FacetKind
  value: string
  count: number
}

const countBy = (kind: FacetKind, value: SQL, where: SQL) =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, ${value} as value, count(*) as count from hits where ${where} group by 2`

/** One count for each price band, by its place; bands share their bounds, so a product can be in two. */
function countByBand(where: SQL): SQL {
  const counts = priceBands.map(({ min, max }, place) => {
    const isWithin = sql`amount between ${toMinor(min)} and ${toMinor(max)}`
    return sql`count(*) filter (where ${isWithin}) as ${sql.identifier(`band${place}`)}`
  })
  const rows = priceBands.map((_, place) => sql`(${String(place)}, ${sql.identifier(`band${place}`)})`)
  return sql`
    select 'price', value, count
    from (select ${sql.join(counts, sql`, `)} from hits where ${where}) as bands
    cross join lateral (values ${sql.join(rows, sql`, `)}) as band(value, count)
  `
}

/** What the facets count: what a search found, or all products, and which groups let each through. */
function hitsTable(db: Database, filter: ProductFilter, query: string | undefined, now: Date): SQL {
  const groups = filterGroups(db, filter, now)
  const hits = db
    .select({
      category: sql`${categories.name}`.as('category'),
      brand: sql`${listedProducts.brand}`.as('brand'),
      tags: sql`${listedProducts.tags}`.as('tags'),
      amount: chargedAmount(db, now).as('amount'),
      inCategory: sql`${groups.category}`.as('in_category'),
      inBrand: sql`${groups.brand}`.as('in_brand'),
      inTags: sql`${groups.tags}`.as('in_tags'),
      inPrice: sql`${groups.price}`.as('in_price'),
    })
    .from(listedProducts)
    .innerJoin(categories, eq(categories.id, listedProducts.categoryId))
    .where(and(isOut(now), query === undefined ? undefined : matches(sql`${query}::tsquery`)))
  // A search is done once. Without one, each group reads an index of its own.
  return query === undefined ? sql`hits as not materialized (${hits})` : sql`hits as materialized (${hits})`
}

/**
 * Counts what the filter's groups could be changed to, in one statement: each group is counted among the products that
 * all the other groups let through.
 * @param query what is searched for, as the search found it spelt; undefined for all products
 */
export async function findFacets(
  db: Database,
  filter: ProductFilter,
  query: string | undefined,
  now: Date,
): Promise<FacetRow[]> {
  const facets = sql`(
    with ${hitsTable(db, filter, query, now)}
    ${countBy('category', sql`category`, sql`in_brand and in_tags and in_price`)}
    union all
    ${countBy('brand', sql`brand`, sql`in_category and in_tags and in_price`)}
    union all
    ${countBy('tag', sql`unnest(tags)`, sql`in_category and in_brand and in_price`)}
    union all
    ${countByBand(sql`in_category and in_brand and in_tags`)}
  ) as facets`
  return db
    .select({
      kind: sql<FacetKind>`kind`,
      value: sql<string>`value`,
      count: sql<number>`count`.mapWith(Number),
    })
    .from(facets)
}
