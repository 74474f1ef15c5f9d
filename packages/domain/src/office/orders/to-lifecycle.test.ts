import type { components } from '@skafferi/api/admin'
import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import type { Office } from '../office-context'
import { decisionUndoOf, parcelUndoOf, toLifecycle, toRequiredAction } from './to-lifecycle'

type ReadOrder = components['schemas']['AdminOrder']

const office = { locale: 'en-IE', timeZone: 'Europe/Stockholm', now: () => new Date('2026-11-26T12:00:00Z') } as Office
const { order: placed } = createWorld().orders[0]!

const parcel: ReadOrder['parcels'][number] = {
  id: 'ship_1',
  carrier: 'DHL',
  tracking_url: null,
  shipped_at: '2026-11-23T10:00:00Z',
  handed_over_at: null,
  delivered_at: null,
  sent_by: 'Johan Berg',
  lines: [],
}

const entry = (action: string, after: object, before: object = {}): ReadOrder['timeline'][number] => ({
  at: '2026-11-22T10:00:00Z',
  action,
  actor_id: 'operator',
  operator_name: 'Tove Lund',
  before,
  after,
})

/** The names, states and persons of the steps. */
function steps({ order = {}, ...read }: Partial<Omit<ReadOrder, 'order'>> & { order?: Partial<ReadOrder['order']> }) {
  const fresh = { status: 'pending', fulfillment_status: 'not_fulfilled', shipment_state: 'none', shipped_pieces: 0 }
  const full = {
    parcels: [],
    undoable: [],
    timeline: [],
    customer: { id: 'cus_1', first_name: 'Anna', last_name: 'L', email: '', phone: null },
    ...read,
    order: { ...placed, ...fresh, ...order },
  } as unknown as ReadOrder
  return toLifecycle(full, office).map(({ name, state, person }) => [name, state, person])
}

it('shows only what has happened', () => {
  expect(steps({})).toEqual([
    ['placed', 'done', 'Anna L'],
    ['packed', 'ahead', null],
    ['shipped', 'ahead', null],
    ['delivered', 'ahead', null],
    ['completed', 'ahead', null],
  ])
  expect(steps({ order: { status: 'canceled' } })).toEqual([])
})

it('shows who packed and sent a part, and who handed it over', () => {
  const order = { fulfillment_status: 'fulfilled', shipment_state: 'partial', shipped_pieces: 3 } as const
  const packed = entry('order.changed', { fulfillment_status: 'fulfilled' }, { fulfillment_status: 'not_fulfilled' })
  expect(steps({ order, parcels: [parcel], timeline: [packed] }).slice(1, 3)).toEqual([
    ['packed', 'done', 'Tove Lund'],
    ['shipped', 'part', 'Johan Berg'],
  ])
  const taken = { ...parcel, handed_over_at: '2026-11-24T10:00:00Z' }
  const handover = entry('order.parcel_handed_over', {})
  expect(steps({ order, parcels: [taken], timeline: [packed, handover] })[2]).toEqual([
    'handedOver',
    'part',
    'Tove Lund',
  ])
})

it('does not count an undone step as its author', () => {
  const undone = entry('order.completion_undone', { status: 'delivered' }, { status: 'completed' })
  expect(steps({ order: { status: 'delivered' }, timeline: [undone] }).at(-1)).toEqual(['completed', 'ahead', null])
})

it('offers the last step of a parcel to be undone', () => {
  const undoable = [
    { step: 'packed', shipment_id: null },
    { step: 'handed_over', shipment_id: 'ship_1' },
  ] as const
  expect(parcelUndoOf({ undoable: [...undoable] } as unknown as ReadOrder, 'ship_1')).toBe('handed_over')
  expect(parcelUndoOf({ undoable: [...undoable] } as unknown as ReadOrder, 'ship_2')).toBeNull()
})

it('names the decision about missing pieces that can be undone', () => {
  expect(decisionUndoOf({ undoable: [{ step: 'packed', shipment_id: null }] })).toBeNull()
  expect(decisionUndoOf({ undoable: [{ step: 'replaced', shipment_id: null }] })).toBe('replaced')
})

it('says who set an order to "requires action" and whether its payment is awaited', () => {
  const set = entry('order.changed', { status: 'requires_action' }, { status: 'pending' })
  const order = { ...placed, status: 'requires_action', payment_status: 'awaiting' } as ReadOrder['order']
  const read = { order, timeline: [set] } as unknown as ReadOrder
  expect(toRequiredAction(read, office)).toMatchObject({ person: 'Tove Lund', awaitsPayment: true })
  expect(toRequiredAction({ ...read, timeline: [] }, office)).toEqual({
    time: null,
    person: null,
    awaitsPayment: true,
  })
  expect(toRequiredAction({ ...read, order: placed }, office)).toBeNull()
})
