import { expect, it } from 'vitest'
import { isUnpaid } from './waits-for.rules'

it.each([
  ['pending', 'authorized', true],
  ['completed', 'authorized', true],
  ['shipping', 'awaiting', true],
  ['canceled', 'authorized', false],
  ['pending', 'captured', false],
  ['completed', 'refunded', false],
] as const)('an order that is %s and %s is unpaid: %s', (status, paymentStatus, unpaid) => {
  expect(isUnpaid({ status, paymentStatus })).toBe(unpaid)
})
