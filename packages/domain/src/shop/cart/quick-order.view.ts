import { toLargerQuantityView, type LargerQuantityView, type ProductCardView } from '../../platform/shared-views'
import { formatDate, formatMoney, formatNumber } from '../../platform/format'
import { nextTier, tierFor, type Tier } from '../../rules/pricing/pricing'
import { toCartSize, type CartSizeView } from './cart-size.view'
import {
  computeLine,
  computeTotals,
  type ListedArticle,
  type ListedLine,
  type ListedSum,
  type QuickOrder,
} from '../../rules/cart/quick-order'

/** One price step of an article. */
export interface PriceStepView {
  /** Price of one piece, formatted. */
  price: string
  /** Minimum quantity. */
  from: number
  /** True if it applies to the input; false without input. */
  reached: boolean
}

/** The input for a product, and its total. */
export interface OrderRowView {
  /** 0 without input, or if a variant has to be selected. */
  pieces: number
  /** Formatted; null without pieces. */
  total: string | null
  /** At most three: one piece, the first bulk price, and the next step from the input. */
  steps: readonly PriceStepView[]
  /** Null if no larger quantity costs less. */
  larger: LargerQuantityView | null
}

/** A line whose product is not on the page. */
export interface ListedLineView {
  variantId: string
  productId: string | null
  title: string
  sku: string | null
  /** URL of its picture; null if there is none. */
  picture: string | null
  pieces: string
  total: string
  /** The day of its prices, formatted. */
  seen: string
}

/** All input, on this page and others. */
export interface QuickOrderView {
  lines: number
  pieces: number
  /** Net, formatted, at the prices that are known. */
  total: string
  /** The saving over single prices; null if none. */
  saved: string | null
  /** Lines whose products are not on the page. */
  offPageLines: readonly ListedLineView[]
  /** Addresses of the pictures of its first lines, at most three. */
  pictures: readonly string[]
  /** Size of the cart without the list; null while there is room for more lines. */
  size: CartSizeView | null
  /** The last request was not answered: its lines may be in the cart. */
  unanswered: boolean
}

/** Returns a product as stored in the list; null if it cannot be ordered from a row. */
export function toListedArticle(product: ProductCardView, seen: string): ListedArticle | null {
  const { id, title, sku, thumbnail, variantId, offer } = product
  if (variantId === null || offer === null) return null
  return { variantId, productId: id, title, sku, picture: thumbnail.src, ...offer, seen }
}

/** Returns the tiers to display: of more than three, the last is the next one, or the reached one. */
function visibleTiers(tiers: readonly Tier[], pieces: number): readonly Tier[] {
  const highlighted = nextTier(tiers, pieces) ?? tierFor(tiers, pieces)
  const last = Math.max(
    2,
    tiers.findIndex((tier) => tier === highlighted),
  )
  return tiers.filter((_, at) => at < 2 || at === last)
}

/** Creates the row of a product. */
export function toOrderRow(
  { offer, variantId, stock }: ProductCardView,
  list: QuickOrder,
  locale: string,
): OrderRowView {
  const pieces = list.lines.find((line) => line.variantId === variantId)?.pieces ?? 0
  if (!offer) return { pieces, total: null, steps: [], larger: null }
  const { currency, tiers } = offer
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const { total, tier } = computeLine({ tiers, pieces })
  const steps = visibleTiers(tiers, pieces).map((step) => ({
    price: money(step.amount),
    from: step.min_quantity,
    reached: pieces > 0 && step === tier,
  }))
  const rule = { ...stock.orderRule, maximum: stock.limit ?? stock.orderRule.maximum }
  const larger = stock.state === 'out' ? null : toLargerQuantityView(offer, pieces, rule, locale)
  return { pieces, total: pieces > 0 ? money(total) : null, steps, larger }
}

function toListedLineView(line: ListedLine, locale: string): ListedLineView {
  const { variantId, productId, title, sku, picture, pieces, currency, seen } = line
  const total = formatMoney(computeLine(line).total, currency, locale)
  return {
    variantId,
    productId,
    title,
    sku,
    picture,
    pieces: formatNumber(pieces, locale),
    total,
    seen: formatDate(seen, locale),
  }
}

const sumText = (sums: readonly ListedSum[], of: 'total' | 'saved', locale: string) =>
  sums.map((sum) => formatMoney(sum[of], sum.currency, locale)).join(' + ')

/**
 * Creates the view of all input.
 * @param options.visible variants that are on the page
 * @param options.cartLines number of lines in the cart
 */
export function toQuickOrderView(
  list: QuickOrder,
  { visible: onPage, cartLines }: { visible: ReadonlySet<string>; cartLines: number },
  locale: string,
): QuickOrderView {
  const { lines, sent } = list
  const sums = computeTotals(lines)
  const savings = sums.filter(({ saved }) => saved > 0)
  return {
    lines: lines.length,
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    total: sumText(sums, 'total', locale),
    saved: savings.length > 0 ? sumText(savings, 'saved', locale) : null,
    offPageLines: lines.filter(({ variantId }) => !onPage.has(variantId)).map((line) => toListedLineView(line, locale)),
    pictures: [...new Set(lines.flatMap(({ picture }) => picture ?? []))].slice(0, 3),
    size: toCartSize(cartLines),
    unanswered: sent !== null,
  }
}
