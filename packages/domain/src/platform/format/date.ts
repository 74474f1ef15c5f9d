import { cached } from './cached'

/** Dates are shown in the store's time zone, regardless of the buyer's. */
const storeTimeZone = 'Europe/Stockholm'

const dateTimes = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: storeTimeZone }))
const dates = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
const days = cached(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: storeTimeZone }),
)
const weekdays = cached(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const longDates = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const calendar = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: storeTimeZone,
})

/**
 * Formats a date-time in the store's time zone, or a date, e.g. "20 Nov 2026".
 * @param iso ISO 8601: a date-time ("2026-11-20T08:00:00Z") or a date ("2026-11-20")
 */
export function formatDate(iso: string, locale: string): string {
  const format = iso.length === 'YYYY-MM-DD'.length ? dates : dateTimes
  return format(locale).format(new Date(iso))
}

/** Formats a date-time in the store's time zone without the year, e.g. "20 Nov". */
export function formatDay(iso: string, locale: string): string {
  return days(locale).format(new Date(iso))
}

/**
 * Formats a date with its weekday and without the year, e.g. "Tue 1 Dec" for "2026-12-01". Versions of CLDR differ in
 * the comma after the weekday.
 */
export function formatWeekday(date: string, locale: string): string {
  return weekdays(locale).format(new Date(date)).replace(',', '')
}

/** Formats a date with the full month name, e.g. "21 January 2027" for "2027-01-21". Used for deadlines. */
export function formatLongDate(date: string, locale: string): string {
  return longDates(locale).format(new Date(date))
}

/** Spaces around a dash differ between versions of CLDR, and so between the server's and the browser's texts. */
const thinSpaces = /[\u2009\u202F]/g

/** Formats a range of dates, e.g. "26–30 Nov 2026". Equal dates are formatted as one date. */
export function formatDateRange(from: string, to: string, locale: string): string {
  return dates(locale).formatRange(new Date(from), new Date(to)).replace(thinSpaces, ' ')
}

/** Returns the date in the store's time zone, e.g. "2026-11-20". */
export function storeDate(date: Date): string {
  return calendar.format(date)
}
