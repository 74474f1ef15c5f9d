import { describe, expect, it } from 'vitest'
import { countsForPoints, isOngoing, loyaltyPoints, rewardedGoods } from './orders.rules'

describe('loyalty points', () => {
  it('are one for each full 10 euro, over all orders together', () => {
    expect(loyaltyPoints([])).toBe(0)
    expect(loyaltyPoints([9_99])).toBe(0)
    expect(loyaltyPoints([10_00])).toBe(1)
    expect(loyaltyPoints([5_00, 5_00, 19_99])).toBe(2)
  })

  it('are earned on what was paid for the goods', () => {
    expect(rewardedGoods(100_00, 10_00)).toBe(90_00)
  })

  it('are not earned on canceled orders', () => {
    expect(countsForPoints('canceled')).toBe(false)
    expect(countsForPoints('requires_action')).toBe(true)
  })
})

it('ongoing orders are the pending ones', () => {
  expect(isOngoing('pending')).toBe(true)
  expect(isOngoing('requires_action')).toBe(false)
})
