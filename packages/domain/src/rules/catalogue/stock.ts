/** The stock is low below this number of pieces, for buyers and for reordering. */
export const lowStock = 50

/** True if a change made the stock low. @param before pieces */
export function becameLow(before: number, after: number): boolean {
  return before >= lowStock && after < lowStock
}

/** Maximum result of `daysOfStock`. */
const maxDays = 1000

/**
 * Estimates how many days a stock lasts, from recent sales; null without sales.
 * @param remaining pieces
 */
export function daysOfStock(remaining: number, { sold, days }: { sold: number; days: number }): number | null {
  return sold <= 0 ? null : Math.min(maxDays, Math.floor((remaining * days) / sold))
}
