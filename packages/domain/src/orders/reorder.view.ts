import type { ReorderLine, ReorderPreview } from '@skafferi/api'
import type { PictureView } from '../catalog'
import { readRecord } from '../draft'
import { formatMoney, toMinor } from '../format'
import { articleName } from '../product/variant-name.rules'
import { goodsOf, lookFirst, maxToAdd, needsLook } from './reorder-choice.rules'
import type { ReorderCode } from './reorder.rules'

/** What the buyer wants of a line. */
export interface ReorderDraft {
  /** Whether it is to be added. */
  chosen: boolean
  /** The number in its field; null where there is none. */
  value: number | null
  /** What is to be said about it. */
  note: 'wrong' | 'corrected' | null
}

/** What the buyer has said otherwise than it was offered, by the ids of the order's lines. */
export type ReorderDrafts = Readonly<Record<string, Partial<ReorderDraft>>>

/** Everything as it was offered. */
export const noReorderDrafts: ReorderDrafts = {}

/** What the buyer had said before the session ended, or before a reload; null if it is malformed. */
export const parseReorderDrafts = (stored: unknown) =>
  readRecord<Partial<ReorderDraft>>(
    stored,
    ({ chosen = true, value = null }) => typeof chosen === 'boolean' && (value === null || Number.isInteger(value)),
  )

/** One line of an order, with what has changed since and what is wanted of it. */
export interface ReorderLineView {
  /** Names the line in events. */
  itemId: string
  productId: string
  /** The product's name. */
  title: string
  /** What its controls are called by: the product and the variant. */
  name: string
  variant: string
  /** Null where it has none. */
  sku: string | null
  picture: PictureView
  code: ReorderCode
  /** Pieces in the order. */
  ordered: number
  /** Pieces that the cart holds already. */
  inCart: number
  /** The most pieces that can be added; 0 where none can. */
  most: number
  /** Of one piece in the order, formatted. */
  priceBefore: string
  /** Of one piece now, formatted; null where none can be added. */
  price: string | null
  /** How the price has changed. */
  priceMove: 'lower' | 'same' | 'higher'
  chosen: boolean
  /** What stands in its field. */
  entry: Pick<ReorderDraft, 'value' | 'note'>
  /** More is wanted than can be added. */
  tooMany: boolean
}

/** What ordering the same again would bring. */
export interface ReorderView {
  orderId: string
  /** The number people say on the phone. */
  displayId: string
  /** Those that need a look first. */
  lines: readonly ReorderLineView[]
  /** How many need a look. */
  toLook: number
  /** How many lines would be added. */
  chosen: number
  /** The line that is chosen and cannot be added so, the first of them; null where there is none. */
  wrongItemId: string | null
  /** What is chosen, net, formatted. */
  goods: string
  /** What the order's goods came to, net, before discounts, formatted. */
  goodsBefore: string
  /** The buyer has changed a quantity: its price may be another one then, and the store has not said so yet. */
  estimated: boolean
}

/** A line as it would be added. */
export interface ReorderPurchase {
  variantId: string
  quantity: number
}

const isRight = (value: number | null, most: number): value is number => value !== null && value >= 1 && value <= most

/** What is wanted of a line: what was offered, unless the buyer said otherwise. */
function refundRequestOf(line: ReorderLine, drafts: ReorderDrafts) {
  const draft: ReorderDraft = { chosen: true, value: line.quantity, note: null, ...drafts[line.item_id] }
  const most = maxToAdd(line)
  return { ...draft, chosen: draft.chosen && most > 0, most }
}

function toLineView(line: ReorderLine, drafts: ReorderDrafts, money: (amount: number) => string): ReorderLineView {
  const { product_title: title, unit_price: price, unit_price_before: before } = line
  const { chosen, value, note, most } = refundRequestOf(line, drafts)
  const tooMany = chosen && value !== null && value > most
  const change = price === null ? 0 : toMinor(price) - toMinor(before)
  return {
    itemId: line.item_id,
    productId: line.product_id,
    title,
    name: articleName(title, line.variant_title, null),
    variant: line.variant_title,
    sku: line.variant_sku,
    picture: { src: line.thumbnail, alt: title },
    code: line.code,
    ordered: line.ordered_quantity,
    inCart: line.cart_quantity,
    most,
    priceBefore: money(before),
    price: price === null ? null : money(price),
    priceMove: change === 0 ? 'same' : change < 0 ? 'lower' : 'higher',
    chosen,
    entry: { value, note: tooMany ? 'wrong' : note },
    tooMany,
  }
}

/** The chosen lines as they are added. Only for a preview without a wrong line. */
export function toReorderPurchases({ lines }: ReorderPreview, drafts: ReorderDrafts): ReorderPurchase[] {
  return lines.flatMap((line) => {
    const { chosen, value, most } = refundRequestOf(line, drafts)
    return chosen && isRight(value, most) ? [{ variantId: line.variant_id, quantity: value }] : []
  })
}

/** What the preview shows, with what the buyer has said so far. */
export function toReorderView(preview: ReorderPreview, drafts: ReorderDrafts, locale: string): ReorderView {
  const minor = (amount: number) => formatMoney(amount, preview.currency_code, locale)
  const requested = preview.lines
    .map((line) => ({ ...refundRequestOf(line, drafts), line }))
    .filter(({ chosen }) => chosen)
  const lines = lookFirst(preview.lines).map((line) => toLineView(line, drafts, (amount) => minor(toMinor(amount))))
  const wrong = lines.find(({ chosen, entry, most }) => chosen && !isRight(entry.value, most))
  return {
    orderId: preview.order_id,
    displayId: String(preview.display_id),
    lines,
    toLook: preview.lines.filter(({ code }) => needsLook(code)).length,
    chosen: requested.length,
    wrongItemId: wrong?.itemId ?? null,
    goods: minor(
      goodsOf(requested.map(({ value, line }) => ({ quantity: value ?? 0, unitPrice: toMinor(line.unit_price ?? 0) }))),
    ),
    goodsBefore: minor(
      goodsOf(
        preview.lines.map((line) => ({ quantity: line.ordered_quantity, unitPrice: toMinor(line.unit_price_before) })),
      ),
    ),
    estimated: requested.some(({ value, line }) => value !== line.quantity),
  }
}
