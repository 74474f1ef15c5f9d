/** Calendar dates are texts, "2026-11-20": they sort by comparison and do not depend on a time zone. */
const day = 24 * 60 * 60 * 1000

/** True for a date that the calendar has, with a year of four digits. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** Adds days to a date; a negative number subtracts. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Returns the day of the week of a date: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/** A day of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Returns the day of the week of a date. */
export function isoWeekdayOf(date: string): Weekday {
  return (weekdayOf(date) || 7) as Weekday
}

/** Returns the number of days between two dates. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

/** Formats by time zone: creating one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  const format = { timeZone, year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const
  // The Swedish locale formats date-times as in ISO 8601: "2026-11-20 10:30".
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv', format)
  clocks.set(timeZone, clock)
  return clock
}

/**
 * Returns the local date and time in a time zone, as sortable texts.
 * @param timeZone IANA name
 */
export function wallClock(at: Date, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = clockOf(timeZone).format(at).split(' ')
  return { date, time }
}
