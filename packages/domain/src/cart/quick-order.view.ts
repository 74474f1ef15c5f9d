import type { ProductCardView } from '../catalog'
import { formatDate, formatMoney, formatNumber } from '../format'
import { nextTier, tierFor, type Tier } from '../product/pricing.rules'
import { toCartSize, type CartSizeView } from './cart-size.view'
import {
  computeLine,
  computeTotals,
  type ListedArticle,
  type ListedLine,
  type ListedSum,
  type QuickOrder,
} from './quick-order.rules'

/** One price step of an article. */
export interface PriceStepView {
  /** Of one piece, formatted. */
  price: string
  /** Pieces from which it holds. */
  from: number
  /** Whether it prices the pieces that were typed; false where none were. */
  reached: boolean
}

/** What was typed for a product, and what it comes to. */
export interface OrderRowView {
  /** 0 where none were typed, or a variant has to be chosen. */
  pieces: number
  /** Formatted; null without pieces. */
  total: string | null
  /** At most three: one piece, the first bulk price, and the next step from where the pieces stand. */
  steps: readonly PriceStepView[]
}

/** A line whose product is not on the page. */
export interface ListedLineView {
  variantId: string
  productId: string | null
  title: string
  sku: string | null
  /** Address of its picture; null where there is none. */
  picture: string | null
  pieces: string
  total: string
  /** The day of its prices, formatted. */
  seen: string
}

/** All that was typed, on this page and elsewhere. */
export interface QuickOrderView {
  lines: number
  pieces: number
  /** Net, formatted, at the prices that are known. */
  total: string
  /** How much less than the same pieces would cost one by one; null where nothing. */
  saved: string | null
  /** Those whose products are not on the page. */
  offPageLines: readonly ListedLineView[]
  /** Addresses of the pictures of its first lines, at most three. */
  pictures: readonly string[]
  /** Of the cart as it is without the list; null while there is room for more lines. */
  size: CartSizeView | null
  /** What was sent last is not answered: it may be in the cart already. */
  unanswered: boolean
}

/** What the list keeps of a product; null where it cannot be ordered from a line. */
export function toListedArticle(product: ProductCardView, seen: string): ListedArticle | null {
  const { id, title, sku, stamp, variantId, offer } = product
  if (variantId === null || offer === null) return null
  return { variantId, productId: id, title, sku, picture: stamp.src, ...offer, seen }
}

/** The steps to show: with more than three, the last is the next one, or the one reached. */
function visibleTiers(tiers: readonly Tier[], pieces: number): readonly Tier[] {
  const shown = nextTier(tiers, pieces) ?? tierFor(tiers, pieces)
  const last = Math.max(
    2,
    tiers.findIndex((tier) => tier === shown),
  )
  return tiers.filter((_, at) => at < 2 || at === last)
}

/** A product's line. */
export function toOrderRow({ offer, variantId }: ProductCardView, list: QuickOrder, locale: string): OrderRowView {
  const pieces = list.lines.find((line) => line.variantId === variantId)?.pieces ?? 0
  if (!offer) return { pieces, total: null, steps: [] }
  const { currency, tiers } = offer
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const { total, tier } = computeLine({ tiers, pieces })
  const steps = visibleTiers(tiers, pieces).map((step) => ({
    price: money(step.amount),
    from: step.min_quantity,
    reached: pieces > 0 && step === tier,
  }))
  return { pieces, total: pieces > 0 ? money(total) : null, steps }
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
 * All that was typed.
 * @param shown variants that are on the page
 * @param cartLines how many the cart has
 */
export function toQuickOrderView(
  list: QuickOrder,
  { shown: onPage, cartLines }: { shown: ReadonlySet<string>; cartLines: number },
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
