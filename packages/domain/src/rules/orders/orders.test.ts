import { describe, expect, it } from 'vitest'
import { countsForPoints, isOngoing, loyaltyPoints, rewardedGoods, toOrderStatus } from './orders'
import type { OrderStatus } from './transition'

const statuses: OrderStatus[] = ['pending', 'shipping', 'delivered', 'completed', 'canceled', 'requires_action']

describe('loyalty points', () => {
  it('are one for each full 10 euro, over all orders together', () => {
    expect(loyaltyPoints([])).toBe(0)
    expect(loyaltyPoints([9_99])).toBe(0)
    expect(loyaltyPoints([10_00])).toBe(1)
    expect(loyaltyPoints([5_00, 5_00, 19_99])).toBe(2)
  })

  it('are earned on the price paid for the goods', () => {
    expect(rewardedGoods(100_00, 10_00)).toBe(90_00)
  })

  it('are earned on every order but a canceled one', () => {
    expect(statuses.filter((status) => !countsForPoints(status))).toEqual(['canceled'])
  })
})

it('only pending orders are ongoing', () => {
  expect(statuses.filter(isOngoing)).toEqual(['pending'])
})

it('a status in an address must be one of the shop’s', () => {
  expect(statuses.map(toOrderStatus)).toEqual(statuses)
  expect([null, '', 'PENDING', 'constructor'].map(toOrderStatus)).toEqual([undefined, undefined, undefined, undefined])
})
