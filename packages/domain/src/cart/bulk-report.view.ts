import type { BulkRowResult, Cart, components } from '@skafferi/api'
import { formatCountry, formatMoney, formatNumber } from '../format'
import { nextTier, tierFor, tiersIn } from '../product/pricing.rules'
import { toCartSize, type CartSizeView } from './cart-size.view'
import type { BulkUploadResult, BulkUploadRow, BulkUploadSkip } from './bulk-upload.rules'

type BulkSetAnswer = components['schemas']['BulkSetAnswer']
type BulkSetRow = components['schemas']['BulkSetRowRequest']

/** A text that could be read, row by row. */
export type ParsedBulkUpload = Extract<BulkUploadResult, { status: 'read' }>

/** What a row costs at its quantity, net; formatted. */
export interface BulkPriceView {
  /** Of one piece. */
  each: string
  /** Of all its pieces. */
  total: string
  /** The lower price that the line has now and would lose, and the pieces from which it holds; null where none. */
  lost: { price: string; from: string } | null
  /** The next lower price and how many pieces are missing for it; null where there is none. */
  next: { price: string; missing: string } | null
}

/** What became of one part of the text, or will. */
export interface BulkReportRowView {
  /** From 1: its place in the list of values, or its line in the text. */
  position: number
  /** Positions of further parts that are added up in it ("4, 7"); null where there are none. */
  also: string | null
  /** The product's name; null where it is not known. */
  title: string | null
  sku: string | null
  outcome: 'added' | 'updated' | 'unchanged' | 'skipped'
  /** Pieces before; null where the line was not in the cart. */
  before: string | null
  /** Pieces after; null where there is no line, or nothing to count. */
  quantity: string | null
  /** Null where it is passed over. */
  price: BulkPriceView | null
  /** The country of delivery, by name, where the law does not let it in; null where it does. */
  undeliverableTo: string | null
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
  /** Parts of the text: those that are added up are a part each. */
  parts: number
  /** Parts that are, or would be, in the cart as they say, changed or not. */
  applied: number
  skipped: number
  /** Of the cart with what is applied; null while there is room for more lines. */
  size: CartSizeView | null
}

/** The rows to send. */
export function toBulkSetRows(rows: readonly BulkUploadRow[]): BulkSetRow[] {
  return rows.map(({ itemId, sku, quantity }) =>
    itemId === null ? { sku: sku ?? '', quantity } : { item_id: itemId, quantity },
  )
}

/**
 * What a row costs.
 * @param before pieces in the cart; null where there are none
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
    const isSkipped = result.status === 'skipped'
    const { quantity } = row
    const requested = { before: line?.quantity ?? null, quantity }
    return {
      position: row.position,
      also: row.also ? row.also.map((place) => formatNumber(place, locale)).join(', ') : null,
      title: result.product_title ?? line?.product_title ?? null,
      sku: result.sku ?? row.sku,
      outcome: result.status,
      before: quantityText(line?.quantity),
      quantity: quantityText(result.quantity),
      undeliverableTo: result.deliverable ? null : formatCountry(before.delivery_country_code, locale),
      price: isSkipped ? null : toPriceView(result.prices, requested, { currency: before.currency_code, locale }),
      reason: result.code,
      detail: isSkipped ? result.message : null,
    }
  }

  function fromText({ position, itemId, sku, text, fault, title }: BulkUploadSkip): BulkReportRowView {
    const line = lines.get(itemId ?? '')
    const left = quantityText(line?.quantity)
    return {
      position,
      also: null,
      title: line?.product_title ?? title ?? null,
      sku: line?.variant_sku ?? (sku || null),
      outcome: 'skipped',
      before: left,
      quantity: left,
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
  const addedUp = new Map(rows.map(({ position, also = [] }) => [position, also.length]))
  const partsIn = (some: readonly BulkReportRowView[]) =>
    some.reduce((parts, { position }) => parts + 1 + (addedUp.get(position) ?? 0), 0)
  return {
    success: answer?.success ?? false,
    rows: all,
    changed: count('added', 'updated'),
    unchanged: count('unchanged'),
    parts: partsIn(all),
    applied: partsIn(all.filter(({ outcome }) => outcome !== 'skipped')),
    skipped: count('skipped'),
    size: toCartSize(before.items.length + count('added')),
  }
}
