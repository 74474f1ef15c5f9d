import { describe, expect, it } from 'vitest'
import { changeStates, type OrderStates } from './transition.rules'

const placed: OrderStates = { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' }

describe('an order as a whole', () => {
  it('goes forward, or waits for somebody to act', () => {
    expect(changeStates(placed, { status: 'requires_action' })).toEqual({ ...placed, status: 'requires_action' })
    expect(changeStates({ ...placed, status: 'requires_action' }, { status: 'pending' })).toEqual(placed)
    const delivered: OrderStates = { status: 'delivered', fulfillmentStatus: 'delivered', paymentStatus: 'captured' }
    expect(changeStates(delivered, { status: 'completed' })).toEqual({ ...delivered, status: 'completed' })
    expect(changeStates(delivered, { status: 'shipping' })).toEqual({
      field: 'status',
      allowed: ['completed', 'requires_action'],
    })
  })

  it('has no way out of canceled, but its money can still be given back', () => {
    const canceled = { ...placed, status: 'canceled' } as const
    expect(changeStates(canceled, { status: 'pending' })).toEqual({ field: 'status', allowed: [] })
    expect(changeStates(canceled, { fulfillmentStatus: 'shipped' })).toEqual({ field: 'fulfillmentStatus', allowed: [] })
    expect(changeStates(canceled, { paymentStatus: 'refunded' })).toEqual({ ...canceled, paymentStatus: 'refunded' })
  })

  it('cannot be canceled once its goods have left, whatever its status', () => {
    const waiting = { ...placed, status: 'requires_action', fulfillmentStatus: 'shipped' } as const
    expect(changeStates(waiting, { status: 'canceled' })).toEqual({
      field: 'status',
      allowed: ['pending', 'shipping', 'delivered', 'completed'],
    })
    expect(changeStates(placed, { status: 'canceled', fulfillmentStatus: 'shipped' })).toMatchObject({ field: 'status' })
    expect(changeStates({ ...placed, fulfillmentStatus: 'fulfilled' }, { status: 'canceled' })).toMatchObject({
      status: 'canceled',
    })
  })

  it('stays as it is where it is told what it is', () => {
    expect(changeStates(placed, placed)).toEqual(placed)
    expect(changeStates(placed, {})).toEqual(placed)
  })
})

describe('the goods', () => {
  it('only go forward', () => {
    const shipped = { ...placed, status: 'shipping', fulfillmentStatus: 'shipped' } as const
    expect(changeStates(shipped, { fulfillmentStatus: 'fulfilled' })).toEqual({
      field: 'fulfillmentStatus',
      allowed: ['delivered'],
    })
  })

  it('take a waiting order along when they leave and when they arrive', () => {
    expect(changeStates(placed, { fulfillmentStatus: 'shipped' })).toMatchObject({ status: 'shipping' })
    expect(changeStates(placed, { fulfillmentStatus: 'delivered' })).toMatchObject({ status: 'delivered' })
    expect(changeStates(placed, { fulfillmentStatus: 'fulfilled' })).toMatchObject({ status: 'pending' })
  })

  it('leave an order alone that is told its own status or needs somebody to act', () => {
    expect(changeStates(placed, { status: 'requires_action', fulfillmentStatus: 'shipped' })).toMatchObject({
      status: 'requires_action',
    })
    const waiting = { ...placed, status: 'requires_action' } as const
    expect(changeStates(waiting, { fulfillmentStatus: 'shipped' })).toMatchObject({ status: 'requires_action' })
  })
})

describe('the money', () => {
  it('is given back only where it was authorized or captured', () => {
    expect(changeStates(placed, { paymentStatus: 'refunded' })).toMatchObject({ paymentStatus: 'refunded' })
    expect(changeStates({ ...placed, paymentStatus: 'awaiting' }, { paymentStatus: 'refunded' })).toEqual({
      field: 'paymentStatus',
      allowed: ['authorized', 'captured'],
    })
    expect(changeStates({ ...placed, paymentStatus: 'refunded' }, { paymentStatus: 'captured' })).toEqual({
      field: 'paymentStatus',
      allowed: [],
    })
  })
})
