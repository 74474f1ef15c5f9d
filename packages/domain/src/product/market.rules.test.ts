import { expect, it } from 'vitest'
import { isDeliverableTo } from './market.rules'

it('a product goes where it may, and everywhere where no law says otherwise', () => {
  expect(isDeliverableTo(['se', 'dk'], 'dk')).toBe(true)
  expect(isDeliverableTo(['se', 'dk'], 'no')).toBe(false)
  expect(isDeliverableTo([], 'se')).toBe(false)
  expect(isDeliverableTo(null, 'de')).toBe(true)
})
