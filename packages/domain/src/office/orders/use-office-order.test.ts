import type { components } from '@skafferi/api/admin'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { useOfficeOrder } from './use-office-order'

type AdminOrder = components['schemas']['AdminOrder']

const placed = createWorld().orders[0]!.order
const first = placed.items[0]!

const read: AdminOrder = {
  order: placed,
  version: 7,
  lines: [
    {
      item_id: first.id,
      ordered: first.quantity,
      shipped: 0,
      closed: 0,
      left: first.quantity,
      left_refunded: 3,
      refunded: 0,
      refundable: 0,
      tax_percent: 6,
      carton_size: null,
      weight_g: null,
      shelf_place: null,
    },
  ],
  parcels: [],
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

/** Opens the page of this order, and records what it sends. */
async function openOrder(
  states: Partial<AdminOrder['order']> = {},
  refunds: AdminOrder['refunds'] = [],
  line: Partial<AdminOrder['lines'][number]> = {},
  money: Partial<Pick<AdminOrder, 'paid_total' | 'to_pay_back'>> = {},
  refusedPath?: string,
) {
  const sent: { path: string; body: unknown }[] = []
  const lines = [{ ...read.lines[0]!, ...line }]
  const answer = { ...read, ...money, lines, refunds, order: { ...read.order, ...states } }
  const paths = new Proxy({}, { get: () => () => '/' }) as OfficePaths
  async function fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return Response.json(answer)
    const path = new URL(request.url).pathname
    sent.push({ path, body: await request.json() })
    return path === refusedPath ? refusal(409, 'parcel_delivered', 'It is delivered.') : Response.json(answer)
  }
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths,
  })
  const page = await renderHook(createTestShop({}), () => useOfficeOrder('1042'), { wrapper: officeWrapper(office) })
  const { order } = await page.until(({ order: load }) => load.status === 'ready')
  if (order.status !== 'ready') throw new Error('The order is not ready.')
  return { page, sent, view: order.view }
}

it('sends a command after the one in progress, and the same one only once', async () => {
  const { page, sent } = await openOrder()
  await page.does(({ run }) => {
    void run({ do: 'mark', parcel: 'ship_1', state: 'delivered' })
    void run({ do: 'complete' })
    return run({ do: 'complete' })
  })
  await page.until(({ busy }) => busy === null && sent.length > 1)
  expect(sent.map(({ path }) => path)).toEqual(['/admin/orders/1042/shipments/ship_1', '/admin/orders/1042'])
})

it('does not send the commands after a refused one, and sends later ones', async () => {
  const parcel = '/admin/orders/1042/shipments/ship_1'
  const { page, sent } = await openOrder({}, [], {}, {}, parcel)
  let done: boolean[] = []
  await page.does(async ({ run }) => {
    done = await Promise.all([
      run({ do: 'mark', parcel: 'ship_1', state: 'handed_over' }),
      run({ do: 'complete' }),
      run({ do: 'pack' }),
    ])
  })
  expect(done).toEqual([false, false, false])
  const { refused } = await page.until(({ busy }) => busy === null)
  expect(sent.map(({ path }) => path)).toEqual([parcel])
  expect(refused).toMatchObject({ command: 'mark', problem: { code: 'parcel_delivered' } })

  await page.does(({ run }) => run({ do: 'complete' }))
  expect(sent.map(({ path }) => path)).toEqual([parcel, '/admin/orders/1042'])
})

it('sends the displayed version with each change of an order', async () => {
  const { page, sent } = await openOrder()
  const parcel = { carrier: 'DHL', tracking: '', lines: [{ id: 'ordli_1', pieces: 2 }], shipsRefunded: false }
  const draft = { what: 'amount', amount: '5', lines: [], reason: 'Broken.' } as const
  const commands = [
    { do: 'pay', on: '2026-11-21', amount: '30,5' },
    { do: 'payBack', on: '2026-11-22' },
    { do: 'cancel' },
    { do: 'ship', ...parcel },
    { do: 'ship', ...parcel, shipsRefunded: true },
    { do: 'refund', draft },
    { do: 'mark', parcel: 'ship_1', state: 'delivered' },
    { do: 'close', reason: ' Discontinued. ', refund: true, lines: parcel.lines },
    { do: 'pack' },
    { do: 'complete' },
    { do: 'resolve', shipment: 'none' },
    { do: 'resolve', shipment: 'all' },
    { do: 'undo', step: 'packed', parcel: null },
    { do: 'undo', step: 'delivered', parcel: 'ship_1' },
    { do: 'correct', parcel: 'ship_1', carrier: 'DHL', tracking: '' },
    { do: 'correct', parcel: 'ship_1', carrier: 'DHL', tracking: 'JD01 46' },
    { do: 'backorder', line: 'ordli_1', pieces: 2, from: '' },
    { do: 'replace', line: 'ordli_1', pieces: 2, sku: 'SAL-1', unitPrice: 148, reason: ' Sold out. ' },
    { do: 'writeNote', text: ' Call first. ' },
  ] as const
  for (const command of commands) await page.does(({ run }) => run(command))
  const lines = [{ item_id: 'ordli_1', quantity: 2 }]
  expect(sent).toEqual([
    {
      path: '/admin/orders/1042',
      body: { payment_status: 'captured', paid_on: '2026-11-21', paid_amount: 30.5, version: 7 },
    },
    { path: '/admin/orders/1042', body: { paid_back_on: '2026-11-22', version: 7 } },
    { path: '/admin/orders/1042/cancel', body: { version: 7 } },
    { path: '/admin/orders/1042/shipments', body: { carrier: 'DHL', lines, version: 7 } },
    { path: '/admin/orders/1042/shipments', body: { carrier: 'DHL', lines, ships_refunded: true, version: 7 } },
    { path: '/admin/orders/1042/refunds', body: { amount: 5, reason: 'Broken.', version: 7 } },
    { path: '/admin/orders/1042/shipments/ship_1', body: { state: 'delivered', version: 7 } },
    { path: '/admin/orders/1042/close', body: { reason: 'Discontinued.', refund: true, lines, version: 7 } },
    { path: '/admin/orders/1042', body: { fulfillment_status: 'fulfilled', version: 7 } },
    { path: '/admin/orders/1042', body: { status: 'completed', version: 7 } },
    { path: '/admin/orders/1042', body: { status: 'pending', version: 7 } },
    { path: '/admin/orders/1042', body: { status: 'shipping', version: 7 } },
    { path: '/admin/orders/1042/undo', body: { step: 'packed', version: 7 } },
    { path: '/admin/orders/1042/undo', body: { step: 'delivered', shipment_id: 'ship_1', version: 7 } },
    { path: '/admin/orders/1042/shipments/ship_1', body: { carrier: 'DHL', tracking_url: null, version: 7 } },
    {
      path: '/admin/orders/1042/shipments/ship_1',
      body: { carrier: 'DHL', tracking_url: null, tracking_number: 'JD01 46', version: 7 },
    },
    { path: '/admin/orders/1042/backorder', body: { lines, version: 7 } },
    {
      path: '/admin/orders/1042/replacements',
      body: { item_id: 'ordli_1', quantity: 2, sku: 'SAL-1', unit_price: 1.48, reason: 'Sold out.', version: 7 },
    },
    { path: '/admin/orders/1042/notes', body: { text: 'Call first.' } },
  ])
})

describe('the view of an order', () => {
  it('shows the open pieces that wait for stock', async () => {
    const items = [{ ...first, backorder: { quantity: 1, available_from: '2027-01-12' } }]
    const { view } = await openOrder({ items })
    expect(view.lines).toMatchObject([{ waiting: 1 }])
    expect(view.dispatches).toMatchObject([{ later: '1', day: '12 Jan' }])
  })

  it('counts closed pieces neither as ordered nor as to be shipped', async () => {
    const { view } = await openOrder({ pieces: 576, shipped_pieces: 0 }, [], { closed: 12 })
    expect(view.shipment.pieces).toBe('564')
  })

  it('shows the refunded, remaining and due amounts of the store', async () => {
    const { view } = await openOrder({ total: 100, refunded_total: 7.7, amount_due: 92.3 })
    expect(view.amountDue).toBe('€92.30')
    expect(view.sums.slice(-4).map(({ part, value }) => [part, value])).toEqual([
      ['total', '€100.00'],
      ['credited', '-€7.70'],
      ['remaining', '€92.30'],
      ['due', '€92.30'],
    ])
  })

  it('shows what was paid beside the credits, and what is to be paid back', async () => {
    const order = { total: 100, refunded_total: 7.7, amount_due: 0, payment_status: 'captured' } as const
    const { view } = await openOrder(order, [], {}, { paid_total: 100, to_pay_back: 7.7 })
    expect(view.sums.slice(-5).map(({ part, value }) => [part, value])).toEqual([
      ['total', '€100.00'],
      ['credited', '-€7.70'],
      ['remaining', '€92.30'],
      ['paid', '€100.00'],
      ['toPayBack', '€7.70'],
    ])
  })

  it.each([
    ['70', null],
    ['30,5', null],
    ['70.01', 'too_high'],
    ['0', 'nothing'],
    ['', 'nothing'],
    ['7x', 'unreadable'],
  ])('checks %s as a payment of an order with 70.00 due: %s', async (typed, fault) => {
    const { page, view } = await openOrder({ total: 100, amount_due: 70 }, [], {}, { paid_total: 30 })
    expect(view).toMatchObject({ payment: 'part_paid', typedDue: '70.00' })
    expect(view.sums.slice(-2).map(({ part, value }) => [part, value])).toEqual([
      ['paid', '€30.00'],
      ['due', '€70.00'],
    ])
    expect(page.current().paymentFault(typed)).toBe(fault)
  })

  it('shows the total alone of an order that is paid in full', async () => {
    const order = { total: 100, refunded_total: 0, amount_due: 0, payment_status: 'captured' } as const
    const { view } = await openOrder(order, [], {}, { paid_total: 100 })
    expect(view.sums.at(-1)).toEqual({ part: 'total', value: '€100.00' })
  })

  it('allows closing and marking parcels after a partial shipment', async () => {
    const { view } = await openOrder()
    expect(view.can).toMatchObject({ cancel: true, close: false, mark: false })
    const { view: part } = await openOrder({ shipped_pieces: 3, shipment_state: 'partial' })
    expect(part.can).toMatchObject({ cancel: false, close: true })
    expect(part.shipment).toMatchObject({ state: 'partial', shipped: '3' })
  })

  it('shows the refunded pieces that are not shipped on each line', async () => {
    const { view } = await openOrder()
    expect(view.lines[0]).toMatchObject({ leftRefunded: 3 })
  })

  it.each([
    [{ payment_status: 'authorized' }, null],
    [{ payment_status: 'awaiting' }, null],
    [{ payment_status: 'captured' }, 'captured_twice'],
    [{ payment_status: 'refunded' }, 'refunded'],
    [{ payment_status: 'authorized', status: 'canceled' }, 'canceled'],
  ] as const)('with %j allows marking as paid or gives the reason: %s', async (states, refused) => {
    const { view } = await openOrder(states)
    expect([view.payRefused, view.can.pay]).toEqual([refused, refused === null])
  })
})

it('names the day on which it should leave while something is left to ship', async () => {
  expect((await openOrder()).view.leaves).toBe('2 Dec')
  expect((await openOrder({}, [], { left: 0, shipped: first.quantity })).view.leaves).toBeNull()
  expect((await openOrder({ status: 'canceled' })).view.leaves).toBeNull()
})
