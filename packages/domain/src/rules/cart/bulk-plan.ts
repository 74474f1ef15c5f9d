import type { TierPrice } from '../pricing/pricing'
import { fillCart, maximumCartLines } from './cart-size'
import { cleanIdentifier } from '../text/typed-text'

/** A row of a bulk change: a line of the cart or an article, and its new quantity. */
export interface BulkRow {
  itemId?: string
  sku?: string
  quantity: number
}

/** The article of a row, with its quantity in the cart. */
export interface BulkArticle {
  variantId: string
  sku: string | null
  productTitle: string
  /** As `variantName` returns it. */
  variantName: string
  /** All tiers at current prices. */
  prices: readonly TierPrice[]
  /** Pieces in stock. */
  stock: number
  /** True if it is for sale. */
  buyable: boolean
  /**
   * True if it can be delivered to the cart's destination by law. It can be in the cart either way, because the address
   * may change.
   */
  deliverable: boolean
  /** Pieces in the cart; null if it has none. */
  inCart: number | null
}

/** Why a row is skipped. */
export type BulkSkipCode =
  | 'invalid_row'
  | 'unknown_sku'
  | 'unknown_item'
  | 'duplicate_row'
  | 'product_unavailable'
  | 'insufficient_inventory'
  | 'cart_full'

interface Outcome {
  status: 'added' | 'updated' | 'unchanged' | 'skipped'
  /** Null if the row is not skipped. */
  code: BulkSkipCode | null
  /** A sentence. */
  message: string
}

/** The planned result of a row. */
export interface PlannedRow extends Outcome {
  row: BulkRow
  /** Undefined if there is none. */
  article: BulkArticle | undefined
}

function skip(code: BulkSkipCode, message: string): Outcome {
  return { status: 'skipped', code, message }
}

/** Returns the article's name in messages. */
function nameOf({ sku, productTitle }: BulkArticle): string {
  return sku ?? productTitle
}

function withoutArticle({ itemId, sku }: BulkRow): Outcome {
  if ((itemId === undefined) === (sku === undefined)) {
    return skip('invalid_row', 'A row names either a line of the cart or an article.')
  }
  if (sku !== undefined) return skip('unknown_sku', `There is no article ${sku}.`)
  return skip('unknown_item', 'This line is not in the cart any more.')
}

function repeated(article: BulkArticle): Outcome {
  return skip('duplicate_row', `An earlier row names ${nameOf(article)} already.`)
}

function withArticle(article: BulkArticle, quantity: number): Outcome {
  const { buyable, stock, inCart } = article
  const name = nameOf(article)
  if (!buyable) return skip('product_unavailable', `${name} is no longer for sale.`)
  if (quantity > stock) return skip('insufficient_inventory', `Not enough stock for ${name}. ${stock} left.`)
  const pieces = `${name}: ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`
  if (inCart === null) return { status: 'added', code: null, message: pieces }
  if (inCart === quantity) return { status: 'unchanged', code: null, message: `${pieces} already` }
  return { status: 'updated', code: null, message: `${pieces} instead of ${inCart}` }
}

/** Skips a new line if the cart is full. */
function withinCartLimit(fits: () => boolean, article: BulkArticle, outcome: Outcome): Outcome {
  if (outcome.status !== 'added' || fits()) return outcome
  const maximum = maximumCartLines.toLocaleString('en')
  return skip('cart_full', `${nameOf(article)} does not fit: a cart holds at most ${maximum} lines.`)
}

/** Returns a row with its SKU normalized; a blank SKU is removed. */
export function normalizeRow({ sku, ...row }: BulkRow): BulkRow {
  return { ...row, sku: (sku && cleanIdentifier(sku)) || undefined }
}

/** True if a text in place of a SKU can be a GTIN. */
export function isGtin(sku: string): boolean {
  return /^\d{8}(?:\d{4,6})?$/.test(sku)
}

/** Finds the article of a row; undefined if there is none. */
export interface ArticleFinder {
  byItem: (itemId: string) => BulkArticle | undefined
  /** By SKU or, if no article has it, by GTIN. */
  bySku: (sku: string) => BulkArticle | undefined
}

/**
 * Plans each row separately. If several rows have the same article, the first one applies, even if it is skipped. A row
 * with both a line and an article is invalid. New lines are added in order until the cart is full.
 * @param rows see `normalizeRow`
 * @param lines number of lines in the cart
 */
export function planRows(rows: readonly BulkRow[], { byItem, bySku }: ArticleFinder, lines: number): PlannedRow[] {
  const visited = new Set<string>()
  const fits = fillCart(lines)
  const find = ({ itemId, sku }: BulkRow) => {
    if (itemId === undefined) return sku === undefined ? undefined : bySku(sku)
    return sku === undefined ? byItem(itemId) : undefined
  }
  return rows.map((row) => {
    const article = find(row)
    if (!article) return { row, article, ...withoutArticle(row) }
    const isRepeated = visited.has(article.variantId)
    visited.add(article.variantId)
    const outcome = isRepeated ? repeated(article) : withinCartLimit(fits, article, withArticle(article, row.quantity))
    return { row, article, ...outcome }
  })
}

/** Returns the quantities that a plan changes. */
export function changesOf(plan: readonly PlannedRow[]): { variantId: string; quantity: number }[] {
  return plan.flatMap(({ row: { quantity }, article, status }) => {
    const isChange = status === 'added' || status === 'updated'
    return article && isChange ? [{ variantId: article.variantId, quantity }] : []
  })
}

/** The message of a bulk change (Specification (shopping) §8): successful only if every row was applied. */
function bulkMessage(applied: number, rows: number): string {
  if (applied === 0) return 'Bulk update failed.'
  return applied === rows ? 'Bulk update successful!' : `${applied} of ${rows} rows were applied.`
}

/**
 * Creates the contract's report of a plan.
 * @param itemIds ids of the cart's lines by variant after the call
 */
export function toBulkReport(plan: readonly PlannedRow[], itemIds: ReadonlyMap<string, string>) {
  const changed = new Map(changesOf(plan).map(({ variantId, quantity }) => [variantId, quantity]))
  const results = plan.map(({ row, article, status, code, message }, index) => ({
    row: index,
    status,
    code,
    message,
    item_id: (article ? itemIds.get(article.variantId) : row.itemId) ?? null,
    variant_id: article?.variantId ?? null,
    sku: (article ? article.sku : row.sku) ?? null,
    product_title: article?.productTitle ?? null,
    variant_title: article?.variantName ?? null,
    prices: [...(article?.prices ?? [])],
    deliverable: article?.deliverable ?? true,
    quantity: article ? (changed.get(article.variantId) ?? article.inCart) : null,
  }))
  const skipped = results.filter(({ status }) => status === 'skipped').length
  const applied = results.length - skipped
  return { success: applied > 0, message: bulkMessage(applied, results.length), applied, skipped, results }
}
