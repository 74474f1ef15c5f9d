/** Caches a formatter by locale and time zone, because creating an `Intl` formatter is slow. */
function cached<Format>(
  make: (locale: string, timeZone: string) => Format,
): (locale: string, timeZone: string) => Format {
  const formats = new Map<string, Format>()
  return (locale, timeZone) => {
    const key = `${locale} ${timeZone}`
    const format = formats.get(key) ?? make(locale, timeZone)
    formats.set(key, format)
    return format
  }
}

const times = cached(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
)
const pastTimes = cached(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
)
const years = cached((locale, timeZone) => new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone }))
const days = cached(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
)
const pastDays = cached(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }),
)
const dates = cached(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
)

const weekdays = cached((locale, timeZone) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }))
const months = cached((locale, timeZone) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone }))
const shortDays = cached(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }),
)
const clocks = cached(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
)

/** The locale and the shop's time zone. */
interface TimeFormat {
  locale: string
  timeZone: string
}

/** The current time decides whether the year is shown. */
interface DateTimeContext extends TimeFormat {
  now: () => Date
}

/** Formats a date-time in the shop's time zone: "Sat, 21 Nov, 10:20", or "21 Nov 2025, 10:20" in another year. */
export function formatDateTime(iso: string, { locale, timeZone, now }: DateTimeContext): string {
  const date = new Date(iso)
  const yearOf = (each: Date) => years(locale, timeZone).format(each)
  const format = yearOf(date) === yearOf(now()) ? times : pastTimes
  return format(locale, timeZone).format(date)
}

/** Formats the day of a date-time, "21 Nov 2026". */
export const formatDay = (iso: string, { locale, timeZone }: TimeFormat) =>
  dates(locale, timeZone).format(new Date(iso))

/** Formats a day with its weekday, "Monday 23 November". */
export const formatWeekday = (date: Date, { locale, timeZone }: TimeFormat) => days(locale, timeZone).format(date)

/** Formats a day with its weekday, and with its year if it is another one: "Monday 23 November". */
export function formatLongDay(date: Date, { locale, timeZone, now }: DateTimeContext): string {
  const yearOf = (each: Date) => years(locale, timeZone).format(each)
  const format = yearOf(date) === yearOf(now()) ? days : pastDays
  return format(locale, timeZone).format(date)
}

/** Formats the weekday of a calendar date, "Monday". */
export const formatWeekdayOf = (date: string, { locale }: Pick<TimeFormat, 'locale'>) =>
  weekdays(locale, 'UTC').format(new Date(date))

/** Formats the month of a calendar date, "November". */
export const formatMonthOf = (date: string, { locale }: Pick<TimeFormat, 'locale'>) =>
  months(locale, 'UTC').format(new Date(date))

/** Formats a calendar date without its year, "10 Nov". */
export const formatShortDay = (date: string, { locale }: Pick<TimeFormat, 'locale'>) =>
  shortDays(locale, 'UTC').format(new Date(date))

/** Formats the time of day in the shop's time zone, "08:40". */
export const formatTime = (date: Date, { locale, timeZone }: TimeFormat) => clocks(locale, timeZone).format(date)

/** A formatted date-time with its ISO value for the `datetime` attribute. */
export interface DateTimeView {
  text: string
  dateTime: string
}

/** Formats a date-time and keeps its ISO value. */
export const toDateTimeView = (iso: string, context: DateTimeContext): DateTimeView => ({
  text: formatDateTime(iso, context),
  dateTime: iso,
})

/** The full hours since a date-time, at least 0. */
export const hoursSince = (iso: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / 3_600_000))
