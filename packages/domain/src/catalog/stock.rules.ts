/** Pieces under which the stock counts as low: to buyers, and to those who order more of it. */
export const lowStock = 50

/** Whether a change took the stock from enough to low. @param before pieces */
export function fellLow(before: number, after: number): boolean {
  return before >= lowStock && after < lowStock
}
