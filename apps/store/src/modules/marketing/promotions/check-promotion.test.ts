import { describe, expect, it } from 'vitest'
import { StoreError } from '../../../platform/http/errors'
import { faultTexts } from '../../../testing/fault-texts'
import { checkPromotion, type NewPromotion } from './check-promotion'

const now = new Date('2026-11-20T08:00:00Z')
const tenOff: NewPromotion = { code: 'TEN', type: 'percentage', value: 10 }
const check = (settings: Partial<Record<keyof NewPromotion, unknown>> = {}) =>
  checkPromotion({ ...tenOff, ...(settings as Partial<NewPromotion>) }, now, 'Europe/Stockholm')

function refusalOf(settings: Partial<Record<keyof NewPromotion, unknown>>) {
  try {
    check(settings)
  } catch (error) {
    if (error instanceof StoreError) return error
    throw error
  }
  throw new Error('It was not refused.')
}
const problemsOf = (settings: Partial<Record<keyof NewPromotion, unknown>>) => faultTexts(refusalOf(settings).refusal)
const problemOf = (field: keyof NewPromotion, value: unknown) => problemsOf({ [field]: value })

describe('checkPromotion', () => {
  it('defaults to an immediate start, no end and no limits', () => {
    expect(check()).toEqual({
      code: 'TEN',
      type: 'percentage',
      value: 10,
      startsAt: now,
      endsAt: null,
      minimum: 0,
      usageLimit: null,
      usageLimitPerCompany: null,
    })
  })

  it('returns all given fields, with amounts in cents', () => {
    expect(
      check({
        code: ' sommar-öl_7 ',
        type: 'fixed',
        value: 12.35,
        startsAt: '2026-12-01T00:00:00+01:00',
        endsAt: '2026-12-24T15:00:00Z',
        minimum: 99.9,
        usageLimit: 100,
        usageLimitPerCompany: 1,
      }),
    ).toEqual({
      code: 'SOMMAR-ÖL_7',
      type: 'fixed',
      value: 1235,
      startsAt: new Date('2026-11-30T23:00:00Z'),
      endsAt: new Date('2026-12-24T15:00:00Z'),
      minimum: 9990,
      usageLimit: 100,
      usageLimitPerCompany: 1,
    })
  })

  it('reports all invalid fields', () => {
    const { status, refusal } = refusalOf({ type: 'gift', minimum: -1, usageLimit: 0 })
    expect(status).toBe(400)
    expect(refusal.code).toBe('invalid_request')
    expect(faultTexts(refusal)).toEqual({
      type: 'must be one of percentage, fixed',
      minimum: 'must be an amount with two decimals at most',
      usageLimit: 'must be a whole number of orders from 1',
    })
  })
})

describe('the code', () => {
  it.each(['ABC', 'A-1', '2026', 'SOMMAR_ÖL', '日本語', 'X'.repeat(40)])('may be %s', (code) => {
    expect(check({ code }).code).toBe(code)
  })

  it.each(['', 'AB', ' AB ', 'X'.repeat(41), 'TWO WORDS', 'A.B', 'TEN%', 'ABC!', '!ABC', 5, null])(
    'must not be %j',
    (code) => {
      expect(problemOf('code', code)).toEqual({ code: 'must be 3 to 40 letters, digits, hyphens and underscores' })
    },
  )
})

describe('the discount', () => {
  it.each([1, 100])('may be %d percent', (value) => {
    expect(check({ value }).value).toBe(value)
  })

  it.each([0, 101, 12.5, -1, '10', Number.NaN])('must not be %j percent', (value) => {
    expect(problemOf('value', value)).toEqual({ value: 'must be a whole percentage from 1 to 100' })
  })

  it.each([
    [0.01, 1],
    [150, 15_000],
    [1_000_000, 100_000_000],
  ])('may be %d euro', (value, cents) => {
    expect(check({ type: 'fixed', value }).value).toBe(cents)
  })

  it.each([0, -5, 1.005, 1_000_000.01, '5', Number.NaN])('must not be %j euro', (value) => {
    expect(problemsOf({ type: 'fixed', value })).toEqual({
      value: 'must be an amount above 0 with two decimals at most',
    })
  })
})

describe('the minimum of goods', () => {
  it('may be zero, and a million euro', () => {
    expect([check({ minimum: 0 }).minimum, check({ minimum: 1_000_000 }).minimum]).toEqual([0, 100_000_000])
  })

  it.each([-0.01, 0.005, 1_000_000.01, '20'])('must not be %j euro', (minimum) => {
    expect(problemOf('minimum', minimum)).toEqual({ minimum: 'must be an amount with two decimals at most' })
  })
})

describe.each(['usageLimit', 'usageLimitPerCompany'] as const)('the %s', (field) => {
  it.each([1, 1_000_000_000])('may be %d orders', (limit) => {
    expect(check({ [field]: limit })[field]).toBe(limit)
  })

  it.each([0, -1, 1.5, 1_000_000_001, '5', null])('must not be %j', (limit) => {
    expect(problemOf(field, limit)).toEqual({ [field]: 'must be a whole number of orders from 1' })
  })
})

describe('the start', () => {
  it.each([
    ['2026-12-01T00:00Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:30Z', '2026-12-01T00:00:30.000Z'],
    ['2026-12-01T00:00:30.5-05:30', '2026-12-01T05:30:30.500Z'],
    ['2026-12-01T00:00:30.125+01:00', '2026-11-30T23:00:30.125Z'],
    ['2028-02-29T12:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['2026-12-01', '2026-11-30T23:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', '2027-03-28T22:00:00.000Z'],
  ])('may be %s', (startsAt, at) => {
    expect(check({ startsAt }).startsAt.toISOString()).toBe(at)
  })

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-06-31',
    '2026-02-30T10:00:00Z',
    '2026-02-30T00:00:00+01:00',
  ])('must not be %s, a date that does not exist, which the refusal names', (startsAt) => {
    const problem = `is ${startsAt.slice(0, 10)}, a date that no calendar has`
    expect(problemOf('startsAt', startsAt)).toEqual({ startsAt: problem })
    expect(problemOf('endsAt', startsAt)).toEqual({ endsAt: problem })
  })

  it.each([
    '2026-12-01T00:00:00',
    '2026-12-01T00:00:00.1234Z',
    '2026-12-01T25:00:00Z',
    '+002026-12-01T00:00:00Z',
    '2026-12-01T00:00:00Z later',
    'tomorrow',
    '',
  ])('must not be "%s"', (startsAt) => {
    expect(problemOf('startsAt', startsAt)).toEqual({
      startsAt: 'must be a date, or a moment with a time zone such as 2026-12-01T00:00:00+01:00',
    })
  })
})

describe('the end', () => {
  it('must be a date-time or a date', () => {
    expect(problemOf('endsAt', 'Christmas')).toEqual({
      endsAt: 'must be a date, or a moment with a time zone such as 2026-12-01T00:00:00+01:00',
    })
  })

  it('may be a date, and is then the end of that day in the shop’s time zone', () => {
    expect(check({ endsAt: '2026-12-24' }).endsAt).toEqual(new Date('2026-12-24T23:00:00Z'))
    expect(check({ startsAt: '2026-12-24', endsAt: '2026-12-24' }).startsAt).toEqual(new Date('2026-12-23T23:00:00Z'))
  })

  it.each([
    ['before it was added', { endsAt: '2026-11-20T07:59:59Z', startsAt: '2026-11-19T00:00:00Z' }],
    ['when it is added', { endsAt: '2026-11-20T08:00:00Z', startsAt: '2026-11-19T00:00:00Z' }],
    ['before its start', { endsAt: '2026-11-30T00:00:00Z', startsAt: '2026-12-01T00:00:00Z' }],
    ['at its start', { endsAt: '2026-12-01T00:00:00Z', startsAt: '2026-12-01T00:00:00Z' }],
  ])('must not be %s', (_, dates) => {
    const isPast = dates.endsAt > dates.startsAt
    expect(problemsOf(dates)).toEqual({ endsAt: isPast ? 'must be still to come' : 'must be after the start' })
  })

  it('may be a second after the start', () => {
    expect(check({ endsAt: '2026-11-20T08:00:01Z' }).endsAt).toEqual(new Date('2026-11-20T08:00:01Z'))
  })
})
