import type { BulkRowCode, bulkRows } from '../errors/bulk-rows'
import type { RefusalCode, refusals } from '../errors/refusals'
import type { TierPrice } from '../pricing/pricing'
import { fillCart, maximumCartLines } from './cart-size'
import type { MessageParams } from '../text/messages'
import { quantityFault, type OrderLimits } from '../quantity/order-limits'
import { cleanIdentifier } from '../text/typed-text'

/** A row of a bulk change: a line of the cart or an article, and its new quantity. */
export interface BulkRow {
  itemId?: string
  sku?: string
  quantity: number
}

/** The article of a row, with its quantity in the cart. */
export interface BulkArticle extends OrderLimits {
  variantId: string
  sku: string | null
  productTitle: string
  /** As `variantName` returns it. */
  variantName: string
  /** All tiers at current prices. */
  prices: readonly TierPrice[]
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
  | Exclude<BulkRowCode, BulkRowStatus>
  | Extract<RefusalCode, 'product_unavailable' | 'insufficient_inventory'>

type BulkRowStatus = 'added' | 'updated' | 'unchanged'

/** The result of a row: what becomes of it, or why it is skipped, and the values in its sentence. */
type Outcome =
  | { status: BulkRowStatus; code: null; params: MessageParams }
  | { status: 'skipped'; code: BulkSkipCode; params: MessageParams }

/** The planned result of a row. */
export type PlannedRow = Outcome & {
  row: BulkRow
  /** Undefined if there is none. */
  article: BulkArticle | undefined
}

type Params<Code extends BulkSkipCode | BulkRowStatus> = Code extends BulkRowCode
  ? (typeof bulkRows)[Code]
  : (typeof refusals)[Extract<Code, RefusalCode>]['params']

const skip = <Code extends BulkSkipCode>(code: Code, params: Params<Code>): Outcome => ({
  status: 'skipped',
  code,
  params,
})

const apply = <Status extends BulkRowStatus>(status: Status, params: Params<Status>): Outcome => ({
  status,
  code: null,
  params,
})

/** Returns the article's name in messages. */
function nameOf({ sku, productTitle }: BulkArticle): string {
  return sku ?? productTitle
}

function withoutArticle({ itemId, sku }: BulkRow): Outcome {
  if ((itemId === undefined) === (sku === undefined)) return skip('invalid_row', {})
  return sku === undefined ? skip('unknown_item', {}) : skip('unknown_sku', { sku })
}

function withArticle(article: BulkArticle, quantity: number): Outcome {
  const { buyable, stock, inCart } = article
  const name = nameOf(article)
  if (!buyable) return skip('product_unavailable', { title: name })
  if (quantityFault(article, quantity)) return skip('insufficient_inventory', { title: name, left: stock })
  if (inCart === null) return apply('added', { name, quantity })
  if (inCart === quantity) return apply('unchanged', { name, quantity })
  return apply('updated', { name, quantity, before: inCart })
}

/** Skips a new line if the cart is full. */
function withinCartLimit(fits: () => boolean, article: BulkArticle, outcome: Outcome): Outcome {
  if (outcome.status !== 'added' || fits()) return outcome
  return skip('cart_full', { name: nameOf(article), limit: maximumCartLines })
}

/** Returns a row with its SKU normalized; a blank SKU is removed. */
export function normalizeRow({ sku, ...row }: BulkRow): BulkRow {
  return { ...row, sku: (sku && cleanIdentifier(sku)) || undefined }
}

export { isGtin } from '../catalogue/gtin'

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
    const outcome = isRepeated
      ? skip('duplicate_row', { name: nameOf(article) })
      : withinCartLimit(fits, article, withArticle(article, row.quantity))
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
 * @param sentenceOf returns the sentence of a row's result
 */
export function toBulkReport(
  plan: readonly PlannedRow[],
  itemIds: ReadonlyMap<string, string>,
  sentenceOf: (code: BulkRowCode | BulkSkipCode, params: MessageParams) => string,
) {
  const changed = new Map(changesOf(plan).map(({ variantId, quantity }) => [variantId, quantity]))
  const results = plan.map(({ row, article, status, code, params }, index) => ({
    row: index,
    status,
    code,
    message: sentenceOf(code === null ? status : code, params),
    ...(code !== null && { params }),
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
