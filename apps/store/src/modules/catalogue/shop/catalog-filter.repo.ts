import { and, eq, exists, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { ProductFilter } from '@skafferi/domain/rules/catalogue/listing'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import type { Database } from '../../../platform/db/database'
import { parameter, type Value } from '../../../platform/db/prepared'
import { categories, listedProducts, products } from '../../../platform/db/schema'
import { isPricedBetween, type PriceBounds } from '../../pricing'

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

/** Filters of a list; prices in minor units. */
export interface FilterValues extends PriceBounds {
  productIds?: Value<readonly string[]>
  handles?: Value<readonly string[]>
  category?: Value<string>
  /** Replaces `category` if it has subcategories or if categories are given by id. */
  categoryIds?: Value<readonly string[]>
  brand?: Value<readonly string[]>
  tags?: Value<readonly string[]>
  strength?: Value<readonly number[]>
  flavour?: Value<readonly string[]>
  pack?: Value<readonly string[]>
}

/** Returns the values of the groups that filter. */
export function filterValues(filter: ProductFilter & { categoryIds?: readonly string[] }) {
  const { id, handle, category, categoryIds, brand, tags, strength, flavour, pack, minPrice, maxPrice } = filter
  return {
    ...(id?.length && { productIds: id }),
    ...(handle?.length && { handles: handle }),
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
  product: SQL
  category: SQL
  brand: SQL
  tags: SQL
  strength: SQL
  flavour: SQL
  pack: SQL
  price: SQL
}

const groupNames = [
  'product',
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

/** Returns the conditions of a filter; groups that do not filter are true. Requires `saleTable`. */
export function filterGroups(filter: FilterValues): FilterGroups {
  const { productIds, handles, category, categoryIds, brand, tags, strength, flavour, pack, minPrice, maxPrice } =
    filter
  const isBounded = minPrice !== undefined || maxPrice !== undefined
  const categoryId = sql`(select ${categories.id} from ${categories} where ${categories.name} = ${category})`
  const isOneOf = sql`${listedProducts.categoryId} = any(${parameter(categoryIds)})`
  const ids =
    handles && sql`select ${products.id} from ${products} where ${products.handle} = any(${parameter(handles)})`
  const named = [
    ...(productIds ? [sql`${listedProducts.productId} = any(${parameter(productIds)})`] : []),
    ...(ids ? [sql`${listedProducts.productId} in (${ids})`] : []),
  ]
  return {
    product: and(...named) ?? everything,
    category: categoryIds ? isOneOf : category ? eq(listedProducts.categoryId, categoryId) : everything,
    brand: brand ? sql`${listedProducts.brand} = any(${parameter(brand)})` : everything,
    tags: tags ? sql`${listedProducts.tags} && ${parameter(tags)}` : everything,
    strength: strength ? sql`${listedProducts.strengths} && ${parameter(strength)}::float8[]` : everything,
    flavour: flavour ? sql`${listedProducts.flavour} = any(${parameter(flavour)}::flavour_class[])` : everything,
    pack: pack ? sql`${listedProducts.packs} && ${parameter(pack)}::text[]` : everything,
    price: isBounded ? isPricedBetween(filter) : everything,
  }
}
