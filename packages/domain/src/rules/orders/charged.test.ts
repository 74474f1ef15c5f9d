import { expect, it } from 'vitest'
import { isCharged, ratesAsBooked } from './charged'

const placed = { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' } as const

it('an order is charged once a part of it is shipped', () => {
  expect(isCharged(placed, 0)).toBe(false)
  expect(isCharged({ ...placed, paymentStatus: 'captured' }, 0)).toBe(false)
  expect(isCharged(placed, 1)).toBe(true)
  // An order shipped before parcels recorded their contents.
  expect(isCharged({ status: 'delivered', fulfillmentStatus: 'delivered', paymentStatus: 'captured' }, 0)).toBe(true)
})

it('of a canceled order only what was paid is owed back', () => {
  expect(isCharged({ ...placed, status: 'canceled' }, 0)).toBe(false)
  expect(isCharged({ ...placed, status: 'canceled', paymentStatus: 'captured' }, 0)).toBe(true)
})

it('an order that awaits its payment is charged like others, and a refunded one is returned already', () => {
  expect(isCharged({ ...placed, paymentStatus: 'awaiting' }, 0)).toBe(false)
  expect(isCharged({ ...placed, paymentStatus: 'awaiting' }, 5)).toBe(true)
  expect(isCharged({ ...placed, paymentStatus: 'refunded' }, 5)).toBe(false)
})

it('tax that the lines do not account for is assigned to the highest rate', () => {
  const lines = [
    { taxRate: 25, totals: { subtotal: 1000, discount_total: 0, tax_total: 250 } },
    { taxRate: 12, totals: { subtotal: 1000, discount_total: 0, tax_total: 120 } },
  ]
  expect(ratesAsBooked(lines, { shipping: 0, tax: 375 })).toEqual([
    { percent: 12, net: 1000, tax: 120 },
    { percent: 25, net: 1000, tax: 255 },
  ])
})
