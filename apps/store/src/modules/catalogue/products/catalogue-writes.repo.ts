import { isDeepStrictEqual } from 'node:util'
import { newState, pickState, type FieldState } from '@skafferi/domain/rules/catalogue/field-state'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { newId, type IdPrefix } from '../../../platform/db/ids'
import { insertRows } from '../../../platform/db/insert-rows'
import { notifyLowStock, type StockChange } from '../../../platform/db/low-stock'
import * as schema from '../../../platform/db/schema'
import { recordWrittenStock } from '../../../platform/db/stock-movements.repo'
import { reserveForWaiting } from '../../../platform/db/waiting-pieces'
import type { PriceContext } from '../../pricing'
import { searchTextOf } from '../shop'
import { readPlannedKey, type ProductState, type VariantState } from './catalog-state'
import { largeOf, stampOf } from './picture-address'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** A product to write: its current and its required state. */
export interface ProductWrite {
  /** Undefined for a new product. */
  before?: ProductState & { id: string }
  product: ProductState
  /** Where a new product is imported from; undefined if it has no identity elsewhere. */
  source?: ProductSource
}

/** Identity of a product in another shop system. */
export interface ProductSource {
  system: string
  id: string
}

/**
 * Returns the id of a new record.
 * @param name a product's handle, a variant's SKU, a picture's address; for an option the product's handle, the
 * option's name and, for a value, the value, separated by spaces
 */
export type MakeId = (prefix: IdPrefix, now: Date, name: string) => string

/** A product with its id and those of its variants. */
interface Identified extends ProductWrite {
  id: string
  variantIds: string[]
}

function identify({ before, product, source }: ProductWrite, now: Date, makeId: MakeId): Identified {
  const id = before?.id ?? makeId('prod', now, product.handle)
  const variantIds = product.variants.map(
    (variant) => variant.id ?? makeId('variant', now, variant.sku ?? variant.title),
  )
  return { before, product, source, id, variantIds }
}

/** Returns the columns of a product's own fields, except its category. */
function productFields(product: FieldState<'product'>) {
  const { category: _, ...columns } = pickState('product', product)
  return columns
}

/** Returns the columns of a variant's fields. */
function variantFields(variant: FieldState<'variant'>) {
  const { stock: inventoryQuantity, ...columns } = pickState('variant', variant)
  return { ...columns, inventoryQuantity }
}

function productRow(
  { id, product, source }: Identified,
  categoryId: string | null,
  now: Date,
): Row<typeof schema.products> {
  return {
    ...productFields(product),
    id,
    categoryId,
    handle: product.handle,
    source: source?.system ?? null,
    sourceId: source?.id ?? null,
    searchText: searchTextOf(product),
    thumbnail: product.images[0]?.url ?? null,
    specification: [],
    createdAt: now,
    changedAt: now,
    publishedAt: product.publishedAt,
  }
}

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[]

/** Product columns that a change can write. */
const productColumns = [
  ...keysOf(productFields(newState('product'))),
  'categoryId',
  'searchText',
  'thumbnail',
  'publishedAt',
  'changedAt',
] as const

/** Variant columns that a change can write, except pictures. */
const variantColumns = [...keysOf(variantFields(newState('variant'))), 'title', 'sku'] as const

function variantRows({ id, variantIds, product }: Identified): Row<typeof schema.variants>[] {
  const thumbnail = product.images[0]?.url ?? null
  return product.variants.map((variant, position) => ({
    ...variantFields(variant),
    id: variantIds[position] as string,
    productId: id,
    title: variant.title,
    sku: variant.sku,
    pieces: 1,
    thumbnail,
    stamp: thumbnail && stampOf(thumbnail),
    position,
  }))
}

/** Returns the stocks of variants before and after; 0 before for new ones. */
function stockMoves({ id: productId, variantIds, before, product: { title, variants } }: Identified): StockChange[] {
  const was = new Map(before?.variants.map(({ id, stock }) => [id, stock]))
  return variants.map(({ sku, stock: after }, index) => {
    const id = variantIds[index] as string
    return { id, productId, sku, title, before: was.get(id) ?? 0, after }
  })
}

function priceRows({ variantIds, product }: Identified, currencyCode: string): Row<typeof schema.variantPrices>[] {
  return product.variants.flatMap(({ prices }, index) =>
    Object.entries(prices).map(([from, amount]) => ({
      variantId: variantIds[index] as string,
      currencyCode,
      minQuantity: Number(from),
      amount,
    })),
  )
}

function plannedRows({ variantIds, product }: Identified, currencyCode: string): Row<typeof schema.priceChanges>[] {
  return product.variants.flatMap(({ planned }, index) =>
    Object.entries(planned).map(([key, amount]) => {
      const { from, validFrom } = readPlannedKey(key)
      return { variantId: variantIds[index] as string, currencyCode, minQuantity: from, validFrom, amount }
    }),
  )
}

const hasNewImages = ({ before, product }: Identified) => !isDeepStrictEqual(before?.images ?? [], product.images)

async function writeImages(tx: Database, all: readonly Identified[], now: Date, makeId: MakeId): Promise<void> {
  const { productImages } = schema
  const changed = all.filter(hasNewImages)
  if (changed.length === 0) return
  const removed = await tx
    .delete(productImages)
    .where(
      inArray(
        productImages.productId,
        changed.map(({ id }) => id),
      ),
    )
    .returning()
  // Existing pictures may come from elsewhere, so their sizes cannot be derived from the address.
  const larger = new Map(removed.map(({ url, large }) => [url, large]))
  const rows = changed.flatMap(({ id, product }) =>
    product.images.map(({ url, alt }, position) => ({
      id: makeId('image', now, url),
      productId: id,
      url,
      large: larger.get(url) ?? largeOf(url),
      alt,
      position,
    })),
  )
  await insertRows(tx, productImages, rows)
  for (const each of changed) if (each.before) await writeThumbnails(tx, each)
}

/**
 * A variant shows the product's first picture if its own picture is missing or was removed, or if all variants showed
 * the previous first picture.
 */
async function writeThumbnails(tx: Database, { id, before, product }: Identified): Promise<void> {
  const { variants } = schema
  const [first] = product.images
  const urls = sql`${sql.param(product.images.map(({ url }) => url))}::text[]`
  const existingIds = sql`${sql.param((before?.variants ?? []).map((variant) => variant.id))}::text[]`
  const formerThumbnail = sql`${before?.images[0]?.url ?? null}::text`
  const allShowFormer = sql`not exists (
    select 1 from ${variants} as own
    where own.id = any(${existingIds}) and own.thumbnail is distinct from ${formerThumbnail}
  )`
  const existingStamp = sql<string | null>`(
    select own.stamp from ${variants} as own
    where own.product_id = ${id} and own.thumbnail = ${first?.url ?? null}::text limit 1
  )`
  await tx
    .update(variants)
    .set({ thumbnail: first?.url ?? null, stamp: (first && stampOf(first.url)) ?? existingStamp })
    .where(
      and(
        eq(variants.productId, id),
        sql`(${variants.thumbnail} is null or ${variants.thumbnail} <> all(${urls}) or ${allShowFormer})`,
      ),
    )
}

async function writeLimits(tx: Database, all: readonly Identified[]): Promise<void> {
  const { marketLimits } = schema
  const changed = all.filter(({ before, product }) => (before?.notSoldIn ?? []).join() !== product.notSoldIn.join())
  if (changed.length === 0) return
  await tx.delete(marketLimits).where(
    and(
      inArray(
        marketLimits.productId,
        changed.map(({ id }) => id),
      ),
      eq(marketLimits.reason, 'sale'),
      isNull(marketLimits.validFrom),
      isNull(marketLimits.validTo),
    ),
  )
  const rows = changed.flatMap(({ id, product }) =>
    product.notSoldIn.map((countryCode) => ({ productId: id, countryCode, reason: 'sale' as const })),
  )
  await insertRows(tx, marketLimits, rows)
}

/** Writes the options and their values. */
async function writeOptions(tx: Database, all: readonly Identified[], now: Date, makeId: MakeId): Promise<void> {
  const { productOptions, productOptionValues, variantOptionValues } = schema
  const changed = all.filter(
    ({ before, product }) => !before || valuesOf(before.variants) !== valuesOf(product.variants),
  )
  const ids = changed.map(({ id }) => id)
  if (ids.length === 0) return
  const hasExisting = changed.some(({ before }) => before)
  const existing = hasExisting
    ? await tx.select().from(productOptions).where(inArray(productOptions.productId, ids))
    : []
  const optionIds = new Map(existing.map(({ id, productId, title }) => [`${productId} ${title}`, id]))
  const newOptions = changed.flatMap(({ id, product }) =>
    product.options.flatMap((title, position) => {
      if (optionIds.has(`${id} ${title}`)) return []
      const option = { id: makeId('opt', now, `${product.handle} ${title}`), productId: id, title, position }
      optionIds.set(`${id} ${title}`, option.id)
      return [option]
    }),
  )
  await insertRows(tx, productOptions, newOptions)
  const existingValues = hasExisting
    ? await tx
        .select()
        .from(productOptionValues)
        .where(inArray(productOptionValues.optionId, [...optionIds.values()]))
    : []
  const valueIds = new Map(existingValues.map(({ id, optionId, value }) => [`${optionId} ${value}`, id]))
  const nextPositions = new Map<string, number>()
  for (const { optionId, position } of existingValues)
    nextPositions.set(optionId, Math.max(nextPositions.get(optionId) ?? 0, position + 1))
  const newValues: Row<typeof productOptionValues>[] = []
  const chosen: Row<typeof variantOptionValues>[] = []
  for (const { id, variantIds, product } of changed) {
    for (const [index, { values }] of product.variants.entries()) {
      for (const [title, value] of Object.entries(values)) {
        const optionId = optionIds.get(`${id} ${title}`) as string
        const key = `${optionId} ${value}`
        if (!valueIds.has(key)) {
          const position = nextPositions.get(optionId) ?? 0
          nextPositions.set(optionId, position + 1)
          const row = { id: makeId('optval', now, `${product.handle} ${title} ${value}`), optionId, value, position }
          newValues.push(row)
          valueIds.set(key, row.id)
        }
        chosen.push({ variantId: variantIds[index] as string, optionValueId: valueIds.get(key) as string })
      }
    }
  }
  await insertRows(tx, productOptionValues, newValues)
  const variantIds = changed.flatMap((each) => each.variantIds)
  if (hasExisting) await tx.delete(variantOptionValues).where(inArray(variantOptionValues.variantId, variantIds))
  await insertRows(tx, variantOptionValues, chosen)
  const unused = changed.flatMap((each) =>
    unusedValues(each).map(
      ({ title, value }) => valueIds.get(`${optionIds.get(`${each.id} ${title}`)} ${value}`) as string,
    ),
  )
  if (unused.length > 0) await tx.delete(productOptionValues).where(inArray(productOptionValues.id, unused))
}

/** Returns option values that no variant has any more; buyers would find nothing under them. */
function unusedValues({ before, product }: Identified): { title: string; value: string }[] {
  const had = (before?.variants ?? []).flatMap(({ values }) => Object.entries(values))
  return had.flatMap(([title, value]) =>
    product.variants.some(({ values }) => values[title] === value) ? [] : [{ title, value }],
  )
}

function valuesOf(variants: readonly VariantState[]): string {
  return JSON.stringify(variants.map(({ id, values }) => [id, values]))
}

/**
 * Writes products. Other columns, e.g. ingredients, are unchanged. Stock that came in is first reserved for orders that
 * wait for it.
 * @param categoryIds ids of categories by name
 * @param makeId returns ids of new records; random by default
 * @param stockKind what a changed stock is recorded as
 * @returns the ids of the products, in order
 */
export async function writeProducts(
  tx: Database,
  writes: readonly ProductWrite[],
  {
    categoryIds,
    prices: { currency, now },
    makeId = newId,
    stockKind = 'set',
  }: {
    categoryIds: ReadonlyMap<string, string>
    prices: PriceContext
    makeId?: MakeId
    stockKind?: 'set' | 'import'
  },
): Promise<string[]> {
  const all = writes.map((write) => identify(write, now, makeId))
  const rows = all.map((each) => productRow(each, categoryIds.get(each.product.category) ?? null, now))
  await insertRows(tx, schema.products, rows, productColumns)
  await insertRows(tx, schema.variants, all.flatMap(variantRows), variantColumns)
  await writeImages(tx, all, now, makeId)
  await writeLimits(tx, all)
  await writeOptions(tx, all, now, makeId)
  await writePrices(tx, all, currency)
  const moves = all.flatMap(stockMoves)
  await recordWrittenStock(tx, moves, { kind: stockKind, at: now })
  await notifyLowStock(tx, moves, now)
  await reserveForWaiting(
    tx,
    moves.flatMap(({ id, after }) => (after > 0 ? [id] : [])),
    now,
  )
  return all.map(({ id }) => id)
}

const pricesOf = (state: ProductState | undefined) =>
  JSON.stringify(state?.variants.map(({ id, prices, planned }) => [id, prices, planned]))

/** Writes only changed prices, because each written row updates the search data. */
async function writePrices(tx: Database, all: readonly Identified[], currencyCode: string): Promise<void> {
  const { priceChanges, variantPrices } = schema
  const changed = all.filter(({ before, product }) => pricesOf(before) !== pricesOf(product))
  const existingIds = changed.filter(({ before }) => before).flatMap(({ variantIds }) => variantIds)
  if (existingIds.length > 0) {
    for (const table of [variantPrices, priceChanges]) {
      await tx.execute(sql`
        delete from ${table}
        where variant_id = any(${sql.param(existingIds)}::text[]) and currency_code = ${currencyCode}`)
    }
  }
  await insertRows(
    tx,
    variantPrices,
    changed.flatMap((each) => priceRows(each, currencyCode)),
  )
  await insertRows(
    tx,
    priceChanges,
    changed.flatMap((each) => plannedRows(each, currencyCode)),
  )
}
