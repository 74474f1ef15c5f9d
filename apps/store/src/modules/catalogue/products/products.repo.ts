import { and, asc, count, eq, exists, gt, isNotNull, isNull, like, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { lowStock, type Availability } from '@skafferi/domain/rules/catalogue/stock'
import { wordsOf } from '@skafferi/domain/rules/catalogue/words'
import { availabilityOfVariant, isCounted } from '../../../platform/db/article-stock'
import { likePattern, contains } from '../../../platform/db/like-pattern'
import type { Database } from '../../../platform/db/database'
import { categories, products, sampleData, variants } from '../../../platform/db/schema'

/** Status of a product; only `published` ones are visible to buyers. */
export type ProductStatus = 'published' | 'draft' | 'archived'

/** Filter of the operator's product list. */
export interface ProductFilter {
  status?: ProductStatus
  /** Part of a title, brand, handle, category, SKU or GTIN, or words in any order. */
  q?: string
  /** Only products with a variant that is low on stock. */
  stock?: 'low'
}

function hasText(db: Database, text: string): SQL | undefined {
  const inColumns = [products.title, products.brand, products.handle, categories.name].map((column) =>
    contains(column, text),
  )
  const hasCode = and(
    eq(variants.productId, products.id),
    or(contains(variants.sku, text), contains(variants.gtin, text)),
  )
  // Words in `search_text` are quoted.
  const hasWords = wordsOf(text).map((word) => like(products.searchText, likePattern(`'${word}`)))
  return or(...inColumns, exists(db.select({ id: variants.id }).from(variants).where(hasCode)), and(...hasWords))
}

function hasStatus(status: ProductStatus | undefined, now: Date): SQL | undefined {
  if (status === 'archived') return isNotNull(products.archivedAt)
  const isActive = isNull(products.archivedAt)
  if (status === 'published') return and(isActive, lte(products.publishedAt, now))
  if (status === 'draft') return and(isActive, or(isNull(products.publishedAt), gt(products.publishedAt, now)))
  return undefined
}

function hasLowVariant(db: Database): SQL {
  const isLow = and(eq(variants.productId, products.id), lt(variants.inventoryQuantity, lowStock), isCounted)
  return exists(db.select({ id: variants.id }).from(variants).where(isLow))
}

function matches(db: Database, { status, q, stock }: ProductFilter, now: Date): SQL | undefined {
  const text = q?.trim()
  return and(hasStatus(status, now), text ? hasText(db, text) : undefined, stock && hasLowVariant(db))
}

const isSampleProduct = and(eq(sampleData.kind, 'product'), eq(sampleData.id, products.id))

/** Returns a page of products by title. */
export function findProducts(
  db: Database,
  filter: ProductFilter,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
) {
  const isOfProduct = eq(variants.productId, products.id)
  const variantCount = db.select({ count: count() }).from(variants).where(isOfProduct)
  const stock = db
    .select({ sum: sql`coalesce(sum(${variants.inventoryQuantity}), 0)` })
    .from(variants)
    .where(isOfProduct)
  // As the domain's `combineStock`.
  const availability = db
    .select({
      kind: sql`case
        when bool_or(${availabilityOfVariant} = 'always') then 'always'
        when bool_or(${availabilityOfVariant} = 'backorder') then 'backorder'
        else 'tracked'
      end`,
    })
    .from(variants)
    .where(isOfProduct)
  return db
    .select({
      id: products.id,
      title: products.title,
      handle: products.handle,
      brand: products.brand,
      category: categories.name,
      thumbnail: products.thumbnail,
      publishedAt: products.publishedAt,
      archivedAt: products.archivedAt,
      isSample: sql<boolean>`${exists(db.select({ id: sampleData.id }).from(sampleData).where(isSampleProduct))}`,
      variants: sql<number>`(${variantCount})`.mapWith(Number),
      stock: sql<number>`(${stock})`.mapWith(Number),
      availability: sql<Availability>`(${availability})`,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(matches(db, filter, now))
    .orderBy(asc(products.title), asc(products.id))
    .limit(limit)
    .offset(offset)
}

/** A product in a list. */
export type ListedProductRow = Awaited<ReturnType<typeof findProducts>>[number]

/** Counts the matching products. */
export async function countProducts(db: Database, filter: ProductFilter, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(matches(db, filter, now))
  return row?.count ?? 0
}

/** True if the product is sample data. */
export async function isSample(db: Database, id: string): Promise<boolean> {
  const marks = and(eq(sampleData.kind, 'product'), eq(sampleData.id, id))
  return (await db.select({ id: sampleData.id }).from(sampleData).where(marks)).length > 0
}

/**
 * Archives or restores a product.
 * @param archivedAt null to restore
 */
export async function setArchived(tx: Database, id: string, archivedAt: Date | null): Promise<void> {
  await tx.update(products).set({ archivedAt }).where(eq(products.id, id))
}
