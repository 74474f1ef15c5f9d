import { unwrap } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { customers, events, orders, outbox, products, shipments, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, testConfig, world } from '../../../testing/shop'
import { createOrdersOperator } from './index'

const mint = 'variant_01tjarnmint3can'
const fish = 'variant_01saltfish120'

const shop = await shopOfFile()
let buyer: Buyer

const operator = createOrdersOperator(shop.context)

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

/** Places an order of ten tins of mint and five of fish; returns its id. */
async function placeOrder({ client }: Buyer = buyer): Promise<string> {
  const items = [
    { variant_id: mint, quantity: 10 },
    { variant_id: fish, quantity: 5 },
  ]
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/complete', {}))).order_id
}

/** Changes an order at its current version. */
async function change(id: string, request: Omit<Parameters<typeof operator.setOrderStatus>[1], 'version'>) {
  const { version } = await operator.showOrder(id)
  return operator.setOrderStatus(id, { ...request, version })
}

const refused = (status: number, code: string) => ({ status, refusal: { code } })
const orderFor = async ({ client }: Buyer, id: string) =>
  (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order
const mailsAbout = (id: string, kind: 'order_confirmation' | 'order_shipped') =>
  shop.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, kind)))
const stock = async () => {
  const rows = await shop.database.db.select().from(variants)
  const of = (id: string) => rows.find((row) => row.id === id)!.inventoryQuantity
  return { mint: of(mint), fish: of(fish) }
}

describe('the confirmation of an order', () => {
  it('is queued with it, once', async () => {
    const id = await placeOrder()
    await unwrap(buyer.client.POST('/store/cart/complete', {}))
    const order = await orderFor(buyer, id)
    const [mail, ...others] = await mailsAbout(id, 'order_confirmation')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: order.email, sentAt: null, createdAt: shop.clock.now() })
    expect(mail!.subject).toContain(String(order.display_id))
    expect(mail!.text).toContain(`10 × ${order.items[0]!.product_title}`)
    expect(mail!.text.match(/^Total: +(.+)$/m)?.[1]).toBe(`€${order.total.toFixed(2)}`)
    expect(mail!.text).toContain(`${testConfig.publicUrl}/profile/order/${id}`)
    const lineTotals = [...mail!.text.matchAll(/·\s+€([\d.]+)$/gm)].map(([, amount]) => Number(amount))
    expect(lineTotals.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(order.item_subtotal, 2)
  })

  it('belongs to its transaction: an order that cannot be confirmed is not placed', async () => {
    const { db } = shop.database
    const before = { orders: await db.$count(orders), ...(await stock()) }
    await db.execute('alter table outbox rename to outbox_elsewhere')
    await expect(placeOrder()).rejects.toMatchObject({ status: 500 })
    await db.execute('alter table outbox_elsewhere rename to outbox')
    expect({ orders: await db.$count(orders), ...(await stock()) }).toEqual(before)
    expect(await mailsAbout(await placeOrder(), 'order_confirmation')).toHaveLength(1)
  })
})

describe('the list', () => {
  it('contains the orders of all companies, newest first', async () => {
    const id = await placeOrder()
    const { orders: listed } = await operator.pageOrders({}, { limit: 100, offset: 0 })
    expect(listed.map((order) => order.id)).toContain(world.orders.at(-1)!.order.id)
    const dates = listed.map(({ created_at }) => created_at)
    expect(dates).toEqual([...dates].sort().reverse())
    const order = await orderFor(buyer, id)
    expect(listed.find((row) => row.id === id)).toEqual({
      id,
      display_id: order.display_id,
      version: 1,
      created_at: order.created_at,
      status: 'pending',
      fulfillment_status: 'not_fulfilled',
      payment_status: 'authorized',
      company_name: expect.stringMatching(/^Company \d+$/),
      placed_by: order.placed_by!.name,
      email: order.email,
      lines: 2,
      pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      ship_to: { city: order.shipping_address.city, country_code: order.shipping_address.country_code },
      total: order.total,
      refunded_total: 0,
      amount_due: order.total,
      due_date: order.payment!.due_date,
      dispatch_date: order.tax!.date,
      shipment_state: 'none',
      shipped_pieces: 0,
      pieces_to_ship: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      paid_total: 0,
      to_pay_back: 0,
      currency_code: 'eur',
      po_number: null,
      customer_reference: null,
    })
    expect((await operator.pageOrders({}, { limit: 3, offset: 0 })).orders).toEqual(listed.slice(0, 3))
  })

  it('is filtered by status, number, company, product and e-mail', async () => {
    const id = await placeOrder()
    const { display_id, email } = await orderFor(buyer, id)
    const ids = async (filter: Parameters<typeof operator.pageOrders>[0]) =>
      (await operator.pageOrders(filter, { limit: 100, offset: 0 })).orders.map((row) => row.id)
    const worldIds = (matches: (order: (typeof world.orders)[number]) => boolean) =>
      world.orders.filter(matches).map(({ order }) => order.id)
    for (const sign of ['', '#']) expect(await ids({ q: `${sign}${display_id}` })).toEqual([id])
    expect(await ids({ q: id })).toEqual([id])
    expect(await ids({ q: email.toUpperCase() })).toEqual([id])
    const kiosks = worldIds(({ company_id }) => company_id === world.companies.kiosk.id)
    expect(await ids({ q: 'kiosk & co' })).toEqual(kiosks)
    const sold = (title: string) =>
      worldIds(({ order }) => order.items.some((item) => item.product_title.includes(title)))
    expect(await ids({ q: 'ljung' })).toEqual(sold('Ljung'))
    for (const q of ['källa', 'KALLA']) expect(await ids({ q })).toEqual(sold('Källa'))
    expect(sold('Ljung').length).toBeGreaterThan(0)
    expect(await ids({ q: '_' })).toEqual([])
    expect(await ids({ q: '99999999999' })).toEqual([])
    expect(await ids({ status: 'canceled' })).toEqual(worldIds(({ order }) => order.status === 'canceled'))
  })
})

describe('an order', () => {
  it('is found by its id and number, with its customer and its history', async () => {
    const id = await placeOrder()
    const order = await orderFor(buyer, id)
    const shown = await operator.showOrder(id)
    const people = { company: { id: buyer.companyId }, customer: { id: buyer.customerId, first_name: 'Buyer' } }
    expect(shown).toMatchObject({ ...order, ...people, placed_by: { name: order.placed_by!.name, is_you: false } })
    expect(shown.timeline).toEqual([
      {
        at: order.created_at,
        action: 'order.placed',
        actor_id: buyer.customerId,
        operator_name: null,
        before: null,
        after: { status: 'pending', fulfillment_status: 'not_fulfilled', payment_status: 'authorized' },
      },
    ])
    expect(await operator.showOrder(String(order.display_id))).toEqual(shown)
  })

  it('says how its articles are packed now', async () => {
    const id = await placeOrder()
    const { db } = shop.database
    await db.update(variants).set({ cartonSize: 8, shelfPlace: 'A-04-2' }).where(eq(variants.id, mint))
    const [row] = await db.select().from(variants).where(eq(variants.id, mint))
    await db.update(products).set({ weight: 250 }).where(eq(products.id, row!.productId))
    const { items, lines } = await operator.showOrder(id)
    const line = items.find(({ variant_id }) => variant_id === mint)!.id
    expect(lines.find(({ item_id }) => item_id === line)).toMatchObject({
      carton_size: 8,
      weight_g: 250,
      shelf_place: 'A-04-2',
    })
    await db.update(variants).set({ weight: 30 }).where(eq(variants.id, mint))
    const { lines: ofVariant } = await operator.showOrder(id)
    expect(ofVariant.find(({ item_id }) => item_id === line)).toMatchObject({ weight_g: 30 })
    await db.update(variants).set({ weight: null }).where(eq(variants.id, mint))
  })

  it('names the age limits of its articles to the seller and the buyer', async () => {
    const id = await placeOrder()
    const limitsOf = (items: Awaited<ReturnType<typeof orderFor>>['items']) =>
      items.map(({ variant_id, age_limit }) => [variant_id === mint, age_limit])
    expect(limitsOf((await operator.showOrder(id)).items)).toContainEqual([true, 18])
    expect(limitsOf((await orderFor(buyer, id)).items)).toContainEqual([true, 18])
  })

  it('records the day on which it should leave and its delivery option; older orders have neither', async () => {
    const id = await placeOrder()
    const { tax, delivery, shipping_option_name } = await orderFor(buyer, id)
    const { dispatch_date } = await operator.showOrder(id)
    expect(dispatch_date).toBe(tax!.date)
    expect(dispatch_date! < delivery!.start_date).toBe(true)
    expect(shipping_option_name).toBe('Local Shipping')
    await shop.database.db.update(orders).set({ dispatchDate: null, shippingOptionName: null }).where(eq(orders.id, id))
    expect(await operator.showOrder(id)).toMatchObject({ dispatch_date: null, shipping_option_name: null })
  })

  it('that does not exist is not found', async () => {
    for (const name of ['order_none', '1', '99999999999', '-1', '']) {
      await expect(operator.showOrder(name)).rejects.toMatchObject(refused(404, 'order_not_found'))
      const refusal = change(name, { status: 'completed' })
      await expect(refusal).rejects.toMatchObject(refused(404, 'order_not_found'))
    }
  })
})

describe('shipping an order', () => {
  it('stores the parcel, notifies the customer, and shows the progress to both', async () => {
    const id = await placeOrder()
    shop.clock.advance(60_000)
    const trackingUrl = 'https://track.example/?parcel=1&lang=en'
    await change(id, { fulfillmentStatus: 'shipped', carrier: ' PostNord ', trackingUrl })
    const order = await orderFor(buyer, id)
    expect(order).toMatchObject({ status: 'shipping', fulfillment_status: 'shipped', payment_status: 'authorized' })
    const parcel = { carrier: 'PostNord', tracking_url: trackingUrl }
    expect(order.shipments).toMatchObject([{ ...parcel, shipped_at: shop.clock.now().toISOString() }])
    const [mail, ...others] = await mailsAbout(id, 'order_shipped')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: order.email, sentAt: null })
    expect(mail!.text).toContain(`Carrier:      PostNord`)
    expect(mail!.text).toContain(trackingUrl)
    expect((await operator.showOrder(id)).timeline.at(-1)).toEqual({
      at: shop.clock.now().toISOString(),
      action: 'order.changed',
      actor_id: 'operator',
      operator_name: null,
      before: { status: 'pending', fulfillment_status: 'not_fulfilled', payment_status: 'authorized' },
      after: { status: 'shipping', fulfillment_status: 'shipped', payment_status: 'authorized', ...parcel, pieces: 15 },
    })
  })

  it('is also requested by a carrier or a tracking URL', async () => {
    const one = await change(await placeOrder(), { carrier: 'DHL' })
    expect(one).toMatchObject({ fulfillment_status: 'shipped', shipments: [{ carrier: 'DHL', tracking_url: null }] })
    const other = await change(await placeOrder(), { trackingUrl: 'https://track.example/2' })
    expect(other).toMatchObject({ status: 'shipping', shipments: [{ tracking_url: 'https://track.example/2' }] })
  })

  it('uses the order’s delivery method if no carrier is given', async () => {
    const id = await placeOrder()
    const { shipping_option } = await operator.showOrder(id)
    expect(shipping_option).toBe('local_shipping')
    const { shipments: parcels } = await change(id, { fulfillmentStatus: 'shipped' })
    expect(parcels).toMatchObject([{ carrier: 'Local Shipping', tracking_url: null }])
  })

  it('uses the name of the delivery method when it was ordered, or its id for orders without one', async () => {
    const [named, nameless] = [await placeOrder(), await placeOrder()]
    const nameOf = (id: string, shippingOptionName: string | null) =>
      shop.database.db.update(orders).set({ shippingOptionName }).where(eq(orders.id, id))
    await nameOf(named, 'Old Name')
    await nameOf(nameless, null)
    const carrierOf = async (id: string) =>
      (await change(id, { fulfillmentStatus: 'shipped' })).shipments.map(({ carrier }) => carrier)
    expect([await carrierOf(named), await carrierOf(nameless)]).toEqual([['Old Name'], ['local_shipping']])
  })

  it('sends nothing a second time', async () => {
    const id = await placeOrder()
    await change(id, { carrier: 'DHL' })
    shop.clock.advance(1000)
    await change(id, { fulfillmentStatus: 'shipped' })
    expect(await mailsAbout(id, 'order_shipped')).toHaveLength(1)
    await expect(change(id, { carrier: 'UPS' })).rejects.toMatchObject(refused(409, 'nothing_left'))
    expect(await mailsAbout(id, 'order_shipped')).toHaveLength(1)
    expect((await operator.showOrder(id)).timeline).toHaveLength(2)
  })

  it('accepts https tracking URLs only, and otherwise changes nothing', async () => {
    const id = await placeOrder()
    const addresses = ['http://track.example', 'javascript:alert(1)', 'track.example', '', 'https://a:b@track.example']
    for (const trackingUrl of addresses) {
      const refusal = change(id, { status: 'shipping', trackingUrl })
      await expect(refusal).rejects.toMatchObject(refused(400, 'invalid_tracking_url'))
    }
    const unchanged = { status: 'pending', fulfillment_status: 'not_fulfilled', shipments: [] }
    expect(await orderFor(buyer, id)).toMatchObject(unchanged)
    expect(await mailsAbout(id, 'order_shipped')).toEqual([])
  })

  it('accepts a parcel with shipped goods, and with no other status', async () => {
    const id = await placeOrder()
    const refusal = change(id, { fulfillmentStatus: 'fulfilled', carrier: 'DHL' })
    await expect(refusal).rejects.toMatchObject(refused(400, 'invalid_shipment'))
    await change(id, { fulfillmentStatus: 'delivered' })
    const late = change(id, { carrier: 'DHL' })
    await expect(late).rejects.toMatchObject(refused(409, 'transition_not_allowed'))
    expect(await shop.database.db.$count(shipments, eq(shipments.orderId, id))).toBe(0)
  })

  it('sends no e-mail to an erased customer', async () => {
    const id = await placeOrder()
    const { db } = shop.database
    await db.update(customers).set({ erasedAt: shop.clock.now() }).where(eq(customers.id, buyer.customerId))
    const { shipments: parcels } = await change(id, { carrier: 'DHL' })
    expect(parcels).toHaveLength(1)
    expect(await mailsAbout(id, 'order_shipped')).toEqual([])
  })
})

describe('canceling an order', () => {
  it('returns its pieces to stock, once', async () => {
    const before = await stock()
    const id = await placeOrder()
    expect(await stock()).toEqual({ mint: before.mint - 10, fish: before.fish - 5 })
    await change(id, { status: 'canceled' })
    expect(await stock()).toEqual(before)
    await change(id, { status: 'canceled' })
    expect(await stock()).toEqual(before)
    expect(await orderFor(buyer, id)).toMatchObject({ status: 'canceled', payment_status: 'authorized' })
  })

  it('is refused once its goods are shipped, with the possible statuses, and keeps the stock', async () => {
    const id = await placeOrder()
    await change(id, { carrier: 'DHL' })
    const before = await stock()
    await expect(change(id, { status: 'canceled' })).rejects.toMatchObject({
      status: 409,
      refusal: {
        code: 'transition_not_allowed',
        fields: { status: { code: 'next_states', params: { states: 'delivered, completed, requires_action' } } },
      },
    })
    expect(await stock()).toEqual(before)
  })

  it('is final: nothing is shipped or returned afterwards', async () => {
    const id = await placeOrder()
    await change(id, { status: 'canceled' })
    for (const asked of [{ status: 'pending' }, { fulfillmentStatus: 'shipped' }, { carrier: 'DHL' }] as const) {
      await expect(change(id, asked)).rejects.toMatchObject({
        status: 409,
        refusal: { code: 'transition_not_allowed' },
      })
    }
    const ended = { status: 'canceled', fulfillment_status: 'not_fulfilled', shipments: [] }
    expect(await orderFor(buyer, id)).toMatchObject(ended)
  })
})

describe('a change', () => {
  it('is recorded with the previous values, and not recorded if nothing changes', async () => {
    const id = await placeOrder()
    await change(id, { status: 'requires_action' })
    await change(id, { status: 'requires_action' })
    const recorded = await shop.database.db.select().from(events).where(eq(events.subjectId, id))
    const states = { fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' }
    expect(recorded.slice(1)).toMatchObject([
      {
        action: 'order.changed',
        actorId: 'operator',
        before: { status: 'pending', ...states },
        after: { status: 'requires_action', ...states },
      },
    ])
  })

  it('must not be empty', async () => {
    const id = await placeOrder()
    for (const request of [{}, { status: undefined }]) {
      await expect(change(id, request)).rejects.toMatchObject(refused(400, 'nothing_to_change'))
    }
  })

  it('to an unknown status is refused, with the possible ones', async () => {
    const id = await placeOrder()
    await expect(change(id, { status: 'lost' as 'pending' })).rejects.toMatchObject({
      status: 409,
      refusal: { fields: { status: { message: expect.stringContaining('canceled') } } },
    })
  })
})
