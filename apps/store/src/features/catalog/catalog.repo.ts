import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { categories, products } from '../../db/schema'
import type { Page } from '../../http/handler'
import { filterGroups, isListed, isPublished, orderOf, type ProductFilter, type ProductSort } from './catalog.filter'
import { cardVariants, colours, detailVariants, images, options, rating } from './catalog.fragments'

const category = { id: categories.id, name: categories.name, handle: categories.handle }

/** The ids on one page of a list, and how many products there are in all. */
export async function findProductIds(
  db: Database,
  filter: ProductFilter,
  { limit, offset, sort }: Page & { sort: ProductSort },
  now: Date,
): Promise<{ ids: string[]; count: number }> {
  const where = and(isListed(db, now), ...Object.values(filterGroups(db, filter)))
  const rows = await db
    .select({ id: products.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .orderBy(...orderOf(db, sort, now))
    .limit(limit)
    .offset(offset)
  const [first] = rows
  if (first || offset === 0) return { ids: rows.map(({ id }) => id), count: first?.total ?? 0 }
  const [all] = await db
    .select({ count: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
  return { ids: [], count: all?.count ?? 0 }
}

/** What cards show of products. */
export function findCards(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: products.id,
      title: products.title,
      handle: products.handle,
      brand: products.brand,
      thumbnail: products.thumbnail,
      publishedAt: products.publishedAt,
      category,
      rating,
      colours,
      variants: cardVariants,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [...ids]))
}

/** A product for sale with all that its page shows. */
export async function findProduct(db: Database, id: string, now: Date) {
  const [product] = await db
    .select({
      id: products.id,
      title: products.title,
      description: products.description,
      handle: products.handle,
      brand: products.brand,
      tags: products.tags,
      thumbnail: products.thumbnail,
      weight: products.weight,
      ageLimit: products.ageLimit,
      specification: products.specification,
      publishedAt: products.publishedAt,
      category,
      rating,
      images,
      options,
      variants: detailVariants,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), isPublished(now)))
  return product
}

/** What cards show of a product. */
export type CardRow = Awaited<ReturnType<typeof findCards>>[number]
/** What a product's page shows. */
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** All categories in the shop's order, with how many products for sale each has. */
export function findCategories(db: Database, now: Date) {
  const published = db
    .select({ count: count() })
    .from(products)
    .where(and(eq(products.categoryId, categories.id), isPublished(now)))
  return db
    .select({
      id: categories.id,
      name: categories.name,
      handle: categories.handle,
      description: categories.description,
      productCount: sql<number>`(${published})`.mapWith(Number),
    })
    .from(categories)
    .orderBy(asc(categories.position))
}

/** All tags that products for sale carry, most used first, then by name. */
export async function findTags(db: Database, now: Date): Promise<string[]> {
  const tag = sql<string>`unnest(${products.tags})`.as('tag')
  const tagged = db.select({ tag }).from(products).where(isPublished(now)).as('tagged')
  const rows = await db
    .select({ tag: tagged.tag })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(count()), asc(sql`${tagged.tag} collate "C"`))
  return rows.map((row) => row.tag)
}
