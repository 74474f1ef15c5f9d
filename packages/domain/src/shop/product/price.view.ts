import type { Product, Variant } from '@skafferi/api'
import { toLargerQuantityView, toSaleView, type LargerQuantityView, type SaleView } from '../../platform/shared-views'
import { formatMoney, formatNumber, formatPercent, type Minor } from '../../platform/format'
import type { OrderRule } from '../../rules/quantity/order-rule'
import { displayTiers, savingPercent, tierFor, tiersIn, type Tier } from '../../rules/pricing/pricing'

/** One price tier of a variant. */
export interface TierView {
  /** Minimum quantity. */
  from: number
  /** Maximum quantity; null for the last tier. */
  to: number | null
  /** Formatted. */
  fromText: string
  /** Price of one piece, formatted. */
  price: string
  /** Discount on the unit price, "15%"; null if there is none. */
  saving: string | null
  /** True for the tier of the current quantity. */
  active: boolean
  /** True if it is lower than the price of one piece. */
  isBulkPrice: boolean
  /** Price of the tier without the running sale, formatted; null if no sale lowers it. */
  original: string | null
}

/** The price of one piece at the current quantity. */
export interface PriceView {
  /** Formatted. */
  text: string
  /** True if it is the lowest price of several variants, while none is chosen. */
  from: boolean
  /** True if it is lower than the price of one piece. */
  isBulkPrice: boolean
  /** The price without the bulk discount; null if `isBulkPrice` is false. */
  unitPrice: string | null
  /**
   * The price of one item, formatted, and the number of items in a piece; null if a piece is one item, or if unknown.
   */
  perItem: { text: string; count: number } | null
  /** The running sale at the current quantity; null if none lowers the price. */
  sale: SaleView | null
}

/** Prices of a product page. */
export interface PricingView {
  /** By rising quantity; those of the lowest-priced variant while several match the choice. */
  tiers: readonly TierView[]
  /** Null if the product has no price. */
  price: PriceView | null
  /** Total of the current quantity; null if the price is not certain or the quantity cannot be ordered. */
  total: string | null
  /** The same in minor units, 0 without a total. */
  goods: Minor
  /** Null without a total, or if no larger quantity costs less. */
  larger: LargerQuantityView | null
}

interface Offer {
  variant: Variant
  currency: string
  tiers: Tier[]
  /** Tiers without the running sale; empty if none runs. */
  originals: Tier[]
  /** The price of one piece at quantity 1. */
  unitPrice: Minor
  /** The tier of the current quantity. */
  tier: Tier
}

function toOffers(variants: readonly Variant[], quantity: number): Offer[] {
  return variants.flatMap((variant) => {
    const { currency, tiers } = displayTiers(variant.prices)
    const tier = tierFor(tiers, quantity)
    if (currency === null || !tier) return []
    const originals = tiersIn(currency, variant.original_prices ?? [])
    return [{ variant, currency, tiers, originals, unitPrice: (tiers[0] ?? tier).amount, tier }]
  })
}

const sameTiers = (a: readonly Tier[], b: readonly Tier[]) =>
  a.length === b.length &&
  a.every(({ min_quantity, amount }, index) => min_quantity === b[index]?.min_quantity && amount === b[index].amount)

const costsTheSame = (a: Offer, b: Offer) => sameTiers(a.tiers, b.tiers) && sameTiers(a.originals, b.originals)

/** Price of a tier without the sale; null if no sale lowers it. */
function originalOf({ originals }: Offer, { min_quantity, amount }: Tier): Minor | null {
  const original = originals.find((tier) => tier.min_quantity === min_quantity)?.amount
  return original !== undefined && original > amount ? original : null
}

function toTierViews(offer: Offer, locale: string): TierView[] {
  const { tiers, currency, unitPrice, tier: active } = offer
  return tiers.map((tier, index) => {
    const next = tiers[index + 1]
    const to = next ? next.min_quantity - 1 : null
    const isBulkPrice = tier.amount < unitPrice
    const original = originalOf(offer, tier)
    return {
      from: tier.min_quantity,
      to,
      fromText: formatNumber(tier.min_quantity, locale),
      price: formatMoney(tier.amount, currency, locale),
      saving: isBulkPrice ? formatPercent(savingPercent(unitPrice, tier.amount), locale) : null,
      active: tier === active,
      isBulkPrice,
      original: original === null ? null : formatMoney(original, currency, locale),
    }
  })
}

function toPriceView(offer: Offer, certain: 'certain' | 'lowest', locale: string): PriceView {
  const { unitPrice, currency, variant } = offer
  const { amount } = offer.tier
  const isBulkPrice = amount < unitPrice
  const hasItems = certain === 'certain' && variant.pack_size > 1
  return {
    text: formatMoney(amount, currency, locale),
    from: certain === 'lowest',
    isBulkPrice,
    unitPrice: isBulkPrice ? formatMoney(unitPrice, currency, locale) : null,
    perItem: hasItems
      ? { text: formatMoney(amount / variant.pack_size, currency, locale), count: variant.pack_size }
      : null,
    sale: toSaleView(
      { currency, amount, original: originalOf(offer, offer.tier), lastDay: variant.sale_last_day },
      locale,
    ),
  }
}

/**
 * Returns the prices of a product page.
 * @param allowed the chosen variant, or all that match the choice
 * @param quantity pieces; null if the entered quantity is invalid
 * @param fallbackQuantity quantity whose prices are shown then
 * @param rule the larger quantities that can be offered
 */
export function toPricingView(
  allowed: Product['variants'],
  quantity: number | null,
  fallbackQuantity: number,
  rule: OrderRule,
  locale: string,
): PricingView {
  const offers = toOffers(allowed, quantity ?? fallbackQuantity)
  const [first] = offers
  const none = { price: null, total: null, goods: 0, larger: null }
  if (!first) return { ...none, tiers: [] }
  if (!offers.every((offer) => costsTheSame(offer, first))) {
    const lowest = offers.reduce((best, offer) => (offer.tier.amount < best.tier.amount ? offer : best), first)
    return { ...none, tiers: toTierViews(lowest, locale), price: toPriceView(lowest, 'lowest', locale) }
  }
  const goods = first.tier.amount * (quantity ?? 0)
  return {
    tiers: toTierViews(first, locale),
    price: toPriceView(first, 'certain', locale),
    total: quantity === null ? null : formatMoney(goods, first.currency, locale),
    goods,
    larger: toLargerQuantityView(first, quantity ?? 0, rule, locale),
  }
}
