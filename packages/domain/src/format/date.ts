import { cached } from './cached'

/** Calendar dates are the store's, wherever the buyer sits: an order of Monday evening stays an order of Monday. */
const storeTimeZone = 'Europe/Stockholm'

const moments = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: storeTimeZone }))
const dates = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
const days = cached(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: storeTimeZone }),
)
const longDates = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const calendar = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: storeTimeZone,
})

/**
 * A date such as "20 Nov 2026".
 * @param iso a moment ("2026-11-20T08:00:00Z", shown as the store's date) or a calendar date ("2026-11-20")
 */
export function formatDate(iso: string, locale: string): string {
  const format = iso.length === 'YYYY-MM-DD'.length ? dates : moments
  return format(locale).format(new Date(iso))
}

/** The store's date of a moment without its year, "20 Nov": where the whole date stands near by. */
export function formatDay(iso: string, locale: string): string {
  return days(locale).format(new Date(iso))
}

/** A calendar date ("2027-01-21") in full, "21 January 2027": a day on which something has to be done. */
export function formatLongDate(date: string, locale: string): string {
  return longDates(locale).format(new Date(date))
}

/** Spaces that some releases of the languages' rules set around a dash and others do not: the store's and a browser's differ. */
const thinSpaces = /[\u2009\u202F]/g

/** Two calendar dates as one, "26–30 Nov 2026"; the same day twice is that day. */
export function formatDateRange(from: string, to: string, locale: string): string {
  return dates(locale).formatRange(new Date(from), new Date(to)).replace(thinSpaces, ' ')
}

/** The store's calendar date at a moment, "2026-11-20". */
export function storeDate(moment: Date): string {
  return calendar.format(moment)
}
