import { unwrap } from '@skafferi/api'
import { initialLowStock as lowStock } from '@skafferi/domain/rules/settings/seller-settings'
import { asc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { orderItems, orders, products, shopSettings, variants } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const { client } = await addOperator(shop, 'reader')
const { db } = shop.database

/** 10:30 on a Friday in Stockholm. */
const now = new Date('2026-11-20T09:30:00.000Z')

beforeAll(async () => {
  shop.clock.advance(now.getTime() - shop.clock.now().getTime())
  await db.update(orders).set({ createdAt: new Date('2026-01-05T09:00:00Z'), status: 'completed' })
})

const [first, second, third] = world.orders.map(({ order }) => order.id) as [string, string, string]

/** Moves an order to a time, with a net sum in minor units and 25 % tax. */
async function place(id: string, at: string, net: number, currencyCode = 'eur') {
  const sums = { itemTotal: net, discountTotal: 0, shippingTotal: 0, taxTotal: net / 4, total: net + net / 4 }
  await db
    .update(orders)
    .set({ createdAt: new Date(at), currencyCode, status: 'pending', ...sums })
    .where(eq(orders.id, id))
}

const sales = () => unwrap(client.GET('/admin/sales'))

describe('the sales figures', () => {
  it('are empty without recent sales', async () => {
    expect(await sales()).toEqual({ date: '2026-11-20', sales: [] })
  })

  it('are counted by the shop’s days, net, the last of 14 being today', async () => {
    await place(first, '2026-11-19T22:59:59Z', 100_00)
    await place(second, '2026-11-19T23:00:00Z', 20_00)
    const [euros] = (await sales()).sales
    expect(euros!.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 7).padStart(2, '0')}`),
    )
    expect(euros!.days.slice(-2)).toEqual([
      { date: '2026-11-19', orders: 1, net: 100 },
      { date: '2026-11-20', orders: 1, net: 20 },
    ])
    expect(euros).toMatchObject({
      today: { orders: 1, net: 20 },
      last_7_days: { orders: 2, net: 120 },
      month: { orders: 2, net: 120 },
    })
  })

  it('of the same day a week ago count up to the current time of day', async () => {
    await place(first, '2026-11-13T09:30:00Z', 100_00)
    await place(second, '2026-11-13T09:31:00Z', 20_00)
    const [euros] = (await sales()).sales
    expect(euros).toMatchObject({
      week_ago: { orders: 1, net: 100 },
      today: { orders: 0, net: 0 },
      last_7_days: { orders: 0, net: 0 },
    })
    expect(euros!.days[6]).toEqual({ date: '2026-11-13', orders: 2, net: 120 })
  })

  it('of a month start with its first day, even if it is not shown separately', async () => {
    await place(first, '2026-10-31T22:59:00Z', 100_00)
    await place(second, '2026-10-31T23:00:00Z', 20_00)
    expect((await sales()).sales[0]).toMatchObject({ month: { orders: 1, net: 20 } })
  })

  it('exclude canceled orders and separate currencies, the one with most orders first', async () => {
    await place(first, '2026-11-20T08:00:00Z', 100_00, 'sek')
    await place(second, '2026-11-20T08:00:00Z', 20_00, 'sek')
    await place(third, '2026-11-20T08:00:00Z', 7_00)
    const found = (await sales()).sales
    expect(found.map(({ currency_code, today }) => [currency_code, today])).toEqual([
      ['sek', { orders: 2, net: 120 }],
      ['eur', { orders: 1, net: 7 }],
    ])
    await db
      .update(orders)
      .set({ status: 'canceled' })
      .where(inArray(orders.id, [first, second]))
    expect((await sales()).sales.map(({ currency_code }) => currency_code)).toEqual(['eur'])
  })
})

const low = () => unwrap(client.GET('/admin/low-stock', { params: { query: { limit: 6 } } }))
const listed = () =>
  unwrap(client.GET('/admin/products', { params: { query: { status: 'published', stock: 'low', limit: 100 } } }))

/** Sets the stock of a variant. */
const setStock = (id: string, pieces: number) =>
  db.update(variants).set({ inventoryQuantity: pieces }).where(eq(variants.id, id))

type Variant = (typeof world.products)[number]['variants'][number]

describe('the low stock list', () => {
  const several = world.products.find((product) => product.variants.length > 1)!
  const [single, other] = world.products.filter((product) => product.variants.length === 1) as [
    (typeof world.products)[number],
    (typeof world.products)[number],
  ]

  beforeAll(async () => {
    await db.update(variants).set({ inventoryQuantity: lowStock }).where(gte(variants.inventoryQuantity, 0))
    await db
      .update(products)
      .set({ publishedAt: new Date('2026-01-01T00:00:00Z'), archivedAt: null })
      .where(isNotNull(products.id))
  })

  it('uses the threshold of the notifications', async () => {
    expect(await low()).toEqual({ products: [], count: 0, sold_out: 0 })
    await setStock(single.variants[0]!.id, lowStock - 1)
    expect(await low()).toMatchObject({
      count: 1,
      sold_out: 0,
      products: [{ id: single.id, variant_title: null, inventory_quantity: lowStock - 1, days_left: null }],
    })
  })

  it('uses the number of an article, and else that of the shop', async () => {
    const ofFirst = eq(variants.id, single.variants[0]!.id)
    await db
      .update(variants)
      .set({ lowStock: lowStock - 1 })
      .where(ofFirst)
    expect(await low()).toMatchObject({ count: 0 })
    await db.update(variants).set({ lowStock: null }).where(ofFirst)
    const value = { minimum: null, paymentDays: 60, points: true, lowStock: lowStock - 1 }
    await db.insert(shopSettings).values({ section: 'orders', value, version: 1, changedAt: new Date() })
    expect(await low()).toMatchObject({ count: 0 })
    const { lowStock: _, ...before } = value
    await db.update(shopSettings).set({ value: before })
    expect(await low()).toMatchObject({ count: 1 })
  })

  it('contains a product once, by its first variant to run out, and has a matching count', async () => {
    const [one, two] = several.variants as [Variant, Variant, ...Variant[]]
    await setStock(one.id, 30)
    await setStock(two.id, 0)
    const { products: found, count, sold_out: soldOut } = await low()
    expect(found[0]).toMatchObject({ id: several.id, variant_title: two.title, inventory_quantity: 0 })
    expect([count, soldOut]).toEqual([2, 1])
    expect((await listed()).products.map(({ id }) => id).toSorted()).toEqual([several.id, single.id].toSorted())
  })

  it('is sorted by range in days at the rate of sale of the last fourteen days', async () => {
    const [line] = await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, third))
      .orderBy(asc(orderItems.position))
    await db
      .update(orders)
      .set({ status: 'pending', createdAt: new Date('2026-11-18T08:00:00Z') })
      .where(eq(orders.id, third))
    await db
      .update(orderItems)
      .set({ variantId: other.variants[0]!.id, quantity: 70 })
      .where(eq(orderItems.id, line!.id))
    await setStock(other.variants[0]!.id, 49)
    const { products: found } = await low()
    expect(found.map(({ id, days_left: days }) => [id, days])).toEqual([
      [several.id, null],
      [other.id, 9],
      [single.id, null],
    ])
  })

  it('omits products that buyers cannot see', async () => {
    await db.update(products).set({ archivedAt: now }).where(eq(products.id, several.id))
    await db.update(products).set({ publishedAt: null }).where(eq(products.id, single.id))
    expect(await low()).toMatchObject({ count: 1, sold_out: 0, products: [{ id: other.id }] })
    expect((await listed()).count).toBe(1)
  })
})
