import { and, arrayOverlaps, desc, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm'
import { toMinor } from '@skafferi/domain/format/money.rules'
import type { Database } from '../../db/database'
import { categories, orderItems, orders, products } from '../../db/schema'
import { isPriced, lowestUnitPrice } from './catalog.fragments'
import { searchWords } from './search-text'

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

/** How a list can be ordered. */
export type ProductSort = 'most_popular' | 'newest' | 'price_asc' | 'price_desc'

/** How far back orders count for popularity. */
const popularForDays = 90

/** Products that are for sale: published and not archived. */
export function isPublished(now: Date): SQL {
  return and(isNotNull(products.publishedAt), lte(products.publishedAt, now), isNull(products.archivedAt)) as SQL
}

/** Products that a list of priced cards can show. */
export function isListed(db: Database, now: Date): SQL {
  return and(isPublished(now), isPriced(db)) as SQL
}

/** Conditions of a filter, each group for itself, so that facets can leave out their own. */
export interface FilterGroups {
  text: SQL
  category: SQL
  brand: SQL
  tags: SQL
  price: SQL
}

const everything = sql`true`

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/** The conditions that a filter stands for; a group that does not filter lets everything through. */
export function filterGroups(db: Database, { q, category, brand, tags, minPrice, maxPrice }: ProductFilter): FilterGroups {
  const price = lowestUnitPrice(db)
  const words = searchWords(q ?? '').map((word) => sql`${products.searchText} like ${likePattern(word)}`)
  const bounds = [
    minPrice === undefined ? undefined : gte(price, toMinor(minPrice)),
    maxPrice === undefined ? undefined : lte(price, toMinor(maxPrice)),
  ]
  return {
    text: and(...words) ?? everything,
    category: category ? eq(categories.name, category) : everything,
    brand: brand?.length ? inArray(products.brand, brand) : everything,
    tags: tags?.length ? arrayOverlaps(products.tags, tags) : everything,
    price: and(...bounds) ?? everything,
  }
}

/** Pieces of the row's product that were ordered lately; canceled orders do not count. */
function piecesOrdered(db: Database, now: Date): SQL {
  const since = new Date(now.getTime() - popularForDays * 24 * 60 * 60 * 1000)
  const pieces = db
    .select({ sum: sql`coalesce(sum(${orderItems.quantity}), 0)` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.productId, products.id), gt(orders.createdAt, since), ne(orders.status, 'canceled')))
  return sql`(${pieces})`
}

/**
 * The order of a list. Products that are equal stand newest first, those published together by their creation; the id
 * makes sure that pages never overlap.
 */
export function orderOf(db: Database, sort: ProductSort, now: Date): SQL[] {
  const newest = [desc(products.publishedAt), desc(products.createdAt), asc(products.id)]
  switch (sort) {
    case 'newest':
      return newest
    case 'price_asc':
      return [asc(lowestUnitPrice(db)), ...newest]
    case 'price_desc':
      return [desc(lowestUnitPrice(db)), ...newest]
    case 'most_popular':
      return [desc(piecesOrdered(db, now)), ...newest]
  }
}
