import type { BulkRowResult, Cart, components, ErrorParams } from '@skafferi/api'
import { formatCountry, formatMoney, formatNumber } from '../../platform/format'
import { nextTier, tierFor, tiersIn } from '../../rules/pricing/pricing'
import { toCartSize, type CartSizeView } from './cart-size.view'
import type { BulkUploadResult, BulkUploadRow, BulkUploadSkip } from '../../rules/cart/bulk-upload'

type BulkSetAnswer = components['schemas']['BulkSetAnswer']
type BulkSetRow = components['schemas']['BulkSetRowRequest']

/** A text that was parsed into rows. */
export type ParsedBulkUpload = Extract<BulkUploadResult, { status: 'read' }>

/** The net price of a row at its quantity, formatted. */
export interface BulkPriceView {
  /** Price of one piece. */
  each: string
  /** Price of all pieces. */
  total: string
  /** The lower price that the line would lose, and its minimum quantity; null if none. */
  lost: { price: string; from: string } | null
  /** The next lower price and the pieces missing for it; null if there is none. */
  next: { price: string; missing: string } | null
}

/** The result of one row of the text, planned or applied. */
export interface BulkReportRowView {
  /** From 1: its position in the list of values, or its line in the text. */
  position: number
  /** Positions of further rows that were added to it ("4, 7"); null if none. */
  mergedPositions: string | null
  /** The product's title; null if unknown. */
  title: string | null
  /** The variant's name in the cart; null if it has none. */
  variant: string | null
  sku: string | null
  outcome: 'added' | 'updated' | 'unchanged' | 'skipped'
  /** Pieces before; null if the line was not in the cart. */
  before: string | null
  /** Pieces afterwards; null if there is no line. */
  quantity: string | null
  /** Null if it is skipped. */
  price: BulkPriceView | null
  /** Name of the destination country if it cannot be delivered there by law; otherwise null. */
  undeliverableTo: string | null
  /** Why it is skipped: a fault of the text or the store's code; null if it is not. */
  reason: string | null
  /** The text in place of the quantity, or the store's message; null if there is none. */
  detail: string | null
  /** The values in the reason of the store. */
  params?: ErrorParams
}

/** The report on the rows of a text. */
export interface BulkReportView {
  /** At least one row was, or would be, applied. */
  success: boolean
  /** In the order of the text. */
  rows: readonly BulkReportRowView[]
  /** Number of lines with a changed quantity, and of new lines. */
  changed: number
  unchanged: number
  /** Number of rows in the text, including those that were added to others. */
  inputRows: number
  /** Number of rows that are applied, or already match the cart. */
  applied: number
  skipped: number
  /** Number of rows that were ignored because their quantity is empty or 0. */
  blankRows: number
  /** Size of the cart after applying; null while there is room for more lines. */
  size: CartSizeView | null
}

/** The rows to send. */
export function toBulkSetRows(rows: readonly BulkUploadRow[]): BulkSetRow[] {
  return rows.map(({ itemId, sku, quantity }) =>
    itemId === null ? { sku: sku ?? '', quantity } : { item_id: itemId, quantity },
  )
}

/**
 * Returns the price of a row.
 * @param before pieces in the cart; null if none
 */
function toPriceView(
  prices: BulkRowResult['prices'],
  { before, quantity }: { before: number | null; quantity: number },
  { currency, locale }: { currency: string; locale: string },
): BulkPriceView | null {
  const tiers = tiersIn(currency, prices)
  const tier = tierFor(tiers, quantity)
  if (!tier) return null
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const pieces = (count: number) => formatNumber(count, locale)
  const earlier = before === null ? undefined : tierFor(tiers, before)
  const next = nextTier(tiers, quantity)
  const isLost = earlier !== undefined && earlier.amount < tier.amount
  return {
    each: money(tier.amount),
    total: money(tier.amount * quantity),
    lost: isLost ? { price: money(earlier.amount), from: pieces(earlier.min_quantity) } : null,
    next: next ? { price: money(next.amount), missing: pieces(next.min_quantity - quantity) } : null,
  }
}

/**
 * Creates the report on a text: the store's results, and the rows that were not sent.
 * @param answer of the preview or the change; null if no row was valid
 * @param before the cart before the change
 */
export function toBulkReportView(
  { rows, skipped, blankRows }: ParsedBulkUpload,
  answer: Pick<BulkSetAnswer, 'success' | 'results'> | null,
  before: Cart,
  locale: string,
): BulkReportView {
  const lines = new Map(before.items.map((item) => [item.id, item]))
  const quantityText = (quantity: number | null | undefined) =>
    quantity === null || quantity === undefined ? null : formatNumber(quantity, locale)

  function fromStore(row: BulkUploadRow, result: BulkRowResult): BulkReportRowView {
    const line = lines.get(result.item_id ?? row.itemId ?? '')
    const isSkipped = result.status === 'skipped'
    const { quantity } = row
    const requested = { before: line?.quantity ?? null, quantity }
    return {
      position: row.position,
      mergedPositions: row.mergedPositions
        ? row.mergedPositions.map((place) => formatNumber(place, locale)).join(', ')
        : null,
      title: result.product_title ?? line?.product_title ?? null,
      variant: (result.variant_title ?? line?.variant_title) || null,
      sku: result.sku ?? row.sku,
      outcome: result.status,
      before: quantityText(line?.quantity),
      quantity: quantityText(result.quantity),
      undeliverableTo: result.deliverable ? null : formatCountry(before.delivery_country_code, locale),
      price: isSkipped ? null : toPriceView(result.prices, requested, { currency: before.currency_code, locale }),
      reason: result.code,
      detail: isSkipped ? result.message : null,
      params: result.params,
    }
  }

  function fromText({ position, itemId, sku, text, fault, title }: BulkUploadSkip): BulkReportRowView {
    const line = lines.get(itemId ?? '')
    const currentQuantity = quantityText(line?.quantity)
    return {
      position,
      mergedPositions: null,
      title: line?.product_title ?? title ?? null,
      variant: line?.variant_title || null,
      sku: line?.variant_sku ?? (sku || null),
      outcome: 'skipped',
      before: currentQuantity,
      quantity: currentQuantity,
      price: null,
      undeliverableTo: null,
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
  const mergedRows = new Map(rows.map(({ position, mergedPositions = [] }) => [position, mergedPositions.length]))
  const inputRowsOf = (reportRows: readonly BulkReportRowView[]) =>
    reportRows.reduce((sum, { position }) => sum + 1 + (mergedRows.get(position) ?? 0), 0)
  return {
    success: answer?.success ?? false,
    rows: all,
    changed: count('added', 'updated'),
    unchanged: count('unchanged'),
    inputRows: inputRowsOf(all),
    applied: inputRowsOf(all.filter(({ outcome }) => outcome !== 'skipped')),
    skipped: count('skipped'),
    blankRows,
    size: toCartSize(before.items.length + count('added')),
  }
}
