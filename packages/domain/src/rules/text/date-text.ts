import { cleanIdentifier } from './typed-text'

const time = String.raw`(?:[T ]+(\d{1,2}:\d\d)(?::\d\d(?:\.\d+)?)?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?${time}$`)
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4})\.?${time}$`)

interface DateParts {
  year: string
  month: string
  day: string
  clock?: string
}

/**
 * Orders day and month. Countries that separate them by points or hyphens write the day first; with slashes both orders
 * are common.
 */
function dayAndMonth(first: string, second: string, separator: string): { day: string; month: string } | undefined {
  if (separator !== '/' || Number(first) > 12 || Number(first) === Number(second)) return { day: first, month: second }
  return Number(second) > 12 ? { day: second, month: first } : undefined
}

function partsOf(text: string): DateParts | undefined {
  const [, year, , month = '', day = '', clock] = yearFirst.exec(text) ?? []
  if (year !== undefined) return { year, month, day, clock }
  const [, first, separator = '', second = '', lastYear = '', lastClock] = yearLast.exec(text) ?? []
  const order = first === undefined ? undefined : dayAndMonth(first, second, separator)
  return order && { ...order, year: lastYear, clock: lastClock }
}

/**
 * Reads a date, with or without a time, in the notations of people and programs: "2026-12-01", "1.12.2026 14:05",
 * "31/12/2026".
 * @returns "2026-12-01" or "2026-12-01T14:05"; undefined if it is not a date of the calendar, or day and month could be
 *   exchanged
 */
export function readDateText(text: string): string | undefined {
  const parts = partsOf(cleanIdentifier(text))
  if (!parts) return undefined
  const { year, month, day, clock } = parts
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const iso = clock === undefined ? date : `${date}T${clock.padStart(5, '0')}`
  const parsed = new Date(clock === undefined ? `${date}T00:00Z` : `${iso}Z`)
  // JavaScript would parse 30 February as 2 March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : undefined
}
