/** Pieces under which the stock counts as low: to buyers, and to those who order more of it. */
export const lowStock = 50

/** Whether a change took the stock from enough to low. @param before pieces */
export function fellLow(before: number, after: number): boolean {
  return before >= lowStock && after < lowStock
}

/** What lasts longer is not told in days. */
const mostDays = 1000

/**
 * How many whole days a stock lasts, as it was sold lately; null where nothing was.
 * @param left pieces
 */
export function daysOfStock(left: number, { sold, days }: { sold: number; days: number }): number | null {
  return sold <= 0 ? null : Math.min(mostDays, Math.floor((left * days) / sold))
}
