import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { shopOfFile } from '../../testing/shop'

const shop = await shopOfFile()
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = shop.app.server.address() as AddressInfo
const opened: ReturnType<typeof connect>[] = []

afterAll(() => opened.forEach((socket) => socket.destroy()))

/** Sends several requests on one connection without waiting (pipelining). */
async function pipeline(path: string, count: number) {
  const socket = connect({ port, host: '127.0.0.1' })
  opened.push(socket)
  const connected = { socket, error: '', closed: new Promise((resolve) => socket.once('close', resolve)) }
  socket.on('error', ({ message }) => (connected.error = message))
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\nx-publishable-api-key: pk_demo\r\n\r\n`.repeat(count))
  return connected
}

/** Returns the memory that the process uses, in bytes. */
function heapBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

it.each(['/openapi.json', '/admin/openapi.json', '/docs', '/', '/store/product-categories'])(
  'ends a connection that sends 2,000 requests for %s without reading, and answers other clients',
  async (path) => {
    // Fills the caches before measuring.
    await (await fetch(`${url}${path}`)).text()
    const before = heapBytes()
    const { socket, closed } = await pipeline(path, 2_000)
    socket.pause()
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, heapBytes() - before)), 5)
    expect((await fetch(`${url}/openapi.json`)).status).toBe(200)
    socket.resume()
    await closed
    clearInterval(watch)
    expect(most).toBeLessThan(100 * 2 ** 20)
    // At most the 16 responses that may be queued.
    expect(socket.bytesRead).toBeLessThanOrEqual(17 * 400_000)
  },
)

it('answers as many pipelined requests as the limit allows', async () => {
  const { socket } = await pipeline('/store/product-categories', 16)
  let text = ''
  socket.on('data', (part) => (text += String(part)))
  await expect.poll(() => text.match(/HTTP\/1\.1 200/g)?.length, { timeout: 20_000 }).toBe(16)
  socket.write('GET /store/product-categories HTTP/1.1\r\nhost: shop\r\nx-publishable-api-key: pk_demo\r\n\r\n')
  await expect.poll(() => text.match(/HTTP\/1\.1 200/g)?.length, { timeout: 20_000 }).toBe(17)
})

it('frees the slots of requests when their connection closes before the responses', async () => {
  for (let round = 0; round < 40; round += 1) {
    const { socket, closed } = await pipeline('/store/product-categories', 16)
    socket.destroy()
    await closed
  }
  const ask = async () =>
    (await fetch(`${url}/store/product-categories`, { headers: { 'x-publishable-api-key': 'pk_demo' } })).status
  await expect.poll(ask, { timeout: 20_000 }).toBe(200)
})

it('ends a connection without any progress', () => {
  expect(shop.app.server.timeout).toBe(120_000)
})
