import { describe, expect, it } from 'vitest'
import { goodsFilters, toGoodsState, toPaymentState } from './to-order-state'

const states = {
  status: 'pending',
  fulfillment_status: 'not_fulfilled',
  payment_status: 'authorized',
  shipment_state: 'none',
} as const

describe('toGoodsState', () => {
  it('gives a packed order that is still pending one state', () => {
    expect(toGoodsState(states)).toBe('to_pack')
    expect(toGoodsState({ ...states, fulfillment_status: 'fulfilled' })).toBe('packed')
  })

  it('follows the shipped pieces', () => {
    expect(toGoodsState({ ...states, shipment_state: 'partial' })).toBe('partly_shipped')
    const shipped = { ...states, status: 'shipping', fulfillment_status: 'shipped' } as const
    expect(toGoodsState({ ...shipped, shipment_state: 'all' })).toBe('shipped')
    const delivered = { ...states, status: 'delivered', fulfillment_status: 'delivered' } as const
    expect(toGoodsState({ ...delivered, shipment_state: 'delivered' })).toBe('delivered')
  })

  it('names an order that is closed or needs attention before its shipment', () => {
    for (const status of ['completed', 'canceled', 'requires_action'] as const) {
      expect(toGoodsState({ ...states, status, shipment_state: 'partial' })).toBe(status)
    }
  })

  it('has filters for each state', () => {
    expect(new Set(goodsFilters.map(({ filter }) => JSON.stringify(filter))).size).toBe(8)
  })
})

describe('toPaymentState', () => {
  const stateOf = (change: Partial<Parameters<typeof toPaymentState>[0]> = {}, paidTotal = 0) =>
    toPaymentState({ ...states, amount_due: 100, ...change }, paidTotal)

  it('is unpaid until the payment is recorded, and credited instead of refunded', () => {
    expect(stateOf()).toBe('unpaid')
    expect(stateOf({ payment_status: 'awaiting' })).toBe('unpaid')
    expect(stateOf({ payment_status: 'captured' })).toBe('paid')
    expect(stateOf({ payment_status: 'refunded' })).toBe('credited')
  })

  it('is paid in part while a rest is due', () => {
    expect(stateOf({ amount_due: 70 }, 30)).toBe('part_paid')
    expect(stateOf({ payment_status: 'captured', amount_due: 0 }, 100)).toBe('paid')
  })

  it('has nothing due on a canceled order', () => {
    expect(stateOf({ status: 'canceled', amount_due: 0 }, 30)).toBe('nothing_due')
  })
})
