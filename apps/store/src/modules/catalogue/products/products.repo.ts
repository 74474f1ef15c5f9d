import {
  and,
  asc,
  desc,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { gtinDigits, gtinForms } from '@skafferi/domain/rules/catalogue/gtin'
import { foldText, wordsOf } from '@skafferi/domain/rules/catalogue/words'
import { hasStock, stockOfVariants, type StockFilter } from '../../../platform/db/article-stock'
import { likePattern, contains } from '../../../platform/db/like-pattern'
import type { Database } from '../../../platform/db/database'
import { bulkChangeRows, categories, products, sampleData, variants } from '../../../platform/db/schema'
import { isPriced, piecePrice, priceSummary, type PriceContext } from '../../pricing'

/** Status of a product; only `published` ones are visible to buyers. */
export type ProductStatus = 'published' | 'draft' | 'archived'

/** Filter of the operator's product list. */
export interface ProductFilter {
  status?: ProductStatus
  /** Part of a title, brand, handle, category or SKU, the start of a GTIN, or words in any order. */
  q?: string
  /** Only products of this category and those below it. */
  category_id?: string
  brand?: string
  /** Only products with a variant of this stock. */
  stock?: StockFilter
  /** Only products without this; of price and GTIN, with a variant without it. */
  missing?: 'picture' | 'price' | 'category' | 'weight' | 'gtin'
  /** Only products that this import has created. */
  created_by?: string
  /** Only products that this import or this change of many has changed or created. */
  changed_by?: string
}

/** What products are sorted by. */
type SortKey = 'title' | 'category' | 'price' | 'stock' | 'changed'

/** The order of the list; with a minus sign descending. */
export type ProductSort = SortKey | `-${SortKey}`

function hasText(db: Database, text: string): SQL | undefined {
  const inColumns = [products.title, products.brand, products.handle, categories.name].map((column) =>
    contains(column, text),
  )
  // Words in `search_text` are quoted.
  const hasWords = wordsOf(text).map((word) => like(products.searchText, likePattern(`'${word}`)))
  return or(...inColumns, hasVariant(db, or(contains(variants.sku, text), hasGtin(text))), and(...hasWords))
}

/** Digits inside a barcode say nothing, so they match from its start; a whole one matches in all its lengths. */
function hasGtin(text: string): SQL | undefined {
  const digits = gtinDigits(text)
  return /^\d+$/.test(digits) ? or(like(variants.gtin, `${digits}%`), isGtinOf(digits)) : undefined
}

const isGtinOf = (digits: string): SQL => inArray(variants.gtin, gtinForms(digits))

/** True for products with a variant of this SKU or GTIN. */
const isCode = (db: Database, text: string): SQL =>
  hasVariant(db, or(sql`search.fold(${variants.sku}) = ${foldText(text)}`, isGtinOf(gtinDigits(text))))

function hasStatus(status: ProductStatus | undefined, now: Date): SQL | undefined {
  if (status === 'archived') return isNotNull(products.archivedAt)
  const isActive = isNull(products.archivedAt)
  if (status === 'published') return and(isActive, lte(products.publishedAt, now))
  if (status === 'draft') return and(isActive, or(isNull(products.publishedAt), gt(products.publishedAt, now)))
  return undefined
}

/** @param condition of the row's variant */
function hasVariant(db: Database, condition: SQL | undefined): SQL {
  const isFound = and(eq(variants.productId, products.id), condition)
  return exists(db.select({ id: variants.id }).from(variants).where(isFound))
}

function isMissing(db: Database, field: NonNullable<ProductFilter['missing']>, context: PriceContext): SQL {
  if (field === 'price') return hasVariant(db, not(isPriced(context)))
  if (field === 'gtin') return hasVariant(db, isNull(variants.gtin))
  const column = { picture: products.thumbnail, category: products.categoryId, weight: products.weight }[field]
  return field === 'weight' ? and(isNull(column), hasVariant(db, isNull(variants.weight)))! : isNull(column)
}

/** @param condition of the product's row in the change */
const isInChange = (db: Database, id: string, condition: SQL) =>
  exists(
    db
      .select({ id: bulkChangeRows.productId })
      .from(bulkChangeRows)
      .where(and(eq(bulkChangeRows.bulkChangeId, id), eq(bulkChangeRows.productId, products.id), condition)),
  )

const isInCategory = (id: string) => sql`${products.categoryId} in (
  with recursive below as (
    select ${id}::text as id
    union all
    select ${categories.id} from ${categories} join below on ${categories.parentId} = below.id
  )
  select id from below
)`

/** Condition: the row's product matches; for queries that join its category. */
export function matches(db: Database, filter: ProductFilter, context: PriceContext): SQL | undefined {
  const { status, category_id: categoryId, brand, stock, missing, created_by: importId, changed_by: changeId } = filter
  const text = filter.q?.trim()
  return and(
    hasStatus(status, context.now),
    text ? hasText(db, text) : undefined,
    categoryId === undefined ? undefined : isInCategory(categoryId),
    brand === undefined ? undefined : eq(products.brand, brand),
    stock && hasVariant(db, hasStock(stock)),
    missing && isMissing(db, missing, context),
    importId === undefined ? undefined : isInChange(db, importId, isNull(bulkChangeRows.before)),
    changeId === undefined ? undefined : isInChange(db, changeId, eq(bulkChangeRows.isApplied, true)),
  )
}

const isSampleProduct = and(eq(sampleData.kind, 'product'), eq(sampleData.id, products.id))

/** A subquery about the variants of the row's product. */
const ofVariants = <Value>(value: SQL<Value>) =>
  sql<Value>`(select ${value} from ${variants} where ${variants.productId} = ${products.id})`

const pieces = ofVariants(stockOfVariants.pieces)

function sortValue(key: SortKey, context: PriceContext): SQL {
  if (key === 'price') return piecePrice('min', context)
  if (key === 'stock') return pieces
  return sql`${{ title: products.title, category: categories.name, changed: products.changedAt }[key]}`
}

/** The product with a searched code is first. Products with equal values are sorted by title. */
function orderOf(db: Database, { q = '' }: ProductFilter, sort: ProductSort, context: PriceContext): SQL[] {
  const text = q.trim()
  const isDescending = sort.startsWith('-')
  const value = sortValue((isDescending ? sort.slice(1) : sort) as SortKey, context)
  // Without `nulls last`, which is the default, an index of titles is used.
  const byCode = text === '' ? [] : [desc(isCode(db, text))]
  return [...byCode, isDescending ? sql`${value} desc nulls last` : asc(value), asc(products.title), asc(products.id)]
}

/** Returns a page of products. */
export function findProducts(
  db: Database,
  filter: ProductFilter,
  { limit, offset, sort = 'title' }: { limit: number; offset: number; sort?: ProductSort },
  context: PriceContext,
) {
  const firstSku = sql<string | null>`(array_agg(${variants.sku} order by ${variants.position}))[1]`
  const cartons = sql<number[] | null>`array_agg(distinct ${variants.cartonSize} order by ${variants.cartonSize})
    filter (where ${variants.cartonSize} is not null)`
  // First the ids only, so that nothing is computed for the rows of earlier pages.
  const onPage = db
    .select({ id: products.id })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(matches(db, filter, context))
    .orderBy(...orderOf(db, filter, sort, context))
    .limit(limit)
    .offset(offset)
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
      changedAt: products.changedAt,
      isSample: sql<boolean>`${exists(db.select({ id: sampleData.id }).from(sampleData).where(isSampleProduct))}`,
      sku: ofVariants(firstSku),
      variants: ofVariants(sql<number>`count(*)`).mapWith(Number),
      cartons: ofVariants(cartons),
      prices: priceSummary(context),
      stock: pieces.mapWith(Number),
      availability: ofVariants(stockOfVariants.availability),
      isLow: ofVariants(stockOfVariants.isLow),
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, onPage))
    .orderBy(...orderOf(db, filter, sort, context))
}

/** A product in a list. */
export type ListedProductRow = Awaited<ReturnType<typeof findProducts>>[number]

/** Counts the matching products. */
export async function countProducts(db: Database, filter: ProductFilter, context: PriceContext): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(matches(db, filter, context))
  return row?.count ?? 0
}

/** Returns the brands of all products by name. */
export async function findBrands(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brand: products.brand })
    .from(products)
    .where(ne(products.brand, ''))
    .orderBy(asc(products.brand))
  return rows.map(({ brand }) => brand)
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
export async function setArchived(tx: Database, id: string, archivedAt: Date | null, now: Date): Promise<void> {
  await tx.update(products).set({ archivedAt, changedAt: now }).where(eq(products.id, id))
}
