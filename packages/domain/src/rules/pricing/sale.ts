import { percentOf, type Minor } from './money'

/** Returns the unit price in a sale with whole percent off, rounded half-up; the price itself if no sale runs. */
export function salePrice(amount: Minor, percent: number | null): Minor {
  return percent === null ? amount : percentOf(amount, 100 - percent)
}

/** The maximum discount of a sale in percent. */
const maxPercent = 90

/**
 * The allowed percentage nearest to the requested one. It must lower the price and leave it above 0.
 * @param lowest the lowest price of the product, where rounding has the largest effect
 * @returns null if no percentage is allowed
 */
export function nearestPercent(lowest: Minor, requested: number): number | null {
  const all = Array.from({ length: maxPercent }, (_, index) => index + 1)
  const allowed = all.filter((percent) => salePrice(lowest, percent) > 0 && salePrice(lowest, percent) < lowest)
  return allowed.sort((a, b) => Math.abs(a - requested) - Math.abs(b - requested))[0] ?? null
}
