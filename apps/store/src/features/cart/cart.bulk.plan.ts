import type { components } from '@skafferi/api'
import type { Article } from './cart.bulk.repo'

type Result = components['schemas']['BulkRowResult']

/** A row of a bulk change: a line of the cart, or an article, and how many pieces it is to have. */
export interface BulkRow {
  itemId?: string
  sku?: string
  quantity: number
}

/** What becomes of a row. */
export interface PlannedRow extends Pick<Result, 'status' | 'code' | 'message'> {
  row: BulkRow
  /** Undefined where the row names none. */
  article: Article | undefined
}

type Outcome = Pick<PlannedRow, 'status' | 'code' | 'message'>

function skipped(code: string, message: string): Outcome {
  return { status: 'skipped', code, message }
}

/** What an article is called in messages. */
function nameOf({ sku, productTitle }: Article): string {
  return sku ?? productTitle
}

function withoutArticle({ itemId, sku }: BulkRow): Outcome {
  if ((itemId === undefined) === (sku === undefined)) {
    return skipped('invalid_row', 'A row names either a line of the cart or an article.')
  }
  if (sku !== undefined) return skipped('unknown_sku', `There is no article ${sku}.`)
  return skipped('unknown_item', 'This line is not in the cart any more.')
}

function repeated(article: Article): Outcome {
  return skipped('duplicate_row', `An earlier row names ${nameOf(article)} already.`)
}

function withArticle(article: Article, quantity: number): Outcome {
  const { buyable, stock, inCart } = article
  const name = nameOf(article)
  if (!buyable) return skipped('product_unavailable', `${name} is not for sale any more.`)
  if (quantity > stock) return skipped('insufficient_inventory', `Not enough stock for ${name}. ${stock} left.`)
  const pieces = `${name}: ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`
  if (inCart === null) return { status: 'added', code: null, message: pieces }
  if (inCart === quantity) return { status: 'unchanged', code: null, message: `${pieces} already` }
  return { status: 'updated', code: null, message: `${pieces} instead of ${inCart}` }
}

/**
 * Decides about each row for itself. Of rows that name the same article the first one counts, even where it is skipped.
 * @param find what a row names; undefined where that is nothing, or two things
 */
export function planRows(rows: readonly BulkRow[], find: (row: BulkRow) => Article | undefined): PlannedRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const article = find(row)
    if (!article) return { row, article, ...withoutArticle(row) }
    const isRepeated = seen.has(article.variantId)
    seen.add(article.variantId)
    return { row, article, ...(isRepeated ? repeated(article) : withArticle(article, row.quantity)) }
  })
}

/** The quantities that a plan changes. */
export function changesOf(plan: readonly PlannedRow[]): { variantId: string; quantity: number }[] {
  return plan.flatMap(({ row: { quantity }, article, status }) => {
    const isChange = status === 'added' || status === 'updated'
    return article && isChange ? [{ variantId: article.variantId, quantity }] : []
  })
}

/**
 * The report of a plan.
 * @param itemIds ids of the cart's lines by variant, as they are after the call
 */
export function toResults(plan: readonly PlannedRow[], itemIds: ReadonlyMap<string, string>): Result[] {
  const changed = new Map(changesOf(plan).map(({ variantId, quantity }) => [variantId, quantity]))
  return plan.map(({ row, article, status, code, message }, index) => ({
    row: index,
    status,
    code,
    message,
    item_id: (article ? itemIds.get(article.variantId) : row.itemId) ?? null,
    sku: (article ? article.sku : row.sku) ?? null,
    product_title: article?.productTitle ?? null,
    quantity: article ? (changed.get(article.variantId) ?? article.inCart) : null,
  }))
}
