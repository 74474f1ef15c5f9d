import type { BulkRowResult, Cart, components } from '@skafferi/api'
import { formatNumber } from '../format'
import type { BulkUploadResult, BulkUploadRow, BulkUploadSkip } from './bulk-upload.rules'

type BulkSetAnswer = components['schemas']['BulkSetAnswer']
type BulkSetRow = components['schemas']['BulkSetRowRequest']

/** A text that could be read, row by row. */
export type ParsedBulkUpload = Extract<BulkUploadResult, { status: 'read' }>

/** What became of one part of the text, or will. */
export interface BulkReportRowView {
  /** From 1: its place in the list of values, or its line in the text. */
  position: number
  /** The product's name; null where it is not known. */
  title: string | null
  sku: string | null
  outcome: 'added' | 'updated' | 'unchanged' | 'skipped'
  /** Pieces before; null where the line was not in the cart. */
  before: string | null
  /** Pieces after; null where there is no line, or nothing to count. */
  quantity: string | null
  /** Why it is passed over: a fault of the text or the store's permanent code; null where it is not. */
  reason: string | null
  /** What stood where the quantity should, or the store's own words; null where neither says more. */
  detail: string | null
}

/** A report on each part of a text. */
export interface BulkReportView {
  /** At least one row was, or would be, applied. */
  success: boolean
  /** In the order of the text. */
  rows: readonly BulkReportRowView[]
  /** Lines with another quantity than before, and lines that are new. */
  changed: number
  unchanged: number
  skipped: number
}

/** The rows to send. */
export function toBulkSetRows(rows: readonly BulkUploadRow[]): BulkSetRow[] {
  return rows.map(({ itemId, sku, quantity }) =>
    itemId === null ? { sku: sku ?? '', quantity } : { item_id: itemId, quantity },
  )
}

/**
 * The report on a text: what the store said of each row, and what was never sent.
 * @param answer of the preview or of the change itself; null where no row was fit to be sent
 * @param before the cart as it was
 */
export function toBulkReportView(
  { rows, skipped }: ParsedBulkUpload,
  answer: Pick<BulkSetAnswer, 'success' | 'results'> | null,
  before: Cart,
  locale: string,
): BulkReportView {
  const lines = new Map(before.items.map((item) => [item.id, item]))
  const quantityText = (quantity: number | null | undefined) =>
    quantity === null || quantity === undefined ? null : formatNumber(quantity, locale)

  function fromStore(row: BulkUploadRow, result: BulkRowResult): BulkReportRowView {
    const line = lines.get(result.item_id ?? row.itemId ?? '')
    return {
      position: row.position,
      title: result.product_title ?? line?.product_title ?? null,
      sku: result.sku ?? row.sku,
      outcome: result.status,
      before: quantityText(line?.quantity),
      quantity: quantityText(result.quantity),
      reason: result.code,
      detail: result.status === 'skipped' ? result.message : null,
    }
  }

  function fromText({ position, itemId, sku, text, fault }: BulkUploadSkip): BulkReportRowView {
    const line = lines.get(itemId ?? '')
    const left = quantityText(line?.quantity)
    return {
      position,
      title: line?.product_title ?? null,
      sku: line?.variant_sku ?? (sku || null),
      outcome: 'skipped',
      before: left,
      quantity: left,
      reason: fault,
      detail: text || null,
    }
  }

  const results = new Map(answer?.results.map((result) => [result.row, result]))
  const sent = rows.flatMap((row, index) => {
    const result = results.get(index)
    return result ? [fromStore(row, result)] : []
  })
  const all = [...sent, ...skipped.map(fromText)].toSorted((a, b) => a.position - b.position)
  const count = (...outcomes: BulkReportRowView['outcome'][]) =>
    all.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    success: answer?.success ?? false,
    rows: all,
    changed: count('added', 'updated'),
    unchanged: count('unchanged'),
    skipped: count('skipped'),
  }
}
