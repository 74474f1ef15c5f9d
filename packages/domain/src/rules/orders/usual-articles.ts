import { daysBetween } from '../delivery/calendar'
import type { Minor } from '../pricing/money'
import { tierFor } from '../pricing/pricing'
import { chargedTiers, type PriceSet } from '../pricing/quote'

/** Checks whether an order shows what a company buys: every order but canceled ones. */
export function countsForUsualArticles(status: string): boolean {
  return status !== 'canceled'
}

/**
 * Returns the median of the days between two orders, rounded.
 * @param days calendar dates of the orders, in any order; two on one day count once
 * @returns null if there are fewer than two days
 */
export function intervalDays(days: readonly string[]): number | null {
  const sorted = [...new Set(days)].sort()
  const gaps = sorted.slice(1).map((date, index) => daysBetween(sorted[index] ?? date, date))
  gaps.sort((a, b) => a - b)
  const [lower, upper] = [gaps[Math.floor((gaps.length - 1) / 2)], gaps[Math.floor(gaps.length / 2)]]
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2)
}

/** Days of order that show how often a company orders now. */
const recentOrders = 10

/** Returns the median of the days between a company's last ten days of order; null if there are fewer than two. */
export const orderRhythm = (days: readonly string[]): number | null =>
  intervalDays([...new Set(days)].sort().slice(-recentOrders))

/** Current unit price at the last ordered quantity, and whether it is below the price of one piece. */
export function reorderPrice(prices: PriceSet, quantity: number): { unitPrice: Minor; isBetter: boolean } | undefined {
  const tiers = chargedTiers(prices)
  const [tier, single] = [tierFor(tiers, quantity), tierFor(tiers, 1)]
  return tier && single && { unitPrice: tier.amount, isBetter: tier.amount < single.amount }
}
