import { and, arrayOverlaps, eq, exists, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { toMinor } from '@skafferi/domain/format/money.rules'
import type { Database } from '../../db/database'
import { lessPercent, productsOnSale, salePercents } from '../../db/sales'
import { categories, listedProducts, products } from '../../db/schema'

/** Which products a list shows. What is left out does not filter. */
export interface ProductFilter {
  q?: string
  /** A category's name. */
  category?: string
  /** Joined by "or". */
  brand?: string[]
  /** Joined by "or". */
  tags?: string[]
  /** Bounds of the card's price, in major units; both included. */
  minPrice?: number
  maxPrice?: number
}

/** Products that are for sale: published and not archived. */
export function isPublished(now: Date): SQL {
  return and(isNotNull(products.publishedAt), lte(products.publishedAt, now), isNull(products.archivedAt)) as SQL
}

/** Rows of listedProducts that lists show by now. */
export function isOut(now: Date): SQL {
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

/** The card's price in minor units, a running sale included: what lists are sorted and filtered by. */
export function chargedAmount(db: Database, now: Date): SQL<number> {
  const { productId, amount } = listedProducts
  const percents = salePercents(db, now)
  const charged = lessPercent(amount, sql<number | null>`(${percents} ->> ${productId})::int`)
  return sql<number>`case when ${percents} ? ${productId} then ${charged} else ${amount} end`
}

/** Conditions on rows of listedProducts, each group for itself, so that facets can leave out their own. */
export interface FilterGroups {
  category: SQL
  brand: SQL
  tags: SQL
  price: SQL
}

const everything = sql`true`

/**
 * Few products are on sale. Together with them an index on the regular price finds all candidates, and only they are
 * held against the charged one.
 */
function isPricedBetween(db: Database, { minPrice, maxPrice }: ProductFilter, now: Date): SQL {
  const isWithin = (amount: SQL) =>
    and(
      minPrice === undefined ? undefined : gte(amount, toMinor(minPrice)),
      maxPrice === undefined ? undefined : lte(amount, toMinor(maxPrice)),
    )
  const isOnSale = sql`${listedProducts.productId} = any(array${productsOnSale(db, now)})`
  return and(or(isWithin(sql`${listedProducts.amount}`), isOnSale), isWithin(chargedAmount(db, now))) as SQL
}

/** The conditions that a filter stands for; a group that does not filter lets everything through. */
export function filterGroups(db: Database, filter: ProductFilter, now: Date): FilterGroups {
  const { category, brand, tags, minPrice, maxPrice } = filter
  const isBounded = minPrice !== undefined || maxPrice !== undefined
  const categoryId = sql`(select ${categories.id} from ${categories} where ${categories.name} = ${category})`
  return {
    category: category ? eq(listedProducts.categoryId, categoryId) : everything,
    brand: brand?.length ? inArray(listedProducts.brand, brand) : everything,
    tags: tags?.length ? arrayOverlaps(listedProducts.tags, tags) : everything,
    price: isBounded ? isPricedBetween(db, filter, now) : everything,
  }
}
