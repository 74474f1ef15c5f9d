import { toMajor, toMinor, type Minor } from './money'
import { shopCurrency } from './shop-currency'

/** Net unit price from a quantity on. The tiers of a variant are sorted by `min_quantity`. */
export interface Tier {
  /** Net price of one piece. */
  amount: Minor
  /** Pieces in the line from which the price holds. */
  min_quantity: number
}

/** A price with its currency, in the contract's format; `amount` in decimal major units. */
export interface CurrencyPrice {
  currency_code: string
  amount: number
}

/** A price from a quantity on, in the contract's format. */
export interface TierPrice extends CurrencyPrice {
  min_quantity: number
}

/** Returns the tier that applies to a quantity: the highest one reached, or the first if the quantity is below all. */
export function tierFor<PricedFrom extends Pick<Tier, 'min_quantity'>>(
  tiers: readonly PricedFrom[],
  quantity: number,
): PricedFrom | undefined {
  return tiers.findLast((tier) => tier.min_quantity <= quantity) ?? tiers[0]
}

/** Returns the first bulk tier: for more than one piece, and below the price of one piece. */
export function bulkTier(tiers: readonly Tier[]): Tier | undefined {
  const single = tiers[0]
  return single && tiers.find((tier) => tier.min_quantity > 1 && tier.amount < single.amount)
}

/** Returns the next lower price tier of a line. */
export function nextTier(tiers: readonly Tier[], quantity: number): Tier | undefined {
  const current = tierFor(tiers, quantity)
  return current && tiers.find((tier) => tier.min_quantity > quantity && tier.amount < current.amount)
}

/** Returns the discount of `amount` on `base` in whole percent; 0 if it is not lower. */
export function savingPercent(base: Minor, amount: Minor): number {
  if (amount >= base) return 0
  return Math.round(((base - amount) / base) * 100)
}

/** Returns the price to display: US dollar if there is one, otherwise the shop's currency. */
export function displayPrice<Price extends CurrencyPrice>(prices: readonly Price[]): Price | undefined {
  const inCurrency = (code: string) => prices.find((price) => price.currency_code.toLowerCase() === code)
  return inCurrency('usd') ?? inCurrency(shopCurrency)
}

/** Returns the tiers in one currency, by ascending quantity. */
export function tiersIn(currency: string, prices: readonly TierPrice[]): Tier[] {
  return prices
    .filter((price) => price.currency_code === currency)
    .map((price) => ({ amount: toMinor(price.amount), min_quantity: price.min_quantity }))
    .sort((a, b) => a.min_quantity - b.min_quantity)
}

/** Converts the tiers of one currency to the contract's format. */
export function toTierPrices(currency: string, tiers: readonly Tier[]): TierPrice[] {
  return tiers.map(({ amount, min_quantity }) => ({ currency_code: currency, amount: toMajor(amount), min_quantity }))
}

/** Returns the tiers of a variant in the displayed currency; no tiers and no currency if it has no such price. */
export function displayTiers(prices: readonly TierPrice[]): { currency: string | null; tiers: Tier[] } {
  const currency = displayPrice(prices)?.currency_code ?? null
  return { currency, tiers: currency === null ? [] : tiersIn(currency, prices) }
}
