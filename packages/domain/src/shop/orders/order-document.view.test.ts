import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toOrderDetailView } from './index'

const locale = 'en-GB'
const world = createWorld()
const sent = world.orders.find(({ order }) => order.shipments.length > 0)!.order
const placed = {
  ...sent,
  status: 'pending' as const,
  fulfillment_status: 'not_fulfilled' as const,
  payment_status: 'authorized' as const,
  created_at: '2026-11-22T09:00:00Z',
  shipments: [],
  delivery: { start_date: '2026-11-26', end_date: '2026-11-30' },
  payment: { method: 'invoice' as const, terms_days: 60, due_date: '2027-01-21' },
  po_number: 'PO-4711',
  customer_reference: 'Karin L, shop 2',
  note: '',
  reception_hours: null,
}
const show = (changes: Partial<typeof sent>, today = '2026-11-24') =>
  toOrderDetailView({ ...placed, ...changes }, locale, today)

describe('the delivery date of an order', () => {
  it('is as promised when it was placed', () => {
    const place = placed.shipping_address.address_1
    expect(show({}).arrival).toEqual({ kind: 'window', text: '26 – 30 Nov 2026', isLate: false, place, dispatches: [] })
  })

  it('of a single day is that day', () => {
    const delivery = { start_date: '2026-11-26', end_date: '2026-11-26' }
    expect(show({ delivery }).arrival).toMatchObject({ text: '26 Nov 2026' })
  })

  it('is late once its last day is over, shipped or not, unless nothing of it will be delivered', () => {
    const items = placed.items.map((item) => ({ ...item, shipped_quantity: 0, closed_quantity: 0 }))
    const lateOn = (today: string, changes: Partial<typeof sent> = {}) =>
      show({ items, ...changes }, today).arrival?.isLate
    expect(['2026-11-30', '2026-12-01'].map((today) => lateOn(today))).toEqual([false, true])
    expect(lateOn('2026-12-23', { delivery: null })).toBe(true)
    const shipped = items.map((item) => ({ ...item, shipped_quantity: item.quantity }))
    expect(lateOn('2026-12-01', { items: shipped })).toBe(true)
    const closed = items.map((item) => ({ ...item, closed_quantity: item.quantity }))
    expect(lateOn('2026-12-01', { items: closed })).toBe(false)
  })

  it.each([{ status: 'canceled' as const }, { fulfillment_status: 'delivered' as const }])(
    'is null for an order that is %j',
    (changes) => {
      expect(show(changes).arrival).toBeNull()
    },
  )

  it('without a promise is one month after the order date, in the store’s calendar', () => {
    const arrival = show({ delivery: null, created_at: '2026-10-30T23:30:00Z' }).arrival
    expect(arrival).toMatchObject({ kind: 'by', text: '30 Nov 2026' })
  })
})

describe('the terms of an order', () => {
  it('have the due date', () => {
    expect(show({}).terms).toMatchObject({ termsDays: 60, due: '21 January 2027' })
    expect(show({ payment_status: 'awaiting' as const }).terms).toMatchObject({ termsDays: 60, due: '21 January 2027' })
  })

  it.each([
    { payment_status: 'captured' as const },
    { payment_status: 'refunded' as const },
    { status: 'canceled' as const },
  ])('have no due date if nothing is due: %j', (changes) => {
    expect(show(changes).terms).toMatchObject({ termsDays: 60, due: null })
  })

  it('have the amount due after refunds, and once paid the total after refunds', () => {
    const refunded = { refunded_total: 7.7, amount_due: 92.3, total: 100 }
    expect(show({ ...refunded, payment_status: 'authorized' }).terms).toMatchObject({ amount: '€92.30' })
    expect(show({ ...refunded, payment_status: 'captured', amount_due: 0 }).terms).toMatchObject({
      due: null,
      amount: '€92.30',
    })
    expect(show({ ...refunded, status: 'canceled', amount_due: 0 }).terms).toMatchObject({ due: null, amount: '€0.00' })
  })

  it('are not invented for an order placed before they were stored', () => {
    expect(show({ payment: null }).terms).toBeNull()
  })
})

it('empty references are not shown', () => {
  const given = [
    { name: 'po_number', text: 'PO-4711' },
    { name: 'customer_reference', text: 'Karin L, shop 2' },
  ]
  expect(show({}).references).toEqual(given)
  const hours = 'Mon to Fri, 7 to 15'
  expect(show({ reception_hours: hours }).references).toEqual([...given, { name: 'reception_hours', text: hours }])
})

describe('the progress of an order', () => {
  const steps = (changes: Partial<typeof sent>) =>
    show(changes).progress.map(({ name, state, date }) => [name, state, date])
  const shipments = [
    { ...sent.shipments[0]!, shipped_at: '2026-11-24T10:00:00Z', delivered_at: '2026-11-26T10:00:00Z' },
    { ...sent.shipments[0]!, id: 'ship_2', shipped_at: '2026-11-25T10:00:00Z', delivered_at: '2026-11-28T10:00:00Z' },
  ]

  it('shows what has happened and what is happening, with the past dates', () => {
    const none = { shipment_state: 'none' as const, shipments: [] }
    expect(steps({ ...none })).toEqual([
      ['placed', 'done', '22 Nov 2026'],
      ['packed', 'ahead', null],
      ['sent', 'ahead', null],
      ['delivered', 'ahead', null],
    ])
    expect(steps({ ...none, fulfillment_status: 'fulfilled' }).slice(1)).toEqual([
      ['packed', 'done', null],
      ['ready', 'current', null],
      ['delivered', 'ahead', null],
    ])
    expect(steps({ shipment_state: 'partial', shipments }).slice(1)).toEqual([
      ['partlyPacked', 'done', null],
      ['partlySent', 'current', '25 Nov 2026'],
      ['delivered', 'ahead', null],
    ])
    expect(steps({ shipment_state: 'partial', fulfillment_status: 'fulfilled', shipments })[1]).toEqual([
      'packed',
      'done',
      null,
    ])
    expect(steps({ shipment_state: 'all', fulfillment_status: 'shipped', shipments }).slice(1)).toEqual([
      ['packed', 'done', null],
      ['sent', 'done', '25 Nov 2026'],
      ['onItsWay', 'current', null],
    ])
    expect(steps({ shipment_state: 'delivered', fulfillment_status: 'delivered', shipments }).slice(2)).toEqual([
      ['sent', 'done', '25 Nov 2026'],
      ['delivered', 'done', '28 Nov 2026'],
    ])
  })

  it('has no date of an unrecorded arrival, and never a promised one', () => {
    const unmarked = shipments.map((shipment) => ({ ...shipment, delivered_at: null }))
    expect(steps({ shipment_state: 'delivered', fulfillment_status: 'delivered', shipments: unmarked }).at(-1)).toEqual(
      ['delivered', 'done', null],
    )
    expect(steps({ shipment_state: 'all', fulfillment_status: 'shipped', shipments: unmarked }).at(-1)![2]).toBeNull()
  })

  it('shows no current step while an order waits for its buyer', () => {
    expect(steps({ status: 'requires_action', shipment_state: 'none', shipments: [] })[1]).toEqual([
      'packed',
      'ahead',
      null,
    ])
  })

  it('is not shown for a canceled order, or an unknown status', () => {
    expect(steps({ status: 'canceled' })).toEqual([])
    expect(steps({ shipment_state: 'none', fulfillment_status: 'teleported' as 'shipped' })).toEqual([])
  })
})

describe('the billing address', () => {
  it('is not repeated if the invoice comes with the goods', () => {
    expect(show({ billing_address: placed.shipping_address }).billing).toBeNull()
  })

  it('is shown if it differs, even by the country only', () => {
    const billing_address = { ...placed.shipping_address, country_code: 'no' as const }
    expect(
      show({ billing_address, shipping_address: { ...billing_address, country_code: 'se' } }).billing,
    ).toMatchObject({
      countryCode: 'no',
    })
  })

  it('is shown if it differs within the same country', () => {
    const billing_address = { ...placed.shipping_address, address_1: 'Box 1140' }
    expect(show({ billing_address }).billing?.lines).toContain('Box 1140')
  })
})

it('an order shows its number of pieces and lines', () => {
  const [line] = placed.items
  const items = [
    { ...line!, quantity: 240 },
    { ...line!, id: 'b', quantity: 2 },
  ]
  expect(show({ items })).toMatchObject({ pieces: 242, moreItems: 1 })
})
