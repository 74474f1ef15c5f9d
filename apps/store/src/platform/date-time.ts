import { fault, type FieldFault } from './http/errors'
import { addDays, wallClock } from '@skafferi/domain/rules/delivery/calendar'

const datePattern = /^\d{4}-\d\d-\d\d$/
const dateTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** A parsed date-time, or what is wrong with the text. */
export type ParsedDateTime = { date: Date; problem?: undefined } | { date?: undefined; problem: FieldFault }

/** True if the date exists; JavaScript would parse 30 February as 2 March. */
function isInCalendar(text: string): boolean {
  const date = text.slice(0, 10)
  const midnight = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date)
}

/**
 * Returns a date-time of a time zone.
 * @param text a date, which means its midnight, or a date and time: "2026-12-01T14:05"
 */
export function localDateTime(text: string, timeZone: string): Date {
  const localTime = Date.parse(datePattern.test(text) ? `${text}T00:00:00Z` : `${text}:00Z`)
  const shift = (time: number) => {
    const displayed = wallClock(new Date(time), timeZone)
    return Date.parse(`${displayed.date}T${displayed.time}:00Z`) - time
  }
  // The offset may change between this time in UTC and in the time zone; the second step uses that of the first result.
  return new Date(localTime - shift(localTime - shift(localTime)))
}

/**
 * Parses a date-time entered by an operator.
 * @param text ISO 8601 with a time zone, or a date in the shop's time zone
 * @param edge whether a date means its beginning or its end
 */
export function parseDateTime(text: unknown, edge: 'begin' | 'end', timeZone: string): ParsedDateTime {
  if (typeof text !== 'string') return { problem: fault('no_date') }
  const isDate = datePattern.test(text)
  if (!isDate && !dateTimePattern.test(text)) return { problem: fault('no_date') }
  if (!isInCalendar(text)) return { problem: fault('not_in_calendar', { date: text.slice(0, 10) }) }
  const date = isDate ? localDateTime(edge === 'end' ? addDays(text, 1) : text, timeZone) : new Date(text)
  return Number.isNaN(date.getTime()) ? { problem: fault('no_date') } : { date }
}
