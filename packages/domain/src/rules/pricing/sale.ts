import { percentOf, type Minor } from './money'

/** Returns the unit price in a sale with whole percent off, rounded half-up; the price itself if no sale runs. */
export function salePrice(amount: Minor, percent: number | null): Minor {
  return percent === null ? amount : percentOf(amount, 100 - percent)
}

/** Returns the tiers in a sale, each reduced by the same percentage. */
export function saleTiers<Tier extends { amount: Minor }>(tiers: readonly Tier[], percent: number | null): Tier[] {
  return tiers.map((tier) => ({ ...tier, amount: salePrice(tier.amount, percent) }))
}
