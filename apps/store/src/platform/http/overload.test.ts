import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listenOnAdminSocket } from '../../local-admin/listen'
import { sendError } from './error-handler'
import type { Operation } from './contract'
import { shedLoad } from './overload'

let app: FastifyInstance
let finish: () => void
let url: string

beforeEach(async () => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  app = Fastify()
  app.setErrorHandler(sendError)
  shedLoad(app, { calls: 2, bodies: { perNetwork: 2, total: 3 }, forms: { perNetwork: 1, total: 2 } })
  const config = { operation: {} as Operation }
  app.get('/page', async () => 'a page')
  app.get('/nothing', { config }, async (_request, reply) => reply.code(404).send({}))
  app.get('/slow', { config }, async () => {
    await finished
    return { done: true }
  })
  app.post('/body', { config }, async () => ({ done: true }))
  app.get('/health/live', async () => ({ status: 'ok' }))
  url = await app.listen({ port: 0 })
})
afterEach(async () => {
  finish()
  await app.close()
})

/** Sends the beginning of a body and stops. */
async function beginBody() {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' })
  const arrived = once(app.server, 'request')
  socket.write('POST /body HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  await arrived
  return socket
}

/** Starts two requests that block, and a third that exceeds the limit. */
async function fill() {
  const waiting = [fetch(`${url}/slow`), fetch(`${url}/slow`)]
  let refused = await fetch(`${url}/nothing`)
  while (refused.status !== 503) refused = await fetch(`${url}/nothing`)
  return { waiting, refused }
}

describe('an overloaded store', () => {
  it('refuses the next request at once with Retry-After', async () => {
    const { refused } = await fill()
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ type: 'unavailable', code: 'overloaded' })
  })

  it('finishes the running requests and accepts new ones afterwards', async () => {
    const { waiting } = await fill()
    finish()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
    await expect.poll(async () => (await fetch(`${url}/slow`)).status).toBe(200)
  })

  it('does not count bodies that are still on their way', async () => {
    const senders = [await beginBody(), await beginBody()]
    const call = fetch(`${url}/slow`)
    expect((await fetch(`${url}/nothing`)).status).toBe(404)
    finish()
    expect((await call).status).toBe(200)
    for (const sender of senders) sender.destroy()
  })

  it('still answers health checks and page requests', async () => {
    await fill()
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    expect((await fetch(`${url}/page`)).status).toBe(200)
  })

  it('answers requests on the local admin socket, and only there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skafferi-busy-'))
    const socketPath = join(folder, 'operator.sock')
    const stop = await listenOnAdminSocket(socketPath, app)
    await fill()
    const status = await new Promise((resolve, reject) => {
      request({ socketPath, path: '/nothing', agent: false }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
    await stop()
    rmSync(folder, { recursive: true })
  })

  it('does not count requests whose client has disconnected', async () => {
    const leaving = new AbortController()
    const abortedCalls = [
      fetch(`${url}/slow`, { signal: leaving.signal }),
      fetch(`${url}/slow`, { signal: leaving.signal }),
    ]
    await expect.poll(async () => (await fetch(`${url}/nothing`)).status).toBe(503)
    leaving.abort()
    await Promise.allSettled(abortedCalls)
    await expect.poll(async () => (await fetch(`${url}/nothing`)).status).toBe(404)
  })

  it('does not count those who went away with several requests on one connection', async () => {
    for (let connection = 0; connection < 4; connection += 1) {
      const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' })
      const arrived = once(app.server, 'request')
      socket.write('GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(2))
      await arrived
      socket.destroy()
      await expect.poll(async () => (await fetch(`${url}/nothing`)).status, { timeout: 10_000 }).toBe(404)
    }
  })
})
