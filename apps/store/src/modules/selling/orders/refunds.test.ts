import { unwrap, type ApiError } from '@skafferi/api'
import type { AdminClient, components } from '@skafferi/api/admin'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders, outbox, refunds, webhookDeliveries } from '../../../platform/db/schema'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createPrivacyOperator } from '../../customers/privacy'
import { createWebhooks } from '../../team/webhooks'

// The embedded database runs one transaction at a time: these requests are concurrent only on PostgreSQL.

type Request = components['schemas']['RefundRequest']

const shop = await shopOfFile()
const { db } = shop.database
const johan = await addOperator(shop, 'orders')
const tove = await addOperator(shop, 'owner')

const show = (id: string) => unwrap(johan.client.GET('/admin/orders/{id}', { params: { path: { id } } }))

const refund = (id: string, body: Partial<Request>, { client, key }: { client?: AdminClient; key?: string } = {}) => {
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  return unwrap(
    (client ?? johan.client).POST('/admin/orders/{id}/refunds', {
      params,
      body: { reason: 'Broken on arrival.', version: 2, ...body },
    }),
  )
}

const change = async (id: string, body: Omit<components['schemas']['OrderChange'], 'version'>) => {
  const { version } = await show(id)
  return unwrap(johan.client.POST('/admin/orders/{id}', { params: { path: { id } }, body: { ...body, version } }))
}

const pay = (id: string) => change(id, { payment_status: 'captured' })

/** Places an order of ten tins of mint, taxed at 25 %, and five of fish, at 6 %. */
async function placeOrder() {
  const { client, customerId } = await addBuyer(shop)
  const items = [
    { variant_id: 'variant_01tjarnmint3can', quantity: 10 },
    { variant_id: 'variant_01saltfish120', quantity: 5 },
  ]
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  const { order_id: id } = await unwrap(client.POST('/store/cart/complete', {}))
  const [mint, fish] = (await show(id)).lines.map(({ item_id }) => item_id) as [string, string]
  return { id, mint, fish, buyer: client, customerId }
}

/** Places and ships an order, completely or these pieces; its version is then 2. */
async function shippedOrder(pieces?: { mint: number }) {
  const placed = await placeOrder()
  const lines = pieces && [{ item_id: placed.mint, quantity: pieces.mint }]
  const params = { path: { id: placed.id } }
  await unwrap(
    johan.client.POST('/admin/orders/{id}/shipments', { params, body: { carrier: 'DHL', version: 1, lines } }),
  )
  return placed
}

const mailsAbout = async (id: string) => {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_refunded')))
  return rows.map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

describe('a refund', () => {
  it('by lines returns what was charged by rate, is sent by e-mail, and shows its author and time', async () => {
    const { id, mint, fish, buyer } = await shippedOrder()
    const before = await show(id)
    const lines = [
      { item_id: mint, quantity: 3 },
      { item_id: fish, quantity: 1 },
    ]
    const after = await refund(id, { lines })
    const [given] = after.refunds
    expect(given).toMatchObject({
      amount: 13.96,
      reason: 'Broken on arrival.',
      refunded_by: johan.name,
      refunded_at: shop.clock.now().toISOString(),
      lines: expect.arrayContaining(lines),
    })
    expect(given!.rates).toEqual([
      { percent: 6, net: 1.85, tax: 0.11 },
      { percent: 25, net: 9.6, tax: 2.4 },
    ])
    expect(after.lines).toMatchObject([
      { refunded: 3, refundable: 7, tax_percent: 25 },
      { refunded: 1, refundable: 4, tax_percent: 6 },
    ])
    expect(before.refundable.amount).toBe(before.order.total)
    expect(after.refundable.amount).toBeCloseTo(before.order.total - 13.96, 2)
    expect(after.order).toMatchObject({ total: before.order.total, payment_status: 'authorized' })
    expect(after.timeline.at(-1)).toMatchObject({
      action: 'order.refunded',
      operator_name: johan.name,
      after: { refund_total: 13.96, pieces: 4 },
    })
    const [mail] = await mailsAbout(id)
    expect(mail).toMatch(
      /We deduct €13\.96 from the amount due.*Broken on arrival\..*· 3.*· 1.*VAT 25% on €9\.60: €2\.40/,
    )
    // The customer's contract has states only.
    const shown = (await unwrap(buyer.GET('/store/orders/{id}', { params: { path: { id } } }))).order
    expect(shown).toMatchObject({ total: before.order.total, payment_status: 'authorized' })
  })

  it('by amount is split over the rates; a full refund sets the payment status to refunded, to the cent', async () => {
    const { id } = await shippedOrder()
    const paid = await pay(id)
    const { refundable } = paid
    const first = await refund(id, { amount: 10, version: paid.version })
    const [given] = first.refunds
    expect(given!.rates.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBeCloseTo(10, 2)
    expect(given!.rates.map(({ percent }) => percent)).toEqual([6, 25])
    const rest = await refund(id, { amount: first.refundable.amount, version: first.version })
    expect(rest.refundable.amount).toBe(0)
    const sumAt = (percent: number) =>
      rest.refunds.flatMap(({ rates }) => rates).filter((rate) => rate.percent === percent)
    for (const { percent, net, tax } of refundable.rates) {
      expect(sumAt(percent).reduce((sum, rate) => sum + rate.net, 0)).toBeCloseTo(net, 2)
      expect(sumAt(percent).reduce((sum, rate) => sum + rate.tax, 0)).toBeCloseTo(tax, 2)
    }
    expect(rest.order.payment_status).toBe('refunded')
    expect((await mailsAbout(id))[0]).toContain('We refund €10.00')
    await expect(refund(id, { amount: 0.01, version: rest.version })).rejects.toMatchObject({
      status: 409,
      code: 'not_charged',
    })
    const list = await unwrap(johan.client.GET('/admin/orders', { params: { query: { q: id } } }))
    expect(list.orders).toMatchObject([{ refunded_total: rest.order.total, amount_due: 0 }])
  })

  it('cannot exceed what was charged, nor include pieces that are not shipped or are refunded', async () => {
    const { id, mint, fish } = await shippedOrder({ mint: 4 })
    const { order, lines } = await show(id)
    expect(lines).toMatchObject([{ refundable: 4 }, { refundable: 0 }])
    const refusals = [
      [{ amount: order.total + 0.01 }, 409, 'refund_too_high', undefined],
      [
        { lines: [{ item_id: mint, quantity: 5 }] },
        409,
        'too_many_to_refund',
        { 'lines.0.quantity': { code: 'refundable_left', params: { left: 4 } } },
      ],
      [
        { lines: [{ item_id: fish, quantity: 1 }] },
        409,
        'too_many_to_refund',
        { 'lines.0.quantity': { code: 'refundable_left', params: { left: 0 } } },
      ],
      [
        { lines: [{ item_id: 'ordli_none', quantity: 1 }] },
        400,
        'unknown_line',
        { 'lines.0.item_id': { code: 'unknown_line' } },
      ],
      [
        {
          lines: [
            { item_id: mint, quantity: 1 },
            { item_id: mint, quantity: 1 },
          ],
        },
        400,
        'line_named_twice',
        { 'lines.1.item_id': { code: 'named_twice' } },
      ],
      [{ amount: 1, lines: [{ item_id: mint, quantity: 1 }] }, 400, 'invalid_request', undefined],
      [{}, 400, 'invalid_request', undefined],
    ] as const
    for (const [body, status, code, fields] of refusals) {
      await expect(refund(id, body as Partial<Request>)).rejects.toMatchObject({
        status,
        code,
        ...(fields && { fields }),
      })
    }
    // After a refund of most of the amount, too little remains for the pieces.
    const { version } = await refund(id, { amount: order.total - 1 })
    await expect(refund(id, { version, lines: [{ item_id: mint, quantity: 4 }] })).rejects.toMatchObject({
      code: 'refund_too_high',
      params: { left: 1, currency: 'EUR' },
    })
  })

  it('before the payment is possible for an order whose payment was awaited', async () => {
    const { id } = await placeOrder()
    await change(id, { status: 'requires_action', payment_status: 'awaiting' })
    await change(id, { status: 'pending' })
    const sent = await change(id, { fulfillment_status: 'delivered' })
    expect(sent.order.payment_status).toBe('awaiting')
    const { order } = await refund(id, { amount: 1, version: sent.version })
    expect(order).toMatchObject({ payment_status: 'awaiting', refunded_total: 1 })
    expect(order.amount_due).toBeCloseTo(order.total - 1, 2)
  })

  it('requires a charged order: partly shipped, or paid and canceled', async () => {
    const { id } = await placeOrder()
    await expect(refund(id, { amount: 1, version: 1 })).rejects.toMatchObject({ status: 409, code: 'not_charged' })
    const { version } = await pay(id)
    await expect(refund(id, { amount: 1, version })).rejects.toMatchObject({ code: 'not_charged' })
    const canceled = await unwrap(
      johan.client.POST('/admin/orders/{id}/cancel', { params: { path: { id } }, body: { version } }),
    )
    const { order } = await refund(id, { amount: canceled.order.total, version: canceled.version })
    expect(order.payment_status).toBe('refunded')
  })

  it('is booked once per key, with one e-mail', async () => {
    const { id } = await shippedOrder()
    const body = { amount: 5 }
    const answers = await Promise.all([refund(id, body, { key: 'press' }), refund(id, body, { key: 'press' })])
    expect(answers.map(({ version, refunds: given }) => [version, given.length])).toEqual([
      [3, 1],
      [3, 1],
    ])
    expect((await refund(id, { ...body, version: 3 }, { key: 'press' })).refunds).toHaveLength(1)
    expect(await mailsAbout(id)).toHaveLength(1)
    await expect(refund(id, { amount: 6 }, { key: 'press' })).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  it('of two concurrent operators succeeds once; the other gets the author and the current order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await shippedOrder()
      const { order } = await show(id)
      const requests = [johan, tove].map(({ client }, index) =>
        refund(id, { amount: order.total }, { client, key: `press ${index} ${id}` }),
      )
      const outcomes = await Promise.allSettled(requests)
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as ApiError] : []))
      expect(refused.map(({ status, code }) => [status, code])).toEqual([[409, 'order_changed']])
      const winner = outcomes[0]!.status === 'fulfilled' ? johan : tove
      expect(refused[0]!.params).toMatchObject({ name: winner.name })
      expect(await db.$count(refunds, eq(refunds.orderId, id))).toBe(1)
      expect(await mailsAbout(id)).toHaveLength(1)
    }
  })

  it('is sent to webhooks with its amount, without personal data', async () => {
    const { webhook } = await createWebhooks(shop.context).addWebhook({
      url: 'https://93.184.216.34/messages',
      events: ['order.refunded'],
    })
    const { id } = await shippedOrder()
    await refund(id, { amount: 7.7 })
    const [told] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhook.id))
    expect(JSON.parse(told!.payload)).toMatchObject({
      type: 'order.refunded',
      data: { id, amount: 7.7, currency_code: 'eur' },
    })
  })

  it('loses its reason when its buyer is erased, and was part of their data before', async () => {
    const { id, customerId } = await shippedOrder()
    await refund(id, { amount: 1, reason: 'Anna’s jar was broken.' })
    const privacy = createPrivacyOperator(shop.context)
    expect((await privacy.exportCustomer(customerId)).refunds).toMatchObject([
      { orderId: id, reason: 'Anna’s jar was broken.' },
    ])
    await privacy.eraseCustomer(customerId)
    expect((await show(id)).refunds).toMatchObject([{ amount: 1, reason: null }])
    // Personal data of the order is erased, so its version differs.
    await expect(refund(id, { amount: 1, version: 3 })).rejects.toMatchObject({ code: 'order_changed' })
    await refund(id, { amount: 1, version: 4 })
    expect(await mailsAbout(id)).toHaveLength(0)
  })

  it('of an order placed before rates were stored matches what was booked', async () => {
    const { id } = await shippedOrder()
    await db
      .update(orders)
      .set({ tax: null, taxTotal: sql`${orders.taxTotal} + 1`, total: sql`${orders.total} + 1` })
      .where(eq(orders.id, id))
    const { refundable, order, version } = await show(id)
    expect(refundable.amount).toBe(order.total)
    expect((await refund(id, { amount: order.total, version })).order.payment_status).toBe('refunded')
  })
})
