import { currencyDisplayOf, toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'

/**
 * Formats an amount with its currency, e.g. "€1,284.60".
 * @param amount in minor units
 * @param currency ISO 4217 code in any case
 */
export function formatMoney(amount: Minor, currency: string, locale: string): string {
  const currencyDisplay = currencyDisplayOf(currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).format(toMajor(amount))
}

/**
 * Formats a percentage, e.g. "13.5%".
 * @param percent e.g. 13.5
 */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}

/** Formats a whole number, e.g. "1,200". */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count)
}

/**
 * Formats a calendar date, e.g. "20 Nov 2026".
 * @param date ISO date, e.g. "2026-11-20"
 */
export function formatDay(date: string, locale: string): string {
  return formatDate(new Date(date), 'UTC', locale)
}

/** Formats a range of calendar dates, e.g. "24–26 Nov 2026". */
export function formatDays(start: string, end: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(new Date(start), new Date(end))
}

/**
 * Formats a date-time, e.g. "20 Nov 2026, 09:05 CET".
 * @param timeZone IANA name
 */
export function formatDateTime(date: Date, timeZone: string, locale: string): string {
  const [day, time] = [
    { day: 'numeric', month: 'short', year: 'numeric' },
    { hour: '2-digit', minute: '2-digit' },
  ] as const
  return new Intl.DateTimeFormat(locale, { ...day, ...time, timeZoneName: 'short', timeZone }).format(date)
}

/**
 * Formats the date of a date-time, e.g. "20 Nov 2026".
 * @param timeZone IANA name
 */
export function formatDate(date: Date, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(date)
}
