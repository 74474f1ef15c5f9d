import { currencyDisplayOf, toMajor, type Minor } from '@skafferi/domain/format/money.rules'

/**
 * An amount with its cents, such as "€1,284.60".
 * @param currency ISO code in any case
 */
export function formatMoney(amount: Minor, currency: string, locale: string): string {
  const currencyDisplay = currencyDisplayOf(currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).format(toMajor(amount))
}

/** A rate, such as "13.5%". @param percent of a hundred */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}

/** A whole number, such as "1,200". */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count)
}

/** A calendar date, such as "20 Nov 2026". @param date "2026-11-20" */
export function formatDay(date: string, locale: string): string {
  return formatDate(new Date(date), 'UTC', locale)
}

/** The calendar dates from one to another, such as "24–26 Nov 2026". */
export function formatDays(start: string, end: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(new Date(start), new Date(end))
}

/**
 * A moment, such as "20 Nov 2026, 09:05 CET".
 * @param timeZone IANA name
 */
export function formatMoment(moment: Date, timeZone: string, locale: string): string {
  const [day, time] = [
    { day: 'numeric', month: 'short', year: 'numeric' },
    { hour: '2-digit', minute: '2-digit' },
  ] as const
  return new Intl.DateTimeFormat(locale, { ...day, ...time, timeZoneName: 'short', timeZone }).format(moment)
}

/**
 * The calendar date of a moment, such as "20 Nov 2026".
 * @param timeZone IANA name
 */
export function formatDate(moment: Date, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(moment)
}
