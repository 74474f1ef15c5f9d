import { sql, type SQL } from 'drizzle-orm'
import { priceBands } from '@skafferi/domain/rules/catalogue/catalog'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import { categories } from '../../../platform/db/schema'
import { passesFilter } from './catalog-filter.repo'

/** The filter group of a count. */
export type FacetKind = 'category' | 'brand' | 'tag' | 'strength' | 'flavour' | 'pack' | 'price'

/** The number of products in the current result with a value. For prices the value is the index of the band. */
export interface FacetRow {
  kind: FacetKind
  value: string
  count: number
}

/** Counts products by price band. Adjacent bands share their bounds, so a product may be in two. */
function countByBand(where: SQL): SQL {
  const band = (index: number) => sql.identifier(`band${index}`)
  const counts = priceBands.map(({ min, max }, index) => {
    return sql`count(*) filter (where charged between ${toMinor(min)} and ${toMinor(max)}) as ${band(index)}`
  })
  const rows = priceBands.map((_, index) => sql`(${String(index)}, ${band(index)})`)
  // `offset 0` keeps the planner from inlining the price computation for each band.
  return sql`
    select 'price' as kind, value, count
    from (
      select ${sql.join(counts, sql`, `)} from (select charged from hits where ${where} offset 0) as prices
    ) as bands
    cross join lateral (values ${sql.join(rows, sql`, `)}) as band(value, count)
  `
}

/** Counts products by category, including those of subcategories. */
const countByCategory = sql`
  with recursive counted as (
    select category_id, count(*) as count from hits
    where ${passesFilter('category')} and category_id is not null
    group by category_id
    union all
    select parent_id, count from counted
    join ${categories} on ${categories.id} = category_id where parent_id is not null
  )
  select category_id, sum(count)::bigint as count from counted group by category_id
`

/**
 * Counts the facets as JSON: each group among the rows that all other groups accept. Requires a table `hits` with
 * the columns category_id, brand, tags, strengths, flavour, packs, charged, and one `in_<group>` for each group.
 */
export const countFacets = sql<FacetRow[]>`(
  select json_agg(facets) from (
    select 'category' as kind, name as value, count
    from (${countByCategory}) as counts
    join ${categories} on ${categories.id} = category_id
    union all
    select 'brand', brand, count(*) from hits where ${passesFilter('brand')} and brand <> '' group by brand
    union all
    select 'tag', unnest(tags), count(*) from hits where ${passesFilter('tags')} group by 2
    union all
    select 'strength', unnest(strengths)::text, count(*) from hits where ${passesFilter('strength')} group by 2
    union all
    select 'flavour', flavour::text, count(*) from hits
    where flavour is not null and ${passesFilter('flavour')} group by 2
    union all
    select 'pack', unnest(packs), count(*) from hits where ${passesFilter('pack')} group by 2
    union all
    ${countByBand(passesFilter('price'))}
  ) as facets
)`
