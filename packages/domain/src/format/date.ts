import { cached } from './cached'

/** Calendar dates are the store's, wherever the buyer sits: an order of Monday evening stays an order of Monday. */
const storeTimeZone = 'Europe/Stockholm'

const moments = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: storeTimeZone }))
const dates = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
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

/** The store's calendar date at a moment, "2026-11-20". */
export function storeDate(moment: Date): string {
  return calendar.format(moment)
}
