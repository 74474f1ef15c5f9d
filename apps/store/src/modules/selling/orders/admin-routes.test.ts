import { unwrap } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outbox, variants } from '../../../platform/db/schema'
import { placeOrder } from '../../../testing/orders'
import { addOperator } from '../../../testing/operators'
import { product } from '../../../testing/requests'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const johan = await addOperator(shop, 'orders')
const reader = await addOperator(shop, 'reader')
const { client } = johan

const show = async (id: string) => unwrap(reader.client.GET('/admin/orders/{id}', { params: { path: { id } } }))
const params = (id: string) => ({ params: { path: { id } } })

it('the orders of all companies are listed page by page, newest first, by status and text', async () => {
  const all = await unwrap(reader.client.GET('/admin/orders', { params: { query: { limit: 2, offset: 1 } } }))
  expect(all).toMatchObject({ count: world.orders.length, limit: 2, offset: 1 })
  const newest = world.orders
    .map(({ order }) => order)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.display_id - a.display_id)
  expect(all.orders.map(({ id }) => id)).toEqual(newest.slice(1, 3).map(({ id }) => id))
  const { orders, count } = await unwrap(
    reader.client.GET('/admin/orders', {
      params: { query: { status: 'pending', fulfillment_status: 'not_fulfilled', q: 'kiosk', limit: 100 } },
    }),
  )
  expect(count).toBe(orders.length)
  expect(orders.length).toBeGreaterThan(0)
  expect(orders.every((order) => order.status === 'pending' && order.fulfillment_status === 'not_fulfilled')).toBe(true)
})

it('an order is shipped, its customer is notified, and its history names the operator', async () => {
  const id = await placeOrder(shop)
  const first = { carrier: 'DHL', tracking_url: 'https://www.dhl.com/track?id=1' }
  await unwrap(client.POST('/admin/orders/{id}/shipments', { ...params(id), body: { ...first, version: 1 } }))
  const { order, timeline } = await show(id)
  expect(order).toMatchObject({ fulfillment_status: 'shipped', shipments: [first] })
  expect(timeline.at(-1)).toMatchObject({
    action: 'order.changed',
    actor_id: 'operator',
    operator_name: johan.name,
    after: { carrier: 'DHL', pieces: 1 },
  })
  const isShipped = and(eq(outbox.subjectId, order.id), eq(outbox.kind, 'order_shipped'))
  expect(await shop.database.db.$count(outbox, isShipped)).toBe(1)
})

it('a tracking URL that is not https is refused by its field name in the contract', async () => {
  const id = await placeOrder(shop)
  const call = client.POST('/admin/orders/{id}/shipments', {
    ...params(id),
    body: { carrier: 'DHL', version: 1, tracking_url: 'http://dhl.example' },
  })
  await expect(call).rejects.toMatchObject({
    status: 400,
    code: 'invalid_tracking_url',
    fields: { tracking_url: { code: 'not_https' } },
  })
})

it('a canceled order returns its pieces to stock; a shipped one cannot be canceled', async () => {
  const stock = async () => {
    const [variant] = await shop.database.db.select().from(variants).where(eq(variants.id, product.variants[0]!.id))
    return variant!.inventoryQuantity
  }
  const before = await stock()
  const [id, sent] = [await placeOrder(shop), await placeOrder(shop)]
  const canceled = await unwrap(client.POST('/admin/orders/{id}/cancel', { ...params(id), body: { version: 1 } }))
  expect(canceled.order.status).toBe('canceled')
  expect(await stock()).toBe(before - 1)
  await unwrap(client.POST('/admin/orders/{id}/shipments', { ...params(sent), body: { carrier: 'DHL', version: 1 } }))
  await unwrap(
    client.POST('/admin/orders/{id}', {
      ...params(sent),
      body: { status: 'delivered', fulfillment_status: 'delivered', version: 2 },
    }),
  )
  await expect(
    client.POST('/admin/orders/{id}/cancel', { ...params(sent), body: { version: 3 } }),
  ).rejects.toMatchObject({ status: 409, code: 'transition_not_allowed' })
})

it('an order is found by its number', async () => {
  const [{ order }] = world.orders as [(typeof world.orders)[number]]
  expect(await show(String(order.display_id))).toMatchObject({ order: { id: order.id } })
})
