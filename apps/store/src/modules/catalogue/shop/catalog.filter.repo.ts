import { and, eq, exists, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ProductFilter } from '@skafferi/domain/rules/catalogue/listing'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import type { Database } from '../../../platform/db/database'
import { parameter, type Value } from '../../../platform/db/prepared'
import { discounted, salePercents } from '../../../platform/db/sales'
import { categories, listedProducts, products } from '../../../platform/db/schema'

/** Condition: the product is for sale, i.e. published and not archived. */
export function isPublished(now: Value<Date>): SQL {
  return and(isNotNull(products.publishedAt), lte(products.publishedAt, now), isNull(products.archivedAt)) as SQL
}

/** Condition: the row of listedProducts is published. */
export function isReleased(now: Value<Date>): SQL {
  return lte(listedProducts.publishedAt, now)
}

/** Condition: lists can show the product; for queries that select from products. */
export function isListed(db: Database, now: Date): SQL {
  const listed = db
    .select({ one: sql`1` })
    .from(listedProducts)
    .where(and(eq(listedProducts.productId, products.id), isReleased(now)))
  return exists(listed)
}

/**
 * A common table expression with the sales. Few products are on sale, so statements treat them separately instead of
 * joining sales for each row.
 */
export function saleTable(db: Database, now: Value<Date>): SQL {
  return sql`sale as materialized (select ${salePercents(db, now)} as percents)`
}

/** Condition: the product is on sale; for rows that are read anyway. Requires `saleTable`. */
export const isOnSale = sql`(select percents from sale) ? product_id`

/** The same condition, for finding the few products on sale by index. Requires `saleTable`. */
export const isOnSaleByIndex = sql`product_id = any(array(select jsonb_object_keys(percents) from sale))`

const percent = sql<number | null>`((select percents from sale) ->> product_id)::int`

/**
 * The price of the card in minor units, including a running sale; lists sort and filter by it. Requires `saleTable`.
 */
export const chargedAmount = sql<number>`case
  when ${isOnSale} then ${discounted(listedProducts.amount, percent)}
  else ${listedProducts.amount}
end`

/** Filters of a list; prices in minor units. */
export interface FilterValues {
  category?: Value<string>
  /** Replaces `category` if it has subcategories. */
  categoryIds?: Value<readonly string[]>
  brand?: Value<readonly string[]>
  tags?: Value<readonly string[]>
  strength?: Value<readonly number[]>
  flavour?: Value<readonly string[]>
  pack?: Value<readonly string[]>
  minPrice?: Value<number>
  maxPrice?: Value<number>
}

/** Returns the values of the groups that filter. */
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

/** Conditions on rows of listedProducts by group, so that facets can omit their own. */
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

/** Condition: all groups of a filter, or all but one, accept the row. Requires the columns `in_<group>`. */
export function passesFilter(without?: keyof FilterGroups): SQL {
  const columns = groupNames.filter((group) => group !== without).map((group) => sql.identifier(`in_${group}`))
  return sql.join(columns, sql` and `)
}

const everything = sql`true`

/**
 * Candidates come from the index of regular prices and from the products on sale; then the current price is checked.
 */
function isPricedBetween({ minPrice, maxPrice }: FilterValues): SQL {
  const isWithin = (amount: SQL) =>
    and(
      minPrice === undefined ? undefined : gte(amount, minPrice),
      maxPrice === undefined ? undefined : lte(amount, maxPrice),
    )
  return and(or(isWithin(sql`${listedProducts.amount}`), isOnSaleByIndex), isWithin(chargedAmount)) as SQL
}

/** Returns the conditions of a filter; groups that do not filter are true. Requires `saleTable`. */
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
