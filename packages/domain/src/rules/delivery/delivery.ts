import type { Minor } from '../pricing/money'
import { addDays, isoWeekdayOf, wallClock } from './calendar'
import type { DeliverySettings, ShippingRate } from './delivery-settings'
import { isHoliday, workingDayAfter, workingDayUpTo } from './holidays'
import { optionsTo, shippingFor, toShippingOption } from './shipping'
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

/** What decides delivery dates. */
export interface DeliveryTerms {
  delivery: DeliverySettings
  /** The seller, whose country's public holidays apply to dispatch. */
  seller: { country: CountryCode }
}

/** The first and the last possible delivery date, in the contract's format. */
export interface DeliveryWindow {
  start_date: string
  end_date: string
}

/** Returns the first day from a date on which orders leave. */
function dispatchDayFrom(date: string, { delivery, seller }: DeliveryTerms): string {
  let day = date
  for (;;) {
    const closure = delivery.closures.find(({ from, to }) => from <= day && day <= to)
    const isWorkingDay = delivery.workingDays.includes(isoWeekdayOf(day)) && !isHoliday(seller.country, day)
    if (!closure && isWorkingDay) return day
    day = addDays(closure?.to ?? day, 1)
  }
}

/**
 * Returns the dispatch date of an order: the same day before the cut-off, otherwise the next working day, plus the
 * preparation days.
 */
export function dispatchDay(at: Date, terms: DeliveryTerms): string {
  const { timeZone, cutOff, preparationDays } = terms.delivery
  const { date, time } = wallClock(at, timeZone)
  let day = dispatchDayFrom(time < cutOff ? date : addDays(date, 1), terms)
  for (let left = preparationDays; left > 0; left -= 1) day = dispatchDayFrom(addDays(day, 1), terms)
  return day
}

/**
 * Returns the delivery window of goods ordered at a time. All pages, e-mails and tax dates use it. The days of the
 * delivery option count in working days of the destination country; a week is seven calendar days, of which the last
 * working day counts.
 * @param goods net, before discount; 0 for the delivery option of any amount
 * @returns null without a delivery option
 */
export function deliveryWindowFor(
  at: Date,
  terms: DeliveryTerms,
  country: CountryCode,
  goods: Minor,
): DeliveryWindow | null {
  const option = shippingFor(terms.delivery, country, goods)
  return option && windowOf(option, at, terms, country)
}

function windowOf(option: ShippingRate, at: Date, terms: DeliveryTerms, country: CountryCode): DeliveryWindow {
  const dispatchedOn = dispatchDay(at, terms)
  const { days, isMaxCalendar } = option
  const start_date = workingDayAfter(country, dispatchedOn, days.min)
  const last = isMaxCalendar
    ? workingDayUpTo(country, addDays(dispatchedOn, days.max))
    : workingDayAfter(country, dispatchedOn, days.max)
  // Calendar days over holidays can end before the first working days have passed.
  return { start_date, end_date: last < start_date ? start_date : last }
}

/** Returns the options to a country in the contract's format, with the window of goods ordered at a time by each. */
export function datedOptions(at: Date, terms: DeliveryTerms, country: CountryCode) {
  return optionsTo(terms.delivery, country).map((option) => ({
    ...toShippingOption(option),
    ...windowOf(option, at, terms, country),
  }))
}

/** Returns the first possible delivery date; the date of dispatch if the country is not delivered to. */
export function firstDeliveryDay(at: Date, terms: DeliveryTerms, country: CountryCode, goods: Minor): string {
  return deliveryWindowFor(at, terms, country, goods)?.start_date ?? dispatchDay(at, terms)
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
