/**
 * The same day of the next month, or its last day where it has no such day. The store's lead time ends there, and the
 * pages fall back to it where the store cannot be asked (Specification (shopping) §9).
 * @param date a calendar date, "2026-11-20"
 */
export function oneMonthAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
