import { unwrap, type ApiError } from '@skafferi/api'
import type { AdminClient, components } from '@skafferi/api/admin'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, orders, outbox, refunds, shipments } from '../../../platform/db/schema'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

// The embedded database runs one transaction at a time: these requests are concurrent only on PostgreSQL.

type Schemas = components['schemas']
type Change = Omit<Schemas['OrderChange'], 'version'>

const shop = await shopOfFile()
const { db } = shop.database
const johan = await addOperator(shop, 'orders')
const tove = await addOperator(shop, 'owner')

const at = (id: string) => ({ params: { path: { id } } })
const show = (id: string) => unwrap(johan.client.GET('/admin/orders/{id}', at(id)))

/** The calls that change an order, each with a version. */
const calls = {
  pay: (id: string, version: number, client: AdminClient = johan.client) =>
    unwrap(client.POST('/admin/orders/{id}', { ...at(id), body: { payment_status: 'captured', version } })),
  pack: (id: string, version: number, client: AdminClient = johan.client) =>
    unwrap(client.POST('/admin/orders/{id}', { ...at(id), body: { fulfillment_status: 'fulfilled', version } })),
  ship: (id: string, version: number, client: AdminClient = johan.client) =>
    unwrap(client.POST('/admin/orders/{id}/shipments', { ...at(id), body: { carrier: 'DHL', version } })),
  refund: (id: string, version: number, client: AdminClient = johan.client) =>
    unwrap(client.POST('/admin/orders/{id}/refunds', { ...at(id), body: { amount: 5, reason: 'Broken.', version } })),
  cancel: (id: string, version: number, client: AdminClient = johan.client) =>
    unwrap(client.POST('/admin/orders/{id}/cancel', { ...at(id), body: { version } })),
}

/** Changes an order at its current version. */
async function change(id: string, body: Change) {
  const { version } = await show(id)
  return unwrap(johan.client.POST('/admin/orders/{id}', { ...at(id), body: { ...body, version } }))
}

/** Refunds an amount of an order at its current version; the unrefunded amount by default. */
async function issueRefund(id: string, amount?: number) {
  const { version, refundable } = await show(id)
  const body = { amount: amount ?? refundable.amount, reason: 'Broken.', version }
  return unwrap(johan.client.POST('/admin/orders/{id}/refunds', { ...at(id), body }))
}

/** Ships a parcel of an order at its current version. */
async function send(id: string, body: Partial<Schemas['ShipmentRequest']> = {}, key?: string) {
  const { version } = await show(id)
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  return unwrap(
    johan.client.POST('/admin/orders/{id}/shipments', { params, body: { carrier: 'DHL', version, ...body } }),
  )
}

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
  return { id, mint, fish }
}

/** Places an order and ships four tins of mint. */
async function partlyShipped() {
  const placed = await placeOrder()
  await send(placed.id, { lines: [{ item_id: placed.mint, quantity: 4 }] })
  return placed
}

/** Returns all stored data that changes with an order. */
async function stored(id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  const count = async (table: typeof shipments | typeof refunds) => db.$count(table, eq(table.orderId, id))
  const [happened, mails] = [
    await db.$count(events, eq(events.subjectId, id)),
    await db.$count(outbox, eq(outbox.subjectId, id)),
  ]
  return { order, parcels: await count(shipments), refunds: await count(refunds), happened, mails }
}

async function expectRefused(id: string, asked: () => Promise<unknown>, refusal: object) {
  const before = await stored(id)
  await expect(asked()).rejects.toMatchObject({ status: 409, ...refusal })
  expect(await stored(id)).toEqual(before)
}

describe('a payment status', () => {
  it('is refunded by refunds that add up, and never by hand', async () => {
    const { id } = await placeOrder()
    const { order } = await show(id)
    const refusal = {
      code: 'refunds_missing',
      params: { left: order.total, currency: 'EUR' },
      fields: { payment_status: { code: 'cannot_become', params: { target: 'refunded' } } },
    }
    await expectRefused(id, () => change(id, { payment_status: 'refunded' }), refusal)
    await change(id, { payment_status: 'captured' })
    await expectRefused(id, () => change(id, { payment_status: 'refunded' }), refusal)
    await change(id, { fulfillment_status: 'shipped' })
    await issueRefund(id, 5)
    await expectRefused(id, () => change(id, { payment_status: 'refunded' }), {
      ...refusal,
      params: { left: order.total - 5, currency: 'EUR' },
    })
    expect((await issueRefund(id)).order.payment_status).toBe('refunded')
    // Setting the current value changes nothing.
    const before = await stored(id)
    await change(id, { payment_status: 'refunded' })
    expect(await stored(id)).toEqual(before)
  })

  it('is captured once, and cannot be changed by hand afterwards', async () => {
    const { id } = await placeOrder()
    await change(id, { payment_status: 'captured' })
    await expectRefused(id, () => change(id, { payment_status: 'captured' }), { code: 'already_captured' })
    await expectRefused(id, () => change(id, { payment_status: 'captured', status: 'completed' }), {
      code: 'already_captured',
    })
    for (const payment_status of ['awaiting', 'authorized'] as const) {
      await expectRefused(id, () => change(id, { payment_status }), {
        code: 'transition_not_allowed',
        fields: { payment_status: { code: 'captured' } },
      })
    }
  })

  it('stays refunded', async () => {
    const { id } = await partlyShipped()
    await issueRefund(id)
    for (const payment_status of ['awaiting', 'authorized', 'captured'] as const) {
      await expectRefused(id, () => change(id, { payment_status }), {
        code: 'transition_not_allowed',
        fields: { payment_status: { code: 'final_state' } },
      })
    }
  })

  it('cannot return to awaiting after a partial refund, and is captured for the rest', async () => {
    const { id } = await partlyShipped()
    await issueRefund(id, 5)
    await expectRefused(id, () => change(id, { payment_status: 'awaiting' }), { code: 'refunds_given' })
    expect((await change(id, { payment_status: 'captured' })).order.payment_status).toBe('captured')
  })

  it('of a canceled order is changed by refunds only', async () => {
    const { id } = await placeOrder()
    await expectRefused(id, () => change(id, { status: 'canceled', payment_status: 'captured' }), {
      code: 'order_canceled',
    })
    await expectRefused(id, () => change(id, { status: 'canceled', payment_status: 'refunded' }), {
      code: 'refunds_missing',
    })
    await change(id, { status: 'canceled' })
    for (const payment_status of ['awaiting', 'captured'] as const) {
      await expectRefused(id, () => change(id, { payment_status }), { code: 'order_canceled' })
    }
    const { id: paid } = await placeOrder()
    await change(paid, { payment_status: 'captured' })
    await change(paid, { status: 'canceled' })
    await expectRefused(paid, () => change(paid, { payment_status: 'refunded' }), { code: 'refunds_missing' })
    expect((await issueRefund(paid)).order.payment_status).toBe('refunded')
  })
})

describe('refunded pieces', () => {
  it('are shipped only if the call confirms it, and the activity records their number', async () => {
    const { id, mint, fish } = await partlyShipped()
    await issueRefund(id)
    const { order, lines } = await show(id)
    expect(lines.map(({ left, left_refunded }) => [left, left_refunded])).toEqual([
      [6, 6],
      [5, 5],
    ])
    const [tins, sweets] = order.items.map(({ product_title }) => product_title)
    const named = expect.stringMatching(new RegExp(`^${tins}.* \\(6\\); ${sweets}.* \\(5\\) were credited`))
    const refusal = { code: 'line_refunded', message: named, params: { pieces: 11 } }
    await expectRefused(id, () => send(id), refusal)
    for (const fulfillment_status of ['fulfilled', 'shipped', 'delivered'] as const) {
      await expectRefused(id, () => change(id, { fulfillment_status }), refusal)
    }
    const part = [
      { item_id: mint, quantity: 1 },
      { item_id: fish, quantity: 2 },
    ]
    const fields = { 'lines.0.quantity': { code: 'refunded' }, 'lines.1.quantity': { code: 'refunded' } }
    await expectRefused(id, () => send(id, { lines: part }), { code: 'line_refunded', fields })
    const sent = await send(id, { lines: part, ships_refunded: true }, 'press')
    expect(sent.timeline.at(-1)).toMatchObject({
      action: 'order.changed',
      operator_name: johan.name,
      after: { pieces: 3, although_refunded: 3 },
    })
    // Repeating the request after a lost response returns the same result, not a conflict.
    expect(await send(id, { lines: part, ships_refunded: true, version: 1 }, 'press')).toEqual(sent)
    await expect(send(id, { lines: part }, 'press')).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
    const last = await change(id, { fulfillment_status: 'shipped', ships_refunded: true })
    expect(last).toMatchObject({
      order: { fulfillment_status: 'shipped' },
      timeline: expect.arrayContaining([
        expect.objectContaining({ after: expect.objectContaining({ although_refunded: 8 }) }),
      ]),
    })
    // Everything is shipped, so delivery is not refused.
    expect((await change(id, { fulfillment_status: 'delivered' })).order.fulfillment_status).toBe('delivered')
  })

  it('are the first ones to be shipped: the rest of their line is still owed', async () => {
    const { id, mint } = await partlyShipped()
    const { version } = await show(id)
    const body = { lines: [{ item_id: mint, quantity: 4 }], reason: 'Broken.', version }
    const { lines } = await unwrap(johan.client.POST('/admin/orders/{id}/refunds', { ...at(id), body }))
    expect(lines[0]).toMatchObject({ shipped: 4, refunded: 4, left: 6, left_refunded: 0 })
    const sent = await send(id)
    expect(sent.order.fulfillment_status).toBe('shipped')
    expect(sent.timeline.at(-1)!.after).not.toHaveProperty('although_refunded')
  })

  it('need no confirmation if there are none', async () => {
    const { id } = await placeOrder()
    expect((await send(id, { ships_refunded: true })).timeline.at(-1)!.after).not.toHaveProperty('although_refunded')
    await expect(change(id, { ships_refunded: true })).rejects.toMatchObject({ status: 400, code: 'nothing_to_change' })
  })
})

describe('the version of an order', () => {
  const makes: Record<keyof typeof calls, () => Promise<{ id: string }>> = {
    pay: placeOrder,
    pack: placeOrder,
    ship: placeOrder,
    refund: partlyShipped,
    cancel: placeOrder,
  }

  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    'rises when it is to %s, and a call with the previous one has no effect',
    async (name) => {
      const { id } = await makes[name]()
      const { version } = await show(id)
      expect((await calls[name](id, version)).version).toBe(version + 1)
      const before = await stored(id)
      for (const again of Object.values(calls)) {
        await expect(again(id, version, tove.client)).rejects.toMatchObject({
          status: 409,
          code: 'order_changed',
          params: { name: johan.name },
        })
      }
      expect(await stored(id)).toEqual(before)
    },
  )

  it.each([
    ['/admin/orders/{id}', { payment_status: 'captured' }],
    ['/admin/orders/{id}/shipments', { carrier: 'DHL' }],
    ['/admin/orders/{id}/refunds', { amount: 1, reason: 'Broken.' }],
    ['/admin/orders/{id}/cancel', {}],
  ] as const)('is required by %s', async (path, body) => {
    const { id } = await placeOrder()
    const post = johan.client.POST as (to: string, call: object) => Promise<never>
    await expect(post(path, { ...at(id), body })).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('is part of the list, for bulk actions', async () => {
    const { id } = await partlyShipped()
    const {
      orders: [listed],
    } = await unwrap(johan.client.GET('/admin/orders', { params: { query: { q: id } } }))
    expect(listed).toMatchObject({ id, version: 2 })
  })
})

describe('of two concurrent operators', () => {
  const pairs = [
    ['refund', 'ship'],
    ['refund', 'refund'],
    ['refund', 'pay'],
    ['ship', 'pay'],
    ['ship', 'pack'],
    ['pay', 'pay'],
  ] as const satisfies (keyof typeof calls)[][]
  it.each(pairs)('who %s and %s, one succeeds and the other gets a conflict', async (one, other) => {
    const { id } = await partlyShipped()
    const { version } = await show(id)
    const outcomes = await Promise.allSettled([calls[one](id, version), calls[other](id, version, tove.client)])
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as ApiError).code] : [],
    )
    expect(refused).toEqual(['order_changed'])
    const after = await show(id)
    expect(after.version).toBe(version + 1)
    const given = await db.select().from(refunds).where(eq(refunds.orderId, id))
    expect(after.refundable.amount).toBeCloseTo(
      after.order.total - given.reduce((sum, { amount }) => sum + amount, 0) / 100,
      2,
    )
    expect(await db.$count(outbox, and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_refunded')))).toBe(given.length)
  })

  it('who cancel and ship, exactly one succeeds', async () => {
    const { id } = await placeOrder()
    const outcomes = await Promise.allSettled([calls.cancel(id, 1), calls.ship(id, 1, tove.client)])
    const { order } = await show(id)
    const isCanceled = outcomes[0]!.status === 'fulfilled'
    expect(outcomes[1]!.status).toBe(isCanceled ? 'rejected' : 'fulfilled')
    expect([order.status, order.shipments.length]).toEqual(isCanceled ? ['canceled', 0] : ['shipping', 1])
  })
})
