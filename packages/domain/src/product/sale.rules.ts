import { percentOf, type Minor } from '../format/money.rules'

/** Returns the unit price in a sale with whole percent off, rounded half-up; the price itself if no sale runs. */
export function salePrice(amount: Minor, percent: number | null): Minor {
  return percent === null ? amount : percentOf(amount, 100 - percent)
}

/** Tiers in a sale: each less the same part. What did not rise with the quantity before does not rise then. */
export function saleTiers<Tier extends { amount: Minor }>(tiers: readonly Tier[], percent: number | null): Tier[] {
  return tiers.map((tier) => ({ ...tier, amount: salePrice(tier.amount, percent) }))
}
