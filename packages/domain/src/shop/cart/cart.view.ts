import type { Cart, CartItem, CountryCode } from '@skafferi/api'
import {
  toDispatchView,
  toLargerQuantityView,
  type DispatchView,
  type LargerQuantityView,
  type PictureView,
} from '../../platform/shared-views'
import { formatCountry, formatMoney, formatNumber, formatRoundMoney, toMinor } from '../../platform/format'
import { nextTier, tiersIn } from '../../rules/pricing/pricing'
import { nameOfLine, withoutSplitUnits } from '../../rules/catalogue/variant-name'
import { toCartSize, type CartSizeView } from './cart-size.view'
import { estimateCart } from './cart.estimate'
import { toDeliverySteps, type DeliveryStepsView } from './delivery-steps.view'
import type { LineChange } from '../../rules/cart/line-change'
import { lineRule, toOrderLimits } from '../../rules/quantity/order-limits'
import { defaultOrderRule, type OrderRule } from '../../rules/quantity/order-rule'
import { missingToMinimum } from '../../rules/checkout/order-minimum'
import { toLineSteps, type LineStepView } from './line-steps.view'
import type { AcknowledgedLine, AcknowledgedLines } from './acknowledged-lines'
import { toTotalsView, type TotalsView } from './totals.view'

/** A quantity that a colleague or another tab has changed, or that was requested and got no answer. */
export interface LineEditConflictView {
  /** `short`: more was requested than is in stock. */
  kind: 'elsewhere' | 'unsaved' | 'short'
  /** The acknowledged quantity, formatted. */
  was: string
  /** The current quantity, formatted. */
  now: string
  /** The alternative quantity: the requested one, the pieces in stock if they are fewer, or the acknowledged one. */
  alternative: number
  /** The same, formatted. */
  alternativeText: string
  /** True if it was requested, and refused by the store or not answered. */
  isRequested: boolean
}

/** A line with more pieces than the stock. */
export interface ShortageView {
  /** Pieces in stock; 0 if it is sold out or no longer for sale. */
  left: number
  /** The same, formatted. */
  leftText: string
}

/** One line of the cart. It stays the same object until something about the line changes. */
export interface CartLineView {
  id: string
  productId: string
  /** The product's name. */
  title: string
  /** Accessible name of its controls: the product, and the variant if there are several. */
  name: string
  /** The variant ("Strength 3 · Single can · 10 mg · 14 g"); null if it has no name. */
  variant: string | null
  sku: string | null
  picture: PictureView
  /** Pieces. */
  quantity: number
  /** The same, formatted ("1,240"). */
  quantityText: string
  /** Which quantities can be ordered. */
  orderRule: OrderRule
  /** Net price of one piece at this quantity. */
  unitPrice: string
  /** True if the line has a bulk price. */
  hasBulkPrice: boolean
  /** The next lower price of one piece, formatted, and the quantity from which it holds; null if the stock has none. */
  nextPrice: { price: string; from: number } | null
  /** Net, before tax. */
  total: string
  /** True while a change of the line is pending. */
  busy: boolean
  /** Null if the buyer has acknowledged the quantity. */
  editConflict: LineEditConflictView | null
  /** Name of the destination country if it cannot be delivered there by law; otherwise null. */
  undeliverableTo: string | null
  /** When its pieces ship; null if all ship now. */
  dispatch: DispatchView | null
  /** The age limit of the product in years; null if it has none. */
  ageLimit: number | null
  /** Null if there is enough stock. */
  shortage: ShortageView | null
  /** Null if no larger quantity costs less, or if it cannot be delivered. */
  larger: LargerQuantityView | null
  /** The step sizes of plus and minus; the first is the default. */
  steps: readonly LineStepView[]
}

/** The cart page. */
export interface CartView {
  /** Null until the first piece is added. */
  id: string | null
  /** Number of lines. */
  lineCount: number
  /** Null while there is room for more lines. */
  size: CartSizeView | null
  /** In the order they were added. */
  lines: readonly CartLineView[]
  totals: TotalsView
  /** Number of lines with a bulk price. */
  bulkPriceLineCount: number
  /** Null if there is no free delivery. */
  delivery: DeliveryStepsView | null
  /** The value of goods missing to the order minimum, formatted; null if it is reached, or there is none. */
  toMinimum: string | null
}

interface LineContext {
  currency: string
  country: CountryCode
  locale: string
  busy: boolean
  acknowledged: AcknowledgedLine | undefined
}

/** Memoized views of lines, so that of 1,000 lines only changed ones are created and rendered. */
const viewCache = new WeakMap<CartItem, LineContext & { view: CartLineView }>()

function toLineEditConflict(
  { quantity, inventory_quantity: left }: CartItem,
  { acknowledged, busy, locale }: LineContext,
): LineEditConflictView | null {
  if (!acknowledged || busy) return null
  const { requested = 0 } = acknowledged
  const isShort = requested > left
  // A removal is not offered again.
  const alternative = isShort ? left : requested || acknowledged.quantity
  if (alternative === quantity || (isShort && quantity > left)) return null
  return {
    kind: isShort ? 'short' : acknowledged.quantity === quantity ? 'unsaved' : 'elsewhere',
    was: formatNumber(acknowledged.quantity, locale),
    now: formatNumber(quantity, locale),
    alternative,
    alternativeText: formatNumber(alternative, locale),
    isRequested: acknowledged.requested !== undefined,
  }
}

function toShortage({ quantity, inventory_quantity: left }: CartItem, locale: string): ShortageView | null {
  return quantity > left ? { left, leftText: formatNumber(left, locale) } : null
}

function toLine(item: CartItem, context: LineContext): CartLineView {
  const { busy, country, locale, acknowledged } = context
  const earlier = viewCache.get(item)
  if (
    earlier?.busy === busy &&
    earlier.locale === locale &&
    earlier.acknowledged === acknowledged &&
    earlier.country === country
  )
    return earlier.view
  const money = (amount: number) => formatMoney(toMinor(amount), context.currency, locale)
  const tiers = tiersIn(context.currency, item.prices)
  const [single] = tiers
  const next = nextTier(tiers, item.quantity)
  const orderRule = defaultOrderRule
  const view = {
    id: item.id,
    productId: item.product_id,
    title: item.product_title,
    name: nameOfLine(item),
    variant: withoutSplitUnits(item.variant_title) || null,
    sku: item.variant_sku,
    picture: { src: item.thumbnail, alt: item.product_title },
    quantity: item.quantity,
    quantityText: formatNumber(item.quantity, locale),
    orderRule,
    unitPrice: money(item.unit_price),
    hasBulkPrice: single !== undefined && toMinor(item.unit_price) < single.amount,
    nextPrice:
      next && next.min_quantity <= item.inventory_quantity
        ? { price: formatMoney(next.amount, context.currency, locale), from: next.min_quantity }
        : null,
    total: money(item.subtotal),
    busy,
    editConflict: toLineEditConflict(item, context),
    undeliverableTo: item.deliverable ? null : formatCountry(country, locale),
    dispatch: toDispatchView(item.quantity, item.backorder, locale),
    ageLimit: item.age_limit,
    shortage: busy ? null : toShortage(item, locale),
    larger: item.deliverable
      ? toLargerQuantityView({ ...context, tiers }, item.quantity, lineRule(toOrderLimits(item)), locale)
      : null,
    steps: toLineSteps(item, orderRule, context.currency, locale),
  }
  viewCache.set(item, { ...context, view })
  return view
}

function toMinimum({ item_total: goods, order_minimum: minimum, currency_code }: Cart, locale: string): string | null {
  const missing = missingToMinimum(toMinor(goods), minimum === null ? null : toMinor(minimum))
  return missing > 0 ? formatRoundMoney(missing, currency_code, locale) : null
}

/** The buyer's pending changes and acknowledged lines. */
export interface CartState {
  /**
   * Pending changes, oldest first; they are displayed at once, with estimated totals. A line that is being removed
   * stays, busy, until the store has answered. None by default.
   */
  pendingChanges?: readonly LineChange[]
  /** The acknowledged lines; by default, all lines as they are. */
  acknowledged?: AcknowledgedLines
}

/** The view of the cart page. */
export function toCartView(
  cart: Cart,
  { pendingChanges = [], acknowledged = {} }: CartState,
  locale: string,
): CartView {
  const busy = new Set(pendingChanges.map(({ lineId }) => lineId))
  const quantities = new Map(
    pendingChanges.filter(({ quantity }) => quantity > 0).map(({ lineId, quantity }) => [lineId, quantity]),
  )
  const estimated = estimateCart(cart, quantities)
  const { currency_code: currency, delivery_country_code: country } = estimated
  const context = { currency, country, locale }
  const lines = estimated.items.map((item) =>
    toLine(item, { ...context, busy: busy.has(item.id), acknowledged: acknowledged[item.id] }),
  )
  return {
    id: estimated.id,
    lineCount: lines.length,
    size: toCartSize(lines.length),
    lines,
    totals: toTotalsView(estimated, estimated !== cart, locale),
    bulkPriceLineCount: lines.filter((line) => line.hasBulkPrice).length,
    delivery: toDeliverySteps(estimated, locale),
    toMinimum: toMinimum(estimated, locale),
  }
}
