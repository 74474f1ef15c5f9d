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
    { minimum: null, payment_days: 30, points: false, low_stock: 50 },
    { minimum: 150.5, payment_days: 0, points: true, low_stock: 0 },
  ])('returns what was stored: %j', (terms) => {
    expect(toOrderTerms(toOrderTermsDraft(terms))).toEqual(terms)
    expect(toOrderTermsDraft({ ...terms, minimum: 6.9 }).minimum).toBe('6.90')
  })

  it('reads an amount as typed, and none as no minimum', () => {
    expect(toOrderTerms({ minimum: ' 1.250,50 € ', paymentDays: '14', points: false, lowStock: '50' })).toEqual({
      minimum: 1250.5,
      payment_days: 14,
      points: false,
      low_stock: 50,
    })
    expect(toOrderTerms({ minimum: ' ', paymentDays: '14', points: false, lowStock: '50' }).minimum).toBeNull()
  })

  it('has a fault for each value that the store refuses', () => {
    const range = (most: number) => ({ code: 'range', message: null, params: { least: 0, most } })
    expect(orderTermsFaults({ minimum: 'much', paymentDays: '', points: false, lowStock: 'few' })).toEqual({
      minimum: range(1_000_000),
      paymentDays: range(365),
      lowStock: range(1_000_000),
    })
    expect(
      Object.keys(orderTermsFaults({ minimum: '1000000.01', paymentDays: '366', points: false, lowStock: '50' })),
    ).toHaveLength(2)
    expect(orderTermsFaults({ minimum: '1000000', paymentDays: '365', points: false, lowStock: '50' })).toEqual({})
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
  const before = { minimum: null, payment_days: 30, points: true, low_stock: 50 }
  expect(
    remoteOrderTermsChanges(
      before,
      { minimum: 150, payment_days: 30, points: false, low_stock: 20 },
      { locale: 'en-IE' },
    ),
  ).toEqual([
    { field: 'minimum', before: '', after: '€150.00' },
    { field: 'points', before: 'true', after: 'false' },
    { field: 'lowStock', before: '50', after: '20' },
  ])
})
