import { DrizzleQueryError, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp, type AppDependencies } from './app'
import type { Database } from './platform/db/database'
import { products } from './platform/db/schema'
import { logTo } from './platform/http/logging'
import { openShop, testConfig, world, type TestShop } from './testing/shop'

const key = { 'x-publishable-api-key': 'pk_demo' }
const anna = { email: 'anna@kiosk.example', password: 'skafferi-demo-1' }

let shop: TestShop
let log: string[]
let apps: FastifyInstance[]

beforeAll(async () => {
  log = []
  apps = []
  shop = await openShop({ logger: logTo('info', { write: (line) => void log.push(line) }) })
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  log.length = 0
})
afterAll(() => shop.close())

/** Creates another app on the same database. */
async function another(dependencies: Partial<AppDependencies>): Promise<FastifyInstance> {
  const logger = logTo('info', { write: (line) => void log.push(line) })
  const app = await createApp({
    database: shop.database,
    files: shop.files,
    config: testConfig,
    logger,
    ...dependencies,
  })
  apps.push(app)
  return app
}

/** Creates an app whose database fails with this error. */
function onFailing(failure: Error): Promise<FastifyInstance> {
  const fail = () => {
    throw failure
  }
  const db = new Proxy(shop.database.db, { get: () => fail }) as Database
  const { settings } = shop.context
  return another({ database: { ...shop.database, db, ping: () => Promise.reject(failure) }, settings })
}

describe('a response that violates the contract', () => {
  it('is an error that names the field, in tests', async () => {
    const { id, specification } = world.products[0]!
    const { db } = shop.database
    const broken = [{ name: 'Origin' }] as typeof specification
    await db.update(products).set({ specification: broken }).where(eq(products.id, id))
    const answer = await shop.app.inject({ url: `/store/products/${id}`, headers: key })
    await db.update(products).set({ specification }).where(eq(products.id, id))
    expect(answer.statusCode).toBe(500)
    expect(answer.json().message).toContain('/product/specification/0 must have required property')
    expect(answer.json().message).toContain('"missingProperty":"value"')
  })
})

describe('an internal error', () => {
  it('is answered without its details, and logged with the request’s id', async () => {
    const app = await onFailing(new Error('secret detail'))
    const answer = await app.inject({ url: '/store/product-categories', headers: key })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      type: 'unexpected_state',
      code: 'internal_error',
      message: 'Something went wrong in the store. Please try again.',
      request_id: answer.headers['x-request-id'],
    })
    const logged = log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
    expect(logged).toMatchObject({ request_id: answer.headers['x-request-id'], err: { message: 'secret detail' } })
  })

  it('of the database connection is answered with 503', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const app = await onFailing(new DrizzleQueryError('select 1', [], refused))
    for (const url of ['/store/product-categories', '/health/ready']) {
      const answer = await app.inject({ url, headers: key })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toMatchObject({ type: 'unavailable', code: 'database_unavailable' })
    }
    expect((await app.inject('/health/live')).statusCode).toBe(200)
  })
})

describe('the log', () => {
  it('is empty after a regular start', async () => {
    await another({})
    expect(log).toEqual([])
  })

  it('has one line for each response, with request id, route and status', async () => {
    const answer = await shop.app.inject({ url: '/store/products/prod_nothing?fields=id', headers: key })
    const lines = log.map((line) => JSON.parse(line))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      request_id: answer.headers['x-request-id'],
      method: 'GET',
      route: '/store/products/:id',
      status: 404,
      msg: 'answered',
    })
  })

  it('never carries a password, a token, an e-mail or a search text', async () => {
    const signIn = (payload: object) => shop.app.inject({ method: 'POST', url: '/auth/customer/emailpass', payload })
    const { token } = (await signIn(anna)).json()
    await signIn({ ...anna, password: 'another secret' })
    const headers = { ...key, authorization: `Bearer ${token}` }
    await shop.app.inject({ url: '/store/products?q=somebody@else.example', headers })
    await shop.app.inject({ url: '/nothing/somebody@else.example?q=somebody@else.example', headers })
    const failing = await onFailing(
      new DrizzleQueryError('insert into customers', [anna.email, token], new Error('broken')),
    )
    await failing.inject({ url: '/store/product-categories', headers: key })
    const text = log.join('')
    expect(log.length).toBeGreaterThan(5)
    expect(text).toContain('insert into customers')
    for (const secret of [anna.email, anna.password, 'another secret', token, 'somebody'])
      expect(text).not.toContain(secret)
  })
})

describe('a stopping store', () => {
  it('is not ready any more, but still answers', async () => {
    const signal = { stopping: false }
    const app = await another({ signal })
    expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ok' })
    signal.stopping = true
    const answer = await app.inject('/health/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ type: 'unavailable', code: 'not_ready' })
    const served = await app.inject({ url: '/store/product-categories', headers: key })
    expect(served.statusCode).toBe(200)
    expect(served.headers.connection).toBe('close')
  })
})
