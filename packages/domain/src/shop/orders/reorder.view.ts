import type { ReorderLine, ReorderPreview } from '@skafferi/api'
import { toLargerQuantityView, type LargerQuantityView, type PictureView } from '../../platform/shared-views'
import { formatMoney, toMinor } from '../../platform/format'
import { isInteger, oneOf, recordOf, shape } from '../../rules/json/schema'
import { articleName, withoutSplitUnits } from '../../rules/catalogue/variant-name'
import { goodsOf, needsReviewFirst, needsReview, ruleToAdd } from '../../rules/orders/reorder-choice'
import type { ReorderCode } from '../../rules/orders/reorder'
import type { Minor } from '../../rules/pricing/money'
import { tierFor, tiersIn, type Tier } from '../../rules/pricing/pricing'
import { lineRule, toOrderLimits } from '../../rules/quantity/order-limits'
import { isOrderable, type OrderRule } from '../../rules/quantity/order-rule'

/** The buyer's choice for a line. */
export interface ReorderDraft {
  /** True to add the line. */
  chosen: boolean
  /** Value of its quantity field; null if empty. */
  value: number | null
  /** Change to show for the line. */
  note: 'wrong' | 'corrected' | null
}

/** Choices that differ from the offer, by order line id. */
export type ReorderDrafts = Readonly<Record<string, Partial<ReorderDraft>>>

/** No choices: everything as offered. */
export const noReorderDrafts: ReorderDrafts = {}

/** Schema of stored choices. */
export const isReorderDrafts = recordOf(
  shape<Partial<ReorderDraft>>({
    chosen: oneOf(undefined, true, false),
    value: oneOf(undefined, null, isInteger),
    note: oneOf(undefined, null, 'wrong', 'corrected'),
  }),
)

/** An order line with its changes since then and the buyer's choice. */
export interface ReorderLineView {
  /** Identifies the line in events. */
  itemId: string
  productId: string
  /** The product's name. */
  title: string
  /** Accessible name of its controls: the product and the variant. */
  name: string
  variant: string
  /** Null if it has none. */
  sku: string | null
  picture: PictureView
  code: ReorderCode
  /** Pieces in the order. */
  ordered: number
  /** Pieces already in the cart. */
  inCart: number
  /** Which quantities can be added; the maximum is 0 if none can. */
  orderRule: OrderRule
  /** Of one piece in the order, formatted. */
  priceBefore: string
  /** Current unit price, formatted; null if none can be added. */
  price: string | null
  /** How the price has changed. */
  priceChange: 'lower' | 'same' | 'higher'
  chosen: boolean
  /** Value of its quantity field. */
  entry: Pick<ReorderDraft, 'value' | 'note'>
  /** True if the quantity exceeds what can be added. */
  tooMany: boolean
  /** Null if it is not chosen, or if no larger quantity costs less with the pieces in the cart. */
  larger: LargerQuantityView | null
}

/** The preview of a reorder. */
export interface ReorderView {
  orderId: string
  /** The order number. */
  displayId: string
  /** Lines, those that need attention first. */
  lines: readonly ReorderLineView[]
  /** Number of lines that need attention. */
  reviewCount: number
  /** How many lines would be added. */
  chosen: number
  /** The first chosen line with an invalid quantity; null if there is none. */
  invalidItemId: string | null
  /** Net amount of the chosen lines, formatted. */
  goods: string
  /** Net amount of the order's goods before discounts, formatted. */
  goodsBefore: string
  /** True if the buyer changed a quantity, so that the store has not confirmed the amount. */
  estimated: boolean
}

/** A line to add. */
export interface ReorderPurchase {
  variantId: string
  quantity: number
}

/** Returns the buyer's choice for a line, or the offered one. */
function choiceFor(line: ReorderLine, drafts: ReorderDrafts) {
  const draft: ReorderDraft = { chosen: true, value: line.quantity, note: null, ...drafts[line.item_id] }
  const orderRule = ruleToAdd(line)
  return { ...draft, chosen: draft.chosen && orderRule.maximum > 0, orderRule }
}

/** The prices of a line. */
interface PriceList {
  currency: string
  tiers: readonly Tier[]
  locale: string
}

/**
 * Returns the price of one piece at the quantity that the cart line would have, the store's own if that is what it
 * offers; null if nothing can be added.
 */
function priceOf(line: ReorderLine, tiers: readonly Tier[], value: number | null): Minor | null {
  const tier = value === null || value === line.quantity ? undefined : tierFor(tiers, line.cart_quantity + value)
  return tier?.amount ?? (line.unit_price === null ? null : toMinor(line.unit_price))
}

/** Returns the larger quantity to add; its saving is that of the cart's line. */
function largerOf(line: ReorderLine, value: number, { currency, tiers, locale }: PriceList): LargerQuantityView | null {
  const { cart_quantity: inCart } = line
  const larger = toLargerQuantityView({ currency, tiers }, inCart + value, lineRule(toOrderLimits(line)), locale)
  return larger && { ...larger, quantity: larger.quantity - inCart }
}

function toLineView(line: ReorderLine, drafts: ReorderDrafts, prices: PriceList): ReorderLineView {
  const { product_title: title } = line
  const money = (amount: Minor) => formatMoney(amount, prices.currency, prices.locale)
  const before = toMinor(line.unit_price_before)
  const { chosen, value, note, orderRule } = choiceFor(line, drafts)
  const tooMany = chosen && value !== null && value > orderRule.maximum
  const price = priceOf(line, prices.tiers, value)
  const change = price === null ? 0 : price - before
  return {
    itemId: line.item_id,
    productId: line.product_id,
    title,
    name: articleName(title, line.variant_title, null),
    variant: withoutSplitUnits(line.variant_title),
    sku: line.variant_sku,
    picture: { src: line.thumbnail, alt: title },
    code: line.code,
    ordered: line.ordered_quantity,
    inCart: line.cart_quantity,
    orderRule,
    priceBefore: money(before),
    price: price === null ? null : money(price),
    priceChange: change === 0 ? 'same' : change < 0 ? 'lower' : 'higher',
    chosen,
    entry: { value, note: tooMany ? 'wrong' : note },
    tooMany,
    larger: chosen && isOrderable(orderRule, value) ? largerOf(line, value, prices) : null,
  }
}

/** Returns the chosen lines as request data. All quantities must be valid. */
export function toReorderPurchases({ lines }: ReorderPreview, drafts: ReorderDrafts): ReorderPurchase[] {
  return lines.flatMap((line) => {
    const { chosen, value, orderRule } = choiceFor(line, drafts)
    return chosen && isOrderable(orderRule, value) ? [{ variantId: line.variant_id, quantity: value }] : []
  })
}

/** Returns the view of the preview with the buyer's choices. */
export function toReorderView(preview: ReorderPreview, drafts: ReorderDrafts, locale: string): ReorderView {
  const currency = preview.currency_code
  const minor = (amount: Minor) => formatMoney(amount, currency, locale)
  const tiersOf = ({ prices }: ReorderLine) => tiersIn(currency, prices)
  const requested = preview.lines.map((line) => ({ ...choiceFor(line, drafts), line })).filter(({ chosen }) => chosen)
  const lines = needsReviewFirst(preview.lines).map((line) =>
    toLineView(line, drafts, { currency, tiers: tiersOf(line), locale }),
  )
  const invalid = lines.find(({ chosen, entry, orderRule }) => chosen && !isOrderable(orderRule, entry.value))
  return {
    orderId: preview.order_id,
    displayId: String(preview.display_id),
    lines,
    reviewCount: preview.lines.filter(({ code }) => needsReview(code)).length,
    chosen: requested.length,
    invalidItemId: invalid?.itemId ?? null,
    goods: minor(
      goodsOf(
        requested.map(({ value, line }) => ({
          quantity: value ?? 0,
          unitPrice: priceOf(line, tiersOf(line), value) ?? 0,
        })),
      ),
    ),
    goodsBefore: minor(
      goodsOf(
        preview.lines.map((line) => ({ quantity: line.ordered_quantity, unitPrice: toMinor(line.unit_price_before) })),
      ),
    ),
    estimated: requested.some(({ value, line }) => value !== line.quantity),
  }
}
