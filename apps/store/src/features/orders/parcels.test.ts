import { unwrap, type ApiError } from '@skafferi/api'
import type { AdminClient, components } from '@skafferi/api/admin'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox, shipmentLines, shipments } from '../../db/schema'
import { addBuyer, addressIn } from '../../testing/buyers'
import { addOperator } from '../../testing/operators'
import { shopOfFile, world } from '../../testing/shop'

// The embedded database takes one transaction at a time: only on PostgreSQL do these requests really meet.

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
  unwrap((client ?? johan.client).POST('/admin/orders/{id}/shipments', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }))

const mailsAbout = async (id: string) => {
  const rows = await shop.database.db.select().from(outbox).where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_shipped')))
  return rows.map(({ text }) => text)
}

describe('a parcel', () => {
  it('carries a part; the order counts as shipped once the rest has left, and each e-mail says what is in it', async () => {
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
    expect(last).toMatchObject({ order: { status: 'shipping', fulfillment_status: 'shipped' }, parcels: [{}, { lines: [{ item_id: mint, quantity: 6 }] }] })
    const [one, other] = await mailsAbout(id)
    expect(one).toMatch(/· 4\n[^]*· 5\n[^]*The rest of your order follows/)
    expect(other).toMatch(/· 6\n/)
    expect(other).not.toContain('follows in another parcel')
  })

  it('takes no more than is left, and says of which line how many are', async () => {
    const { id, mint, fish } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 8 }] })
    const title = (await show(id)).order.items[0]!.product_title
    const refusals = [
      [[{ item_id: fish, quantity: 1 }, { item_id: mint, quantity: 3 }], 409, 'too_many_pieces', { 'lines.1.quantity': 'only 2 are left' }],
      [[{ item_id: 'ordli_none', quantity: 1 }], 400, 'unknown_line', { 'lines.0.item_id': 'is no line of the order' }],
      [[{ item_id: mint, quantity: 1 }, { item_id: mint, quantity: 1 }], 400, 'line_named_twice', { 'lines.1.item_id': 'is named twice' }],
    ] as const
    for (const [lines, status, code, fields] of refusals) {
      await expect(ship(id, { carrier: 'DHL', version: 2, lines: [...lines] })).rejects.toMatchObject({ status, code, fields })
    }
    const more = ship(id, { carrier: 'DHL', version: 2, lines: [{ item_id: mint, quantity: 3 }] })
    await expect(more).rejects.toThrow(new RegExp(`^Of ${title}.* only 2 are left\\.$`))
    await ship(id, { carrier: 'DHL', version: 2 })
    await expect(ship(id, { carrier: 'DHL', version: 3 })).rejects.toMatchObject({ status: 409, code: 'nothing_left' })
  })

  it('is sent once under its key, and its answer is what the order is now', async () => {
    const { id, mint } = await placeOrder()
    const body = { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 2 }] }
    const answers = await Promise.all([ship(id, body, { key: 'press' }), ship(id, body, { key: 'press' })])
    expect(answers.map(({ version, parcels }) => [version, parcels.length])).toEqual([[2, 1], [2, 1]])
    expect((await ship(id, { ...body, version: 2 }, { key: 'press' })).parcels).toHaveLength(1)
    expect(await mailsAbout(id)).toHaveLength(1)
    const other = ship(id, { ...body, carrier: 'UPS' }, { key: 'press' })
    await expect(other).rejects.toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  it('leaves an order that cannot be canceled any more, with nothing given back', async () => {
    const { id, mint } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 2 }] })
    const call = johan.client.POST('/admin/orders/{id}/cancel', { params: { path: { id } }, body: { version: 2 } })
    await expect(call).rejects.toMatchObject({ status: 409, code: 'transition_not_allowed', fields: { status: 'cannot be canceled: a parcel of it has left' } })
    expect((await show(id)).order.status).toBe('pending')
  })

  it('of an order that somebody has changed since it was read is refused with who did, and the order as it is now', async () => {
    const { id, mint } = await placeOrder()
    await ship(id, { carrier: 'DHL', version: 1, lines: [{ item_id: mint, quantity: 2 }] })
    const refusal: unknown = await ship(id, { carrier: 'UPS', version: 1 }, { client: tove.client }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 409, code: 'order_changed', params: { name: johan.name } })
    expect((refusal as ApiError).message).toContain(johan.name)
    expect((await show(id)).parcels).toHaveLength(1)
  })
})

it('of two operators who send the same rest at once exactly one does', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await placeOrder()
    const presses = [johan, tove].map(({ client }, index) => ship(id, { carrier: `Van ${index}`, version: 1 }, { client, key: `press ${index}` }))
    const outcomes = await Promise.allSettled(presses)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as ApiError).code] : []))
    expect(refused).toEqual(['order_changed'])
    expect(await shop.database.db.$count(shipments, eq(shipments.orderId, id))).toBe(1)
    expect((await show(id)).lines.map(({ shipped, left }) => [shipped, left])).toEqual([[10, 0], [5, 0]])
    expect(await mailsAbout(id)).toHaveLength(1)
  }
})

it('parcels from before the shop kept what is in them carry all that was ordered', async () => {
  const { order } = world.orders.find(({ order: { shipments: sent } }) => sent.length === 2)!
  const { lines, parcels } = await show(order.id)
  expect(lines.every(({ left }) => left === 0)).toBe(true)
  expect(parcels.map(({ lines: carried }) => carried.length)).toEqual([order.items.length, 0])
  expect(await shop.database.db.$count(shipmentLines, eq(shipmentLines.shipmentId, parcels[0]!.id))).toBe(order.items.length)
})
