import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOnAdminSocket } from '../../local-admin/listen'
import { adminContract } from './admin/contract'
import { operatorCookie } from './admin/operator-cookie'
import { serveAdmin, type AdminOptions } from './admin/serve-admin'
import { createCallerQueue } from './caller-queue'
import { endpoints } from './contract'
import { deviceCookie } from './device-cookie'
import { sendError } from './error-handler'
import type { Session } from './handler'
import { registerOperations, type OperationsOptions } from './operations'
import { shedLoad, defaultLimits } from './overload'
import { sessionCookies } from './session-cookies'

const publicUrl = new URL('http://localhost:4000')

/** Blocks requests in their handlers until they are released, and records their order. */
function createGate() {
  const running: { name: string; finish: () => void }[] = []
  const started: string[] = []
  return {
    started,
    running,
    async block(name: string) {
      started.push(name)
      await new Promise<void>((finish) => running.push({ name, finish }))
      return { cart: null }
    },
    /** Releases the oldest running request. */
    next: () => running.shift()?.finish(),
    open() {
      while (running.length > 0) this.next()
    },
  }
}

type Gate = ReturnType<typeof createGate>

let app: FastifyInstance
let gate: Gate
afterEach(async () => {
  const closed = app.close()
  const opening = setInterval(() => gate.open(), 5)
  await closed
  clearInterval(opening)
})

/** Opens a store whose requests block. A token is the name of a session or of an API key. */
async function openStore({
  timeoutMs,
  calls = defaultLimits.calls,
}: { timeoutMs?: number; calls?: number } = {}): Promise<void> {
  gate = createGate()
  app = Fastify()
  app.setErrorHandler(sendError)
  app.decorateRequest('session', undefined)
  app.decorateRequest('passwordToken', undefined)
  app.decorateRequest('handling', undefined)
  const callerQueue = createCallerQueue(shedLoad(app, { ...defaultLimits, calls }), timeoutMs)
  const blockingCall = (call: { query?: unknown }) => gate.block(String((call.query as { q?: string } | undefined)?.q))
  const blockingCalls = (ids: Iterable<string>) => Object.fromEntries(Array.from(ids, (id) => [id, blockingCall]))
  const findSession = async (token: string) =>
    ({ signInId: token, tokenHash: token, customer: {}, company: {} }) as Session
  await registerOperations(app, {
    publishableKey: 'pk_demo',
    isOpenTo: () => true,
    countRequest: async () => undefined,
    publicUrl,
    storeOrigins: [],
    cookies: sessionCookies(publicUrl, () => new Date()),
    device: deviceCookie(publicUrl),
    findSession,
    extendSession: async () => undefined,
    endSession: async () => undefined,
    isPasswordTokenValid: async () => false,
    callerQueue,
    handleOnce: (_sent, handle) => handle(),
    validateResponses: false,
    handlers: blockingCalls(
      endpoints.map(({ operation }) => operation.operationId),
    ) as unknown as OperationsOptions['handlers'],
  })
  const person = { id: 'op', email: '', name: '', role: 'owner' } as const
  const operator = { ...person, disabledAt: null, createdAt: new Date(), version: 1 }
  await serveAdmin(app, {
    publicUrl,
    cookie: operatorCookie(publicUrl),
    findSession: async (tokenHash) => ({ tokenHash, expiresAt: new Date(), operator }),
    findKey: async (id) => ({ id, title: id, scopes: ['see'] }),
    isInviteValid: async () => false,
    callerQueue,
    handleOnce: (_sent, handle) => handle(),
    validateResponses: false,
    handlers: blockingCalls(
      adminContract.endpoints.map(({ operation }) => operation.operationId),
    ) as unknown as AdminOptions['handlers'],
  })
}

const headersOf = (token?: string) => ({
  'x-publishable-api-key': 'pk_demo',
  ...(token && { authorization: `Bearer ${token}` }),
})
// `inject` sends the request only when its promise is awaited; `then` starts it.
const call = (name: string, token = 'anna') =>
  app.inject({ url: `/store/orders?q=${name}`, headers: headersOf(token) }).then((answer) => answer)
const calls = (count: number, token?: string) => Array.from({ length: count }, (_, index) => call(String(index), token))
const runs = () => gate.running.length

describe('the turns of one session', () => {
  it('run eight requests at a time and the others in the order of arrival', async () => {
    await openStore()
    const all = calls(12)
    await expect.poll(runs).toBe(8)
    expect(gate.started).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
    for (const name of ['8', '9', '10', '11']) {
      gate.next()
      await expect.poll(() => gate.started.at(-1)).toBe(name)
      expect(runs()).toBe(8)
    }
    gate.open()
    expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
  })

  it('queue at most 100 requests and refuse the next with 503 and Retry-After', async () => {
    await openStore()
    const all = calls(108)
    await expect.poll(runs).toBe(8)
    const refused = await call('109')
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'busy', '5'])
    const opening = setInterval(() => gate.open(), 1)
    expect((await Promise.all(all)).every(({ statusCode }) => statusCode === 200)).toBe(true)
    clearInterval(opening)
    expect(gate.started).toHaveLength(108)
  })

  it('refuse a request that waited too long', async () => {
    await openStore({ timeoutMs: 20 })
    const all = calls(9)
    const late = await all[8]!
    expect([late.statusCode, late.json().code]).toEqual([503, 'busy'])
    gate.open()
    await Promise.all(all)
    const next = call('next')
    await expect.poll(() => gate.started.at(-1)).toBe('next')
    gate.open()
    expect((await next).statusCode).toBe(200)
  })

  it('do not delay other callers, even in a store with few slots', async () => {
    await openStore({ calls: 20 })
    const all = calls(60)
    await expect.poll(runs).toBe(8)
    const other = call('other', 'bjorn')
    const visitor = app.inject({ url: '/store/product-categories', headers: headersOf() })
    await expect.poll(runs).toBe(10)
    const opening = setInterval(() => gate.open(), 1)
    expect([(await other).statusCode, (await visitor).statusCode]).toEqual([200, 200])
    await Promise.all(all)
    clearInterval(opening)
  })

  it('drop a queued request whose client has disconnected', async () => {
    await openStore()
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const all = calls(8)
    await expect.poll(runs).toBe(8)
    const leaving = new AbortController()
    const arrived = new Promise((resolve) => app.server.once('request', resolve))
    const abandoned = fetch(`${url}/store/orders?q=gone`, { headers: headersOf('anna'), signal: leaving.signal }).catch(
      () => 'gone',
    )
    await arrived
    const after = call('after')
    leaving.abort()
    expect(await abandoned).toBe('gone')
    const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
    await expect.poll(connections).toBe(0)
    gate.next()
    await expect.poll(() => gate.started.at(-1)).toBe('after')
    expect(gate.started).not.toContain('gone')
    gate.open()
    await Promise.all([...all, after])
  })

  it('count a running request until it ends, even if its client has disconnected', async () => {
    await openStore()
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const leaving = new AbortController()
    const abandoned = Array.from({ length: 8 }, () =>
      fetch(`${url}/store/orders?q=gone`, { headers: headersOf('anna'), signal: leaving.signal }).catch(() => 'gone'),
    )
    await expect.poll(runs).toBe(8)
    leaving.abort()
    await Promise.all(abandoned)
    const next = call('next')
    const other = call('other', 'bjorn')
    await expect.poll(() => gate.started.at(-1)).toBe('other')
    expect(runs()).toBe(9)
    gate.next()
    await expect.poll(() => gate.started.at(-1)).toBe('next')
    gate.open()
    await Promise.all([next, other])
  })
})

describe('the turns of admin callers', () => {
  it.each([
    ['an operator', { cookie: 'skafferi_operator=olga' }, { cookie: 'skafferi_operator=otto' }],
    ['an API key', { authorization: 'Bearer one' }, { authorization: 'Bearer other' }],
  ])('allow %s eight requests at a time and another caller as many', async (_, headers, others) => {
    await openStore()
    const ask = (sent: Record<string, string>) =>
      Array.from({ length: 10 }, () => app.inject({ url: '/admin/orders', headers: sent }).then((answer) => answer))
    const first = ask(headers)
    await expect.poll(runs).toBe(8)
    const second = ask(others)
    await expect.poll(runs).toBe(16)
    const opening = setInterval(() => gate.open(), 1)
    expect((await Promise.all([...first, ...second])).every(({ statusCode }) => statusCode === 200)).toBe(true)
    clearInterval(opening)
  })

  it('do not limit the local admin socket', async () => {
    await openStore()
    const folder = mkdtempSync(join(tmpdir(), 'skafferi-turns-'))
    const socketPath = join(folder, 'operator.sock')
    const stop = await listenOnAdminSocket(socketPath, app)
    const responses = Array.from(
      { length: 12 },
      () =>
        new Promise((resolve, reject) => {
          httpRequest({ socketPath, path: '/admin/orders', agent: false }, (answer) =>
            resolve(answer.resume().statusCode),
          )
            .on('error', reject)
            .end()
        }),
    )
    await expect.poll(runs).toBe(12)
    gate.open()
    expect(await Promise.all(responses)).toEqual(Array(12).fill(200))
    await stop()
    rmSync(folder, { recursive: true })
  })
})
