import { unwrap } from '@skafferi/api'
import type { ProductCardView } from '../../platform/shared-views'
import { storeDate } from '../../platform/format'
import { toBulkSetRows } from './bulk-report.view'
import { parseBulkUpload } from '../../rules/cart/bulk-upload'
import { bulkUploadLimits } from './bulk-upload.view'
import type { CartWriter } from './cart.writes'
import { readPasted, type PastedValue } from '../../rules/cart/paste-column'
import {
  faultOf,
  toAnsweredRow,
  toFilledRow,
  toRefusedRow,
  toSkippedRow,
  type PasteContext,
  type PasteRowView,
  type PasteView,
} from './paste-column.view'
import { readQuantity } from '../../rules/quantity/quantity-text'
import { toListedArticle } from './quick-order.view'

/** A text that was pasted. */
export interface Pasted {
  text: string
  /** The rows of the page, from the one it was pasted into. */
  products: readonly ProductCardView[]
}

function readPieces(text: string): number | 'ambiguous' | 'below_one' | 'above_most' | 'not_a_number' {
  const quantity = readQuantity(text)
  if (typeof quantity !== 'number') return quantity ?? 'not_a_number'
  if (quantity < 1) return 'below_one'
  return quantity > bulkUploadLimits.quantity ? 'above_most' : quantity
}

function toColumnRow(
  { row, position, text }: PastedValue,
  products: readonly ProductCardView[],
  { locale, today }: PasteContext,
): PasteRowView {
  const product = products[row]
  const identity = {
    position,
    title: product?.title ?? null,
    sku: product?.sku ?? null,
    picture: product?.thumbnail.src ?? null,
  }
  const article = product && toListedArticle(product, today)
  const fault = faultOf(product)
  const pieces = readPieces(text)
  if (fault !== null || !article) return toRefusedRow({ ...identity, reason: fault ?? 'sold_out', detail: text })
  if (typeof pieces !== 'number') return toRefusedRow({ ...identity, reason: pieces, detail: text })
  return toFilledRow({ position, text, pieces }, article, locale)
}

/** Looks up lines with articles in the store, including articles that are not on the page. Changes nothing. */
async function readLines(
  { shop }: CartWriter,
  { text, products }: Pasted,
  format: 'csv' | 'lines',
  context: PasteContext,
): Promise<PasteRowView[]> {
  const parsed = parseBulkUpload({ format, text }, { itemIds: [], limits: bulkUploadLimits })
  if (parsed.status === 'refused') return []
  const rows = toBulkSetRows(parsed.rows)
  const sendPreview = () => unwrap(shop.client.POST('/store/cart/items/bulk', { body: { rows, preview: true } }))
  const results = rows.length > 0 ? (await sendPreview()).results : []
  const found = results.flatMap((result) => {
    const row = parsed.rows[result.row]
    return row ? [toAnsweredRow(row, result, { ...context, products })] : []
  })
  return [...found, ...parsed.skipped.map(toSkippedRow)].toSorted((a, b) => a.position - b.position)
}

/**
 * Previews a pasted text. Nothing is filled in.
 * @throws ApiError if the store refused or did not answer
 */
export async function previewPasted(writer: CartWriter, pasted: Pasted): Promise<PasteView> {
  const { locale, now } = writer.shop
  const context = { locale, today: storeDate(now()) }
  const parsed = readPasted(pasted.text)
  const rows =
    parsed.kind === 'column'
      ? parsed.values.map((value) => toColumnRow(value, pasted.products, context))
      : await readLines(writer, pasted, parsed.format, context)
  return { rows, ready: new Set(rows.flatMap(({ line }) => line?.variantId ?? [])).size }
}
