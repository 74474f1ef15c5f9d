import { and, eq, sql, type SQL } from 'drizzle-orm'
import { priceBands } from '@skafferi/domain/catalog/catalog.rules'
import { toMinor } from '@skafferi/domain/format/money.rules'
import type { Database } from '../../db/database'
import { categories, products } from '../../db/schema'
import { filterGroups, isListed, type ProductFilter } from './catalog.filter'
import { lowestUnitPrice } from './catalog.fragments'

/** Which group of the filter a count belongs to. */
export type FacetKind = 'category' | 'brand' | 'tag' | 'price'

/** How many products of the current result have a value. For prices the value is the band's place in the table. */
export interface FacetRow {
  kind: FacetKind
  value: string
  count: number
}

function countBy(kind: FacetKind, value: SQL, from: SQL, where: SQL): SQL {
  return sql`select ${sql.raw(`'${kind}'`)} as kind, ${value} as value, count(*) as count from ${from} where ${where} group by 2`
}

const bands = sql.join(
  priceBands.map(({ min, max }, index) => sql`(${index}::int, ${toMinor(min)}::bigint, ${toMinor(max)}::bigint)`),
  sql`, `,
)

/**
 * Counts what the filter's groups could be changed to, in one statement: each group is counted among the products that
 * all the other groups let through.
 */
export async function findFacets(db: Database, filter: ProductFilter, now: Date): Promise<FacetRow[]> {
  const groups = filterGroups(db, filter)
  const hits = db
    .select({
      category: sql`${categories.name}`.as('category'),
      brand: sql`${products.brand}`.as('brand'),
      tags: sql`${products.tags}`.as('tags'),
      amount: sql`${lowestUnitPrice(db)}`.as('amount'),
      inCategory: sql`${groups.category}`.as('in_category'),
      inBrand: sql`${groups.brand}`.as('in_brand'),
      inTags: sql`${groups.tags}`.as('in_tags'),
      inPrice: sql`${groups.price}`.as('in_price'),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isListed(db, now), groups.text))
  const facets = sql`(
    with hits as (${hits})
    ${countBy('category', sql`category`, sql`hits`, sql`in_brand and in_tags and in_price`)}
    union all
    ${countBy('brand', sql`brand`, sql`hits`, sql`in_category and in_tags and in_price`)}
    union all
    ${countBy('tag', sql`tag`, sql`hits, unnest(hits.tags) as tag`, sql`in_category and in_brand and in_price`)}
    union all
    ${countBy(
      'price',
      sql`bands.place::text`,
      sql`hits join (values ${bands}) as bands(place, lowest, highest) on hits.amount between lowest and highest`,
      sql`in_category and in_brand and in_tags`,
    )}
  ) as facets`
  return db
    .select({
      kind: sql<FacetKind>`kind`,
      value: sql<string>`value`,
      count: sql<number>`count`.mapWith(Number),
    })
    .from(facets)
}
