import { isDeepStrictEqual } from 'node:util'
import { columnOf } from '@skafferi/domain/rules/catalogue/fields'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { fault } from '../../../platform/http/errors'
import {
  fileLimits,
  findBySku,
  RowRefusal,
  skuKeys,
  tooManyVariants,
  type KnownArticles,
  type ProductChanges,
  type ProductSource,
} from '../products'
import type { ImportRow } from './import-row'

/** The rows of one product. */
export interface RowGroup {
  /** The existing product; undefined for a new one. */
  productId?: string
  rows: ImportRow[]
  /** Identity of the product in the system that wrote the file. */
  source?: ProductSource
  /** The handle in that system, where other products of the shop may have it. */
  preferredHandle?: string
  /** True if its prices include VAT, which is taken off. */
  includesVat?: boolean
  /** True if its file is not in the shop's own format. */
  isForeign?: boolean
  /** What becomes of the product if it is archived, as the operator answered, and its name; undefined if it is not. */
  archived?: { step: 'restore' | 'leave'; title: string }
  /** True if its pictures are added to those of the product, and nothing else changes. */
  addsPictures?: boolean
  /** The combined changes of the product. */
  changes: ProductChanges
}

/** Reports of rows that cannot be assigned, and of cells that are left out. */
export interface GroupReport {
  refuse: (row: ImportRow, refusal: RowRefusal) => void
  leaveOut: (row: ImportRow, problem: RowRefusal) => void
}

/** Returns the product that has the row's article, by SKU or else by GTIN. */
function productByCode({ sku, madeSku, fields }: ImportRow, known: KnownArticles): string | undefined {
  const bySku = findBySku(known.skus, sku) ?? (madeSku === undefined ? undefined : findBySku(known.skus, madeSku))
  return bySku ?? (fields.gtin ? known.gtins.get(fields.gtin) : undefined)
}

/**
 * Returns the key of the row's product in its file. Rows have the same one by the identity in their source system, by
 * their parent or by their handle; by their name only if options distinguish them, because different articles may have
 * the same name.
 */
export function keyOf({ row, sourceId, family, options, combination, product: { handle, title } }: ImportRow): string {
  if (sourceId !== undefined) return `source ${sourceId}`
  if (combination?.productSku !== undefined) return `product ${combination.productSku}`
  if (family !== undefined) return `family ${family}`
  if (handle) return `handle ${handle}`
  return title && options ? `title ${title}` : `row ${row}`
}

/** Returns the product with the row's identity in its source system or with its handle. Names identify nothing. */
function productByIdentity(
  { sourceId, combination, product: { handle } }: ImportRow,
  known: KnownArticles,
): string | undefined {
  if (combination?.productSku !== undefined) return findBySku(known.skus, combination.productSku)
  if (sourceId !== undefined) return known.sourceIds.get(sourceId)
  return handle ? known.handles.get(handle) : undefined
}

/** True if the shop has the row's article. */
export const isKnownArticle = (row: ImportRow, known: KnownArticles): boolean => productByCode(row, known) !== undefined

/** True if the shop has the row's article or product. */
export const isKnown = (row: ImportRow, known: KnownArticles): boolean =>
  (productByCode(row, known) ?? productByIdentity(row, known)) !== undefined

/** Leaves out a GTIN that another article has, in the shop or in an earlier row. */
function createGtinCheck(
  known: KnownArticles,
  { leaveOut }: GroupReport,
): (row: ImportRow, productId?: string) => void {
  const rows = new Map<string, number>()
  return (row, productId) => {
    const { gtin, ...fields } = row.fields
    if (!gtin) return
    const first = rows.get(gtin)
    const owner = known.gtins.get(gtin)
    if (first === undefined && (owner === undefined || owner === productId)) {
      rows.set(gtin, row.row)
      return
    }
    row.fields = fields
    const problem = first === undefined ? fault('gtin_of_other_product') : fault('repeated', { row: first })
    leaveOut(row, new RowRefusal('gtin', problem))
  }
}

const priceIn = ({ prices }: ImportRow) => prices.find(({ from, validFrom }) => from === 1 && !validFrom)?.amount

/** Returns why a repeated row is refused, with both prices if they differ. */
function repetitionOf(row: ImportRow, first: ImportRow) {
  const [used, given] = [priceIn(first), priceIn(row)]
  if (!used || !given || used === given) return fault('repeated', { row: first.row })
  const print = (amount: number) => toMajor(amount).toFixed(2)
  return fault('repeated_with_price', { row: first.row, used: print(used), given: print(given) })
}

/** Returns a check that refuses repeated articles in a file; the first occurrence counts. */
function createDuplicateCheck(known: KnownArticles): (row: ImportRow) => void {
  const rows = new Map<string, ImportRow>()
  return (row) => {
    const { sku } = row
    const [exactKey, plainKey] = skuKeys(sku)
    // Existing SKUs that differ only in spelling are distinct articles.
    const key = known.skus.has(exactKey) ? exactKey : plainKey
    const first = rows.get(key)
    if (first !== undefined) throw new RowRefusal('sku', repetitionOf(row, first))
    rows.set(key, row)
  }
}

/**
 * Combines the changes of a product's rows; of different values the first counts. A product is published if one of its
 * rows is; `withdrawVariants` reads the others.
 */
function mergeInto(changes: ProductChanges, row: ImportRow, { leaveOut }: GroupReport): ProductChanges {
  for (const name of Object.keys(row.product) as (keyof ProductChanges)[]) {
    const [used, given] = [changes[name], row.product[name]]
    if (name === 'published' || name === 'weight_g' || used === undefined || isDeepStrictEqual(used, given)) continue
    leaveOut(row, new RowRefusal(columnOf(name), fault('differs_from_row')))
  }
  const { published } = row.product
  const shown = changes.published ?? (published === undefined ? changes.published : published)
  return { ...row.product, ...changes, published: shown }
}

/**
 * Assigns the weights of rows: to the product if its rows agree, so that their variants have none of their own, else to
 * the variants. `variant_weight_g` in a row goes first.
 */
function assignWeights(groups: Iterable<RowGroup>): void {
  for (const group of groups) {
    const given = group.rows.flatMap(({ product: { weight_g: grams } }) => (grams === undefined ? [] : [grams]))
    if (given.length === 0) continue
    const isOne = new Set(given).size === 1
    if (!isOne) group.changes = { ...group.changes, weight_g: undefined }
    for (const row of group.rows) {
      const { weight_g: grams } = row.product
      if (grams === undefined) continue
      row.fields = { variant_weight_g: isOne ? null : grams, ...row.fields }
    }
  }
}

/** Leaves out a handle that the row's existing product does not have; one of another product is a contradiction. */
function checkHandle(row: ImportRow, productId: string, known: KnownArticles, { leaveOut }: GroupReport): void {
  const { handle, ...product } = row.product
  if (!handle || row.sourceId !== undefined) return
  const owner = known.handles.get(handle)
  if (owner === productId) return
  const problem = new RowRefusal('handle', fault('handle_of_other_product'))
  if (owner !== undefined) throw problem
  row.product = product
  leaveOut(row, problem)
}

/** Groups rows by product, in the file's order; refuses rows that cannot be assigned. */
export function groupRows(rows: readonly ImportRow[], known: KnownArticles, report: GroupReport): RowGroup[] {
  const groups = new Map<string, RowGroup>()
  const assertOnce = createDuplicateCheck(known)
  const checkGtin = createGtinCheck(known, report)
  // A new variant may be listed before the known ones of its product.
  const productsByKey = new Map<string, string>()
  for (const row of rows) {
    const productId = productByCode(row, known)
    if (productId !== undefined && !productsByKey.has(keyOf(row))) productsByKey.set(keyOf(row), productId)
  }
  for (const row of rows) {
    try {
      assertOnce(row)
      const key = keyOf(row)
      const productId = productByCode(row, known) ?? productByIdentity(row, known) ?? productsByKey.get(key)
      checkGtin(row, productId)
      if (productId !== undefined) checkHandle(row, productId, known, report)
      else if (row.combination) throw new RowRefusal('product', fault('combination_without_product'))
      else if (!row.product.title && !groups.has(key)) throw new RowRefusal('product', fault('missing_in_new_product'))
      const groupKey = productId === undefined ? key : `id ${productId}`
      const group = groups.get(groupKey) ?? { productId, rows: [], changes: {} }
      if (group.rows.length === fileLimits.variants) throw tooManyVariants()
      group.changes = mergeInto(group.changes, row, report)
      group.rows.push(row)
      groups.set(groupKey, group)
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      report.refuse(row, error)
    }
  }
  assignWeights(groups.values())
  return [...groups.values()]
}
