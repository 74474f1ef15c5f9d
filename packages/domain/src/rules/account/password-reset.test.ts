import { describe, expect, it } from 'vitest'
import { normalizeCode, settledAt, secondsLeft } from './password-reset'

const eight = Date.UTC(2026, 10, 20, 8)
const at = (minutes: number) => eight + minutes * 60_000

describe('a cooldown', () => {
  it('is rounded up to seconds', () => {
    expect(secondsLeft(eight, 60, eight)).toBe(60)
    expect(secondsLeft(eight, 60, eight + 58_999)).toBe(2)
    expect(secondsLeft(eight, 60, eight + 59_000)).toBe(1)
    expect(secondsLeft(eight, 60, eight + 61_000)).toBe(0)
  })
})

describe('the state of a code is final', () => {
  const request = { askedAt: eight, resendAfter: 60, expiresIn: 600 }

  it('after it expired and another one may be requested', () => {
    expect(settledAt(request, null)).toBe(at(10))
    expect(settledAt({ ...request, resendAfter: 1200 }, null)).toBe(at(20))
  })

  it('after the store’s cooldown, if that is later', () => {
    expect(settledAt(request, { since: at(5), seconds: 900 })).toBe(at(20))
    expect(settledAt(request, { since: at(0), seconds: 60 })).toBe(at(10))
    expect(settledAt(null, { since: at(5), seconds: 900 })).toBe(at(20))
  })

  it('at once, if no code was requested', () => {
    expect(settledAt(null, null)).toBe(0)
  })
})

it('reduces a code to its digits', () => {
  expect(normalizeCode(' 40-7 18\n')).toBe('40718')
})
