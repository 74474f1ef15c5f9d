import { cached } from './cached'

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

/** Where and how times are told. */
interface Place {
  locale: string
  timeZone: string
}

/** And when. */
interface DateTimeContext extends Place {
  now: () => Date
}

/** A moment by the shop's clock, "Sat, 21 Nov, 10:20"; of another year than this, "21 Nov 2025, 10:20". */
export function formatDateTime(iso: string, { locale, timeZone, now }: DateTimeContext): string {
  const moment = new Date(iso)
  const yearOf = (date: Date) => years(locale, timeZone).format(date)
  const format = yearOf(moment) === yearOf(now()) ? times : pastTimes
  return format(locale, timeZone).format(moment)
}

/** The day of a moment, "21 Nov 2026". */
export const formatDay = (iso: string, { locale, timeZone }: Place) => dates(locale, timeZone).format(new Date(iso))

/** A day in full, "Monday 23 November". */
export const formatWeekday = (moment: Date, { locale, timeZone }: Place) => days(locale, timeZone).format(moment)

/** The day of the week of a calendar date, "Monday". */
export const formatWeekdayOf = (date: string, { locale }: Pick<Place, 'locale'>) =>
  weekdays(locale, 'UTC').format(new Date(date))

/** The month of a calendar date, "November". */
export const formatMonthOf = (date: string, { locale }: Pick<Place, 'locale'>) =>
  months(locale, 'UTC').format(new Date(date))

/** A calendar date without its year, "10 Nov". */
export const formatShortDay = (date: string, { locale }: Pick<Place, 'locale'>) =>
  shortDays(locale, 'UTC').format(new Date(date))

/** The time of a moment by the shop's clock, "08:40". */
export const formatTime = (moment: Date, { locale, timeZone }: Place) => clocks(locale, timeZone).format(moment)

/** A moment as it is shown, and for programs. */
export interface DateTimeView {
  text: string
  dateTime: string
}

/** Makes it. */
export const toDateTimeView = (iso: string, place: DateTimeContext): DateTimeView => ({
  text: formatDateTime(iso, place),
  dateTime: iso,
})

/** How long ago something was, in whole hours. */
export const hoursSince = (iso: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / 3_600_000))
