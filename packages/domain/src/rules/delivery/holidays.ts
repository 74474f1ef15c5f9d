import { addDays, weekdayOf } from './calendar'
import type { CountryCode } from '../tax/tax-rates'

const [sunday, monday, thursday, friday, saturday] = [0, 1, 4, 5, 6]

/** Returns Easter Sunday of the Gregorian calendar ("anonymous Gregorian algorithm", in Meeus). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leapDays = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapDays - correction + 15) % 30
  const inCentury = year % 100
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const sum = epact + toSunday - 7 * late + 114
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Returns the first date with a weekday, on or after a date. */
function weekdayFrom(date: string, weekday: number): string {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7)
}

/** Returns the n-th date with a weekday in a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  return addDays(weekdayFrom(dayOf(year, month, 1), weekday), (nth - 1) * 7)
}

function lastWeekday(year: number, month: number, weekday: number): string {
  return weekdayFrom(addDays(dayOf(year, month + 1, 1), -7), weekday)
}

/** A day without delivery, for each year. */
type Holiday = (year: number) => string

const on =
  (month: number, day: number): Holiday =>
  (year) =>
    dayOf(year, month, day)

/** Adds days to Easter Sunday. */
const easter =
  (days: number): Holiday =>
  (year) =>
    addDays(easterSunday(year), days)

const newYear = on(1, 1)
const epiphany = on(1, 6)
const maundyThursday = easter(-3)
const goodFriday = easter(-2)
const easterMonday = easter(1)
const labourDay = on(5, 1)
const ascension = easter(39)
const whitMonday = easter(50)
const christmas = [on(12, 25), on(12, 26)]
/** Not legal holidays in the Nordic countries, but carriers and shops are closed. */
const eves = [on(12, 24), on(12, 31)]
/** The Friday before Midsummer Day, which is the Saturday from 20 to 26 June. By custom, like the eves. */
const midsummerEve: Holiday = (year) => weekdayFrom(dayOf(year, 6, 19), friday)

/** If a holiday of the United States is on a weekend, the Friday before or the Monday after is free. */
const observed =
  (holiday: Holiday): Holiday =>
  (year) => {
    const date = holiday(year)
    const shift: Record<number, number> = { [saturday]: -1, [sunday]: 1 }
    return addDays(date, shift[weekdayOf(date)] ?? 0)
  }

/** If a bank holiday is on a weekend, the next working day is free; Boxing Day follows Christmas Day. */
function englishChristmas(year: number): string[] {
  const christmasDay = dayOf(year, 12, 25)
  const weekday = weekdayOf(christmasDay)
  if (weekday === friday) return [christmasDay, addDays(christmasDay, 3)]
  if (weekday === saturday) return [addDays(christmasDay, 2), addDays(christmasDay, 3)]
  if (weekday === sunday) return [addDays(christmasDay, 1), addDays(christmasDay, 2)]
  return [christmasDay, addDays(christmasDay, 1)]
}

const englishNewYear: Holiday = (year) => {
  const date = dayOf(year, 1, 1)
  return [saturday, sunday].includes(weekdayOf(date)) ? weekdayFrom(date, monday) : date
}

/**
 * The days without delivery of each country, without those that are always on a weekend, and without regional holidays,
 * because the region is unknown.
 */
const holidaysOf: Readonly<Record<CountryCode, (year: number) => string[]>> = {
  // Lag (1989:253) om allmänna helgdagar.
  se: listOf([
    newYear,
    epiphany,
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    on(6, 6),
    midsummerEve,
    ...christmas,
    ...eves,
  ]),
  // Lov om helligdager og helligdagsfred (1995-02-24-12), lov om 1 og 17 mai som høgtidsdager (1947-04-26-1).
  no: listOf([
    newYear,
    maundyThursday,
    goodFriday,
    easterMonday,
    labourDay,
    on(5, 17),
    ascension,
    whitMonday,
    ...christmas,
    ...eves,
  ]),
  // The church's holidays; store bededag ended by lov nr. 214 af 06/03/2023. On 5 June, Grundlovsdag, shops are shut:
  // lov om detailsalg fra butikker m.v. (nr. 606 af 24/06/2005).
  dk: listOf([
    newYear,
    maundyThursday,
    goodFriday,
    easterMonday,
    ascension,
    whitMonday,
    on(6, 5),
    ...christmas,
    ...eves,
  ]),
  // Kirkkolaki (652/2023) for the feasts; 388/1937 for 6 December; 272/1944 for 1 May.
  fi: listOf([
    newYear,
    epiphany,
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    midsummerEve,
    on(12, 6),
    ...christmas,
    ...eves,
  ]),
  // Holidays of every Land; 3 October by the Unification Treaty, Article 2 (2).
  de: listOf([newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday, on(10, 3), ...christmas]),
  // 5 U.S.C. § 6103. New Year's Day of the next year may be observed on the last day of this one.
  us: listOf([
    observed(newYear),
    observed((year) => newYear(year + 1)),
    (year) => nthWeekday(year, 1, monday, 3),
    (year) => nthWeekday(year, 2, monday, 3),
    (year) => lastWeekday(year, 5, monday),
    observed(on(6, 19)),
    observed(on(7, 4)),
    (year) => nthWeekday(year, 9, monday, 1),
    (year) => nthWeekday(year, 10, monday, 2),
    observed(on(11, 11)),
    (year) => nthWeekday(year, 11, thursday, 4),
    observed(on(12, 25)),
  ]),
  // Banking and Financial Dealings Act 1971, sched. 1 (England), and its yearly proclamations.
  gb: (year) => [
    englishNewYear(year),
    goodFriday(year),
    easterMonday(year),
    nthWeekday(year, 5, monday, 1),
    lastWeekday(year, 5, monday),
    lastWeekday(year, 8, monday),
    ...englishChristmas(year),
  ],
}

function listOf(holidays: readonly Holiday[]): (year: number) => string[] {
  return (year) => holidays.map((holiday) => holiday(year))
}

/** Returns the weekdays without delivery in a country, in order. */
export function holidaysIn(country: CountryCode, year: number): string[] {
  const inYear = (date: string) => Number(date.slice(0, 4)) === year
  const isWeekday = (date: string) => ![saturday, sunday].includes(weekdayOf(date))
  return [...new Set(holidaysOf[country](year))].filter((date) => inYear(date) && isWeekday(date)).sort()
}

/** True if a country has a public holiday on a date. */
export function isHoliday(country: CountryCode, date: string): boolean {
  return holidaysOf[country](Number(date.slice(0, 4))).includes(date)
}

/** True if a country has a working day on a date. */
export function isWorkingDay(country: CountryCode, date: string): boolean {
  return ![saturday, sunday].includes(weekdayOf(date)) && !isHoliday(country, date)
}

/** Returns the n-th working day of a country after a date. @param days n; 0 returns the date itself */
export function workingDayAfter(country: CountryCode, date: string, days: number): string {
  let [reached, left] = [date, days]
  while (left > 0) {
    reached = addDays(reached, 1)
    if (isWorkingDay(country, reached)) left -= 1
  }
  return reached
}

/** Returns the last working day of a country up to a date, inclusive. */
export function workingDayUpTo(country: CountryCode, date: string): string {
  return isWorkingDay(country, date) ? date : workingDayUpTo(country, addDays(date, -1))
}
