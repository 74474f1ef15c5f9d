import { unwrap } from '@skafferi/api'
import type { ProductCardView } from '../../platform/shared-views'
import { storeDate } from '../../platform/format'
import { toBulkSetRows } from './bulk-report.view'
import { parseBulkUpload, type BulkUploadInput } from '../../rules/cart/bulk-upload'
import type { OrderColumns } from '../../rules/cart/order-columns'
import { readOrderTable } from '../../rules/cart/order-table'
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
import { readQuantity, withoutPieces } from '../../rules/quantity/quantity-text'
import { toListedArticle } from './quick-order.view'

/** A text that was pasted. */
export interface Pasted {
  text: string
  /** The rows of the page, from the one it was pasted into. */
  products: readonly ProductCardView[]
  /** The user's choice of columns; undefined to recognise them. */
  columns?: OrderColumns
}

function readPieces(text: string): number | 'ambiguous' | 'below_one' | 'above_most' | 'not_a_number' {
  const quantity = readQuantity(withoutPieces(text))
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

const toView = (rows: PasteRowView[], others: Partial<PasteView> = {}): PasteView => ({
  rows,
  ready: new Set(rows.flatMap(({ line }) => line?.variantId ?? [])).size,
  blankRows: 0,
  columns: null,
  fault: null,
  ...others,
})

/** Looks up lines with articles in the store, including articles that are not on the page. Changes nothing. */
async function readLines(
  { shop }: CartWriter,
  input: BulkUploadInput,
  context: PasteContext & Pick<Pasted, 'products'>,
): Promise<PasteView> {
  const parsed = parseBulkUpload(input, { itemIds: [], limits: bulkUploadLimits })
  if (parsed.status === 'refused') return toView([], { fault: parsed.fault })
  if (parsed.status === 'unclear') return toView([], { columns: parsed.choices })
  const rows = toBulkSetRows(parsed.rows)
  const sendPreview = () => unwrap(shop.client.POST('/store/cart/items/bulk', { body: { rows, preview: true } }))
  const results = rows.length > 0 ? (await sendPreview()).results : []
  const found = results.flatMap((result) => {
    const row = parsed.rows[result.row]
    return row ? [toAnsweredRow(row, result, context)] : []
  })
  const all = [...found, ...parsed.skipped.map(toSkippedRow)].toSorted((a, b) => a.position - b.position)
  return toView(all, { blankRows: parsed.blankRows })
}

/**
 * Previews a pasted text. Nothing is filled in.
 * @throws ApiError if the store refused or did not answer
 */
export async function previewPasted(writer: CartWriter, pasted: Pasted): Promise<PasteView> {
  const { locale, now } = writer.shop
  const context = { locale, today: storeDate(now()) }
  const { text, products, columns } = pasted
  const parsed = readPasted(text)
  if (parsed.kind === 'column') return toView(parsed.values.map((value) => toColumnRow(value, products, context)))
  const source =
    parsed.format === 'table'
      ? ({ format: 'table', table: readOrderTable(text) } as const)
      : ({ format: 'lines', text } as const)
  return readLines(writer, { ...source, columns }, { ...context, products })
}
