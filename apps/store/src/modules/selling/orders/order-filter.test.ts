import { unwrap } from '@skafferi/api'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderItems, orders } from '../../../platform/db/schema'
import { placeOrder } from '../../../testing/orders'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'
import { findAllOrders, sumAllOrders, type OperatorFilter } from './operator-orders.repo'
import { toOperatorFilter } from './order-filter'

const shop = await shopOfFile()
const { client, token } = await addOperator(shop, 'reader')
const { timeZone } = shop.context

interface Wanted {
  placed_from?: string
  placed_to?: string
  company_id?: string
  country?: 'se' | 'no' | 'fi'
  waits_for?: 'action' | 'shipment' | 'stock' | 'payment'
  limit?: number
}

const list = async (query: Wanted = {}) =>
  unwrap(client.GET('/admin/orders', { params: { query: { limit: 100, ...query } } }))
const idsOf = ({ orders: listed }: Awaited<ReturnType<typeof list>>) => listed.map(({ id }) => id).toSorted()
const worldIds = (fits: (each: (typeof world.orders)[number]) => boolean) =>
  world.orders
    .filter(fits)
    .map(({ order }) => order.id)
    .toSorted()

/** Sets the time of an order. */
const place = (id: string, at: string) =>
  shop.database.db
    .update(orders)
    .set({ createdAt: new Date(at) })
    .where(eq(orders.id, id))

describe('orders by date', () => {
  it('are delimited by midnight in the shop’s time zone, both dates included', async () => {
    expect(timeZone).toBe('Europe/Stockholm')
    const [early, first, last, late] = world.orders.map(({ order }) => order.id) as [string, string, string, string]
    await place(early, '2025-06-30T21:59:59.999Z')
    await place(first, '2025-06-30T22:00:00.000Z')
    await place(last, '2025-07-02T21:59:59.999Z')
    await place(late, '2025-07-02T22:00:00.000Z')
    expect(idsOf(await list({ placed_from: '2025-07-01', placed_to: '2025-07-02' }))).toEqual([first, last].toSorted())
    expect(idsOf(await list({ placed_from: '2025-06-30', placed_to: '2025-07-01' }))).toEqual([early, first].toSorted())
    expect(await list({ placed_from: '2025-07-02', placed_to: '2025-07-01' })).toMatchObject({
      count: 0,
      sums: [],
      orders: [],
    })
  })

  it('include 25 hours on the day daylight saving time ends', async () => {
    const [first, last] = world.orders.map(({ order }) => order.id) as [string, string]
    await place(first, '2025-10-25T22:00:00.000Z')
    await place(last, '2025-10-26T22:59:59.000Z')
    expect(idsOf(await list({ placed_from: '2025-10-26', placed_to: '2025-10-26' }))).toEqual([first, last].toSorted())
  })

  it.each(['2025-02-30', '0000-01-01', 'yesterday'])('%s is not a valid date', async (day) => {
    const refused = await sendAdmin(shop, 'listOrders', { query: `placed_from=${day}` }, { token })
    expect(refused.statusCode).toBe(400)
  })
})

describe('orders', () => {
  it('are filtered by company and by delivery country, alone and combined', async () => {
    const [{ company_id: companyId }] = world.orders as [(typeof world.orders)[number]]
    const ofCompany = await list({ company_id: companyId })
    expect(idsOf(ofCompany)).toEqual(worldIds((each) => each.company_id === companyId))
    const toSweden = await list({ country: 'se' })
    expect(idsOf(toSweden)).toEqual(worldIds(({ order }) => order.shipping_address.country_code === 'se'))
    expect(toSweden.orders.every(({ ship_to }) => ship_to.country_code === 'se')).toBe(true)
    expect((await list({ company_id: companyId, country: 'fi' })).count).toBe(
      worldIds((each) => each.company_id === companyId && each.order.shipping_address.country_code === 'fi').length,
    )
  })

  it('have totals of all matches, whichever page is read, by currency', async () => {
    const { db } = shop.database
    const [{ order }] = world.orders as [(typeof world.orders)[number]]
    await db.update(orders).set({ currencyCode: 'sek' }).where(eq(orders.id, order.id))
    const { sums, count, orders: listed } = await list({ limit: 1 })
    expect(listed).toHaveLength(1)
    expect(count).toBe(world.orders.length)
    const euros = world.orders
      .filter((each) => each.order.id !== order.id)
      .reduce((sum, each) => sum + Math.round(each.order.total * 100), 0)
    expect(sums).toMatchObject([
      { currency_code: 'eur', count: world.orders.length - 1, total: euros / 100 },
      { currency_code: 'sek', count: 1, total: order.total },
    ])
  })

  it('have the sum of their amounts due, less credits, and each its due date', async () => {
    const { db } = shop.database
    const seller = await addOperator(shop, 'orders')
    const placed = await placeOrder(shop)
    const params = { path: { id: placed } }
    const { version } = await unwrap(
      seller.client.POST('/admin/orders/{id}', { params, body: { fulfillment_status: 'shipped', version: 1 } }),
    )
    const body = { amount: 1, reason: 'Broken.', version }
    await unwrap(seller.client.POST('/admin/orders/{id}/refunds', { params, body }))
    const { sums, orders: listed } = await list({ waits_for: 'payment' })
    expect(listed.some(({ amount_due, total }) => amount_due < total)).toBe(true)
    for (const { currency_code, amount_due } of sums) {
      const inCurrency = listed.filter((each) => each.currency_code === currency_code)
      expect(amount_due).toBeCloseTo(
        inCurrency.reduce((sum, each) => sum + each.amount_due, 0),
        2,
      )
    }
    expect((await list()).sums.reduce((sum, { amount_due }) => sum + amount_due, 0)).toBeCloseTo(
      sums.reduce((sum, { amount_due }) => sum + amount_due, 0),
      2,
    )
    const { order } = await unwrap(seller.client.GET('/admin/orders/{id}', { params }))
    const credited = listed.find(({ id }) => id === placed)
    expect(credited).toMatchObject({ amount_due: order.amount_due, due_date: order.payment?.due_date })
    expect(credited?.due_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    await db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, placed))
  })

  it('include their pieces and destination', async () => {
    const { orders: listed } = await list()
    for (const { order } of world.orders) {
      const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
      const { city, country_code } = order.shipping_address
      expect(listed.find(({ id }) => id === order.id)).toMatchObject({ pieces, ship_to: { city, country_code } })
    }
  })

  it('are exported with the same dates, company and country', async () => {
    const [{ company_id: companyId, order }] = world.orders as [(typeof world.orders)[number]]
    const { date } = wallClock(new Date((await list({ company_id: companyId })).orders.at(-1)!.created_at), timeZone)
    const query = `placed_from=${date}&placed_to=${date}&company_id=${companyId}&country=${order.shipping_address.country_code}`
    const file = await sendAdmin(shop, 'exportOrders', { query }, { token })
    const { count } = await list({
      placed_from: date,
      placed_to: date,
      company_id: companyId,
      country: order.shipping_address.country_code as 'se',
    })
    expect(count).toBeGreaterThan(0)
    expect(file.body.replace(/\r\n$/, '').split('\r\n')).toHaveLength(count + 1)
  })
})

describe('orders that wait', () => {
  const { db } = shop.database
  const [id] = world.orders.map(({ order }) => order.id) as [string]
  const isListed = async (waitsFor: Wanted['waits_for']) => idsOf(await list({ waits_for: waitsFor })).includes(id)
  type States = Partial<Pick<typeof orders.$inferInsert, 'status' | 'fulfillmentStatus' | 'paymentStatus'>>
  const put = (states: States) => db.update(orders).set(states).where(eq(orders.id, id))

  it.each([
    ['pending', 'not_fulfilled', true],
    ['pending', 'fulfilled', true],
    ['shipping', 'not_fulfilled', true],
    ['shipping', 'shipped', false],
    ['requires_action', 'not_fulfilled', true],
    ['requires_action', 'shipped', false],
    ['delivered', 'not_fulfilled', true],
    ['canceled', 'not_fulfilled', false],
    ['completed', 'delivered', false],
  ] as const)('for shipping: an order that is %s and %s is included: %s', async (status, fulfillmentStatus, waits) => {
    await put({ status, fulfillmentStatus })
    expect(await isListed('shipment')).toBe(waits)
  })

  it.each([
    ['pending', true],
    ['requires_action', true],
    ['shipping', false],
    ['canceled', false],
  ] as const)('for an action: an order that is %s is included: %s', async (status, waits) => {
    await put({ status, fulfillmentStatus: 'not_fulfilled' })
    expect(await isListed('action')).toBe(waits)
  })

  it.each([
    ['pending', 'authorized', true],
    ['completed', 'authorized', true],
    ['pending', 'awaiting', true],
    ['canceled', 'authorized', false],
    ['pending', 'captured', false],
    ['completed', 'refunded', false],
  ] as const)('for payment: an order that is %s and %s is included: %s', async (status, paymentStatus, waits) => {
    await put({ status, paymentStatus })
    expect(await isListed('payment')).toBe(waits)
  })

  it('for stock are those of which nothing can be shipped now; the pieces that can be are counted', async () => {
    await put({ status: 'pending', fulfillmentStatus: 'not_fulfilled' })
    const ofOrder = eq(orderItems.orderId, id)
    const pieces = async () => (await list()).orders.find((each) => each.id === id)!
    const { pieces: ordered } = await pieces()
    expect(await pieces()).toMatchObject({ pieces_to_ship: ordered })
    const [line] = await db.select().from(orderItems).where(ofOrder)
    await db.update(orderItems).set({ backorderedQuantity: 1 }).where(eq(orderItems.id, line!.id))
    expect(await pieces()).toMatchObject({ pieces_to_ship: ordered - 1 })
    expect([await isListed('shipment'), await isListed('stock')]).toEqual([true, false])
    await db.update(orderItems).set({ backorderedQuantity: orderItems.quantity }).where(ofOrder)
    expect(await pieces()).toMatchObject({ pieces_to_ship: 0 })
    expect([await isListed('shipment'), await isListed('stock')]).toEqual([false, true])
    await db.update(orderItems).set({ backorderedQuantity: null }).where(ofOrder)
    await put({ status: 'canceled' })
    expect(await pieces()).toMatchObject({ pieces_to_ship: 0 })
    await put({ status: 'pending' })
  })

  it('for shipping include those marked as packed', async () => {
    const packer = await addOperator(shop, 'orders')
    const placed = await placeOrder(shop)
    const waiting = async () => idsOf(await list({ waits_for: 'shipment' })).includes(placed)
    expect(await waiting()).toBe(true)
    const body = { fulfillment_status: 'fulfilled', version: 1 } as const
    await unwrap(packer.client.POST('/admin/orders/{id}', { params: { path: { id: placed } }, body }))
    expect(await waiting()).toBe(true)
  })

  it('for payment include orders on terms from the day they are placed', async () => {
    const placed = await placeOrder(shop)
    expect(idsOf(await list({ waits_for: 'payment' }))).toContain(placed)
    const { body } = await sendAdmin(shop, 'exportOrders', { query: 'waits_for=payment' }, { token })
    expect(body.replace(/\r\n$/, '').split('\r\n')).toHaveLength((await list({ waits_for: 'payment' })).count + 1)
  })
})

describe('with very many orders', () => {
  /** Returns the query plan. */
  async function planOf(statement: { getSQL: () => ReturnType<typeof sql> }): Promise<string> {
    const { rows } = (await shop.database.db.execute(sql`explain ${statement.getSQL()}`)) as {
      rows: { 'QUERY PLAN': string }[]
    }
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  it('a date and a company are looked up in an index', async () => {
    const { db } = shop.database
    const [{ company_id: companyId, order }] = world.orders as [(typeof world.orders)[number]]
    const other = world.orders.find((each) => each.company_id !== companyId)!
    const copy = sql`jsonb_populate_record(o, jsonb_build_object('id', 'order_many' || n, 'display_id', 100000 + n, 'cart_id', null, 'company_id', ${other.company_id}::text, 'created_at', o.created_at - n * interval '1 hour'))`
    await db.execute(
      sql`insert into orders select (${copy}).* from orders o, generate_series(1, 5000) n where o.id = ${order.id}`,
    )
    await db.execute(sql`analyze orders`)
    const filters: OperatorFilter[] = [
      toOperatorFilter({ placedFrom: '2026-10-01', placedTo: '2026-10-02' }, timeZone),
      { companyId },
    ]
    for (const filter of filters) {
      for (const plan of [await planOf(findAllOrders(db, filter, 25)), await planOf(sumAllOrders(db, filter))]) {
        expect(plan).toMatch(/(using|on) orders_(created_at|company_id_created_at)/)
        expect(plan).not.toContain('Seq Scan on orders')
      }
    }
  })
})
