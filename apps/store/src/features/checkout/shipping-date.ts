import type { ShippingDate } from '@skafferi/api'
import type { LeadTime } from '../../lead-time'

/** A calendar date without a time, kept at midnight UTC so that it can be counted with. */
type CalendarDate = Date

/** What day it is in a time zone. */
function today(now: Date, timeZone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return new Date(Date.UTC(read('year'), read('month') - 1, read('day')))
}

function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(date.getTime() + days * 24 * 60 * 60 * 1000)
}

/** The same day of the next month, or that month's last day where it is shorter. */
function addMonth(date: CalendarDate): CalendarDate {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const lastOfNext = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 1, Math.min(date.getUTCDate(), lastOfNext)))
}

function inWords(date: CalendarDate, withYear: boolean): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {}
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', ...year }).format(date)
}

function toIso(date: CalendarDate): string {
  return date.toISOString().slice(0, 10)
}

/** When an order placed now would arrive, as days of the store's own calendar. */
export function shippingDate(now: Date, timeZone: string, { from, to }: LeadTime): ShippingDate {
  const day = today(now, timeZone)
  const start = addDays(day, from)
  const end = to === undefined ? addMonth(day) : addDays(day, to)
  const startInWords = inWords(start, start.getUTCFullYear() !== end.getUTCFullYear())
  return {
    message: `Your order is expected between ${startInWords} and ${inWords(end, true)}.`,
    startDate: toIso(start),
    endDate: toIso(end),
  }
}
