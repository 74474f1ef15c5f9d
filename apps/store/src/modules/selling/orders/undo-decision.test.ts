import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import {
  complaintLines,
  complaints,
  orderItems,
  outbox,
  stockMovements,
  variants,
  webhookDeliveries,
  webhooks,
} from '../../../platform/db/schema'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Schemas = components['schemas']

const shop = await shopOfFile()
const johan = await addOperator(shop, 'orders')
const { db } = shop.database

const fish = 'variant_01saltfish120'
const mint = 'variant_01tjarnmint3can'

afterEach(() => db.update(variants).set({ inventoryQuantity: 1000 }).where(eq(variants.id, mint)))

/** Places an order of ten tins of mint. */
async function placeOrder() {
  const { client } = await addBuyer(shop)
  const items = [{ variant_id: mint, quantity: 10 }]
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  const { order_id: id } = await unwrap(client.POST('/store/cart/complete', {}))
  const placed = await show(id)
  return { id, line: placed.lines[0]!.item_id, placed, buyer: client }
}

const pathOf = (id: string) => ({ params: { path: { id } } })

const show = (id: string) => unwrap(johan.client.GET('/admin/orders/{id}', pathOf(id)))

const close = (id: string, body: Schemas['RestClosing']) =>
  unwrap(johan.client.POST('/admin/orders/{id}/close', { ...pathOf(id), body }))

const backorder = (id: string, body: Schemas['Backordering']) =>
  unwrap(johan.client.POST('/admin/orders/{id}/backorder', { ...pathOf(id), body }))

const undo = (id: string, version: number, step: Schemas['OrderStep']) =>
  unwrap(johan.client.POST('/admin/orders/{id}/undo', { ...pathOf(id), body: { version, step } }))

const change = (id: string, body: Schemas['OrderChange']) =>
  unwrap(johan.client.POST('/admin/orders/{id}', { ...pathOf(id), body }))

const ship = (id: string, version: number, lines?: Schemas['ShipmentRequest']['lines']) =>
  unwrap(johan.client.POST('/admin/orders/{id}/shipments', { ...pathOf(id), body: { version, carrier: 'DHL', lines } }))

/** Replaces four pieces of a line by salt liquorice. */
async function replace(id: string, item_id: string) {
  const [variant] = await db.select().from(variants).where(eq(variants.id, fish))
  const choice = { item_id, quantity: 4, sku: variant!.sku! }
  const { unit_price } = await unwrap(
    johan.client.GET('/admin/orders/{id}/replacement', { params: { path: { id }, query: choice } }),
  )
  const body = { ...choice, version: 1, unit_price, reason: 'Sold out.' }
  return unwrap(johan.client.POST('/admin/orders/{id}/replacements', { ...pathOf(id), body }))
}

const rowOf = async (line: string) => (await db.select().from(orderItems).where(eq(orderItems.id, line)))[0]

const stockOf = async (id: string) =>
  (await db.select().from(variants).where(eq(variants.id, id)))[0]!.inventoryQuantity

const mailsAbout = async (subjectId: string, kind: (typeof outbox.$inferSelect)['kind']) =>
  (
    await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectId, subjectId), eq(outbox.kind, kind)))
  ).map(({ text }) => text)

const sendMails = (subjectId: string) =>
  db.update(outbox).set({ sentAt: new Date() }).where(eq(outbox.subjectId, subjectId))

const reason = 'Three are broken.'

describe('undoing closed pieces', () => {
  it('reverses their credit in the ledger; the buyer sees the order as it was and reads nothing of it', async () => {
    const { id, line, placed, buyer } = await placeOrder()
    const closed = await close(id, { version: 1, reason, lines: [{ item_id: line, quantity: 3 }] })
    expect(closed.undoable).toEqual([{ step: 'closed', shipment_id: null }])
    const undone = await undo(id, 2, 'closed')
    expect(undone.lines).toMatchObject([{ ordered: 10, closed: 0, left: 10, refunded: 0 }])
    expect(undone).toMatchObject({ version: 3, undoable: [], refundable: placed.refundable })
    expect(undone.order).toMatchObject({ total: placed.order.total, refunded_total: 0, refunds: [] })
    expect(undone.order.amount_due).toBe(placed.order.amount_due)
    const [refund, reversal] = undone.refunds
    expect(reversal).toMatchObject({ amount: -refund!.amount, reverses_id: refund!.id, lines: refund!.lines })
    expect(undone.refunds).toHaveLength(2)
    expect(undone.timeline.slice(-2)).toMatchObject([
      { action: 'order.refund_reversed', after: { refund_total: refund!.amount } },
      { action: 'order.closing_undone', before: { pieces: 3 } },
    ])
    const { order } = await unwrap(buyer.GET('/store/orders/{id}', pathOf(id)))
    expect(order).toMatchObject({ refunds: [], refunded_total: 0 })
    for (const kind of ['order_rest_closed', 'order_updated'] as const) expect(await mailsAbout(id, kind)).toEqual([])
    await expect(undo(id, 3, 'closed')).rejects.toMatchObject({ status: 409, code: 'step_not_done' })
  })

  it('corrects the e-mail that was sent, and lets the same pieces be closed again', async () => {
    const { id, line } = await placeOrder()
    const lines = [{ item_id: line, quantity: 3 }]
    const first = await close(id, { version: 1, reason, lines })
    await sendMails(id)
    await undo(id, 2, 'closed')
    expect(await mailsAbout(id, 'order_updated')).toEqual([
      expect.stringMatching(/no longer applies.*credit is taken\s+back/s),
    ])
    const again = await close(id, { version: 3, reason, lines })
    expect(again.order.refunded_total).toBe(first.order.refunded_total)
    expect((await undo(id, 4, 'closed')).order.refunded_total).toBe(0)
  })

  it('returns an order that was shipped by closing its rest', async () => {
    const { id, line } = await placeOrder()
    const shipped = await ship(id, 1, [{ item_id: line, quantity: 7 }])
    const closed = await close(id, { version: 2, reason, refund: false })
    expect(closed.order).toMatchObject({ fulfillment_status: 'shipped', shipment_state: 'all' })
    const { order, lines } = await undo(id, 3, 'closed')
    const { status, fulfillment_status, shipment_state } = shipped.order
    expect(order).toMatchObject({ status, fulfillment_status, shipment_state, refunded_total: 0 })
    expect(lines).toMatchObject([{ left: 3, shipped: 7 }])
  })

  it('lets pieces that waited for stock wait again', async () => {
    const { id, line } = await placeOrder()
    await db.update(variants).set({ inventoryQuantity: 0 }).where(eq(variants.id, mint))
    await backorder(id, { version: 1, lines: [{ item_id: line, quantity: 4 }] })
    await close(id, { version: 2, reason, lines: [{ item_id: line, quantity: 6 }] })
    expect(await rowOf(line)).toMatchObject({ reservedQuantity: 4, backorderedQuantity: 0 })
    const reopened = await undo(id, 3, 'closed')
    expect(await rowOf(line)).toMatchObject({ closedQuantity: 0, reservedQuantity: 6, backorderedQuantity: 4 })
    expect(reopened.undoable).toEqual([{ step: 'backordered', shipment_id: null }])
  })

  it('is refused after a parcel, after a payment, and if the order was paid before the credit', async () => {
    const lines = (item_id: string) => [{ item_id, quantity: 3 }]
    const later = await placeOrder()
    await close(later.id, { version: 1, reason, lines: lines(later.line) })
    await ship(later.id, 2)
    await expect(undo(later.id, 3, 'closed')).rejects.toMatchObject({ code: 'later_step_first' })
    const unpaid = await placeOrder()
    await close(unpaid.id, { version: 1, reason, lines: lines(unpaid.line) })
    await change(unpaid.id, { version: 2, payment_status: 'captured' })
    await expect(undo(unpaid.id, 3, 'closed')).rejects.toMatchObject({ code: 'later_step_first' })
    const paid = await placeOrder()
    await change(paid.id, { version: 1, payment_status: 'captured' })
    const closed = await close(paid.id, { version: 2, reason, lines: lines(paid.line) })
    expect(closed.undoable).not.toContainEqual({ step: 'closed', shipment_id: null })
    await expect(undo(paid.id, 3, 'closed')).rejects.toMatchObject({ status: 409, code: 'credit_of_paid_order' })
    expect((await show(paid.id)).version).toBe(3)
  })

  it('is told to programs as a negative refund', async () => {
    const hook = { id: 'hook_undo', url: 'https://erp.example', seed: 'seed', createdAt: new Date() }
    await db.insert(webhooks).values({ ...hook, events: ['order.refunded'] })
    const { id, line } = await placeOrder()
    await close(id, { version: 1, reason, lines: [{ item_id: line, quantity: 3 }] })
    const { refunds } = await undo(id, 2, 'closed')
    const sent = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, hook.id))
    expect(sent.some(({ payload }) => payload.includes(`"amount":-${refunds[0]!.amount}`))).toBe(true)
    await db.delete(webhooks).where(eq(webhooks.id, hook.id))
  })
})

describe('undoing a backorder', () => {
  it('lets its pieces ship now, without their promised day', async () => {
    const { id, line, buyer } = await placeOrder()
    await backorder(id, { version: 1, available_from: '2999-01-12', lines: [{ item_id: line, quantity: 4 }] })
    await sendMails(id)
    const { timeline } = await undo(id, 2, 'backordered')
    expect(timeline.at(-1)).toMatchObject({ action: 'order.backorder_undone', before: { pieces: 4 } })
    expect(await rowOf(line)).toMatchObject({ reservedQuantity: 10, backorderedQuantity: 0, availableFrom: null })
    const { order } = await unwrap(buyer.GET('/store/orders/{id}', pathOf(id)))
    expect(order.items[0]!.backorder).toBeNull()
    const mails = await mailsAbout(id, 'order_updated')
    expect(mails.at(-1)).toContain('no longer applies')
    expect(mails.at(-1)).not.toContain('credit')
  })

  it('is refused once stock has come in for its pieces', async () => {
    const { id, line } = await placeOrder()
    await backorder(id, { version: 1, lines: [{ item_id: line, quantity: 4 }] })
    await db.update(orderItems).set({ reservedQuantity: 8, backorderedQuantity: 2 }).where(eq(orderItems.id, line))
    await expect(undo(id, 2, 'backordered')).rejects.toMatchObject({ code: 'pieces_arrived' })
  })
})

describe('undoing a replacement', () => {
  it('removes its line, returns its stock, and restores total, tax and credit', async () => {
    const { id, line, placed, buyer } = await placeOrder()
    const stock = await stockOf(fish)
    const replaced = await replace(id, line)
    expect(replaced.undoable).toEqual([{ step: 'replaced', shipment_id: null }])
    const { order, lines, refunds, timeline } = await undo(id, 2, 'replaced')
    expect(lines).toEqual(placed.lines)
    expect(order).toMatchObject({
      total: placed.order.total,
      tax: placed.order.tax,
      tax_total: placed.order.tax_total,
      item_subtotal: placed.order.item_subtotal,
      amount_due: placed.order.amount_due,
      refunded_total: 0,
    })
    expect(refunds.map(({ reverses_id }) => reverses_id)).toEqual([null, refunds[0]!.id])
    expect(await stockOf(fish)).toBe(stock)
    const moves = await db.select().from(stockMovements).where(eq(stockMovements.orderId, id))
    expect(moves.filter(({ variantId }) => variantId === fish).map((move) => move.change)).toEqual([-4, 4])
    expect(timeline.at(-1)).toMatchObject({ action: 'order.replacement_undone' })
    expect(await mailsAbout(id, 'order_updated')).toEqual([])
    expect((await unwrap(buyer.GET('/store/orders/{id}', pathOf(id)))).order.items).toHaveLength(1)
  })

  it('asks first for what was decided about the replacement itself', async () => {
    const { id, line } = await placeOrder()
    const { lines } = await replace(id, line)
    await close(id, { version: 2, reason, lines: [{ item_id: lines[1]!.item_id, quantity: 1 }] })
    await expect(undo(id, 3, 'replaced')).rejects.toMatchObject({ code: 'step_not_done' })
    await undo(id, 3, 'closed')
    await expect(undo(id, 4, 'replaced')).rejects.toMatchObject({ code: 'replacement_in_use' })
  })

  it('is refused while a complaint names the replacement', async () => {
    const { id, line } = await placeOrder()
    const { lines } = await replace(id, line)
    const [complaint] = await db.select({ id: complaints.id }).from(complaints).limit(1)
    await db.insert(complaintLines).values({ complaintId: complaint!.id, orderItemId: lines[1]!.item_id, quantity: 1 })
    await expect(undo(id, 2, 'replaced')).rejects.toMatchObject({ status: 409, code: 'replacement_in_use' })
    expect((await show(id)).version).toBe(2)
  })
})
