import { describe, expect, it } from 'vitest'
import { normalizeCode, codeLength, passwordLimits, toCodeView, type CodeRequest } from './index'

const askedAt = Date.UTC(2026, 10, 20, 8)
const request: CodeRequest = { askedAt, resendAfter: 60, expiresIn: 600 }
const after = (seconds: number) => toCodeView(request, askedAt + seconds * 1000)

describe('a code', () => {
  it('can be resent after a minute', () => {
    expect(after(0).resendIn).toBe(60)
    expect(after(17.2).resendIn).toBe(43)
    expect(after(59.9).resendIn).toBe(1)
    expect(after(60).resendIn).toBe(0)
    expect(after(3600).resendIn).toBe(0)
  })

  it('expires after ten minutes', () => {
    expect(after(599).expired).toBe(false)
    expect(after(600).expired).toBe(true)
  })

  it('can be resent after the store’s cooldown, if that is longer', () => {
    const limit = { since: askedAt + 30_000, seconds: 300 }
    expect(toCodeView(request, askedAt + 30_000, limit)).toEqual({ resendIn: 300, expired: false })
    expect(toCodeView(null, askedAt + 40_000, limit).resendIn).toBe(290)
    expect(toCodeView(request, askedAt, { since: askedAt, seconds: 5 }).resendIn).toBe(60)
  })

  it('can be requested at once if none is known', () => {
    expect(toCodeView(null, askedAt)).toEqual({ resendIn: 0, expired: false })
  })

  it('has five digits, and is normalized when pasted', () => {
    expect(codeLength).toBe(5)
    expect(normalizeCode(' 40 718\n')).toBe('40718')
    expect(normalizeCode('40-718')).toBe('40718')
  })
})

it('has the contract’s limits of a password', () => {
  expect(passwordLimits).toEqual({ min: 10, max: 60 })
})
