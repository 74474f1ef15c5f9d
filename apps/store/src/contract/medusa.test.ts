import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Medusa from '@medusajs/js-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFilledFolder } from '../testing/filled-folder'
import { world } from '../testing/shop'
import { createProcesses } from '../testing/store-process'

const { customer, password } = world.customers.kiosk
const processes = createProcesses()
let folder: string
let sdk: Medusa

// Uses Medusa's published client against a running store.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skafferi-medusa-'))
  await makeFilledFolder(folder)
  const { url } = await processes.start({ DATA_DIR: folder })
  sdk = new Medusa({ baseUrl: url, publishableKey: 'pk_demo', auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' } })
  await sdk.auth.login('customer', 'emailpass', { email: customer.email, password })
})
afterAll(() => {
  processes.killAll()
  rmSync(folder, { recursive: true, force: true })
})

it('reads the signed-in customer', async () => {
  const { customer: found } = await sdk.store.customer.retrieve()
  expect(found).toMatchObject({ id: customer.id, email: customer.email, first_name: customer.first_name })
})

it('lists orders and reads one', async () => {
  const { orders, count } = await sdk.store.order.list({ limit: 3 })
  expect(orders.length).toBe(3)
  expect(count).toBe(world.orders.filter(({ customer_id }) => customer_id === customer.id).length)
  const { order } = await sdk.store.order.retrieve(orders[0]!.id)
  expect(order).toMatchObject({ id: orders[0]!.id, display_id: orders[0]!.display_id, total: orders[0]!.total })
})

it('lists categories and reads one', async () => {
  const { product_categories: categories, count } = await sdk.store.category.list({ limit: 2 })
  expect([categories.length, count]).toEqual([2, world.categories.length])
  const { product_category: category } = await sdk.store.category.retrieve(categories[0]!.id)
  expect(category).toMatchObject({ id: categories[0]!.id, name: categories[0]!.name })
})

it('lists products and reads one with its variants', async () => {
  const { products, count } = await sdk.store.product.list({ limit: 5, offset: 5, fields: '*variants' })
  expect([products.length, count]).toEqual([5, world.products.length])
  const { product } = await sdk.store.product.retrieve(products[0]!.id, { fields: '*variants' })
  expect(product).toMatchObject({ id: products[0]!.id, title: products[0]!.title })
  expect(product.variants?.length).toBeGreaterThan(0)
})

it('refreshes its token and uses the new one', async () => {
  const before = await sdk.client.getToken()
  const token = await sdk.auth.refresh()
  expect(token).not.toBe(before)
  const { customer: found } = await sdk.store.customer.retrieve()
  expect(found.id).toBe(customer.id)
})

it('receives the reason of a refusal', async () => {
  await expect(sdk.store.order.retrieve('order_nobodys')).rejects.toMatchObject({
    status: 404,
    message: 'Order not found',
  })
})
