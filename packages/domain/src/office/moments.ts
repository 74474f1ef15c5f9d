import { cached } from './cached'

const times = cached((locale, timeZone) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }))
const days = cached((locale, timeZone) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }))
const dates = cached((locale, timeZone) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }))

/** Where and how times are told. */
interface Place {
  locale: string
  timeZone: string
}

/** A moment by the shop's clock, "Sat, 21 Nov, 10:20". */
export const formatMoment = (iso: string, { locale, timeZone }: Place) => times(locale, timeZone).format(new Date(iso))

/** The day of a moment, "21 Nov 2026". */
export const formatDay = (iso: string, { locale, timeZone }: Place) => dates(locale, timeZone).format(new Date(iso))

/** A day in full, "Monday 23 November". */
export const formatWeekday = (moment: Date, { locale, timeZone }: Place) => days(locale, timeZone).format(moment)

/** A moment as it is shown, and for programs. */
export interface Moment {
  text: string
  dateTime: string
}

/** Makes it. */
export const toMoment = (iso: string, place: Place): Moment => ({ text: formatMoment(iso, place), dateTime: iso })

/** How long ago something was, in whole hours. */
export const hoursSince = (iso: string, now: Date) => Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / 3_600_000))
