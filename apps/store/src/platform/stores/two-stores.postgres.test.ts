import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShopClient, unwrap, type ApiError } from '@skafferi/api'
import { eq, inArray } from 'drizzle-orm'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { OpenDatabase } from '../db/database'
import { openPostgres } from '../db/postgres'
import { orders, outbox, shopSettings, variants } from '../db/schema'
import { addBuyers, addressIn } from '../../testing/buyers'
import { fillCarts } from '../../testing/carts'
import { orderWithRetries, submitOrder, type Outcome } from '../../testing/ordering'
import { freePort, freshDatabase } from '../../testing/postgres'
import { openRoundRobin, type RoundRobin } from '../../testing/round-robin'
import { world } from '../../testing/shop'
import { createProcesses, type StoreProcess } from '../../testing/store-process'
import { picture, uploadPictures } from '../../testing/uploads'

const fish = 'variant_01saltfish120'
const processes = createProcesses()
const folder = mkdtempSync(join(tmpdir(), 'skafferi-two-stores-'))
const clock = { now: () => new Date() }
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'shop' }],
})

let database: OpenDatabase
let drop: () => Promise<void>
let env: Record<string, string>
let ports: number[]
let stores: StoreProcess[]
let front: RoundRobin

const client = (token?: string) =>
  createShopClient({ baseUrl: front.url, publishableKey: 'pk_demo', getToken: () => token, timeout: 60_000 })

const statusOf = (call: Promise<{ response: Response }>) =>
  call.then(
    ({ response }) => response.status,
    ({ status }: ApiError) => status,
  )

/** Starts a store with its own data folder, as on a separate machine. */
const start = (index: number) =>
  processes.start({ ...env, PORT: String(ports[index]), DATA_DIR: join(folder, String(index)) })

/** Creates buyers with a cart of one piece, and sets its stock. */
async function createBuyers(count: number, stock: number) {
  const buyers = await addBuyers({ database, clock, client }, count)
  await fillCarts(database.db, buyers, () => [[fish, 1]], clock.now())
  await database.db.update(variants).set({ inventoryQuantity: stock }).where(eq(variants.id, fish))
  return buyers
}

async function stockLeft(): Promise<number> {
  const [row] = await database.db.select().from(variants).where(eq(variants.id, fish))
  return row!.inventoryQuantity
}

beforeAll(async () => {
  const s3 = await bucket.run()
  const template = inject('template') as { url: string; name: string }
  const fresh = await freshDatabase(template.url, template.name)
  drop = fresh.drop
  database = await openPostgres(fresh.url)
  env = {
    DATABASE_URL: fresh.url,
    CODE_KEY: 'the key of two stores is 32 or longer',
    TRUSTED_PROXIES: '127.0.0.1',
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_BUCKET: 'shop',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  ports = [await freePort(), await freePort()]
  stores = await Promise.all([start(0), start(1)])
  front = await openRoundRobin(ports.map((port) => `http://127.0.0.1:${port}`))
})
afterAll(async () => {
  await front?.close()
  processes.killAll()
  await bucket.close()
  await database?.close()
  await drop?.()
  rmSync(folder, { recursive: true, force: true })
})

it('a customer does not notice that requests alternate between stores', async () => {
  const { customer, password } = world.customers.kiosk
  const { token } = await unwrap(
    client().POST('/auth/customer/emailpass', { body: { email: customer.email, password } }),
  )
  const anna = client(token)
  const { files } = await uploadPictures(anna, { name: 'torn.png', bytes: await picture().png().toBuffer() })
  const headers = { authorization: `Bearer ${token}` }
  for (const store of stores) expect((await fetch(store.url + files[0]!.url, { headers })).status).toBe(200)

  await unwrap(anna.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity: 2 }] } }))
  const body = addressIn('se')
  await unwrap(anna.POST('/store/cart/address/add-shipping', { body }))
  await unwrap(anna.POST('/store/cart/address/add-billing', { body }))
  const placed = await unwrap(anna.POST('/store/cart/complete', { body: {} }))
  const { orders: listed } = await unwrap(anna.GET('/store/orders'))
  expect(listed[0]!.id).toBe(placed.order_id)
  expect((await unwrap(anna.GET('/store/cart/info'))).cart.items).toEqual([])
  expect(Math.min(...front.answered())).toBeGreaterThanOrEqual(4)
})

it('a changed setting holds in both stores without a restart', async () => {
  const { customer, password } = world.customers.grocer
  const { token } = await unwrap(
    client().POST('/auth/customer/emailpass', { body: { email: customer.email, password } }),
  )
  const headers = { authorization: `Bearer ${token}`, 'x-publishable-api-key': 'pk_demo' }
  const minimumIn = async ({ url }: StoreProcess) => {
    const answer = (await (await fetch(`${url}/store/cart/info`, { headers })).json()) as {
      cart: { order_minimum: number | null }
    }
    return answer.cart.order_minimum
  }
  for (const [version, minimum] of [99_00, null].entries()) {
    await database.db
      .update(shopSettings)
      .set({ value: { minimum, paymentDays: 60, points: true }, version: version + 2 })
      .where(eq(shopSettings.section, 'orders'))
    for (const store of stores)
      await expect.poll(() => minimumIn(store), { timeout: 20_000 }).toBe(minimum && minimum / 100)
  }
})

it('a shop that closes or opens does so in both stores without a restart', async () => {
  const headers = { 'x-publishable-api-key': 'pk_demo' }
  const statusIn = async ({ url }: StoreProcess) => (await fetch(`${url}/store/product-categories`, { headers })).status
  for (const [version, open] of [false, true].entries()) {
    await database.db
      .update(shopSettings)
      .set({ value: { open }, version: version + 2 })
      .where(eq(shopSettings.section, 'opening'))
    for (const store of stores) await expect.poll(() => statusIn(store), { timeout: 20_000 }).toBe(open ? 200 : 403)
  }
})

it('a code from one store is valid in the other, and failed sign-ins count in both', async () => {
  const { email } = world.customers.grocer.customer
  await unwrap(client().POST('/auth/customer/emailpass/reset-password', { body: { identifier: email } }))
  const [mail] = await database.db.select().from(outbox).where(eq(outbox.recipient, email))
  const [code] = /\b\d{5}\b/.exec(mail!.text)!
  const verify = (otp: string) => statusOf(client().POST('/auth/customer/otp/verify', { body: { email, code: otp } }))
  expect(await verify(code === '11111' ? '22222' : '11111')).toBe(400)
  expect(await verify(code)).toBe(200)

  const guess = { email: world.customers.kiosk.customer.email, password: 'a wrong guess' }
  const states: number[] = []
  for (let tries = 0; tries < 11; tries += 1)
    states.push(await statusOf(client().POST('/auth/customer/emailpass', { body: guess })))
  expect(states).toEqual([...Array(10).fill(401), 429])
})

it('a store with its own file folder is refused, and the others keep running', async () => {
  const { S3_ENDPOINT: _, ...local } = env
  const { code, errors } = await processes.run({ ...local, DATA_DIR: join(folder, 'own') })
  expect(code).toBe(1)
  expect(errors).toEqual([
    expect.stringMatching(
      /^Another store of this shop, on \S+, stores its files in another place: give all stores the same S3_ENDPOINT/,
    ),
  ])
  for (const store of stores) expect((await fetch(`${store.url}/health/ready`)).status).toBe(200)
})

it('of 120 buyers in two stores, fifty get the last fifty pieces', async () => {
  const buyers = await createBuyers(120, 50)
  const answers: Outcome[] = []
  // Buyers who are refused because the shop is busy try again.
  const outcomes = await Promise.all(
    buyers.map((buyer) => orderWithRetries(front.url, buyer, buyer.companyId, (answer) => void answers.push(answer))),
  )
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(50)
  const refused = answers.filter(({ status }) => status !== 200)
  const unexpected = refused.filter(({ status, result, retryAfter }) => {
    const isBusy = status === 503 && ['busy', 'overloaded'].includes(result) && retryAfter === '5'
    return !isBusy && !(status === 409 && result === 'insufficient_inventory')
  })
  expect(unexpected).toEqual([])
  expect(await stockLeft()).toBe(0)
})

it.runIf(process.platform === 'linux')(
  'a thousand calls at one moment are answered or told to come back, and take bounded memory',
  async () => {
    const { url, child } = stores[1]!
    const [buyer] = await addBuyers({ database, clock, client }, 1)
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024
    const before = memory()
    // Four networks, to stay below the connection limit of each.
    const answers = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const headers = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${buyer!.token}` }
        const call = get(`${url}/store/products?limit=24&facets=1`, {
          headers,
          agent: false,
          localAddress: `127.0.${2 + (index % 4)}.1`,
        })
        const [answer] = (await once(call, 'response')) as [IncomingMessage]
        answer.resume()
        await once(answer, 'end')
        return `${answer.statusCode} ${answer.headers['retry-after'] ?? ''}`.trim()
      }),
    )
    expect(answers.filter((answer) => !['200', '503 5'].includes(answer))).toEqual([])
    // How many more are answered depends on the machine's load.
    expect(answers.filter((answer) => answer === '200').length).toBeGreaterThanOrEqual(100)
    expect(memory() - before).toBeLessThan(250)
  },
)

it('one that is told to stop while twelve buyers are at work fails nobody', async () => {
  const buyers = await createBuyers(12, 22)
  const first = stores[0]!
  const ended = once(first.child, 'close')
  const states: number[] = []
  const over = new AbortController()
  const browse = async ({ token }: { token: string }) => {
    const headers = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${token}` }
    while (!over.signal.aborted) {
      const answer = await fetch(`${front.url}/store/cart/info`, { headers }).catch(() => ({ status: 0 }))
      states.push(answer.status)
    }
  }
  const work = Promise.all(buyers.map(browse))
  const placing = Promise.all(buyers.map((buyer) => submitOrder(front.url, buyer, buyer.companyId)))
  await expect.poll(() => states.length).toBeGreaterThan(30)
  first.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  over.abort()
  await work
  expect(new Set(states)).toEqual(new Set([200]))
  expect(new Set((await placing).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stockLeft()).toBe(10)
})

it('a store that is killed during thirty orders loses and duplicates none', async () => {
  stores[0] = await start(0)
  const buyers = await createBuyers(30, 80)
  let left = 10
  const outcomes = await Promise.all(
    buyers.map((buyer) =>
      orderWithRetries(front.url, buyer, buyer.companyId, ({ status }) => {
        if (status === 200 && (left -= 1) === 0) stores[0]!.child.kill('SIGKILL')
      }),
    ),
  )
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200]))
  const own = inArray(
    orders.companyId,
    buyers.map(({ companyId }) => companyId),
  )
  const placed = await database.db.select({ id: orders.id }).from(orders).where(own)
  expect(placed.map(({ id }) => id).sort()).toEqual(outcomes.map(({ result }) => result).sort())
  expect(await stockLeft()).toBe(50)
})
