import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { product } from '../../testing/requests'
import { shopOfFile, testConfig } from '../../testing/shop'
import { pdf, toForm } from '../../testing/uploads'

/** Writes a built web app with one page. */
function writeWebApp(): string {
  const web = mkdtempSync(join(tmpdir(), 'skafferi-slow-'))
  mkdirSync(join(web, '.vite'))
  const pages = [{ path: '/', file: 'landing.html' }]
  writeFileSync(join(web, '.vite/pages.json'), JSON.stringify({ appDocument: 'landing.html', pages }))
  writeFileSync(join(web, 'landing.html'), '<title>The landing page</title>')
  return web
}

const web = writeWebApp()
const shop = await shopOfFile({ config: { ...testConfig, folders: { ...testConfig.folders, web } } })
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = shop.app.server.address() as AddressInfo
const authorization = `Bearer ${await shop.signIn('kiosk')}`
const sockets: Socket[] = []

afterAll(() => {
  for (const socket of sockets) socket.destroy()
  rmSync(web, { recursive: true })
})

const common = 'HTTP/1.1\r\nhost: shop\r\nx-publishable-api-key: pk_demo\r\n'
/** Requests that never complete. */
const partialRequests = {
  body: `POST /store/cart/items/add ${common}authorization: ${authorization}\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{`,
  upload:
    `POST /store/customers/uploads ${common}content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n` +
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-',
  headers: `GET /store/cart/info ${common}x-slow: `,
}

/** Starts slow requests from one address, each sending one byte at intervals; returns the responses so far. */
async function openSlowConnections(partialRequest: string, count: number, localAddress: string): Promise<() => string> {
  let answers = ''
  const opened = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => void (answers += chunk))
    socket.once('connect', () => void socket.write(partialRequest))
    const drops = setInterval(() => void (socket.writable && socket.write('a')), 1000)
    socket.once('close', () => clearInterval(drops))
    return socket
  })
  sockets.push(...opened)
  await Promise.all(opened.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
  return () => answers
}

const headers = { 'x-publishable-api-key': 'pk_demo', authorization }
const items = [{ variant_id: product.variants[0]!.id, quantity: 1 }]

/** The requests of a buyer. One address may upload 20 licences an hour. */
const calls: readonly (() => Promise<Response>)[] = [
  () => fetch(url),
  () => fetch(`${url}/store/products/${product.id}`, { headers }),
  () => fetch(`${url}/store/cart/info`, { headers }),
  () =>
    fetch(`${url}/store/cart/items/add`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
    }),
]
const sendLicence = () =>
  fetch(`${url}/store/customers/uploads`, {
    method: 'POST',
    headers: { 'x-publishable-api-key': 'pk_demo' },
    body: toForm([{ name: 'licence.pdf', bytes: pdf }]),
  })

it('a buyer is answered while somebody at another address is slow in all the ways there are', async () => {
  const bodies = await openSlowConnections(partialRequests.body, 300, '127.0.0.2')
  const uploads = await openSlowConnections(partialRequests.upload, 300, '127.0.0.2')
  // Another address, because one network may have at most 512 connections.
  await openSlowConnections(partialRequests.headers, 1000, '127.0.0.3')
  await expect.poll(() => bodies()).toContain('"code":"overloaded"')
  await expect.poll(() => uploads()).toContain('"code":"too_many_uploads"')
  const statuses: number[] = []
  for (let call = 0; call < 200; call += 1) {
    const send = call % 11 === 10 ? sendLicence : calls[call % calls.length]!
    statuses.push((await send()).status)
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(198)
  // Slow clients are cut off after a few seconds.
  await expect.poll(() => sockets.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(6)
})

it('one address has at most the allowed number of connections', async () => {
  await openSlowConnections(partialRequests.headers, 600, '127.0.0.4')
  const open = () => sockets.filter((socket) => !socket.closed && socket.localAddress === '127.0.0.4').length
  await expect.poll(open).toBeLessThanOrEqual(512)
  expect(open()).toBeGreaterThan(400)
})
