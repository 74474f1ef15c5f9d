import { unwrap, type ApiError } from '@skafferi/api'
import type { AdminClient, components } from '@skafferi/api/admin'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox, shipmentLines, shipments } from '../../../platform/db/schema'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'

// The embedded database runs one transaction at a time: these requests are concurrent only on PostgreSQL.

type Request = components['schemas']['ShipmentRequest']

const shop = await shopOfFile()
const johan = await addOperator(shop, 'orders')
const tove = await addOperator(shop, 'orders')

/** Places an order of ten tins of mint and five of fish. */
async function placeOrder() {
  const { client } = await addBuyer(shop)
  const items = [
    { variant_id: 'variant_01tjarnmint3can', quantity: 10 },
    { variant_id: 'variant_01saltfish120', quantity: 5 },
  ]
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  const { order_id: id } = await unwrap(client.POST('/store/cart/complete', {}))
  const [mint, fish] = (await show(id)).lines.map(({ item_id }) => item_id) as [string, string]
  return { id, mint, fish, buyer: client }
}

const show = (id: string) => unwrap(johan.client.GET('/admin/orders/{id}', { params: { path: { id } } }))

const ship = (id: string, body: Request, { client, key }: { client?: AdminClient; key?: string } = {}) =>
  unwrap(
    (client ?? johan.client).POST('/admin/orders/{id}/shipments', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
  )

const mailsAbout = async (id: string) => {
  const rows = await shop.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_shipped')))
  return rows.map(({ text }) => text)
}

describe('a parcel', () => {
  it('can be partial; the order is shipped once the rest is, and each e-mail lists its contents', async () => {
    const { id, mint, fish, buyer } = await placeOrder()
    const part = [
      { item_id: mint, quantity: 4 },
      { item_id: fish, quantity: 5 },
    ]
    const first = await ship(id, { carrier: 'DHL', version: 1, lines: part })
    expect(first).toMatchObject({
      version: 2,
      order: { status: 'pending', fulfillment_status: 'not_fulfilled', tax_fixed: true },
      lines: [
        { item_id: mint, ordered: 10, shipped: 4, left: 6 },
        { item_id: fish, ordered: 5, shipped: 5, left: 0 },
      ],
      parcels: [{ carrier: 'DHL', sent_by: johan.name, lines: part }],
    })
    const shown = (await unwrap(buyer.GET('/store/orders/{id}', { params: { path: { id } } }))).order
    expect(shown.items.map(({ status }) => status)).toEqual(['not_fulfilled', 'shipped'])
    expect(shown.shipments).toMatchObject([{ carrier: 'DHL' }])
    shop.clock.advance(1000)
    const last = await ship(id, { carrier: 'UPS', version: 2 })
    expect(last).toMatchObject({
      order: { status: 'shipping', fulfillment_status: 'shipped' },
      parcels: [{}, { lines: [{ item_id: mint, quantity: 6 }] }],
    })
    const [one, other] = await mailsAbout(id)
    expect(one).toMatch(/· 4\n[^]*· 5\n[^]*The rest of your order follows/)
    expect(other).toMatch(/· 6\n/)
    expect(other).not.toContain('follows in another parcel')
  })

  it('cannot exceed what is left, and the refusal has the line and its remaining pieces', async () => {
    const { id, mint, fish } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 8 }] })
    const title = (await show(id)).order.items[0]!.product_title
    const refusals = [
      [
        [
          { item_id: fish, quantity: 1 },
          { item_id: mint, quantity: 3 },
        ],
        409,
        'too_many_pieces',
        { 'lines.1.quantity': { code: 'pieces_left', params: { left: 2 } } },
      ],
      [[{ item_id: 'ordli_none', quantity: 1 }], 400, 'unknown_line', { 'lines.0.item_id': { code: 'unknown_line' } }],
      [
        [
          { item_id: mint, quantity: 1 },
          { item_id: mint, quantity: 1 },
        ],
        400,
        'line_named_twice',
        { 'lines.1.item_id': { code: 'named_twice' } },
      ],
    ] as const
    for (const [lines, status, code, fields] of refusals) {
      await expect(ship(id, { carrier: 'DHL', version: 2, lines: [...lines] })).rejects.toMatchObject({
        status,
        code,
        fields,
      })
    }
    const more = ship(id, { carrier: 'DHL', version: 2, lines: [{ item_id: mint, quantity: 3 }] })
    await expect(more).rejects.toThrow(new RegExp(`^Of ${title}.* only 2 pieces are left\\.$`))
    await ship(id, { carrier: 'DHL', version: 2 })
    await expect(ship(id, { carrier: 'DHL', version: 3 })).rejects.toMatchObject({ status: 409, code: 'nothing_left' })
  })

  it('is sent once per key, and the response has the current order', async () => {
    const { id, mint } = await placeOrder()
    const body = { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 2 }] }
    const answers = await Promise.all([ship(id, body, { key: 'press' }), ship(id, body, { key: 'press' })])
    expect(answers.map(({ version, parcels }) => [version, parcels.length])).toEqual([
      [2, 1],
      [2, 1],
    ])
    expect((await ship(id, { ...body, version: 2 }, { key: 'press' })).parcels).toHaveLength(1)
    expect(await mailsAbout(id)).toHaveLength(1)
    const other = ship(id, { ...body, carrier: 'UPS' }, { key: 'press' })
    await expect(other).rejects.toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  it('prevents canceling the order and refunding all of it', async () => {
    const { id, mint } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 2 }] })
    const call = johan.client.POST('/admin/orders/{id}/cancel', { params: { path: { id } }, body: { version: 2 } })
    await expect(call).rejects.toMatchObject({
      status: 409,
      code: 'transition_not_allowed',
      fields: { status: { code: 'parcel_left' } },
    })
    expect((await show(id)).order.status).toBe('pending')
  })

  it('of an order that was changed since it was read is refused, with the author and the current order', async () => {
    const { id, mint } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 2 }] })
    const refusal: unknown = await ship(id, { carrier: 'UPS', version: 1 }, { client: tove.client }).catch(
      (error: unknown) => error,
    )
    expect(refusal).toMatchObject({ status: 409, code: 'order_changed', params: { name: johan.name } })
    expect((refusal as ApiError).message).toContain(johan.name)
    expect((await show(id)).parcels).toHaveLength(1)
  })
})

it('with all that is left is sent by exactly one of two concurrent operators', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await placeOrder()
    const requests = [johan, tove].map(({ client }, index) =>
      ship(id, { carrier: `Van ${index}`, version: 1 }, { client, key: `press ${index} ${id}` }),
    )
    const outcomes = await Promise.allSettled(requests)
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as ApiError).code] : [],
    )
    expect(refused).toEqual(['order_changed'])
    expect(await shop.database.db.$count(shipments, eq(shipments.orderId, id))).toBe(1)
    expect((await show(id)).lines.map(({ shipped, left }) => [shipped, left])).toEqual([
      [10, 0],
      [5, 0],
    ])
    expect(await mailsAbout(id)).toHaveLength(1)
  }
})

it('a shipped order counts as completely shipped, even if its parcels do not record it', async () => {
  const { order } = world.orders.find(({ order: { shipments: sent } }) => sent.length === 2)!
  const [first] = order.shipments
  await shop.database.db.delete(shipmentLines).where(eq(shipmentLines.shipmentId, first!.id))
  const { lines, order: shown } = await show(order.id)
  expect(lines.every(({ left }) => left === 0)).toBe(true)
  expect(shown).toMatchObject({ shipment_state: 'all', shipped_pieces: shown.pieces, shipments: [{ lines: [] }, {}] })
})

describe('the buyer', () => {
  it('sees the shipped pieces in order and list, and the contents of each parcel', async () => {
    const { id, mint, fish, buyer } = await placeOrder()
    const read = async () => (await unwrap(buyer.GET('/store/orders/{id}', { params: { path: { id } } }))).order
    const listed = async () => (await unwrap(buyer.GET('/store/orders'))).orders[0]!
    expect(await read()).toMatchObject({ shipment_state: 'none', shipped_pieces: 0, pieces: 15, shipments: [] })
    const part = [{ item_id: mint, quantity: 4 }]
    await ship(id, { carrier: 'DHL', version: 1, lines: part })
    expect(await read()).toMatchObject({
      fulfillment_status: 'not_fulfilled',
      shipment_state: 'partial',
      shipped_pieces: 4,
      items: [{ shipped_quantity: 4, closed_quantity: 0 }, { shipped_quantity: 0 }],
      shipments: [{ lines: part, handed_over_at: null, delivered_at: null }],
    })
    expect(await listed()).toMatchObject({ shipment_state: 'partial', shipped_pieces: 4, pieces: 15 })
    const [mail] = await mailsAbout(id)
    expect(mail).toContain('Partly shipped · 4 of 15')
    shop.clock.advance(1000)
    await ship(id, { carrier: 'DHL', version: 2 })
    expect(await read()).toMatchObject({
      shipment_state: 'all',
      shipped_pieces: 15,
      items: [{ shipped_quantity: 10 }, { shipped_quantity: 5 }],
    })
    expect(await listed()).toMatchObject({ shipment_state: 'all', shipped_pieces: 15 })
    expect((await read()).shipments[1]!.lines).toEqual([
      { item_id: mint, quantity: 6 },
      { item_id: fish, quantity: 5 },
    ])
  })
})

describe('the status of a parcel', () => {
  const mark = (id: string, shipment_id: string, body: components['schemas']['ShipmentChange']) =>
    unwrap(
      johan.client.POST('/admin/orders/{id}/shipments/{shipment_id}', { params: { path: { id, shipment_id } }, body }),
    )

  it('has the dates of handover and delivery; the order is delivered once all parcels are', async () => {
    const { id, mint } = await placeOrder()
    const one = (await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 4 }] })).parcels[0]!.id
    const handedOver = await mark(id, one, { state: 'handed_over', version: 2 })
    const at = shop.clock.now().toISOString()
    expect(handedOver).toMatchObject({
      version: 3,
      order: { fulfillment_status: 'not_fulfilled' },
      parcels: [{ handed_over_at: at, delivered_at: null }],
    })
    const arrived = await mark(id, one, { state: 'delivered', version: 3 })
    expect(arrived).toMatchObject({
      version: 4,
      order: { fulfillment_status: 'not_fulfilled', shipment_state: 'partial' },
      parcels: [{ delivered_at: at }],
    })
    shop.clock.advance(1000)
    const other = (await ship(id, { carrier: 'DHL', version: 4 })).parcels[1]!.id
    const all = await mark(id, other, { state: 'delivered', version: 5 })
    expect(all.order).toMatchObject({
      status: 'delivered',
      fulfillment_status: 'delivered',
      shipment_state: 'delivered',
    })
    expect(all.timeline.map(({ action }) => action).filter((action) => action.startsWith('order.parcel'))).toEqual([
      'order.parcel_handed_over',
      'order.parcel_delivered',
      'order.parcel_delivered',
    ])
  })

  it('changes nothing if it is set again, and cannot be reset', async () => {
    const { id } = await placeOrder()
    const parcel = (await ship(id, { carrier: 'DHL', version: 1 })).parcels[0]!.id
    const delivered = await mark(id, parcel, { state: 'delivered', version: 2 })
    expect(await mark(id, parcel, { state: 'delivered', version: 3 })).toEqual(delivered)
    await expect(mark(id, parcel, { state: 'handed_over', version: 3 })).rejects.toMatchObject({
      status: 409,
      code: 'parcel_delivered',
    })
  })

  it('requires the version that was read, and a parcel of the order', async () => {
    const { id } = await placeOrder()
    const parcel = (await ship(id, { carrier: 'DHL', version: 1 })).parcels[0]!.id
    await expect(mark(id, parcel, { state: 'delivered', version: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'order_changed',
    })
    await expect(mark(id, 'ship_none', { state: 'delivered', version: 2 })).rejects.toMatchObject({
      status: 404,
      code: 'shipment_not_found',
    })
  })

  it('is set for all parcels when the order is marked as delivered', async () => {
    const { id } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1 })
    const body = { fulfillment_status: 'delivered', version: 2 } as const
    const { parcels } = await unwrap(johan.client.POST('/admin/orders/{id}', { params: { path: { id } }, body }))
    expect(parcels).toMatchObject([{ delivered_at: shop.clock.now().toISOString() }])
  })
})

describe('pieces that will not be shipped', () => {
  const close = (id: string, body: components['schemas']['RestClosing']) =>
    unwrap(johan.client.POST('/admin/orders/{id}/close', { params: { path: { id } }, body }))
  const reason = 'The supplier has none.'

  it('are refunded, and reported to the buyer with the reason; the order is shipped without them', async () => {
    const { id, mint, fish, buyer } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 4 }] })
    const part = await close(id, { version: 2, reason, lines: [{ item_id: fish, quantity: 5 }] })
    expect(part).toMatchObject({
      order: {
        fulfillment_status: 'not_fulfilled',
        shipment_state: 'partial',
        items: [{ status: 'not_fulfilled' }, { status: 'not_fulfilled', closed_quantity: 5 }],
      },
      lines: [
        { shipped: 4, closed: 0, left: 6 },
        { shipped: 0, closed: 5, left: 0, refunded: 5, refundable: 0 },
      ],
      refunds: [{ reason, lines: [{ item_id: fish, quantity: 5 }] }],
    })
    const rest = await close(id, { version: part.version, reason })
    expect(rest.order).toMatchObject({
      status: 'shipping',
      fulfillment_status: 'shipped',
      shipment_state: 'all',
      shipped_pieces: 4,
      pieces: 15,
    })
    expect(rest.order.items.map(({ status }) => status)).toEqual(['shipped', 'not_fulfilled'])
    expect(rest.timeline.at(-1)).toMatchObject({
      action: 'order.rest_closed',
      operator_name: johan.name,
      after: { pieces: 6 },
    })
    const shown = (await unwrap(buyer.GET('/store/orders/{id}', { params: { path: { id } } }))).order
    const refunded = rest.refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(shown.refunded_total).toBeCloseTo(refunded, 5)
    expect(shown.amount_due).toBeCloseTo(shown.total - refunded, 5)
    expect(shown.refunds.map(({ reason: told }) => told)).toEqual([reason, reason])
    const told = await shop.database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_rest_closed')))
    expect(told).toHaveLength(2)
    expect(told.every(({ text }) => /Credited\s+in\s+all/.test(text))).toBe(true)
    const isRefund = and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_refunded'))
    expect(await shop.database.db.$count(outbox, isRefund)).toBe(0)
    expect(told.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Partly shipped · 4 of 15'),
        expect.stringContaining('Shipped · 4 of 15'),
      ]),
    )
    expect(told[0]!.text).toContain(reason)
    await expect(ship(id, { carrier: 'DHL', version: rest.version })).rejects.toMatchObject({
      status: 409,
      code: 'nothing_left',
    })
  })

  it('can be refunded later', async () => {
    const { id, mint, fish } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 10 }] })
    const closed = await close(id, { version: 2, reason, refund: false })
    expect(closed).toMatchObject({ refunds: [], lines: [{}, { closed: 5, refunded: 0, refundable: 5 }] })
    const body = { version: closed.version, reason, lines: [{ item_id: fish, quantity: 5 }] }
    const { refunds } = await unwrap(
      johan.client.POST('/admin/orders/{id}/refunds', { params: { path: { id } }, body }),
    )
    expect(refunds).toHaveLength(1)
  })

  it('complete a delivered order if all shipped pieces have arrived', async () => {
    const { id, mint } = await placeOrder()
    const parcel = (await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 10 }] }))
      .parcels[0]!.id
    const path = { id, shipment_id: parcel }
    await unwrap(
      johan.client.POST('/admin/orders/{id}/shipments/{shipment_id}', {
        params: { path },
        body: { state: 'delivered', version: 2 },
      }),
    )
    expect((await close(id, { version: 3, reason })).order).toMatchObject({
      status: 'delivered',
      fulfillment_status: 'delivered',
    })
  })

  it('cannot exceed what is left, need a partly shipped order, and the version that was read', async () => {
    const { id, mint } = await placeOrder()
    await expect(close(id, { version: 1, reason })).rejects.toMatchObject({ status: 409, code: 'nothing_shipped' })
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 8 }] })
    await expect(close(id, { version: 2, reason, lines: [{ item_id: mint, quantity: 3 }] })).rejects.toMatchObject({
      status: 409,
      code: 'too_many_pieces',
      params: { left: 2 },
    })
    await expect(close(id, { version: 1, reason })).rejects.toMatchObject({ status: 409, code: 'order_changed' })
    const { version, order } = await ship(id, { carrier: 'DHL', version: 2 })
    expect(order.shipment_state).toBe('all')
    await expect(close(id, { version, reason })).rejects.toMatchObject({ status: 409, code: 'nothing_left' })
  })

  it('cannot be closed after a refund by amount unless without their refund', async () => {
    const { id, mint } = await placeOrder()
    const { order } = await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 4 }] })
    const body = { version: 2, reason, amount: order.total - 1 }
    await unwrap(johan.client.POST('/admin/orders/{id}/refunds', { params: { path: { id } }, body }))
    await expect(close(id, { version: 3, reason })).rejects.toMatchObject({ status: 409, code: 'refund_too_high' })
    expect((await close(id, { version: 3, reason, refund: false })).order.shipment_state).toBe('all')
  })
})
