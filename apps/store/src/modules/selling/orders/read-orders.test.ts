import { unwrap, type Order, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderPromotions, orders, promotions, shipments } from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'

const annas = world.orders.filter(({ company_id }) => company_id === world.companies.kiosk.id).map(({ order }) => order)

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))
const bjorn = shop.client(await shop.signIn('grocer'))

const list = (
  client: ShopClient,
  query: { q?: string; status?: Order['status']; limit?: number; offset?: number } = {},
) => unwrap(client.GET('/store/orders', { params: { query } }))
const detail = (client: ShopClient, id: string) =>
  unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))

describe('the order history', () => {
  it('shows the company its own orders, newest first', async () => {
    const { orders: found, count } = await list(anna, { limit: 100 })
    expect(found.map(({ id }) => id)).toEqual(annas.map(({ id }) => id))
    expect(count).toBe(annas.length)
    const dates = found.map(({ created_at }) => created_at)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('has a short destination for each order', async () => {
    const { orders: found } = await list(anna, { limit: 100 })
    expect(found.map(({ ship_to }) => ship_to)).toEqual(
      annas.map(({ shipping_address: { address_1, city, country_code } }) => ({
        name: null,
        address_1,
        city,
        country_code,
      })),
    )
  })

  it('has pages with the total count', async () => {
    const { orders: found, ...figures } = await list(anna, { limit: 3, offset: 2 })
    expect(found.map(({ id }) => id)).toEqual(annas.slice(2, 5).map(({ id }) => id))
    expect(figures).toEqual({ count: annas.length, limit: 3, offset: 2 })
  })

  it('is searched by a part of the product’s name, ignoring case', async () => {
    const holds = (words: string) =>
      annas.filter(({ items }) => items.some((item) => item.product_title.includes(words)))
    const { orders: found, count } = await list(anna, { q: ' cool MINT ', limit: 100 })
    expect(found.map(({ id }) => id)).toEqual(holds('Cool Mint').map(({ id }) => id))
    expect(count).toBe(found.length)
    for (const q of ['källa', 'KALLA', 'Kállå']) expect((await list(anna, { q })).count).toBe(holds('Källa').length)
    expect((await list(anna, { q: '%' })).count).toBe(holds('%').length)
    expect((await list(anna, { q: '_' })).count).toBe(0)
  })

  it('is searched by number, purchase order number and reference', async () => {
    const [newest, next] = annas
    const found = async (q: string) => (await list(anna, { q })).orders.map(({ id }) => id)
    for (const sign of ['', '#', ' # ']) expect(await found(`${sign}${newest!.display_id}`)).toEqual([newest!.id])
    expect(await found('po-4683')).toEqual([next!.id])
    expect(await found('PO-46')).toEqual([newest!.id, next!.id])
    expect(await found('anna lind')).toEqual([newest!.id, next!.id])
    expect((await list(bjorn, { q: 'po-4683' })).count).toBe(0)
  })

  it('can be filtered by status', async () => {
    const completed = annas.filter(({ status }) => status === 'completed').map(({ id }) => id)
    const { orders: found, count } = await list(anna, { status: 'completed', limit: 100 })
    expect([found.map(({ id }) => id), count]).toEqual([completed, completed.length])
    expect((await list(anna, { status: 'completed', q: 'po-46' })).count).toBe(0)
    await expect(list(anna, { status: 'lost' as never })).rejects.toMatchObject({ status: 400 })
  })

  it('takes two statements, however many orders it shows', async () => {
    // The first statement finds the session.
    expect(await shop.statementsOf(() => list(anna, { limit: 100 }))).toHaveLength(3)
  })
})

describe('an order', () => {
  it('is shown to its company with lines, amounts, addresses, codes and parcels', async () => {
    for (const order of annas) expect((await detail(anna, order.id)).order).toEqual(order)
  })

  it('has its codes in order, and its parcels, oldest first', async () => {
    const { db } = shop.database
    const [order] = annas
    const at = shop.clock.now()
    const off = { startsAt: at, minimum: 0, createdAt: at, currencyCode: 'eur' }
    await db.insert(promotions).values([
      { id: 'promo_b', code: 'TENTH', type: 'percentage', value: 10, ...off },
      { id: 'promo_a', code: 'FIVER', type: 'fixed', value: 500, ...off },
    ])
    const used = {
      orderId: order!.id,
      companyId: world.companies.kiosk.id,
      customerId: world.customers.kiosk.customer.id,
    }
    await db.insert(orderPromotions).values([
      { ...used, promotionId: 'promo_a', code: 'FIVER', type: 'fixed', value: 500, discountTotal: 500, position: 1 },
      {
        ...used,
        promotionId: 'promo_b',
        code: 'TENTH',
        type: 'percentage',
        value: 10,
        discountTotal: 1234,
        position: 0,
      },
    ])
    const later = new Date(at.getTime() + 1000)
    await db.insert(shipments).values([
      { id: 'ship_a', orderId: order!.id, carrier: 'DHL', trackingUrl: 'https://track.example/2', shippedAt: later },
      { id: 'ship_b', orderId: order!.id, carrier: 'PostNord', shippedAt: at },
    ])
    const detailed = (await detail(anna, order!.id)).order
    expect(detailed.promotions).toEqual([
      { code: 'TENTH', type: 'percentage', value: 10, discount_total: 12.34, currency_code: 'eur' },
      { code: 'FIVER', type: 'fixed', value: 5, discount_total: 5, currency_code: 'eur' },
    ])
    const unmarked = { handed_over_at: null, delivered_at: null, lines: [] }
    expect(detailed.shipments).toEqual([
      { id: 'ship_b', carrier: 'PostNord', tracking_url: null, shipped_at: at.toISOString(), ...unmarked },
      {
        id: 'ship_a',
        carrier: 'DHL',
        tracking_url: 'https://track.example/2',
        shipped_at: later.toISOString(),
        ...unmarked,
      },
    ])
    await db.delete(orderPromotions).where(eq(orderPromotions.orderId, order!.id))
    await db.delete(shipments).where(eq(shipments.orderId, order!.id))
  })

  it('takes eight statements, however many lines, codes, parcels and refunds it has', async () => {
    // The first statement finds the session.
    for (const { id } of annas) expect(await shop.statementsOf(() => detail(anna, id))).toHaveLength(9)
  })

  it('of another company is not found', async () => {
    await expect(detail(bjorn, annas[0]!.id)).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  })
})

describe('the summary', () => {
  it('counts all, pending and action-requiring orders', async () => {
    expect(await unwrap(anna.GET('/store/customer/order-summary'))).toEqual(world.orderSummaries.kiosk)
    expect(await unwrap(bjorn.GET('/store/customer/order-summary'))).toEqual(world.orderSummaries.grocer)
  })

  it('has one point for each full 10 EUR of goods, and none for canceled orders', async () => {
    const { db } = shop.database
    const points = async () => (await unwrap(anna.GET('/store/customer/order-summary'))).loyalty_points
    const placed = annas.filter(({ status }) => status !== 'canceled')
    const goodsOf = (order: (typeof placed)[number]) => order.item_subtotal - order.discount_total
    const goods = placed.reduce((sum, order) => sum + goodsOf(order), 0)
    expect(await points()).toBe(Math.floor(Math.round(goods * 100) / 1000))
    const [canceled] = placed
    await db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, canceled!.id))
    expect(await points()).toBe(Math.floor(Math.round((goods - goodsOf(canceled!)) * 100) / 1000))
    await db.update(orders).set({ status: canceled!.status }).where(eq(orders.id, canceled!.id))
  })
})
