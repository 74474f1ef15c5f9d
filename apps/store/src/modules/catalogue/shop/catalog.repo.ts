import { and, asc, count, desc, eq, or, sql, type Placeholder } from 'drizzle-orm'
import type { CountryCode } from '@skafferi/api'
import type { Database } from '../../../platform/db/database'
import { lastOrderOf } from '../../../platform/db/last-order'
import { countryOfDelivery, limitsOfProduct } from '../../../platform/db/markets'
import { prepared } from '../../../platform/db/prepared'
import { categories, listedProducts, orderItems, products } from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'
import { priceParameters, productPriceColumns, type PriceContext, type PriceValues } from '../../pricing'
import { isReleased, isPublished } from './catalog-filter.repo'
import { cardVariants, colours, detailVariants, images, inWishlist, options, rating } from './catalog-fragments.repo'
import { oldest } from './catalog-order.repo'

const category = { id: categories.id, name: categories.name, handle: categories.handle }

const cardsOf = prepared(['ids', 'companyId', ...priceParameters], (db, { ids, companyId, ...prices }) =>
  db
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
      variants: cardVariants(prices),
      ...productPriceColumns(db, prices),
      inWishlist: inWishlist(db, companyId, prices.now),
      lastOrder: lastOrderOf(db, companyId, eq(orderItems.productId, products.id)),
      limits: limitsOfProduct,
      country: countryOfDelivery(db, companyId),
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    // One statement text for any number of ids.
    .where(sql`${products.id} = any(${ids})`),
)

/** Returns the data of cards for a company. */
export function findCards(db: Database, ids: readonly string[], companyId: string, prices: PriceContext) {
  return cardsOf(db, { ids: [...ids], companyId, ...prices })
}

interface ProductParameters extends PriceValues {
  name: Placeholder
  /** Undefined for visitors. */
  companyId?: Placeholder
}

function productStatement(db: Database, { name, companyId, ...prices }: ProductParameters) {
  const isId = eq(products.id, name)
  return db
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
      flavourClass: products.flavourClass,
      deposit: products.deposit,
      ingredients: products.ingredients,
      limits: limitsOfProduct,
      country: companyId === undefined ? sql<CountryCode | null>`null` : countryOfDelivery(db, companyId),
      specification: products.specification,
      publishedAt: products.publishedAt,
      category,
      rating,
      images,
      options,
      variants: detailVariants(prices),
      ...productPriceColumns(db, prices),
      inWishlist: inWishlist(db, companyId, prices.now),
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(or(isId, eq(products.handle, name)), isPublished(prices.now)))
    .orderBy(desc(isId))
    .limit(1)
}

const productOfCompany = prepared(['name', 'companyId', ...priceParameters], productStatement)
const productOfVisitors = prepared(['name', ...priceParameters], productStatement)

/**
 * Returns a product for sale with the data of its page, for a company or a visitor.
 * @param name id or handle; an id takes precedence over another product's handle
 */
export async function findProduct(db: Database, name: string, companyId: string | undefined, prices: PriceContext) {
  const found =
    companyId === undefined
      ? productOfVisitors(db, { name, ...prices })
      : productOfCompany(db, { name, companyId, ...prices })
  return (await found)[0]
}

/** The data of a card. */
export type CardRow = Awaited<ReturnType<typeof findCards>>[number]
/** The data of a product page. */
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** Returns all categories in the shop's order with their own number of products for sale. */
export function findCategories(db: Database, now: Date) {
  const listed = db
    .select({ categoryId: listedProducts.categoryId, products: count().as('products') })
    .from(listedProducts)
    .where(isReleased(now))
    .groupBy(listedProducts.categoryId)
    .as('listed')
  return db
    .select({
      id: categories.id,
      name: categories.name,
      handle: categories.handle,
      description: categories.description,
      parentId: categories.parentId,
      productCount: sql<number>`coalesce(${listed.products}, 0)`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(listed, eq(listed.categoryId, categories.id))
    .orderBy(asc(categories.position))
}

/** A category with its number of products for sale. */
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]

/** Returns all tags of products for sale, most frequent first, then by name. */
export async function findTags(db: Database, now: Date): Promise<string[]> {
  const tag = sql<string>`unnest(${listedProducts.tags})`.as('tag')
  const tagged = db.select({ tag }).from(listedProducts).where(isReleased(now)).as('tagged')
  const rows = await db
    .select({ tag: tagged.tag })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(count()), asc(sql`${tagged.tag} collate "C"`))
  return rows.map((row) => row.tag)
}

/**
 * Returns a page of the explore list: the products of all categories, each with the longest-selling ones first,
 * because new ones have their own places. Mixed by the number of products that a category has for sale, so that a
 * large category appears more often than a small one; equal ranks follow the shop's order. Reads no more of a category
 * than the page needs.
 * @param rows all categories in the shop's order
 */
export async function findPerCategory(
  db: Database,
  rows: readonly Pick<CategoryRow, 'id' | 'productCount'>[],
  { limit, offset }: Page,
  now: Date,
): Promise<string[]> {
  const { productId, categoryId } = listedProducts
  const longestInCategory = db
    .select({ productId, round: sql`row_number() over (order by ${oldest})`.as('round') })
    .from(listedProducts)
    .where(and(eq(categoryId, sql`category.id`), isReleased(now)))
    .orderBy(oldest)
    .limit(limit + offset)
  const ids = rows.map(({ id }) => id)
  // At least 1: the counts are cached, and may be older than the first product of a category.
  const counts = rows.map(({ productCount }) => Math.max(1, productCount))
  const page = sql`
    select product_id
    from unnest(${sql.param(ids)}::text[], ${sql.param(counts)}::int[])
      with ordinality as category(id, products, position)
    cross join lateral (${longestInCategory}) as longest_in_category
    order by (round - 0.5)::float8 / products, position limit ${limit} offset ${offset}
  `
  const [found] = await db.select({ ids: sql<string[]>`ids` }).from(sql`(select array(${page}) as ids) as found`)
  return found?.ids ?? []
}
