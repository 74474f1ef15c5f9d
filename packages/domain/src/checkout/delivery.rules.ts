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

/** How long the store needs from order to delivery, in calendar days. */
export interface LeadTime {
  /** The earliest day. */
  from: number
  /** The last day; one calendar month where left out. */
  to?: number
}

/** From two weeks on, at the latest one month after the order. */
export const usualLeadTime: LeadTime = { from: 14 }

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

function inWords(date: string, year?: 'numeric'): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year }).format(new Date(date))
}

/**
 * When an order would arrive, in words and as calendar dates. The first day names its year only where the last is in
 * another one.
 * @param today a calendar date, "2026-11-20"
 */
export function deliveryWindow(today: string, { from, to }: LeadTime) {
  const startDate = daysAfter(today, from)
  const endDate = to === undefined ? oneMonthAfter(today) : daysAfter(today, to)
  const start = inWords(startDate, startDate.slice(0, 4) === endDate.slice(0, 4) ? undefined : 'numeric')
  return { message: `Your order is expected between ${start} and ${inWords(endDate, 'numeric')}.`, startDate, endDate }
}
