import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { addDays, wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderItems, outbox, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { createPrivacyOperator } from '../../customers/privacy'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Schemas = components['schemas']

const shop = await shopOfFile()
const johan = await addOperator(shop, 'orders')
const tove = await addOperator(shop, 'orders')
const stina = await addOperator(shop, 'support')
const { db } = shop.database

const fish = 'variant_01saltfish120'
const mint = 'variant_01tjarnmint3can'

/** Places an order of ten tins of mint. */
async function placeOrder() {
  const { client, customerId } = await addBuyer(shop)
  const items = [{ variant_id: mint, quantity: 10 }]
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  const { order_id: id } = await unwrap(client.POST('/store/cart/complete', {}))
  const [line] = (await show(id)).lines
  return { id, line: line!.item_id, buyer: client, customerId }
}

const show = (id: string) => unwrap(johan.client.GET('/admin/orders/{id}', { params: { path: { id } } }))

/** Today in the shop's time zone. */
const today = () => wallClock(shop.clock.now(), shop.context.timeZone).date

const change = (id: string, body: Schemas['OrderChange']) =>
  unwrap(johan.client.POST('/admin/orders/{id}', { params: { path: { id } }, body }))

const ship = (id: string, body: Schemas['ShipmentRequest']) =>
  unwrap(johan.client.POST('/admin/orders/{id}/shipments', { params: { path: { id } }, body }))

const correct = (id: string, shipment_id: string, body: Schemas['ShipmentChange']) =>
  unwrap(
    johan.client.POST('/admin/orders/{id}/shipments/{shipment_id}', { params: { path: { id, shipment_id } }, body }),
  )

const undo = (id: string, body: Schemas['StepUndo'], key?: string) =>
  unwrap(
    johan.client.POST('/admin/orders/{id}/undo', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
  )

const mailsAbout = async (subjectId: string, kind: (typeof outbox.$inferSelect)['kind']) =>
  (
    await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectId, subjectId), eq(outbox.kind, kind)))
  ).map(({ text }) => text)

const sendMails = (subjectId: string) =>
  db.update(outbox).set({ sentAt: new Date() }).where(eq(outbox.subjectId, subjectId))

const stockOf = async (id: string) =>
  (await db.select().from(variants).where(eq(variants.id, id)))[0]!.inventoryQuantity

describe('undoing a step', () => {
  it('leads from completed back to a new order, each step with its person', async () => {
    const { id } = await placeOrder()
    await change(id, { version: 1, fulfillment_status: 'fulfilled' })
    const { parcels } = await ship(id, { version: 2, carrier: 'DHL' })
    const shipment_id = parcels[0]!.id
    await correct(id, shipment_id, { version: 3, state: 'handed_over' })
    await correct(id, shipment_id, { version: 4, state: 'delivered' })
    const completed = await change(id, { version: 5, status: 'completed' })
    expect(completed).toMatchObject({ order: { status: 'completed' }, undoable: [{ step: 'completed' }] })

    const delivered = await undo(id, { version: 6, step: 'completed' })
    expect(delivered.order).toMatchObject({ status: 'delivered', fulfillment_status: 'delivered' })
    const handedOver = await undo(id, { version: 7, step: 'delivered', shipment_id })
    expect(handedOver.order).toMatchObject({ status: 'shipping', fulfillment_status: 'shipped', shipment_state: 'all' })
    await undo(id, { version: 8, step: 'handed_over', shipment_id })
    const packed = await undo(id, { version: 9, step: 'parcel', shipment_id })
    expect(packed).toMatchObject({
      parcels: [],
      order: { status: 'pending', fulfillment_status: 'fulfilled', shipment_state: 'none', tax_fixed: false },
    })
    const fresh = await undo(id, { version: 10, step: 'packed' })
    expect(fresh).toMatchObject({ undoable: [], order: { status: 'pending', fulfillment_status: 'not_fulfilled' } })
    const undone = fresh.timeline.filter(({ action }) => action.endsWith('_undone'))
    expect(undone.map(({ action }) => action)).toEqual([
      'order.completion_undone',
      'order.delivery_undone',
      'order.handover_undone',
      'order.parcel_undone',
      'order.packing_undone',
    ])
    expect(undone.every(({ operator_name }) => operator_name !== null)).toBe(true)
  })

  it('refuses an earlier step, a step that was not done, and an old version', async () => {
    const { id } = await placeOrder()
    await change(id, { version: 1, fulfillment_status: 'fulfilled' })
    await ship(id, { version: 2, carrier: 'DHL' })
    await expect(undo(id, { version: 3, step: 'packed' })).rejects.toMatchObject({ code: 'later_step_first' })
    await expect(undo(id, { version: 3, step: 'completed' })).rejects.toMatchObject({ code: 'step_not_done' })
    await expect(undo(id, { version: 2, step: 'packed' })).rejects.toMatchObject({
      status: 409,
      code: 'order_changed',
    })
    expect((await show(id)).version).toBe(3)
  })

  it('is done once if its answer was lost and the request is sent again with its key', async () => {
    const { id } = await placeOrder()
    await change(id, { version: 1, fulfillment_status: 'fulfilled' })
    await undo(id, { version: 2, step: 'packed' }, 'undo-packed-1')
    expect(await undo(id, { version: 2, step: 'packed' }, 'undo-packed-1')).toMatchObject({ version: 3 })
    expect((await show(id)).version).toBe(3)
  })

  it('withdraws the e-mail of a parcel that still waits, so that the customer reads about one parcel', async () => {
    const { id } = await placeOrder()
    const { parcels } = await ship(id, { version: 1, carrier: 'DHL' })
    await undo(id, { version: 2, step: 'parcel', shipment_id: parcels[0]!.id })
    await ship(id, { version: 3, carrier: 'PostNord' })
    expect(await mailsAbout(id, 'order_shipped')).toEqual([expect.stringContaining('PostNord')])
    expect(await mailsAbout(id, 'order_updated')).toEqual([])
  })

  it('corrects the e-mail of a parcel that was sent', async () => {
    const { id } = await placeOrder()
    const { parcels } = await ship(id, { version: 1, carrier: 'DHL' })
    await sendMails(id)
    await undo(id, { version: 2, step: 'parcel', shipment_id: parcels[0]!.id })
    expect(await mailsAbout(id, 'order_updated')).toEqual([expect.stringContaining('it has not left')])
  })

  it('refuses a parcel after a refund', async () => {
    const { id, line } = await placeOrder()
    const { parcels } = await ship(id, { version: 1, carrier: 'DHL' })
    const body = { version: 2, reason: 'Broken.', lines: [{ item_id: line, quantity: 1 }] }
    await unwrap(johan.client.POST('/admin/orders/{id}/refunds', { params: { path: { id } }, body }))
    await expect(undo(id, { version: 3, step: 'parcel', shipment_id: parcels[0]!.id })).rejects.toMatchObject({
      code: 'refund_after_step',
    })
  })
})

describe('correcting a parcel', () => {
  it('rewrites the e-mail that waits, or sends another one, and changes nothing twice', async () => {
    const { id, buyer } = await placeOrder()
    const { parcels } = await ship(id, { version: 1, carrier: 'DHL', tracking_url: 'https://dhl.example/wrong' })
    const shipment_id = parcels[0]!.id
    const fixed = { carrier: 'DHL', tracking_url: 'https://dhl.example/right' }
    await correct(id, shipment_id, { version: 2, ...fixed })
    expect(await mailsAbout(id, 'order_shipped')).toEqual([expect.stringContaining('https://dhl.example/right')])
    expect((await correct(id, shipment_id, { version: 3, ...fixed })).version).toBe(3)
    await sendMails(id)
    await correct(id, shipment_id, { version: 3, carrier: 'PostNord', tracking_url: null })
    expect(await mailsAbout(id, 'order_updated')).toEqual([expect.stringContaining('PostNord')])
    const { order } = await unwrap(buyer.GET('/store/orders/{id}', { params: { path: { id } } }))
    expect(order.shipments).toMatchObject([{ carrier: 'PostNord', tracking_url: null }])
    await expect(correct(id, shipment_id, { version: 4, tracking_url: 'http://dhl.example' })).rejects.toMatchObject({
      code: 'invalid_tracking_url',
    })
  })

  it('accepts a tracking number, which is shown as text and is not a link', async () => {
    const { id, buyer } = await placeOrder()
    const { parcels } = await ship(id, { version: 1, carrier: 'DHL', tracking_number: 'JD01 4600' })
    expect(parcels).toMatchObject([{ tracking_url: null, tracking_number: 'JD01 4600' }])
    const [mail] = await mailsAbout(id, 'order_shipped')
    expect(mail).toContain('JD01 4600')
    const shipment_id = parcels[0]!.id
    await correct(id, shipment_id, { version: 2, tracking_url: null, tracking_number: 'JD01-4601' })
    const { order } = await unwrap(buyer.GET('/store/orders/{id}', { params: { path: { id } } }))
    expect(order.shipments).toMatchObject([{ tracking_url: null, tracking_number: 'JD01-4601' }])
    const removed = await correct(id, shipment_id, { version: 3, tracking_url: null })
    expect(removed.parcels[0]).toMatchObject({ tracking_url: null })
    expect(removed.parcels[0]).not.toHaveProperty('tracking_number')
  })
})

describe('a short line', () => {
  it('is credited before anything ships, and canceling the order returns only what was there', async () => {
    const { id, line } = await placeOrder()
    const stock = await stockOf(mint)
    const body = { version: 1, reason: 'Three are broken.', lines: [{ item_id: line, quantity: 3 }] }
    const { order, lines } = await unwrap(
      johan.client.POST('/admin/orders/{id}/close', { params: { path: { id } }, body }),
    )
    expect(lines).toMatchObject([{ ordered: 10, closed: 3, left: 7, refunded: 3 }])
    expect(order.refunds).toHaveLength(1)
    expect(order.amount_due).toBeCloseTo(order.total - order.refunded_total)
    await unwrap(johan.client.POST('/admin/orders/{id}/cancel', { params: { path: { id } }, body: { version: 2 } }))
    expect(await stockOf(mint)).toBe(stock + 7)
  })

  it('waits for stock with a day, and the buyer is told once', async () => {
    const { id, line, buyer } = await placeOrder()
    const params = { path: { id } }
    const lines = [{ item_id: line, quantity: 4 }]
    const body = { version: 1, available_from: '2999-01-12', lines }
    const { version } = await unwrap(johan.client.POST('/admin/orders/{id}/backorder', { params, body }))
    expect(version).toBe(2)
    const { order } = await unwrap(buyer.GET('/store/orders/{id}', { params }))
    expect(order.items[0]!.backorder).toEqual({ quantity: 4, available_from: '2999-01-12' })
    expect(await mailsAbout(id, 'order_updated')).toHaveLength(1)
    const again = johan.client.POST('/admin/orders/{id}/backorder', {
      params,
      body: { version: 2, lines: [{ item_id: line, quantity: 7 }] },
    })
    await expect(unwrap(again)).rejects.toMatchObject({ code: 'all_waiting', params: { left: 6 } })
  })

  it('waits again for the pieces of a parcel that was undone', async () => {
    const { id, line } = await placeOrder()
    const lines = [{ item_id: line, quantity: 4 }]
    await db.update(variants).set({ inventoryQuantity: 0 }).where(eq(variants.id, mint))
    await unwrap(
      johan.client.POST('/admin/orders/{id}/backorder', { params: { path: { id } }, body: { version: 1, lines } }),
    )
    const { parcels } = await ship(id, { version: 2, carrier: 'DHL' })
    await undo(id, { version: 3, step: 'parcel', shipment_id: parcels[0]!.id })
    const [item] = await db.select().from(orderItems).where(eq(orderItems.id, line))
    expect(item).toMatchObject({ reservedQuantity: 6, backorderedQuantity: 4 })
    await db.update(variants).set({ inventoryQuantity: 1000 }).where(eq(variants.id, mint))
  })
})

describe('replacing a line', () => {
  const quoteOf = (id: string, item_id: string, sku: string) =>
    unwrap(
      johan.client.GET('/admin/orders/{id}/replacement', {
        params: { path: { id }, query: { item_id, quantity: 4, sku } },
      }),
    )
  const replace = (id: string, body: Schemas['Replacement'], key?: string) =>
    unwrap(
      johan.client.POST('/admin/orders/{id}/replacements', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    )
  const skuOf = async (id: string) => (await db.select().from(variants).where(eq(variants.id, id)))[0]!.sku!

  it('credits the missing pieces, charges the other article at its price, and tells the buyer once', async () => {
    const { id, line, buyer } = await placeOrder()
    const sku = await skuOf(fish)
    const stock = await stockOf(fish)
    const { unit_price } = await quoteOf(id, line, sku)
    const before = (await show(id)).order
    const body = { version: 1, item_id: line, quantity: 4, sku, unit_price, reason: 'Sold out.' }
    await replace(id, body, 'replace-1')
    const { order, lines, version } = await replace(id, body, 'replace-1')
    expect(version).toBe(2)
    expect(await stockOf(fish)).toBe(stock - 4)
    expect(lines).toMatchObject([
      { ordered: 10, closed: 4, refunded: 4 },
      { ordered: 4, closed: 0, left: 4 },
    ])
    expect(order.items[1]).toMatchObject({ variant_sku: sku, unit_price, quantity: 4, replaces_id: line })
    expect(order.item_subtotal).toBeCloseTo(before.item_subtotal + order.items[1]!.subtotal)
    expect(order.total).toBeCloseTo(order.item_subtotal - order.discount_total + order.shipping_total + order.tax_total)
    const rates = order.tax!.rates.reduce((sum, rate) => sum + rate.tax, 0)
    expect(rates).toBeCloseTo(order.tax_total)
    const mails = [await mailsAbout(id, 'order_updated'), await mailsAbout(id, 'order_refunded')]
    expect(mails.map(({ length }) => length)).toEqual([1, 0])
    await unwrap(buyer.GET('/store/orders/{id}', { params: { path: { id } } }))
  })

  it('refuses a price that has changed, missing stock, the same and unknown articles', async () => {
    const { id, line } = await placeOrder()
    const sku = await skuOf(fish)
    const { unit_price } = await quoteOf(id, line, sku)
    const body = { version: 1, item_id: line, quantity: 4, sku, reason: 'Sold out.' }
    await expect(replace(id, { ...body, unit_price: unit_price + 1 })).rejects.toMatchObject({
      code: 'replacement_price_changed',
      params: { price: unit_price },
    })
    const stock = await stockOf(fish)
    await db.update(variants).set({ inventoryQuantity: 3 }).where(eq(variants.id, fish))
    await expect(replace(id, { ...body, unit_price })).rejects.toMatchObject({ code: 'replacement_short' })
    await db.update(variants).set({ inventoryQuantity: stock }).where(eq(variants.id, fish))
    await expect(quoteOf(id, line, await skuOf(mint))).rejects.toMatchObject({ code: 'replacement_not_possible' })
    await expect(quoteOf(id, line, 'NO-SUCH')).rejects.toMatchObject({ status: 404, code: 'article_not_found' })
    expect((await show(id)).version).toBe(1)
  })
})

describe('the ledger of payments', () => {
  const differences = async () =>
    (await unwrap(johan.client.GET('/admin/orders/differences', { params: { query: { limit: 100 } } }))).orders

  it('records a payment with its day, and its reversal; the order is then due again', async () => {
    const { id } = await placeOrder()
    const paid = await change(id, { version: 1, payment_status: 'captured', paid_on: today() })
    const { total } = paid.order
    expect(paid.payments).toMatchObject([{ amount: total, paid_on: today(), reverses_id: null }])
    await expect(change(id, { version: 2, payment_status: 'captured' })).rejects.toMatchObject({
      code: 'already_captured',
    })
    const reversed = await undo(id, { version: 2, step: 'paid' })
    expect(reversed.order).toMatchObject({ payment_status: 'authorized', amount_due: total })
    expect(reversed.payments).toMatchObject([{ amount: total }, { amount: -total, reverses_id: paid.payments[0]!.id }])
    await expect(undo(id, { version: 3, step: 'paid' })).rejects.toMatchObject({ code: 'step_not_done' })
    expect((await change(id, { version: 3, payment_status: 'captured' })).payments).toHaveLength(3)
  })

  it('refuses a day in the future or before the order, and the reversal after a refund', async () => {
    const { id, line } = await placeOrder()
    await expect(change(id, { version: 1, payment_status: 'captured', paid_on: '2999-01-01' })).rejects.toMatchObject({
      code: 'paid_in_future',
    })
    const before = addDays(today(), -1)
    await expect(change(id, { version: 1, payment_status: 'captured', paid_on: before })).rejects.toMatchObject({
      code: 'paid_before_order',
    })
    await ship(id, { version: 1, carrier: 'DHL' })
    await change(id, { version: 2, payment_status: 'captured' })
    const body = { version: 3, reason: 'Broken.', lines: [{ item_id: line, quantity: 1 }] }
    await unwrap(johan.client.POST('/admin/orders/{id}/refunds', { params: { path: { id } }, body }))
    await expect(undo(id, { version: 4, step: 'paid' })).rejects.toMatchObject({ code: 'refund_after_step' })
  })

  it('records that a refund of a paid order was paid back, and its reversal', async () => {
    const { id, line } = await placeOrder()
    const path = { id }
    const owed = async () => {
      const { orders } = await unwrap(
        johan.client.GET('/admin/orders', { params: { query: { waits_for: 'to_pay_back', limit: 100 } } }),
      )
      return orders.find((order) => order.id === id)?.to_pay_back
    }
    await ship(id, { version: 1, carrier: 'DHL' })
    await change(id, { version: 2, payment_status: 'captured' })
    await expect(change(id, { version: 3, paid_back_on: '2020-02-03' })).rejects.toMatchObject({
      code: 'nothing_to_pay_back',
    })
    const body = { version: 3, reason: 'Broken.', lines: [{ item_id: line, quantity: 1 }] }
    const refunded = await unwrap(johan.client.POST('/admin/orders/{id}/refunds', { params: { path }, body }))
    const amount = refunded.order.refunded_total
    expect(refunded).toMatchObject({ to_pay_back: amount, paid_total: refunded.order.total })
    expect(await owed()).toBe(amount)
    await expect(change(id, { version: 4, paid_back_on: '2999-01-01' })).rejects.toMatchObject({
      code: 'paid_in_future',
    })
    await expect(change(id, { version: 4, paid_back_on: '2020-02-04' })).rejects.toMatchObject({
      code: 'paid_before_order',
    })
    await expect(change(id, { version: 4, paid_back_on: today(), status: 'completed' })).rejects.toMatchObject({
      code: 'paid_back_alone',
    })

    const paidBack = await change(id, { version: 4, paid_back_on: today() })
    expect(paidBack.paid_total).toBeCloseTo(paidBack.order.total - amount)
    expect(paidBack).toMatchObject({ to_pay_back: 0, version: 5, order: { payment_status: 'captured' } })
    expect(paidBack.payments.slice(1)).toMatchObject([{ kind: 'paid_back', amount: -amount, paid_on: today() }])
    expect(paidBack.timeline.at(-1)).toMatchObject({
      action: 'order.paid_back',
      before: { to_pay_back: amount },
      after: { to_pay_back: 0, paid_on: today() },
    })
    expect(await owed()).toBeUndefined()
    expect((await differences()).filter((order) => order.id === id)).toEqual([])

    const undone = await undo(id, { version: 5, step: 'paid_back' })
    expect(undone).toMatchObject({ to_pay_back: amount, order: { payment_status: 'captured' } })
    expect(undone.payments.at(-1)).toMatchObject({ amount, reverses_id: paidBack.payments[1]!.id })
    expect(undone.timeline.at(-1)).toMatchObject({
      action: 'order.pay_back_undone',
      before: { to_pay_back: 0 },
      after: { to_pay_back: amount },
    })
    expect(await owed()).toBe(amount)
  })

  it('reports orders that differ and changes nothing, until the missing payment is recorded', async () => {
    const { id } = await placeOrder()
    expect((await differences()).filter((order) => order.id === id)).toEqual([])
    await db.execute(`update orders set payment_status = 'captured' where id = '${id}'`)
    expect(await differences()).toContainEqual(expect.objectContaining({ id, kind: 'payment_missing', paid_total: 0 }))
    expect((await show(id)).order.payment_status).toBe('captured')
    const { payments } = await change(id, { version: 1, payment_status: 'captured', paid_on: today() })
    expect(payments).toHaveLength(1)
    expect((await differences()).filter((order) => order.id === id)).toEqual([])
  })
})

describe('notes', () => {
  it('are read by all, written without a new version, and deleted by their author only', async () => {
    const { id, buyer } = await placeOrder()
    const params = { path: { id } }
    const text = 'Call before delivery. '
    const { notes, version } = await unwrap(stina.client.POST('/admin/orders/{id}/notes', { params, body: { text } }))
    expect(version).toBe(1)
    expect(notes).toMatchObject([{ text: 'Call before delivery.', is_yours: true }])
    expect((await show(id)).notes).toMatchObject([{ is_yours: false, written_by: notes[0]!.written_by }])
    const path = { id, note_id: notes[0]!.id }
    const remove = ({ client }: typeof tove) =>
      unwrap(client.DELETE('/admin/orders/{id}/notes/{note_id}', { params: { path } }))
    await expect(remove(tove)).rejects.toMatchObject({ status: 403, code: 'not_your_note' })
    expect((await remove(stina)).notes).toEqual([])
    await expect(remove(stina)).rejects.toMatchObject({ status: 404, code: 'note_not_found' })
    const order = await unwrap(buyer.GET('/store/orders/{id}', { params: { path: { id } } }))
    expect(JSON.stringify(order)).not.toContain('Call before')
  })
})

it('erasing a buyer deletes the notes on their orders, which were part of their data before', async () => {
  const { id, customerId } = await placeOrder()
  const body = { text: 'Anna is on holiday.' }
  await unwrap(stina.client.POST('/admin/orders/{id}/notes', { params: { path: { id } }, body }))
  await change(id, { version: 1, payment_status: 'captured' })
  const privacy = createPrivacyOperator(shop.context)
  const data = await privacy.exportCustomer(customerId)
  expect(data.orderNotes).toMatchObject([{ orderId: id, text: 'Anna is on holiday.' }])
  expect(data.payments).toMatchObject([{ orderId: id }])
  await privacy.eraseCustomer(customerId)
  const { notes, payments } = await show(id)
  expect([notes.length, payments.length]).toEqual([0, 1])
})

describe('filters', () => {
  it('find orders by SKU or product, and by how far they are shipped', async () => {
    const { id, line } = await placeOrder()
    await ship(id, { version: 1, carrier: 'DHL', lines: [{ item_id: line, quantity: 1 }] })
    const list = async (query: { article?: string; shipment_state?: Schemas['ShipmentState'] }) =>
      (await unwrap(johan.client.GET('/admin/orders', { params: { query: { ...query, limit: 100 } } }))).orders
    const sku = (await show(id)).order.items[0]!.variant_sku!
    expect((await list({ article: sku, shipment_state: 'partial' })).map((order) => order.id)).toEqual([id])
    expect((await list({ article: 'no such article' })).length).toBe(0)
    for (const state of ['none', 'partial', 'all', 'delivered'] as const)
      expect(new Set((await list({ shipment_state: state })).map((order) => order.shipment_state))).toEqual(
        new Set([state]),
      )
  })
})
