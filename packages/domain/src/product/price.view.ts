import type { Product, Variant } from '@skafferi/api'
import type { SaleView } from '../catalog'
import { formatMoney, formatNumber, formatPercent, type Minor } from '../format'
import { displayTiers, savingPercent, tierFor, tiersIn, type Tier } from './pricing.rules'

/** One price tier of a variant. */
export interface TierView {
  /** Pieces from which it holds. */
  from: number
  /** Pieces up to which it holds; null for the last tier. */
  to: number | null
  /** The bounds, formatted. */
  fromText: string
  /** Empty for the last tier. */
  toText: string
  /** Of one piece, formatted. */
  price: string
  /** Discount on the unit price, "15%"; null if there is none. */
  saving: string | null
  /** The tier of the present quantity. */
  active: boolean
  /** Lower than the unit price. */
  better: boolean
  /** Price of the tier without the running sale, formatted; null if no sale lowers it. */
  original: string | null
}

/** What one piece costs at the present quantity. */
export interface PriceView {
  /** Formatted. */
  text: string
  /** The lowest price of several variants while none is chosen. */
  from: boolean
  /** Lower than the unit price. */
  better: boolean
  /** The unit price, where `better`. */
  unitPrice: string | null
  /** The price of one single item, formatted, and how many there are; null where the piece is the item, or unknown. */
  perItem: { text: string; count: number } | null
  /** The running sale at the current quantity; null if none lowers the price. */
  sale: SaleView | null
}

/** Prices of a product page. */
export interface PricingView {
  /** By rising quantity; those of the lowest-priced variant while several match the choice. */
  tiers: readonly TierView[]
  /** Null where the product has no price. */
  price: PriceView | null
  /** Of the present quantity; null while the price is not certain or so many cannot be ordered. */
  total: string | null
}

interface Offer {
  variant: Variant
  currency: string
  tiers: Tier[]
  /** Tiers without the running sale; empty if none runs. */
  originals: Tier[]
  /** What one piece costs, the unit price. */
  base: Minor
  /** The tier of the present quantity. */
  tier: Tier
}

function toOffers(variants: readonly Variant[], quantity: number): Offer[] {
  return variants.flatMap((variant) => {
    const { currency, tiers } = displayTiers(variant.prices)
    const tier = tierFor(tiers, quantity)
    if (currency === null || !tier) return []
    const originals = tiersIn(currency, variant.original_prices ?? [])
    return [{ variant, currency, tiers, originals, base: (tiers[0] ?? tier).amount, tier }]
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

function toSaleView(offer: Offer, locale: string): SaleView | null {
  const { tier, currency } = offer
  const original = originalOf(offer, tier)
  if (original === null) return null
  return {
    original: formatMoney(original, currency, locale),
    percent: formatPercent(savingPercent(original, tier.amount), locale),
  }
}

function toTierViews(offer: Offer, locale: string): TierView[] {
  const { tiers, currency, base, tier: active } = offer
  return tiers.map((tier, index) => {
    const next = tiers[index + 1]
    const to = next ? next.min_quantity - 1 : null
    const better = tier.amount < base
    const original = originalOf(offer, tier)
    return {
      from: tier.min_quantity,
      to,
      fromText: formatNumber(tier.min_quantity, locale),
      toText: to === null ? '' : formatNumber(to, locale),
      price: formatMoney(tier.amount, currency, locale),
      saving: better ? formatPercent(savingPercent(base, tier.amount), locale) : null,
      active: tier === active,
      better,
      original: original === null ? null : formatMoney(original, currency, locale),
    }
  })
}

function toPriceView(offer: Offer, certain: 'certain' | 'lowest', locale: string): PriceView {
  const { base, currency, variant } = offer
  const { amount } = offer.tier
  const better = amount < base
  const hasItems = certain === 'certain' && variant.pack_size > 1
  return {
    text: formatMoney(amount, currency, locale),
    from: certain === 'lowest',
    better,
    unitPrice: better ? formatMoney(base, currency, locale) : null,
    perItem: hasItems
      ? { text: formatMoney(amount / variant.pack_size, currency, locale), count: variant.pack_size }
      : null,
    sale: toSaleView(offer, locale),
  }
}

/**
 * Returns the prices of a product page.
 * @param allowed the chosen variant, or all that match the choice
 * @param quantity pieces; null if the entered quantity is invalid
 * @param otherwise quantity whose prices are shown then
 */
export function toPricingView(
  allowed: Product['variants'],
  quantity: number | null,
  otherwise: number,
  locale: string,
): PricingView {
  const offers = toOffers(allowed, quantity ?? otherwise)
  const [first] = offers
  if (!first) return { tiers: [], price: null, total: null }
  if (!offers.every((offer) => costsTheSame(offer, first))) {
    const lowest = offers.reduce((best, offer) => (offer.tier.amount < best.tier.amount ? offer : best), first)
    return { tiers: toTierViews(lowest, locale), price: toPriceView(lowest, 'lowest', locale), total: null }
  }
  return {
    tiers: toTierViews(first, locale),
    price: toPriceView(first, 'certain', locale),
    total: quantity === null ? null : formatMoney(first.tier.amount * quantity, first.currency, locale),
  }
}
