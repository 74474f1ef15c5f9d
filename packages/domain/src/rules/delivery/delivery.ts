import type { Minor } from '../pricing/money'
import { addDays, wallClock } from './calendar'
import { isWorkingDay, workingDayAfter, workingDayUpTo } from './holidays'
import { shippingFor } from './shipping'
import type { CountryCode } from '../tax/tax-rates'

/**
 * Returns the same day of the next month, or its last day if it is shorter. The fallback if neither delivery option nor
 * the store's answer is known (Specification (shopping) §9).
 * @param date a calendar date, "2026-11-20"
 */
export function oneMonthAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** When the shop ships orders. */
export interface DispatchTerms {
  /** IANA name; the shop's own calendar and clock. */
  timeZone: string
  /** Orders from this time of day count as placed on the next working day, "14:00". */
  cutOff: string
  /** Working days between the order and its dispatch. */
  preparationDays: number
  /** The country of origin, whose working days apply to shipping. */
  country: CountryCode
}

/** The terms of the demo shop, and the defaults. */
export const defaultDispatchTerms: DispatchTerms = {
  timeZone: 'Europe/Stockholm',
  cutOff: '14:00',
  preparationDays: 0,
  country: 'se',
}

/** The first and the last possible delivery date, in the contract's format. */
export interface DeliveryWindow {
  start_date: string
  end_date: string
}

/**
 * Returns the dispatch date of an order: the same day before the cut-off, otherwise the next working day, plus the
 * preparation days.
 */
function dispatchDay(at: Date, { timeZone, cutOff, preparationDays, country }: DispatchTerms): string {
  const { date, time } = wallClock(at, timeZone)
  const isInTime = time < cutOff && isWorkingDay(country, date)
  const orderDay = isInTime ? date : workingDayAfter(country, date, 1)
  return workingDayAfter(country, orderDay, preparationDays)
}

/**
 * Returns the delivery window of goods ordered at a time. All pages, e-mails and tax dates use it. The days of the
 * delivery option count in working days of the destination country; a week is seven calendar days, of which the last
 * working day counts.
 * @param goods net, before discount; 0 for the delivery option of any amount
 */
export function deliveryWindowFor(at: Date, terms: DispatchTerms, country: CountryCode, goods: Minor): DeliveryWindow {
  const dispatchedOn = dispatchDay(at, terms)
  const { days, isMaxCalendar } = shippingFor(country, goods)
  return {
    start_date: workingDayAfter(country, dispatchedOn, days.min),
    end_date: isMaxCalendar
      ? workingDayUpTo(country, addDays(dispatchedOn, days.max))
      : workingDayAfter(country, dispatchedOn, days.max),
  }
}

function inWords(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts }).format(new Date(date))
}

/** Formats the first day, with month and year only if they differ from the last day's. */
function firstDayInWords(start: string, end: string): string {
  const isSame = (length: number) => start.slice(0, length) === end.slice(0, length)
  const month = isSame('YYYY-MM'.length) ? undefined : 'long'
  return inWords(start, { day: 'numeric', month, year: isSame('YYYY'.length) ? undefined : 'numeric' })
}

/** Formats a window as a sentence and as calendar dates, for the response. */
export function deliveryPromise({ start_date: startDate, end_date: endDate }: DeliveryWindow) {
  const end = inWords(endDate, { day: 'numeric', month: 'long', year: 'numeric' })
  return {
    message: `Your order is expected between ${firstDayInWords(startDate, endDate)} and ${end}.`,
    startDate,
    endDate,
  }
}
