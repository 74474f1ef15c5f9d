import { expect, it } from 'vitest'
import { testConfig } from '../../testing/shop'
import { initialSettings } from './initial-settings'

it('promises nothing in a new shop', () => {
  const { orders, delivery, opening, profile } = initialSettings(testConfig, 'empty')
  expect(orders).toEqual({ minimum: null, paymentDays: 0, points: false, lowStock: 50 })
  expect([delivery.options, opening.open]).toEqual([[], false])
  expect([profile.phone, profile.email, profile.address, profile.hours, profile.returns]).toEqual(['', '', [], {}, {}])
})
