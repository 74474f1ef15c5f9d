import type { NamedCategory } from '@skafferi/domain/rules/catalogue/category-path'
import { pickState } from '@skafferi/domain/rules/catalogue/field-state'
import { and, eq, inArray, isNotNull, isNull, sql, asc, max } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { keyOfIdentifier } from '../../../platform/db/identifier-key'
import * as schema from '../../../platform/db/schema'
import { plannedKey, type ProductState, type StoredProduct, type VariantState } from './catalog-state'
import { skuKeys } from './sku-keys'

const {
  categories,
  marketLimits,
  priceChanges,
  productImages,
  productOptions,
  productOptionValues,
  products,
  variantOptionValues,
  variantPrices,
  variants,
} = schema

/** Countries that the shop delivers to. */
export const countryCodes = schema.countryCode.enumValues

/** Articles of a file or request that exist in the shop: product ids by identifier. */
export interface KnownArticles {
  /** Known SKUs under both of their keys, see `skuKeys`. */
  skus: ReadonlyMap<string, string>
  /** Names of their products by the same keys. */
  titles: ReadonlyMap<string, string>
  /** Their GTINs by the same keys. */
  skuGtins: ReadonlyMap<string, string>
  gtins: ReadonlyMap<string, string>
  handles: ReadonlyMap<string, string>
  /** By identity in the system that wrote the file. */
  sourceIds: ReadonlyMap<string, string>
}

/** Names of a file to look up. */
export interface ArticleNames {
  skus: readonly string[]
  gtins: readonly string[]
  handles: readonly string[]
  /** Identities of products in the system that wrote the file. */
  sourceIds: readonly string[]
  /** That system; undefined for the shop's own format. */
  system?: string
}

/** Finds which articles of a file exist in the shop. */
export async function findKnownArticles(
  db: Database,
  { skus, gtins, handles, sourceIds, system }: ArticleNames,
): Promise<KnownArticles> {
  const byCode = await db
    .select({ productId: variants.productId, sku: variants.sku, gtin: variants.gtin, title: products.title })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      sql`
        ${keyOfIdentifier(variants.sku)} = any(array(
          select identifier_key(wanted) from unnest(${sql.param([...skus])}::text[]) as wanted
        ))
        or ${variants.gtin} = any(${sql.param([...gtins])}::text[])`,
    )
  const byName = await db
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .where(sql`${products.handle} = any(${sql.param([...handles])}::text[])`)
  const bySource =
    system === undefined
      ? []
      : await db
          .select({ id: products.id, sourceId: products.sourceId })
          .from(products)
          .where(
            and(eq(products.source, system), sql`${products.sourceId} = any(${sql.param([...sourceIds])}::text[])`),
          )
  const bySku = (valueOf: (article: (typeof byCode)[number]) => string | null) =>
    new Map(
      byCode.flatMap((article) => {
        const value = valueOf(article)
        return article.sku && value !== null ? skuKeys(article.sku).map((name) => [name, value] as const) : []
      }),
    )
  return {
    skus: bySku(({ productId }) => productId),
    titles: bySku(({ title }) => title),
    skuGtins: bySku(({ gtin }) => gtin),
    gtins: new Map(byCode.flatMap(({ gtin, productId }) => (gtin ? [[gtin, productId]] : []))),
    handles: new Map(byName.map(({ handle, id }) => [handle, id])),
    sourceIds: new Map(bySource.flatMap(({ id, sourceId }) => (sourceId === null ? [] : [[sourceId, id]]))),
  }
}

/** Returns the titles of those of the products that are archived, by id. */
export async function findArchived(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(isNotNull(products.archivedAt), sql`${products.id} = any(${sql.param([...ids])}::text[])`))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Returns those of the handles that are taken. */
export async function findHandles(db: Database, handles: readonly string[]): Promise<string[]> {
  if (handles.length === 0) return []
  const rows = await db
    .select({ handle: products.handle })
    .from(products)
    .where(sql`${products.handle} = any(${sql.param([...handles])}::text[])`)
  return rows.map(({ handle }) => handle)
}

/** Returns the titles of products by id. */
export async function findTitles(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, title } = products
  const rows = await db
    .select({ id, title })
    .from(products)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.title]))
}

/** Returns the ids of categories by name. */
export async function findCategories(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: categories.id, name: categories.name }).from(categories)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Returns all categories by name. */
export async function findNamedCategories(db: Database): Promise<Map<string, NamedCategory>> {
  const { id, name, parentId } = categories
  return new Map((await db.select({ id, name, parentId }).from(categories)).map((row) => [row.name, row]))
}

/** Returns the handles of all categories. */
export async function findCategoryHandles(db: Database): Promise<string[]> {
  return (await db.select({ handle: categories.handle }).from(categories)).map(({ handle }) => handle)
}

/** Returns the position after the last category. */
export async function nextCategoryPosition(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(categories.position) }).from(categories)
  return (row?.last ?? -1) + 1
}

export async function insertCategory(db: Database, category: typeof categories.$inferInsert): Promise<void> {
  await db.insert(categories).values(category)
}

/** Groups rows by a key, in their order. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** The limits that the column "countries" represents: a ban on sale without dates. */
const isPlainLimit = and(
  sql`${marketLimits.reason} = 'sale'`,
  isNull(marketLimits.validFrom),
  isNull(marketLimits.validTo),
)

async function loadVariants(db: Database, productIds: readonly string[]): Promise<Map<string, VariantState[]>> {
  const rows = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.position), asc(variants.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const prices = groupBy(
    await db.select().from(variantPrices).where(inArray(variantPrices.variantId, ids)),
    ({ variantId }) => variantId,
  )
  const planned = groupBy(
    await db.select().from(priceChanges).where(inArray(priceChanges.variantId, ids)),
    ({ variantId }) => variantId,
  )
  const chosen = groupBy(
    await db
      .select({
        variantId: variantOptionValues.variantId,
        name: productOptions.title,
        value: productOptionValues.value,
      })
      .from(variantOptionValues)
      .innerJoin(productOptionValues, sql`${productOptionValues.id} = ${variantOptionValues.optionValueId}`)
      .innerJoin(productOptions, sql`${productOptions.id} = ${productOptionValues.optionId}`)
      .where(inArray(variantOptionValues.variantId, ids))
      .orderBy(asc(productOptions.position)),
    ({ variantId }) => variantId,
  )
  const states = rows.map(({ productId, ...row }) => ({
    productId,
    state: toVariantState(row, { prices, planned, chosen }),
  }))
  return new Map(
    [...groupBy(states, ({ productId }) => productId)].map(([id, group]) => [id, group.map(({ state }) => state)]),
  )
}

function toVariantState(
  row: Omit<typeof variants.$inferSelect, 'productId'>,
  {
    prices,
    planned,
    chosen,
  }: {
    prices: ReadonlyMap<string, { minQuantity: number; amount: number }[]>
    planned: ReadonlyMap<string, { minQuantity: number; validFrom: Date; amount: number }[]>
    chosen: ReadonlyMap<string, { name: string; value: string }[]>
  },
): VariantState {
  return {
    ...pickState('variant', {
      ...row,
      stock: row.inventoryQuantity,
      availability: row.availability ?? 'tracked',
    }),
    id: row.id,
    sku: row.sku,
    title: row.title,
    values: Object.fromEntries((chosen.get(row.id) ?? []).map(({ name, value }) => [name, value])),
    prices: Object.fromEntries((prices.get(row.id) ?? []).map(({ minQuantity, amount }) => [minQuantity, amount])),
    planned: Object.fromEntries(
      (planned.get(row.id) ?? []).map(({ minQuantity, validFrom, amount }) => [
        plannedKey(minQuantity, validFrom),
        amount,
      ]),
    ),
  }
}

/** Locks the variants until the end of the transaction, so that orders do not change their stock in between. */
export async function lockVariants(tx: Database, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  // The same lock mode as orders, which does not block filling carts, and in the same order.
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.id))
    .for('no key update')
}

/** Returns products with all fields of the catalogue. */
export async function loadProducts(db: Database, ids: readonly string[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ product: products, category: categories.name })
    .from(products)
    .leftJoin(categories, sql`${categories.id} = ${products.categoryId}`)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
  const variantsByProduct = await loadVariants(db, ids)
  const limits = groupBy(
    await db
      .select()
      .from(marketLimits)
      .where(and(inArray(marketLimits.productId, [...ids]), isPlainLimit)),
    ({ productId }) => productId,
  )
  const images = groupBy(
    await db
      .select()
      .from(productImages)
      .where(inArray(productImages.productId, [...ids]))
      .orderBy(asc(productImages.position)),
    ({ productId }) => productId,
  )
  const options = groupBy(
    await db
      .select()
      .from(productOptions)
      .where(inArray(productOptions.productId, [...ids]))
      .orderBy(asc(productOptions.position)),
    ({ productId }) => productId,
  )
  return rows.map(({ product, category }) => ({
    ...pickState('product', { ...product, category: category ?? '' }),
    id: product.id,
    handle: product.handle,
    notSoldIn: (limits.get(product.id) ?? []).map(({ countryCode }) => countryCode).sort() as ProductState['notSoldIn'],
    images: (images.get(product.id) ?? []).map(({ url, alt }) => ({ url, alt })),
    publishedAt: product.publishedAt,
    archivedAt: product.archivedAt,
    options: (options.get(product.id) ?? []).map(({ title }) => title),
    variants: variantsByProduct.get(product.id) ?? [],
  }))
}

/**
 * Returns a page of ids of products that are not archived.
 * @param after the last id of the previous page
 */
export async function findProductIds(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isNull(products.archivedAt), sql`${products.id} > ${after}`))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
