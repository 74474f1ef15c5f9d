import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Medusa from '@medusajs/js-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFilledFolder } from '../testing/filled-folder'
import { world } from '../testing/shop'
import { createProcesses } from '../testing/store-process'

type Listed = (typeof world.products)[number]

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

it('lists the products with an id, a handle or a category, and by publication', async () => {
  const [first, second, third] = world.products as [Listed, Listed, Listed]
  const titlesOf = async (query: Parameters<typeof sdk.store.product.list>[0]) =>
    (await sdk.store.product.list(query)).products.map(({ title }: { title: string }) => title)
  expect(await titlesOf({ handle: first.handle })).toEqual([first.title])
  expect((await titlesOf({ id: [second.id, third.id] })).sort()).toEqual([second.title, third.title].sort())
  const inCategory = world.products.filter(({ category }) => category?.id === first.category?.id)
  const { products, count } = await sdk.store.product.list({ category_id: [first.category!.id], region_id: 'reg_01' })
  expect(count).toBe(inCategory.length)
  const ids = products.map(({ id }: { id: string }) => id)
  expect(inCategory.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  const newest = await titlesOf({ order: '-created_at', limit: 100 })
  expect(newest).toEqual(world.products.map(({ title }) => title).slice(0, 100))
  expect(await titlesOf({ order: 'created_at', limit: 1 })).toEqual([world.products.at(-1)!.title])
})

it('receives the name of a parameter that the store does not have', async () => {
  await expect(sdk.store.product.list({ tag_id: 'ptag_01' })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^"tag_id" is not a parameter of this call. It has q, category, id, handle, /),
  })
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

/** Calls of the client, by name: `store.product.list`. */
function callsOf(part: object, name: string): [string, (...args: unknown[]) => Promise<unknown>][] {
  return Object.entries(part).flatMap(([key, value]) => {
    if (typeof value === 'function') return [[`${name}.${key}`, value.bind(part)]]
    return key !== 'client' && typeof value === 'object' && value !== null ? callsOf(value, `${name}.${key}`) : []
  })
}

it('makes the calls that docs/front-end.md lists, and no others', async () => {
  const guide = readFileSync(fileURLToPath(new URL('../../../../docs/front-end.md', import.meta.url)), 'utf8')
  const listed = Array.from(guide.matchAll(/^\| `((?:auth|store)\.[\w.]+)` \|/gm), ([, name]) => name)
  const { orders } = await sdk.store.order.list()
  const credentials = { email: customer.email, password }
  const given: Record<string, unknown[]> = {
    'auth.login': ['customer', 'emailpass', credentials],
    'auth.resetPassword': ['customer', 'emailpass', { identifier: customer.email }],
    'store.category.retrieve': [world.categories[0]!.id],
    'store.product.retrieve': [world.products[0]!.id],
    'store.order.retrieve': [orders[0]!.id],
    'store.customer.update': [{ first_name: 'Anna' }],
    'store.customer.createAddress': [{ first_name: 'Anna', address_1: 'Linnégatan 14', country_code: 'se' }],
    'store.customer.deleteAddress': ['addr_a'],
  }
  // The first two make no call, the last needs the token of a code.
  const others = new Set(['auth.logout', 'auth.setToken_', 'auth.updateProvider'])
  const takesNothing = /\.(list\w*|refresh|retrieve)$/
  const calls = [...callsOf(sdk.auth, 'auth'), ...callsOf(sdk.store, 'store')].filter(([name]) => !others.has(name))
  const accepted: string[] = []
  const statuses = new Set<number>()
  for (const [name, call] of calls) {
    const ids =
      takesNothing.test(name) && !/payment|fulfillment|Providers/.test(name) ? [] : ['id_a', 'id_b', { id: 'a' }]
    const args = given[name] ?? (name.endsWith('.retrieve') && name !== 'store.customer.retrieve' ? ['id_a'] : ids)
    await call(...args).then(
      () => accepted.push(name),
      ({ status }: { status: number }) => statuses.add(status),
    )
  }
  expect(accepted.sort()).toEqual(listed.sort())
  expect([...statuses].sort()).toEqual([400, 404])
})
