import { describe, expect, it } from 'vitest'
import { normalizeCode, settledAt, secondsLeft } from './password-reset.rules'

const eight = Date.UTC(2026, 10, 20, 8)
const at = (minutes: number) => eight + minutes * 60_000

describe('a wait', () => {
  it('lasts its seconds, a part of one counted as one', () => {
    expect(secondsLeft(eight, 60, eight)).toBe(60)
    expect(secondsLeft(eight, 60, eight + 58_999)).toBe(2)
    expect(secondsLeft(eight, 60, eight + 59_000)).toBe(1)
    expect(secondsLeft(eight, 60, eight + 61_000)).toBe(0)
  })
})

describe('what is known of a code changes no more', () => {
  const request = { askedAt: eight, resendAfter: 60, expiresIn: 600 }

  it('once it has run out and another may be asked for', () => {
    expect(settledAt(request, null)).toBe(at(10))
    expect(settledAt({ ...request, resendAfter: 1200 }, null)).toBe(at(20))
  })

  it('once the store no longer wants to be left alone, where that is later', () => {
    expect(settledAt(request, { since: at(5), seconds: 900 })).toBe(at(20))
    expect(settledAt(request, { since: at(0), seconds: 60 })).toBe(at(10))
    expect(settledAt(null, { since: at(5), seconds: 900 })).toBe(at(20))
  })

  it('at all, where nothing is known', () => {
    expect(settledAt(null, null)).toBe(0)
  })
})

it('a code is its digits', () => {
  expect(normalizeCode(' 40-7 18\n')).toBe('40718')
})
