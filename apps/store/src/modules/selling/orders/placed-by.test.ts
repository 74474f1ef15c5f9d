import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customers } from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database

async function fillCart({ client }: Buyer): Promise<string> {
  await unwrap(
    client.POST('/store/cart/items/add', { body: { items: [{ variant_id: 'variant_01saltfish120', quantity: 1 }] } }),
  )
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  return (await unwrap(client.GET('/store/cart/info'))).cart.id!
}

const place = ({ client }: Buyer) => unwrap(client.POST('/store/cart/complete', { body: {} }))
const listFor = ({ client }: Buyer, cart_id?: string) =>
  unwrap(client.GET('/store/orders', { params: { query: { cart_id } } }))
const orderFor = async ({ client }: Buyer, id: string) =>
  (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order

async function rename({ customerId }: Buyer, firstName: string, lastName: string): Promise<void> {
  await db.update(customers).set({ firstName, lastName }).where(eq(customers.id, customerId))
}

/** Creates two customers of a company, and an order of the first. */
async function withOrder() {
  const bjorn = await addBuyer(shop)
  const anna = await addColleague(shop, bjorn)
  await rename(bjorn, 'Björn', 'Ek')
  const cartId = await fillCart(bjorn)
  return { anna, bjorn, cartId, ...(await place(bjorn)) }
}

describe('who placed an order', () => {
  it('is shown by name to colleagues, and as "you" to the person', async () => {
    const { anna, bjorn, order_id } = await withOrder()
    expect((await listFor(anna)).orders[0]!.placed_by).toEqual({ name: 'Björn Ek', is_you: false })
    expect((await orderFor(anna, order_id)).placed_by).toEqual({ name: 'Björn Ek', is_you: false })
    expect((await listFor(bjorn)).orders[0]!.placed_by).toEqual({ name: 'Björn Ek', is_you: true })
    expect((await orderFor(bjorn, order_id)).placed_by).toEqual({ name: 'Björn Ek', is_you: true })
  })

  it('is shown by name to operators, in the list and with the order', async () => {
    const { order_id: id } = await withOrder()
    const { client } = await addOperator(shop, 'reader')
    const { orders } = await unwrap(client.GET('/admin/orders', { params: { query: {} } }))
    expect(orders.find((order) => order.id === id)!.placed_by).toBe('Björn Ek')
    const { order } = await unwrap(client.GET('/admin/orders/{id}', { params: { path: { id } } }))
    expect(order.placed_by).toEqual({ name: 'Björn Ek', is_you: false })
  })

  it('is unknown once the person was erased', async () => {
    const { anna, bjorn, order_id } = await withOrder()
    await db.update(customers).set({ erasedAt: shop.clock.now() }).where(eq(customers.id, bjorn.customerId))
    expect((await listFor(anna)).orders[0]!.placed_by).toBeNull()
    expect((await orderFor(anna, order_id)).placed_by).toBeNull()
  })
})

describe('the order of a cart', () => {
  it('is found by its company, and not before it is placed', async () => {
    const { anna, cartId, order_id } = await withOrder()
    const next = await fillCart(anna)
    expect((await listFor(anna, cartId)).orders.map(({ id }) => id)).toEqual([order_id])
    expect(await listFor(anna, next)).toMatchObject({ orders: [], count: 0 })
  })

  it('is not found by another company', async () => {
    const { cartId } = await withOrder()
    expect((await listFor(await addBuyer(shop), cartId)).count).toBe(0)
  })
})
