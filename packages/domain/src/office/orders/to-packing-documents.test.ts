import { createWorld } from '@skafferi/fixtures/world'
import type { components } from '@skafferi/api/admin'
import { expect, it } from 'vitest'
import type { Office } from '../office-context'
import { pickableOf } from './pickable'
import { toAddressLabel, toPackingSlip, toPickList, toSender } from './to-packing-documents'

type AdminOrder = components['schemas']['AdminOrder']

const placed = createWorld().orders.find(({ order }) => order.items.length >= 2)!.order
const [first, second] = placed.items as [AdminOrder['order']['items'][number], AdminOrder['order']['items'][number]]
const at = '2026-11-20T08:00:00.000Z'
const office = { locale: 'en-IE', timeZone: 'Europe/Stockholm', now: () => new Date(at) } as Office

const lineOf = (item_id: string, line: Partial<AdminOrder['lines'][number]>): AdminOrder['lines'][number] => ({
  item_id,
  ordered: 0,
  shipped: 0,
  closed: 0,
  left: 0,
  left_refunded: 0,
  refunded: 0,
  refundable: 0,
  tax_percent: 12,
  carton_size: null,
  weight_g: null,
  shelf_place: null,
  ...line,
})
const parcelOf = (id: string, lines: AdminOrder['parcels'][number]['lines']): AdminOrder['parcels'][number] => ({
  id,
  carrier: 'DHL',
  tracking_url: null,
  shipped_at: at,
  handed_over_at: null,
  delivered_at: null,
  sent_by: null,
  lines,
})

const read: AdminOrder = {
  order: { ...placed, status: 'shipping' },
  version: 1,
  lines: [
    lineOf(first.id, { ordered: 60, shipped: 30, left: 30, carton_size: 24, weight_g: 250 }),
    lineOf(second.id, { ordered: 10, shipped: 5, closed: 2, left: 3, carton_size: 12, weight_g: 1_000 }),
  ],
  parcels: [
    parcelOf('parcel_1', [{ item_id: first.id, quantity: 30 }]),
    parcelOf('parcel_2', [{ item_id: second.id, quantity: 5 }]),
  ],
  refunds: [],
  refundable: { amount: 0, rates: [] },
  company: { id: 'comp_1', name: 'Kiosk' },
  customer: { id: 'cus_1', first_name: 'Anna', last_name: 'L', email: 'anna@kiosk.example', phone: null },
  shipping_option: 'courier',
  dispatch_date: '2026-12-02',
  payments: [],
  paid_total: 0,
  to_pay_back: 0,
  notes: [],
  undoable: [],
  timeline: [],
}

it('lists full cartons, loose pieces and the weight of a pick list', () => {
  const list = toPickList(read, office)
  expect(list.lines.map(({ pieces, cartons }) => [pieces, cartons])).toEqual([
    [30, { full: 1, size: 24, loose: 6 }],
    [3, null],
  ])
  expect([list.pieces, list.weight]).toEqual([33, '10.5 kg'])
})

it('sorts a pick list by shelf, with numbers in their order; lines without a place are last', () => {
  const shelvesOf = (places: readonly (string | null)[]) => {
    const lines = read.lines.map((line, index) => ({ ...line, shelf_place: places[index] ?? null }))
    return toPickList({ ...read, lines }, office).lines.map(({ id, shelf }) => [id, shelf])
  }
  expect(shelvesOf(['A-10', 'A-2'])).toEqual([
    [second.id, 'A-2'],
    [first.id, 'A-10'],
  ])
  expect(shelvesOf([null, 'B-1']).map(([id]) => id)).toEqual([second.id, first.id])
  expect(toPackingSlip(read, 'parcel_1', office)?.lines.map(({ id }) => id)).toEqual([first.id])
})

it('picks what is in stock, and says when the other pieces ship', () => {
  const [one, two] = read.order.items
  const items = [
    { ...one!, backorder: { quantity: 20, available_from: '2027-01-12' } },
    { ...two!, backorder: { quantity: 3, available_from: null } },
  ]
  const waiting = { ...read, order: { ...read.order, items } }
  const list = toPickList(waiting, office)
  expect(list.lines.map(({ pieces, dispatch, cartons }) => [pieces, dispatch, cartons])).toEqual([
    [10, { now: '10', later: '20', day: '12 Jan' }, null],
    [0, { now: null, later: '3', day: null }, null],
  ])
  expect([list.pieces, list.weight]).toEqual([10, '2.5 kg'])
  expect(list.dispatches).toEqual([
    { now: '10', later: '20', day: '12 Jan' },
    { now: null, later: '3', day: null },
  ])
  expect(toPickList({ ...waiting, order: { ...waiting.order, status: 'canceled' } }, office).lines).toEqual([])
})

it('tells an order whose pieces all wait for stock from one that has pieces to pick, and from one without', () => {
  const [one, two] = read.order.items
  const waitingFor = (pieces: number) => {
    const items = [
      { ...one!, backorder: { quantity: pieces, available_from: null } },
      { ...two!, backorder: { quantity: 3, available_from: null } },
    ]
    return { ...read, order: { ...read.order, items } }
  }
  expect(pickableOf(read)).toBe('some')
  expect(pickableOf(waitingFor(29))).toBe('some')
  expect(pickableOf(waitingFor(30))).toBe('waiting')
  expect(pickableOf({ ...read, lines: read.lines.map((line) => ({ ...line, left: 0 })) })).toBe('none')
  expect(pickableOf({ ...read, order: { ...read.order, status: 'canceled' } })).toBe('none')
})

it('says on the latest slip which pieces wait for stock', () => {
  const [one, ...others] = read.order.items
  const items = [{ ...one!, backorder: { quantity: 20, available_from: '2027-01-12' } }, ...others]
  const waiting = { ...read, order: { ...read.order, items } }
  const linesOf = (id: string) =>
    toPackingSlip(waiting, id, office)?.lines.map(({ pieces, dispatch }) => [pieces, dispatch])
  expect(linesOf('parcel_1')).toEqual([[30, null]])
  expect(linesOf('parcel_2')).toEqual([
    [0, { now: null, later: '20', day: '12 Jan' }],
    [5, null],
  ])
  const later = { now: null, later: '20', day: '12 Jan' }
  expect(toPackingSlip(waiting, 'parcel_1', office)?.dispatches).toEqual([])
  expect(toPackingSlip(waiting, 'parcel_2', office)?.dispatches).toEqual([later])
})

it('has no weight if that of an article is unknown', () => {
  const lines = read.lines.map((line, index) => (index === 0 ? { ...line, weight_g: null } : line))
  expect(toPickList({ ...read, lines }, office).weight).toBeNull()
  expect(toPackingSlip({ ...read, lines }, 'parcel_2', office)?.weight).toBe('5 kg')
})

it('names the country of the address', () => {
  const country = new Intl.DisplayNames('en-IE', { type: 'region' }).of(
    placed.shipping_address.country_code.toUpperCase(),
  )
  expect(toPickList(read, office).delivery.to.split('\n').at(-1)).toBe(country)
})

it('says on each slip how many pieces follow, without those that will not be shipped', () => {
  const restOf = (order: AdminOrder, id: string) => {
    const kind = toPackingSlip(order, id, office)?.kind
    return kind?.of === 'slip' ? kind.rest : undefined
  }
  expect([restOf(read, 'parcel_1'), restOf(read, 'parcel_2')]).toEqual([38, 33])
  const older = { ...read, parcels: [parcelOf('parcel_1', []), read.parcels[1]!] }
  expect(restOf(older, 'parcel_2')).toBeNull()
})

it('says on the latest slip how many pieces will not be delivered', () => {
  const lines = read.lines.map((line, index) => ({ ...line, closed: index === 0 ? 4 : 0 }))
  const closedOf = (id: string) => {
    const kind = toPackingSlip({ ...read, lines }, id, office)?.kind
    return kind?.of === 'slip' ? kind.closed : undefined
  }
  expect([closedOf('parcel_1'), closedOf('parcel_2')]).toEqual([0, 4])
})

it('names the sender with the country and the VAT number there, and an address label has no lines', () => {
  const profile = {
    name: 'Shop',
    legal_name: 'Seller AB',
    address: ['Street 1', '111 11 Town'],
    country: 'se',
    vat_ids: ['DK12345678', 'SE559000000101'],
  } as unknown as components['schemas']['ShopProfile']
  expect(toSender(profile, office)).toEqual({
    name: 'Seller AB',
    address: ['Street 1', '111 11 Town', 'Sweden'],
    vatId: 'SE559000000101',
  })
  expect(toSender({ ...profile, legal_name: '', address: [], vat_ids: [] }, office)).toEqual({
    name: 'Shop',
    address: [],
    vatId: null,
  })
  expect(toAddressLabel(read, office)).toMatchObject({ kind: { of: 'label' }, lines: [], pieces: 0 })
})

it('marks articles with an age limit on pick lists and packing slips', () => {
  const items = read.order.items.map((item, index) => ({ ...item, age_limit: index === 0 ? 18 : null }))
  const restricted = { ...read, order: { ...read.order, items } }
  expect(toPickList(restricted, office).lines.map(({ ageLimit }) => ageLimit)).toEqual([18, null])
  expect(toPackingSlip(restricted, 'parcel_1', office)?.lines.map(({ ageLimit }) => ageLimit)).toEqual([18])
})

it('tells receiving hours from the note', () => {
  const order = { ...read.order, note: 'Ring the bell.', reception_hours: '8 to 11' }
  expect(toPickList({ ...read, order }, office).delivery).toMatchObject({ note: 'Ring the bell.', hours: '8 to 11' })
})
