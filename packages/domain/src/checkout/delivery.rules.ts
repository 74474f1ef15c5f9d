import type { Minor } from '../format/money.rules'
import { addDays, wallClock } from './calendar.rules'
import { isWorkingDay, workingDayAfter, workingDayUpTo } from './holidays.rules'
import { shippingFor } from './shipping.rules'
import type { CountryCode } from './tax-rates.rules'

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
  /** Working days that pass before an order leaves. */
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

/** The first and the last day an order may arrive on, as the contract carries it. */
export interface DeliveryWindow {
  start_date: string
  end_date: string
}

/** The day an order of a moment leaves on: that very day before the cut-off, else the next working day. */
function dispatchDay(at: Date, { timeZone, cutOff, preparationDays, country }: DispatchTerms): string {
  const { date, time } = wallClock(at, timeZone)
  const isInTime = time < cutOff && isWorkingDay(country, date)
  const counted = isInTime ? date : workingDayAfter(country, date, 1)
  return workingDayAfter(country, counted, preparationDays)
}

/**
 * Returns when goods ordered at a time arrive: the one promise for every page, e-mail and tax date. The days of the
 * delivery option count in working days of the destination country; a week is seven calendar days, of which the last
 * working day counts.
 * @param goods net, before discount; 0 for the delivery option of any amount
 */
export function deliveryWindowFor(at: Date, terms: DispatchTerms, country: CountryCode, goods: Minor): DeliveryWindow {
  const leaves = dispatchDay(at, terms)
  const { days, isMaxCalendar } = shippingFor(country, goods)
  return {
    start_date: workingDayAfter(country, leaves, days.min),
    end_date: isMaxCalendar
      ? workingDayUpTo(country, addDays(leaves, days.max))
      : workingDayAfter(country, leaves, days.max),
  }
}

function inWords(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts }).format(new Date(date))
}

/** The first day names its month and year only where the last is in another one. */
function firstDayInWords(start: string, end: string): string {
  const isSame = (length: number) => start.slice(0, length) === end.slice(0, length)
  const month = isSame('YYYY-MM'.length) ? undefined : 'long'
  return inWords(start, { day: 'numeric', month, year: isSame('YYYY'.length) ? undefined : 'numeric' })
}

/** A window in words and as calendar dates, as the store answers it. */
export function deliveryPromise({ start_date: startDate, end_date: endDate }: DeliveryWindow) {
  const end = inWords(endDate, { day: 'numeric', month: 'long', year: 'numeric' })
  return {
    message: `Your order is expected between ${firstDayInWords(startDate, endDate)} and ${end}.`,
    startDate,
    endDate,
  }
}
