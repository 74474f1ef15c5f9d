import { describe, expect, it } from 'vitest'
import { changeStates as change, type OrderStates } from './transition'

const placed: OrderStates = { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' }

const unrefunded = { total: 100_00, refunded: 0 }
const changeStates = (states: OrderStates, changes: Partial<OrderStates>) => change(states, changes, unrefunded)

/** An impossible status, so that every change is refused and lists the possible ones. */
const unreachable = 'nowhere' as never

describe('an order can change', () => {
  it.each([
    ['pending', ['shipping', 'delivered', 'completed', 'canceled', 'requires_action']],
    ['requires_action', ['pending', 'shipping', 'delivered', 'completed', 'canceled']],
    ['shipping', ['delivered', 'completed', 'requires_action']],
    ['delivered', ['completed', 'requires_action']],
    ['completed', []],
    ['canceled', []],
  ] as const)('its status from %s to %j', (status, allowed) => {
    expect(changeStates({ ...placed, status }, { status: unreachable })).toEqual({ field: 'status', allowed })
  })

  it.each([
    ['not_fulfilled', ['fulfilled', 'shipped', 'delivered']],
    ['fulfilled', ['shipped', 'delivered']],
    ['shipped', ['delivered']],
    ['delivered', []],
  ] as const)('its fulfilment status from %s to %j', (fulfillmentStatus, allowed) => {
    expect(changeStates({ ...placed, fulfillmentStatus }, { fulfillmentStatus: unreachable })).toEqual({
      field: 'fulfillmentStatus',
      allowed,
    })
  })
})

describe('the status of an order', () => {
  it('moves forward, or waits for an action', () => {
    expect(changeStates(placed, { status: 'requires_action' })).toEqual({ ...placed, status: 'requires_action' })
    expect(changeStates({ ...placed, status: 'requires_action' }, { status: 'pending' })).toEqual(placed)
    const delivered: OrderStates = { status: 'delivered', fulfillmentStatus: 'delivered', paymentStatus: 'captured' }
    expect(changeStates(delivered, { status: 'completed' })).toEqual({ ...delivered, status: 'completed' })
    expect(changeStates(delivered, { status: 'shipping' })).toEqual({
      field: 'status',
      allowed: ['completed', 'requires_action'],
    })
  })

  it('cannot leave canceled, and its payment is refunded by refunds only', () => {
    const canceled = { ...placed, status: 'canceled' } as const
    expect(changeStates(canceled, { status: 'pending' })).toEqual({ field: 'status', allowed: [] })
    expect(changeStates(canceled, { fulfillmentStatus: 'shipped' })).toEqual({
      field: 'fulfillmentStatus',
      allowed: [],
    })
    expect(changeStates(canceled, { paymentStatus: 'captured' })).toEqual({
      field: 'paymentStatus',
      reason: 'canceled',
    })
    expect(changeStates(placed, { status: 'canceled', paymentStatus: 'captured' })).toEqual({
      field: 'paymentStatus',
      reason: 'canceled',
    })
    expect(changeStates(canceled, { paymentStatus: 'refunded' })).toEqual({
      field: 'paymentStatus',
      reason: 'refunds_missing',
    })
    const refunded = { ...canceled, paymentStatus: 'refunded' }
    expect(change(canceled, { paymentStatus: 'refunded' }, { ...unrefunded, refunded: 100_00 })).toEqual(refunded)
  })

  it('cannot become canceled once the goods are shipped, whatever it is', () => {
    const waiting = { ...placed, status: 'requires_action', fulfillmentStatus: 'shipped' } as const
    expect(changeStates(waiting, { status: 'canceled' })).toEqual({
      field: 'status',
      allowed: ['pending', 'shipping', 'delivered', 'completed'],
    })
    expect(changeStates(placed, { status: 'canceled', fulfillmentStatus: 'shipped' })).toMatchObject({
      field: 'status',
    })
    expect(changeStates({ ...placed, fulfillmentStatus: 'delivered' }, { status: 'canceled' })).toMatchObject({
      field: 'status',
    })
    expect(changeStates({ ...placed, fulfillmentStatus: 'fulfilled' }, { status: 'canceled' })).toMatchObject({
      status: 'canceled',
    })
  })

  it('stays if it is set to its current value', () => {
    expect(changeStates(placed, placed)).toEqual(placed)
    expect(changeStates(placed, {})).toEqual(placed)
  })
})

describe('the fulfilment status', () => {
  it('moves forward only', () => {
    const shipped = { ...placed, status: 'shipping', fulfillmentStatus: 'shipped' } as const
    expect(changeStates(shipped, { fulfillmentStatus: 'fulfilled' })).toEqual({
      field: 'fulfillmentStatus',
      allowed: ['delivered'],
    })
  })

  it('takes a waiting order along when goods are shipped and delivered', () => {
    expect(changeStates(placed, { fulfillmentStatus: 'shipped' })).toMatchObject({ status: 'shipping' })
    expect(changeStates(placed, { fulfillmentStatus: 'delivered' })).toMatchObject({ status: 'delivered' })
    expect(changeStates(placed, { fulfillmentStatus: 'fulfilled' })).toMatchObject({ status: 'pending' })
  })

  it('takes a shipping order along when goods are delivered', () => {
    const shipping = { ...placed, status: 'shipping', fulfillmentStatus: 'shipped' } as const
    expect(changeStates(shipping, { fulfillmentStatus: 'delivered' })).toMatchObject({ status: 'delivered' })
  })

  it('does not reopen a completed order when goods are delivered late', () => {
    const completed = { ...placed, status: 'completed', fulfillmentStatus: 'shipped' } as const
    expect(changeStates(completed, { fulfillmentStatus: 'delivered' })).toMatchObject({ status: 'completed' })
  })

  it('takes nothing along if only the payment changes, even if goods were shipped while the order was waiting', () => {
    const left = { ...placed, fulfillmentStatus: 'shipped' } as const
    expect(changeStates(left, { paymentStatus: 'captured' })).toMatchObject({ status: 'pending' })
    const states = { status: 'pending', fulfillmentStatus: 'shipped' } as const
    expect(changeStates(placed, states)).toMatchObject({ status: 'pending' })
  })

  it('takes no order along that sets its own status or requires action', () => {
    expect(changeStates(placed, { status: 'requires_action', fulfillmentStatus: 'shipped' })).toMatchObject({
      status: 'requires_action',
    })
    const waiting = { ...placed, status: 'requires_action' } as const
    expect(changeStates(waiting, { fulfillmentStatus: 'shipped' })).toMatchObject({ status: 'requires_action' })
  })
})

describe('the payment status', () => {
  it('is captured once, and stays when other statuses change', () => {
    const captured = { ...placed, paymentStatus: 'captured' } as const
    expect(changeStates(placed, { paymentStatus: 'captured' })).toEqual(captured)
    expect(changeStates(captured, { paymentStatus: 'captured' })).toEqual({
      field: 'paymentStatus',
      reason: 'captured_twice',
    })
    expect(changeStates(captured, { status: 'shipping' })).toEqual({ ...captured, status: 'shipping' })
  })
})
