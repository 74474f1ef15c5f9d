import type { Product, Variant } from '@skafferi/api'
import { formatMoney, formatNumber, formatPercent, type Minor } from '../format'
import { displayTiers, savingPercent, tierFor, type Tier } from './pricing.rules'
import { isQuantity } from './product.rules'

/** One price tier of a variant. */
export interface TierView {
  /** Pieces from which it holds. */
  from: number
  /** Pieces up to which it holds; null for the last tier. */
  to: number | null
  fromText: string
  /** Empty for the last tier. */
  toText: string
  price: string
  /** How much lower than the unit price, such as "15%"; null where it is not. */
  saving: string | null
  /** The tier of the present quantity. */
  active: boolean
  /** Lower than the unit price. */
  better: boolean
}

/** What one piece costs at the present quantity. */
export interface PriceView {
  text: string
  /** The lowest of several variants, while none is chosen. */
  from: boolean
  /** Lower than the unit price. */
  better: boolean
  /** The unit price, where `better`. */
  unitPrice: string | null
  /** The price of one single item, where a piece holds several and the variant is known. */
  perItem: { text: string; count: number } | null
}

/** All a product page says about money. */
export interface PricingView {
  /** None while the choice leaves variants of different prices. */
  tiers: TierView[]
  /** Null where the product has no price. */
  price: PriceView | null
  /** Of the present quantity; null while the price is not certain or the quantity is none. */
  total: string | null
}

interface Offer {
  variant: Variant
  currency: string
  tiers: Tier[]
  /** At the present quantity. */
  amount: Minor
}

function toOffers(variants: readonly Variant[], quantity: number): Offer[] {
  return variants.flatMap((variant) => {
    const { currency, tiers } = displayTiers(variant.prices)
    const amount = tierFor(tiers, quantity)?.amount
    return currency === null || amount === undefined ? [] : [{ variant, currency, tiers, amount }]
  })
}

const sameTiers = (a: Offer, b: Offer) => JSON.stringify(a.tiers) === JSON.stringify(b.tiers)

function toTierViews({ tiers, currency }: Offer, quantity: number, locale: string): TierView[] {
  const active = tierFor(tiers, quantity)
  const base = tiers[0]?.amount ?? 0
  return tiers.map((tier, index) => {
    const next = tiers[index + 1]
    const to = next ? next.min_quantity - 1 : null
    const better = tier.amount < base
    return {
      from: tier.min_quantity,
      to,
      fromText: formatNumber(tier.min_quantity, locale),
      toText: to === null ? '' : formatNumber(to, locale),
      price: formatMoney(tier.amount, currency, locale),
      saving: better ? formatPercent(savingPercent(base, tier.amount), locale) : null,
      active: tier === active,
      better,
    }
  })
}

function toPriceView(offer: Offer, certain: 'certain' | 'lowest', locale: string): PriceView {
  const { amount, currency, tiers, variant } = offer
  const base = tiers[0]?.amount ?? amount
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
  }
}

/**
 * The prices of a product page.
 * @param allowed the chosen variant, or all that the choice still allows
 */
export function toPricingView(allowed: Product['variants'], quantity: number, locale: string): PricingView {
  const offers = toOffers(allowed, quantity)
  const [first] = offers
  if (!first) return { tiers: [], price: null, total: null }
  if (!offers.every((offer) => sameTiers(offer, first))) {
    const lowest = offers.reduce((best, offer) => (offer.amount < best.amount ? offer : best), first)
    return { tiers: [], price: toPriceView(lowest, 'lowest', locale), total: null }
  }
  return {
    tiers: toTierViews(first, quantity, locale),
    price: toPriceView(first, 'certain', locale),
    total: isQuantity(quantity) ? formatMoney(first.amount * quantity, first.currency, locale) : null,
  }
}
