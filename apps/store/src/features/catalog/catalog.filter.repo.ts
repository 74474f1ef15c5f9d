import { and, eq, exists, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ProductFilter } from '@skafferi/domain/catalog/listing.rules'
import { toMinor } from '@skafferi/domain/format/money.rules'
import type { Database } from '../../db/database'
import { parameter, type Value } from '../../db/prepared'
import { lessPercent, salePercents } from '../../db/sales'
import { categories, listedProducts, products } from '../../db/schema'

/** Products that are for sale: published and not archived. */
export function isPublished(now: Value<Date>): SQL {
  return and(isNotNull(products.publishedAt), lte(products.publishedAt, now), isNull(products.archivedAt)) as SQL
}

/** Rows of listedProducts that lists show by now. */
export function isOut(now: Value<Date>): SQL {
  return lte(listedProducts.publishedAt, now)
}

/** Products that a list of priced cards can show; for queries from products. */
export function isListed(db: Database, now: Date): SQL {
  const listed = db
    .select({ one: sql`1` })
    .from(listedProducts)
    .where(and(eq(listedProducts.productId, products.id), isOut(now)))
  return exists(listed)
}

/**
 * A table for the beginning of a statement that says what is on sale. Few products are: the statement treats them
 * apart, instead of looking for a sale of each row.
 */
export function saleTable(db: Database, now: Value<Date>): SQL {
  return sql`sale as materialized (select ${salePercents(db, now)} as percents)`
}

/** Whether a product is on sale; for rows that are read anyway. Stands after `saleTable`. */
export const isOnSale = sql`(select percents from sale) ? product_id`

/** The same, for finding those few among all. */
export const isOneOnSale = sql`product_id = any(array(select jsonb_object_keys(percents) from sale))`

const percent = sql<number | null>`((select percents from sale) ->> product_id)::int`

/**
 * The card's price of a row of listedProducts in minor units, a running sale included: what lists are sorted and
 * filtered by. Stands after `saleTable`.
 */
export const chargedAmount = sql<number>`case
  when ${isOnSale} then ${lessPercent(listedProducts.amount, percent)}
  else ${listedProducts.amount}
end`

/** What lists are narrowed down to; prices in minor units. */
export interface FilterValues {
  category?: Value<string>
  /** Instead of a category that has others below it. */
  categoryIds?: Value<readonly string[]>
  brand?: Value<readonly string[]>
  tags?: Value<readonly string[]>
  strength?: Value<readonly number[]>
  flavour?: Value<readonly string[]>
  pack?: Value<readonly string[]>
  minPrice?: Value<number>
  maxPrice?: Value<number>
}

/** A filter as statements take it: a group that does not filter is left out. */
export function filterValues(filter: ProductFilter & { categoryIds?: readonly string[] }) {
  const { category, categoryIds, brand, tags, strength, flavour, pack, minPrice, maxPrice } = filter
  return {
    ...(categoryIds ? { categoryIds } : category && { category }),
    ...(brand?.length && { brand }),
    ...(tags?.length && { tags }),
    ...(strength?.length && { strength }),
    ...(flavour?.length && { flavour }),
    ...(pack?.length && { pack }),
    ...(minPrice !== undefined && { minPrice: toMinor(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: toMinor(maxPrice) }),
  }
}

/** Conditions on rows of listedProducts, each group for itself, so that facets can leave out their own. */
export interface FilterGroups {
  category: SQL
  brand: SQL
  tags: SQL
  strength: SQL
  flavour: SQL
  pack: SQL
  price: SQL
}

const groupNames = [
  'category',
  'brand',
  'tags',
  'strength',
  'flavour',
  'pack',
  'price',
] as const satisfies readonly (keyof FilterGroups)[]

/** Whether all groups of a filter, or all but one, let a row of a table with the columns `in_<group>` through. */
export function isLetThrough(without?: keyof FilterGroups): SQL {
  const columns = groupNames.filter((group) => group !== without).map((group) => sql.identifier(`in_${group}`))
  return sql.join(columns, sql` and `)
}

const everything = sql`true`

/** An index on the regular price and those on sale give all candidates; then the charged price is looked at. */
function isPricedBetween({ minPrice, maxPrice }: FilterValues): SQL {
  const isWithin = (amount: SQL) =>
    and(
      minPrice === undefined ? undefined : gte(amount, minPrice),
      maxPrice === undefined ? undefined : lte(amount, maxPrice),
    )
  return and(or(isWithin(sql`${listedProducts.amount}`), isOneOnSale), isWithin(chargedAmount)) as SQL
}

/** The conditions that a filter stands for; a group that does not filter lets everything through. After `saleTable`. */
export function filterGroups(filter: FilterValues): FilterGroups {
  const { category, categoryIds, brand, tags, strength, flavour, pack, minPrice, maxPrice } = filter
  const isBounded = minPrice !== undefined || maxPrice !== undefined
  const categoryId = sql`(select ${categories.id} from ${categories} where ${categories.name} = ${category})`
  const isOneOf = sql`${listedProducts.categoryId} = any(${parameter(categoryIds)})`
  return {
    category: categoryIds ? isOneOf : category ? eq(listedProducts.categoryId, categoryId) : everything,
    brand: brand ? sql`${listedProducts.brand} = any(${parameter(brand)})` : everything,
    tags: tags ? sql`${listedProducts.tags} && ${parameter(tags)}` : everything,
    strength: strength ? sql`${listedProducts.strengths} && ${parameter(strength)}::float8[]` : everything,
    flavour: flavour ? sql`${listedProducts.flavour} = any(${parameter(flavour)}::flavour_class[])` : everything,
    pack: pack ? sql`${listedProducts.packs} && ${parameter(pack)}::text[]` : everything,
    price: isBounded ? isPricedBetween(filter) : everything,
  }
}
