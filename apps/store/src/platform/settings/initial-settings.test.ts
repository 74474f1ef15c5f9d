import { neutralApplication, specifiedApplication } from '@skafferi/domain/rules/registration/application-settings'
import { expect, it } from 'vitest'
import { testConfig } from '../../testing/shop'
import { initialSettings } from './initial-settings'

it('asks applicants for nothing of one trade in a new shop, and as specified in others', () => {
  expect(initialSettings(testConfig, 'empty').applications).toEqual(neutralApplication)
  expect(initialSettings(testConfig, 'demo').applications).toEqual(specifiedApplication)
})

it('promises nothing in a new shop', () => {
  const { orders, delivery, opening, profile } = initialSettings(testConfig, 'empty')
  expect(orders).toEqual({ minimum: null, paymentDays: 0, points: false, lowStock: 50 })
  expect([delivery.options, opening.open]).toEqual([[], false])
  expect([profile.phone, profile.email, profile.address, profile.hours, profile.returns]).toEqual(['', '', [], {}, {}])
})
