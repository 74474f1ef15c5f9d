import { describe, expect, it } from 'vitest'
import { easterSunday, holidaysIn, isWorkingDay, workingDayAfter } from './holidays'
import type { CountryCode } from '../tax/tax-rates'

/** Looked up in the calendars of the countries; Saturdays and Sundays left out. */
const calendars: Record<CountryCode, Record<2026 | 2027, readonly string[]>> = {
  se: {
    2026: ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '06-19', '12-24', '12-25', '12-31'],
    2027: ['01-01', '01-06', '03-26', '03-29', '05-06', '06-25', '12-24', '12-31'],
  },
  no: {
    2026: ['01-01', '04-02', '04-03', '04-06', '05-01', '05-14', '05-25', '12-24', '12-25', '12-31'],
    2027: ['01-01', '03-25', '03-26', '03-29', '05-06', '05-17', '12-24', '12-31'],
  },
  dk: {
    2026: ['01-01', '04-02', '04-03', '04-06', '05-14', '05-25', '06-05', '12-24', '12-25', '12-31'],
    2027: ['01-01', '03-25', '03-26', '03-29', '05-06', '05-17', '12-24', '12-31'],
  },
  fi: {
    2026: ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '06-19', '12-24', '12-25', '12-31'],
    2027: ['01-01', '01-06', '03-26', '03-29', '05-06', '06-25', '12-06', '12-24', '12-31'],
  },
  de: {
    2026: ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25'],
    2027: ['01-01', '03-26', '03-29', '05-06', '05-17'],
  },
  us: {
    2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25'],
    2027: ['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25', '12-24', '12-31'],
  },
  gb: {
    2026: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
    2027: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'],
  },
}

describe.each(Object.entries(calendars))('the days without delivery in %s', (country, years) => {
  it.each([2026, 2027] as const)('of %s', (year) => {
    const expected = years[year].map((day) => `${year}-${day}`)
    expect(holidaysIn(country as CountryCode, year)).toEqual(expected)
  })
})

it('Easter is on the ecclesiastical date', () => {
  const years = [1954, 1961, 1981, 2000, 2008, 2011, 2014, 2024, 2025, 2026, 2027, 2038, 2049, 2100]
  expect(years.map(easterSunday)).toEqual([
    '1954-04-18',
    '1961-04-02',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2014-04-20',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2100-03-28',
  ])
})

it('an English Christmas between Monday and Thursday has its two days only', () => {
  expect(holidaysIn('gb', 2023).slice(-2)).toEqual(['2023-12-25', '2023-12-26'])
  expect(holidaysIn('gb', 2024).slice(-2)).toEqual(['2024-12-25', '2024-12-26'])
  expect(holidaysIn('gb', 2025).slice(-2)).toEqual(['2025-12-25', '2025-12-26'])
})

it('an English Christmas on a weekend has substitute days', () => {
  expect(holidaysIn('gb', 2022).slice(-2)).toEqual(['2022-12-26', '2022-12-27'])
  expect(holidaysIn('gb', 2028)[0]).toBe('2028-01-03')
})

describe('a working day', () => {
  it('is not a Saturday, a Sunday or a holiday of the country', () => {
    const isWorking = (country: CountryCode, date: string) => isWorkingDay(country, date)
    expect(isWorking('se', '2026-11-20')).toBe(true)
    expect(isWorking('se', '2026-11-21')).toBe(false)
    expect(isWorking('se', '2026-11-22')).toBe(false)
    expect([isWorking('no', '2027-05-17'), isWorking('se', '2027-05-17')]).toEqual([false, true])
  })

  it('is counted across weekends, holidays and years', () => {
    expect(workingDayAfter('se', '2026-11-20', 1)).toBe('2026-11-23')
    expect(workingDayAfter('se', '2026-12-23', 3)).toBe('2026-12-30')
    expect(workingDayAfter('se', '2026-12-30', 2)).toBe('2027-01-05')
    expect(workingDayAfter('se', '2026-11-20', 0)).toBe('2026-11-20')
  })
})
