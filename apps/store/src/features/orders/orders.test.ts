import { unwrap, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../db/schema'
import { openShop, world, type TestShop } from '../../testing/shop'

const annas = world.orders.filter(({ company_id }) => company_id === world.companies.kiosk.id).map(({ order }) => order)

let shop: TestShop
let anna: ShopClient
let bjorn: ShopClient

beforeAll(async () => {
  shop = await openShop()
  anna = shop.client(await shop.signIn('kiosk'))
  bjorn = shop.client(await shop.signIn('grocer'))
})
afterAll(() => shop.close())

const list = (client: ShopClient, query: { q?: string; limit?: number; offset?: number } = {}) =>
  unwrap(client.GET('/store/orders', { params: { query } }))
const detail = (client: ShopClient, id: string) => unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))

describe('the order history', () => {
  it('shows the company its own orders, newest first', async () => {
    const { orders: found, count } = await list(anna)
    expect(found.map(({ id }) => id)).toEqual(annas.map(({ id }) => id))
    expect(count).toBe(annas.length)
    const dates = found.map(({ created_at }) => created_at)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('comes in pages that know the count of all', async () => {
    const { orders: found, ...figures } = await list(anna, { limit: 3, offset: 2 })
    expect(found.map(({ id }) => id)).toEqual(annas.slice(2, 5).map(({ id }) => id))
    expect(figures).toEqual({ count: annas.length, limit: 3, offset: 2 })
  })

  it('is searched by part of a product’s name, in any case', async () => {
    const holds = (words: string) => annas.filter(({ items }) => items.some((item) => item.product_title.includes(words)))
    const { orders: found, count } = await list(anna, { q: ' cool MINT ' })
    expect(found.map(({ id }) => id)).toEqual(holds('Cool Mint').map(({ id }) => id))
    expect(count).toBe(found.length)
    expect((await list(anna, { q: '%' })).count).toBe(holds('%').length)
    expect((await list(anna, { q: '_' })).count).toBe(0)
  })

  it('takes two statements, however many orders it shows', async () => {
    // The first statement finds the session.
    expect(await shop.statementsOf(() => list(anna, { limit: 100 }))).toHaveLength(3)
  })
})

describe('an order', () => {
  it('is shown to its company with lines, figures and addresses', async () => {
    expect((await detail(anna, annas[0]!.id)).order).toEqual(annas[0])
  })

  it('of another company is not found', async () => {
    await expect(detail(bjorn, annas[0]!.id)).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  })
})

describe('the summary', () => {
  it('counts all orders, those pending and those that require action', async () => {
    expect(await unwrap(anna.GET('/store/customer/order-summary'))).toEqual(world.orderSummaries.kiosk)
    expect(await unwrap(bjorn.GET('/store/customer/order-summary'))).toEqual(world.orderSummaries.grocer)
  })

  it('gives one point for each full 10 EUR of goods, and none for canceled orders', async () => {
    const { db } = shop.database
    const points = async () => (await unwrap(anna.GET('/store/customer/order-summary'))).loyalty_points
    const placed = annas.filter(({ status }) => status !== 'canceled')
    const goods = placed.reduce((sum, order) => sum + order.item_subtotal, 0)
    expect(await points()).toBe(Math.floor(Math.round(goods * 100) / 1000))
    const [canceled] = placed
    await db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, canceled!.id))
    expect(await points()).toBe(Math.floor(Math.round((goods - canceled!.item_subtotal) * 100) / 1000))
    await db.update(orders).set({ status: canceled!.status }).where(eq(orders.id, canceled!.id))
  })
})
