import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShopClient, unwrap, type ShopClient } from '@skafferi/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressIn } from './testing/buyers'
import { makeFilledFolder } from './testing/filled-folder'
import { world } from './testing/shop'
import { createProcesses, type StoreProcess } from './testing/store-process'

/** Number of times the store is killed. */
const kills = 10
/** Maximum number of orders of a company between two kills. */
const ordersPerRun = 25

const processes = createProcesses()
const [article] = world.products.filter(
  ({ market_limits, variants }) =>
    variants.length === 1 && variants[0]!.inventory_quantity > kills * ordersPerRun * 2 && market_limits.length === 0,
)
const variantId = article!.variants[0]!.id
const known = new Set(world.orders.map((one) => one.order.id))

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skafferi-kill-'))
  await makeFilledFolder(folder)
})
afterAll(() => {
  processes.killAll()
  rmSync(folder, { recursive: true, force: true })
})

async function signIn(url: string, company: 'kiosk' | 'grocer'): Promise<ShopClient> {
  const { customer, password } = world.customers[company]
  const visitor = createShopClient({ baseUrl: url, publishableKey: 'pk_demo' })
  const { token } = await unwrap(
    visitor.POST('/auth/customer/emailpass', { body: { email: customer.email, password } }),
  )
  return createShopClient({ baseUrl: url, publishableKey: 'pk_demo', getToken: () => token })
}

/** Places orders of one piece until the store is killed; reports each acknowledged order. */
async function order(client: ShopClient, onPromise: (id: string) => void): Promise<void> {
  const body = addressIn('se')
  try {
    for (let count = 0; count < ordersPerRun; count += 1) {
      await unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: variantId, quantity: 1 }] } }))
      await unwrap(client.POST('/store/cart/address/add-shipping', { body }))
      await unwrap(client.POST('/store/cart/address/add-billing', { body }))
      onPromise((await unwrap(client.POST('/store/cart/complete', { body: {} }))).order_id)
    }
  } catch {
    // Killed during the request: without a response, the order was not acknowledged.
  }
}

async function orderUntilKilled(store: StoreProcess, round: number, promised: Set<string>): Promise<void> {
  const clients = await Promise.all([signIn(store.url, 'kiosk'), signIn(store.url, 'grocer')])
  const exited = once(store.child, 'close')
  // Killed after a different order and delay each time.
  let left = 1 + (round % 4)
  const onPromise = (id: string) => {
    promised.add(id)
    left -= 1
    if (left === 0) setTimeout(() => store.child.kill('SIGKILL'), (round * 7) % 40)
  }
  await Promise.all(clients.map((client) => order(client, onPromise)))
  await exited
}

/** Returns the orders that are not in the demo world. */
async function newOrders(client: ShopClient) {
  const found: { id: string; quantity: number; total: number }[] = []
  for (let offset = 0; ; offset += 100) {
    const { orders } = await unwrap(client.GET('/store/orders', { params: { query: { limit: 100, offset } } }))
    for (const { id, total, items } of orders.filter((one) => !known.has(one.id))) {
      found.push({ id, total, quantity: items.reduce((sum, item) => sum + item.quantity, 0) })
    }
    if (orders.length < 100) return found
  }
}

it(
  'keeps every order it promised, whole and taken from stock, however often it is killed',
  { timeout: 1_800_000 },
  async () => {
    const promised = new Set<string>()
    for (let round = 0; round < kills; round += 1) {
      await orderUntilKilled(await processes.start({ DATA_DIR: folder }), round, promised)
    }
    const { url } = await processes.start({ DATA_DIR: folder })
    const clients = await Promise.all([signIn(url, 'kiosk'), signIn(url, 'grocer')])
    const stored = (await Promise.all(clients.map(newOrders))).flat()
    const { product } = await unwrap(clients[0]!.GET('/store/products/{id}', { params: { path: { id: article!.id } } }))

    expect(promised.size).toBeGreaterThanOrEqual(kills)
    expect([...promised].filter((id) => !stored.some((one) => one.id === id))).toEqual([])
    expect(stored.filter(({ quantity, total }) => quantity === 0 || total <= 0)).toEqual([])
    // A piece that was added without a response is in the cart, and is sold with the next order.
    const sold = stored.reduce((sum, { quantity }) => sum + quantity, 0)
    const left = article!.variants[0]!.inventory_quantity - sold
    expect(product.variants[0]).toMatchObject({ inventory_quantity: left })
  },
)
