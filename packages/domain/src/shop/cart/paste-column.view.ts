import type { BulkRowResult } from '@skafferi/api'
import type { ProductCardView } from '../../platform/shared-views'
import { formatNumber } from '../../platform/format'
import { displayTiers } from '../../rules/pricing/pricing'
import type { BulkReportRowView } from './bulk-report.view'
import type { BulkUploadFault, BulkUploadRow, BulkUploadSkip } from '../../rules/cart/bulk-upload'
import type { ColumnChoices } from '../../rules/cart/order-columns'
import type { ListedArticle, ListedLine } from '../../rules/cart/quick-order'
import { toListedArticle } from './quick-order.view'

/** Why a row of a pasted text is refused, in addition to the reasons of a bulk change. */
export type PasteFault = 'no_row' | 'several_variants' | 'sold_out' | 'not_deliverable'

/** The result of a row of a pasted text. */
export interface PasteRowView extends Pick<
  BulkReportRowView,
  'position' | 'title' | 'sku' | 'reason' | 'detail' | 'params'
> {
  /** URL of its picture; null if there is none. */
  picture: string | null
  /** Pieces, formatted; null if it matches no line. */
  pieces: string | null
  /** True if the text differs from the number that was read. */
  isConverted: boolean
  /** The line to add; null if none. */
  line: ListedLine | null
}

/** The preview of a pasted text by row. */
export interface PasteView {
  rows: readonly PasteRowView[]
  /** Number of lines to add. */
  ready: number
  /** Number of rows that were ignored because their quantity is empty or 0. */
  blankRows: number
  /** The columns, if the user has to choose; otherwise null. */
  columns: ColumnChoices | null
  /** Why the text is refused; null if it is not. */
  fault: BulkUploadFault | null
}

/** Locale and date for formatting. */
export interface PasteContext {
  locale: string
  /** The store's date. */
  today: string
}

interface ParsedRow {
  position: number
  text: string
  pieces: number
}

/** Creates the result of a row that can be added. */
export function toFilledRow(
  { position, text, pieces }: ParsedRow,
  article: ListedArticle,
  locale: string,
): PasteRowView {
  const { title, sku, picture } = article
  const isConverted = text !== String(pieces)
  return {
    position,
    title,
    sku,
    picture,
    pieces: formatNumber(pieces, locale),
    isConverted,
    reason: null,
    detail: null,
    line: { ...article, pieces },
  }
}

type Refusal = Pick<PasteRowView, 'position' | 'reason' | 'detail' | 'params'> &
  Partial<Pick<PasteRowView, 'title' | 'sku' | 'picture'>>

/** Creates the result of a row that is refused. */
export function toRefusedRow({ title = null, sku = null, picture = null, ...refusal }: Refusal): PasteRowView {
  return { title, sku, picture, pieces: null, isConverted: false, line: null, ...refusal }
}

/** Returns why a product cannot be ordered from its row; null if it can. */
export function faultOf(product: ProductCardView | undefined): PasteFault | null {
  if (!product) return 'no_row'
  if (product.hasMultipleVariants) return 'several_variants'
  if (product.deliveryRestriction?.variants === 'all') return 'not_deliverable'
  return product.stock.state === 'out' || product.variantId === null ? 'sold_out' : null
}

/** Creates the result of a row that the store has looked up. */
export function toAnsweredRow(
  { position, quantity, text = String(quantity) }: BulkUploadRow,
  result: BulkRowResult,
  { products, locale, today }: PasteContext & { products: readonly ProductCardView[] },
): PasteRowView {
  const { sku, product_title: title, variant_id: variantId, code, message, params, deliverable } = result
  const product = products.find((each) => each.variantId !== null && each.variantId === variantId)
  const picture = product?.thumbnail.src ?? null
  if (code !== null) return toRefusedRow({ position, title, sku, picture, reason: code, detail: message, params })
  if (!deliverable) return toRefusedRow({ position, title, sku, picture, reason: 'not_deliverable', detail: null })
  const { currency, tiers } = displayTiers(result.prices)
  if (variantId === null || currency === null)
    return toRefusedRow({ position, title, sku, picture, reason: 'product_unavailable', detail: null })
  const article = (product && toListedArticle(product, today)) ?? {
    variantId,
    productId: null,
    title: title ?? sku ?? '',
    sku,
    picture,
    currency,
    tiers,
    seen: today,
  }
  return toFilledRow({ position, text, pieces: quantity }, article, locale)
}

/** Creates the result of a row that was not sent. */
export function toSkippedRow({ position, sku, text, fault }: BulkUploadSkip): PasteRowView {
  return toRefusedRow({ position, sku: sku || null, reason: fault, detail: text || null })
}
