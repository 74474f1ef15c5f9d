import { unwrap } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderItems, orders, outbox, products } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { createOrdersOperator } from './index'

/** 3.20 apiece; taxed as nicotine. */
const mint = 'variant_01tjarnmint3can'
/** 1.85 apiece up to 10 pieces; taxed as confectionery. */
const fish = 'variant_01saltfish120'

const shop = await shopOfFile()
const { db } = shop.database
const { setOrderStatus, showOrder } = createOrdersOperator(shop.context)
type Change = Omit<Parameters<typeof setOrderStatus>[1], 'version'>
const change = async (id: string, request: Change) =>
  setOrderStatus(id, { ...request, version: (await showOrder(id)).version })

// Current products existed in spring too.
await db.update(products).set({ publishedAt: new Date('2025-01-01T00:00:00Z') })

/** Sets the time in Stockholm, which is one hour ahead in winter. */
const setTime = (time: string) => shop.clock.advance(Date.parse(time) - shop.clock.now().getTime())

/** Creates a customer who ordered ten of each, for a country. */
async function ordered(country: 'se' | 'no' = 'se') {
  const buyer = await addBuyer(shop, country)
  const { client } = buyer
  const items = [mint, fish].map((variant_id) => ({ variant_id, quantity: 10 }))
  const sold = country === 'se' ? items : items.slice(1)
  await unwrap(client.POST('/store/cart/items/add', { body: { items: sold } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn(country) }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn(country) }))
  return { buyer, id: (await unwrap(client.POST('/store/cart/complete', { body: {} }))).order_id }
}
const readOrder = async ({ client }: Buyer, id: string) =>
  (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order
const ship = (id: string) => change(id, { fulfillmentStatus: 'shipped' })
const mailOf = async (id: string) => {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_shipped')))
  return mail!.text.replaceAll(/\s+/g, ' ')
}

describe('the tax of an order that is shipped under another law than expected', () => {
  it('follows the law of the shipping date, for lines and total; net amounts stay', async () => {
    // Goods ordered on Wednesday before the cut-off leave on the same day.
    setTime('2027-12-29T11:00:00Z')
    const { buyer, id } = await ordered()
    const before = await readOrder(buyer, id)
    expect(before).toMatchObject({ tax_total: 12.54, total: 82.04, tax_fixed: false, placed_tax_total: 12.54 })
    expect(before.tax).toMatchObject({
      date: '2027-12-29',
      rates: [{ percent: 6, net: 25.46, tax: 1.53 }, { percent: 25 }],
    })
    setTime('2028-01-03T09:00:00Z')
    await ship(id)
    const after = await readOrder(buyer, id)
    expect(after).toMatchObject({ tax_total: 14.07, total: 83.57, tax_fixed: true, placed_tax_total: 12.54 })
    expect(after.tax).toMatchObject({
      ...before.tax,
      date: '2028-01-03',
      rates: [{ percent: 12, net: 25.46, tax: 3.06 }, before.tax!.rates[1]],
    })
    expect(after).toMatchObject({
      item_subtotal: before.item_subtotal,
      shipping_total: before.shipping_total,
      payment: before.payment,
    })
    const sweets = after.items.find(({ variant_id }) => variant_id === fish)
    expect(sweets).toMatchObject({ unit_price: 1.85, subtotal: 18.5, tax_total: 2.22, total: 20.72 })
    const [row] = await db.select().from(orderItems).where(eq(orderItems.id, sweets!.id))
    expect(row).toMatchObject({ taxRate: 12, taxTotal: 222, total: 2072 })
  })

  it('is recorded with both values, and explained in the e-mail', async () => {
    setTime('2027-12-29T11:00:00Z')
    const { id } = await ordered()
    setTime('2028-01-03T09:00:00Z')
    await ship(id)
    const { timeline } = await showOrder(id)
    expect(timeline.find(({ action }) => action === 'order.tax_fixed')).toMatchObject({
      actor_id: 'operator',
      before: { tax_date: '2027-12-29', tax_total: 12.54, total: 82.04 },
      after: { tax_date: '2028-01-03', tax_total: 14.07, total: 83.57 },
    })
    expect(await mailOf(id)).toContain('VAT is €14.07 instead of €12.54. The order total is €83.57.')
  })

  it.each([
    ['2026-03-31T21:59:00Z', '2026-03-31', 12, '2026-03-27'],
    ['2026-03-31T22:01:00Z', '2026-04-01', 6, '2026-03-27'],
    ['2027-12-31T22:59:00Z', '2027-12-31', 6, '2027-12-29'],
    ['2027-12-31T23:01:00Z', '2028-01-01', 12, '2027-12-29'],
  ])('shipped at %s in Stockholm is that of %s', async (time, date, percent, placed) => {
    setTime(`${placed}T10:00:00Z`)
    const { buyer, id } = await ordered()
    setTime(time)
    await ship(id)
    expect((await readOrder(buyer, id)).tax).toMatchObject({ date, rates: [{ percent }, { percent: 25 }] })
  })

  it('is also fixed if the order is delivered without having been shipped', async () => {
    setTime('2027-12-29T11:00:00Z')
    const { buyer, id } = await ordered()
    setTime('2028-01-03T09:00:00Z')
    await change(id, { fulfillmentStatus: 'delivered' })
    expect(await readOrder(buyer, id)).toMatchObject({ tax_total: 14.07, tax_fixed: true })
  })

  it('is fixed with the first parcel: a second one changes nothing', async () => {
    setTime('2027-12-29T11:00:00Z')
    const { buyer, id } = await ordered()
    const [first] = (await showOrder(id)).lines
    await change(id, { carrier: 'DHL', lines: [{ id: first!.item_id, quantity: 1 }] })
    setTime('2028-01-03T09:00:00Z')
    await change(id, { carrier: 'DHL' })
    expect(await readOrder(buyer, id)).toMatchObject({ tax_total: 12.54, tax_fixed: true, tax: { date: '2027-12-29' } })
    expect((await showOrder(id)).parcels).toHaveLength(2)
  })
})

describe('the tax of an order that is shipped under the expected law', () => {
  it('gets a fixed date, and nothing else changes', async () => {
    setTime('2027-11-01T10:00:00Z')
    const { buyer, id } = await ordered()
    const before = await readOrder(buyer, id)
    await ship(id)
    const after = await readOrder(buyer, id)
    expect(after).toMatchObject({
      ...before,
      tax: { ...before.tax, date: '2027-11-01' },
      tax_fixed: true,
      status: 'shipping',
      fulfillment_status: 'shipped',
      shipment_state: 'all',
      shipped_pieces: before.pieces,
      items: after.items,
      shipments: after.shipments,
    })
    const agreed = (items: typeof after.items) => items.map(({ status: _, shipped_quantity: __, ...item }) => item)
    expect(agreed(after.items)).toEqual(agreed(before.items))
    expect((await showOrder(id)).timeline.map(({ action }) => action)).toEqual(['order.placed', 'order.changed'])
    expect(await mailOf(id)).not.toContain('VAT')
  })

  it('stays zero for exports from the European Union', async () => {
    setTime('2027-12-29T11:00:00Z')
    const { buyer, id } = await ordered('no')
    setTime('2028-01-03T09:00:00Z')
    await ship(id)
    expect(await readOrder(buyer, id)).toMatchObject({
      tax_total: 0,
      tax_fixed: true,
      tax: { treatment: 'export', date: '2028-01-03' },
    })
  })

  it('stays as booked if the shop did not store its treatment', async () => {
    setTime('2027-12-29T11:00:00Z')
    const { buyer, id } = await ordered()
    await db.update(orders).set({ tax: null }).where(eq(orders.id, id))
    setTime('2028-01-03T09:00:00Z')
    await ship(id)
    expect(await readOrder(buyer, id)).toMatchObject({
      tax: null,
      tax_total: 12.54,
      total: 82.04,
      tax_fixed: false,
      placed_tax_total: 12.54,
    })
  })

  it('is not fixed by other events', async () => {
    setTime('2027-12-29T11:00:00Z')
    const { buyer, id } = await ordered()
    await change(id, { fulfillmentStatus: 'fulfilled', paymentStatus: 'captured' })
    expect(await readOrder(buyer, id)).toMatchObject({ tax_fixed: false, tax: { date: '2027-12-29' } })
  })
})
