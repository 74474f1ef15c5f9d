import type { Minor } from '../format/money.rules'
import { salePrice } from '../product/sale.rules'

/** The most that a sale takes off, in percent. */
export const maxPercent = 90

/**
 * The percent nearest to what is wanted that leaves a price which is lower, and above 0; itself where it does.
 * @param lowest the lowest price of the product, which rounding swallows first
 * @returns null where no percent does
 */
export function nearestPercent(lowest: Minor, wanted: number): number | null {
  const all = Array.from({ length: maxPercent }, (_, index) => index + 1)
  const legal = all.filter((percent) => salePrice(lowest, percent) > 0 && salePrice(lowest, percent) < lowest)
  return legal.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? null
}
