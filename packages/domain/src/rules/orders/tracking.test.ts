import { expect, it } from 'vitest'
import { isTrackingNumber, toTracking } from './tracking'

it('tells tracking numbers from links', () => {
  for (const number of ['JD014600451120', 'JD01 4600-45', '7']) expect(isTrackingNumber(number)).toBe(true)
  for (const text of ['', ' ', 'https://dhl.example/1', 'dhl.example/1', '1'.repeat(61)])
    expect(isTrackingNumber(text)).toBe(false)
})

it('a number is not given as a link', () => {
  expect(toTracking('JD0146')).toEqual({ tracking_url: null, tracking_number: 'JD0146' })
  expect(toTracking('https://dhl.example/1')).toEqual({ tracking_url: 'https://dhl.example/1' })
  expect(toTracking(null)).toEqual({ tracking_url: null })
})
