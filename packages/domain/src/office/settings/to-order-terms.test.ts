import { describe, expect, it } from 'vitest'
import {
  orderTermsFaults,
  remoteOrderTermsChanges,
  toOrderTerms,
  toOrderTermsDraft,
  toOrderTermsFaults,
} from './to-order-terms'

describe('the form of the conditions of orders', () => {
  it.each([
    { minimum: null, payment_days: 30, points: false },
    { minimum: 150.5, payment_days: 0, points: true },
  ])('returns what was stored: %j', (terms) => {
    expect(toOrderTerms(toOrderTermsDraft(terms))).toEqual(terms)
  })

  it('reads an amount as typed, and none as no minimum', () => {
    expect(toOrderTerms({ minimum: ' 1.250,50 € ', paymentDays: '14', points: false })).toEqual({
      minimum: 1250.5,
      payment_days: 14,
      points: false,
    })
    expect(toOrderTerms({ minimum: ' ', paymentDays: '14', points: false }).minimum).toBeNull()
  })

  it('has a fault for each value that the store refuses', () => {
    const range = (most: number) => ({ code: 'range', message: null, params: { least: 0, most } })
    expect(orderTermsFaults({ minimum: 'much', paymentDays: '', points: false })).toEqual({
      minimum: range(1_000_000),
      paymentDays: range(365),
    })
    expect(Object.keys(orderTermsFaults({ minimum: '1000000.01', paymentDays: '366', points: false }))).toHaveLength(2)
    expect(orderTermsFaults({ minimum: '1000000', paymentDays: '365', points: false })).toEqual({})
  })

  it('names the faults of the store by its own fields', () => {
    expect(toOrderTermsFaults({ 'value.payment_days': 1, 'value.minimum': 2, 'value.points': 3 })).toEqual({
      paymentDays: 1,
      minimum: 2,
      points: 3,
    })
  })
})

it('lists the fields that a colleague has changed', () => {
  const before = { minimum: null, payment_days: 30, points: true }
  expect(
    remoteOrderTermsChanges(before, { minimum: 150, payment_days: 30, points: false }, { locale: 'en-IE' }),
  ).toEqual([
    { field: 'minimum', before: '', after: '€150.00' },
    { field: 'points', before: 'true', after: 'false' },
  ])
})
