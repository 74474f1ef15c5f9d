import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shopOfFile, testConfig } from '../../testing/shop'
import { readableAddress } from './normalize-url'

const folder = mkdtempSync(join(tmpdir(), 'skafferi-addresses-'))
const write = (path: string, content: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}
const pages = ['/', '/products', '*'].map((path) => ({ path, file: 'app.html' }))
write('web/.vite/pages.json', JSON.stringify({ appDocument: 'app.html', pages }))
write('web/app.html', '<title>The shop</title>')
write('web/robots.txt', 'User-agent: *')
write('web/assets/app-1a2b3c4d.js', 'export {}')
write('office/index.html', '<title>The office</title>')
const folders = { ...testConfig.folders, web: join(folder, 'web'), office: join(folder, 'office') }
const shop = await shopOfFile({ config: { ...testConfig, folders, office: true } })
await shop.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = shop.app.server.address() as AddressInfo

afterAll(() => rmSync(folder, { recursive: true }))

/** Sends a request line verbatim; HTTP clients would normalize the URL. */
async function ask(target: string, method = 'GET') {
  const socket = connect({ port, host: '127.0.0.1' })
  let text = ''
  socket.setEncoding('latin1').on('data', (part) => (text += String(part)))
  socket.write(
    Buffer.from(
      `${method} ${target} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
      'latin1',
    ),
  )
  await once(socket, 'close')
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? []
  const [, type] = /^content-type: ([^;\r]+)/im.exec(head) ?? []
  return { status: Number(status), type, head, body: body.join('\r\n\r\n') }
}

describe('readableAddress', () => {
  it.each([
    ['/admin/orders?q=%zz', '/admin/orders?q=%zz'],
    ['/%61dmin/%6Frders', '/admin/orders'],
    ['/products/a%2fb%c3%a5', '/products/a%2Fb%C3%A5'],
    ['/%2561dmin', '/%2561dmin'],
    ['/%zz/%61', '/%25zz/%2561'],
    ['http://shop.example/admin/session?x=1', '/admin/session?x=1'],
    ['HTTPS://user@shop.example:80?x', '/?x'],
    ['/admin#part', '/admin'],
    ['/?next=http://shop.example/a', '/?next=http://shop.example/a'],
    ['*', '*'],
  ])('converts %s to %s', (written, read) => {
    expect(readableAddress(written)).toBe(read)
  })

  it.each([
    ['/admin/openapi.json', 200],
    ['/admin/session', 401],
    ['/admin/nothing', 404],
    ['/store/nothing', 404],
    ['/store/product-categories', 400],
    ['/auth/nothing', 404],
    ['/health/live', 200],
    ['/docs', 200],
    ['/office', 200],
    ['/robots.txt', 200],
    ['/assets/app-1a2b3c4d.js', 200],
    ['/products', 200],
  ])('treats %s the same if it is percent-encoded or in absolute form', async (path, status) => {
    const spelt = path.replace(/[a-z]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    const [plain, escaped, absolute] = [await ask(path), await ask(spelt), await ask(`http://shop.example${path}`)]
    const withoutId = ({ body }: { body: string }) => body.replace(/"request_id":"[^"]+"/, '')
    expect([plain, escaped, absolute].map((answer) => answer.status)).toEqual([status, status, status])
    expect([escaped, absolute].map(withoutId)).toEqual([withoutId(plain), withoutId(plain)])
  })

  it.each([
    '//admin/session',
    '/./admin/session',
    '/x/../admin/session',
    '/admin;x/session',
    '/ADMIN/session',
    '/admin%2Fsession',
    '/%2561dmin/session',
  ])('leads %s to the not-found page and to no operation', async (path) => {
    const { status, type } = await ask(path)
    expect([status, type]).toEqual([404, 'text/html'])
  })

  it.each(['/%', '/%C0%80', '/products/%zz', '/products/%E0%A4?x=%', '/%u0041', '/a%00%', '/%ff#%'])(
    'leads %s, which cannot be decoded, to the not-found page',
    async (path) => {
      const { status, type, body } = await ask(path)
      expect([status, type, body]).toEqual([404, 'text/html', '<title>The shop</title>'])
    },
  )

  it('keeps the page if only the query cannot be decoded', async () => {
    const { status, type } = await ask('/products?q=%zz&x=%C0%80')
    expect([status, type]).toEqual([200, 'text/html'])
  })

  it.each([
    '/store/%zz',
    '/store/%C0%80?x=%zz',
    '/admin/%',
    '/admin/orders/%zz',
    '/auth/%zz',
    '/health/%',
    '/files/%zz',
    '/store/products/' + 'x'.repeat(200),
  ])('refuses %s in the shape of every refusal', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, type, body } = await ask(path, method)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(type).toBe('application/json')
      expect(JSON.parse(body)).toMatchObject({ type: expect.any(String), message: expect.any(String) })
      expect(body).not.toMatch(/FST_|statusCode/)
    }
  })
})

describe('a malformed HTTP request', () => {
  it.each([
    ['an address without a slash', 'products', 400, 'unreadable_request'],
    ['letters that no address has', '/\xc3\xa5', 400, 'unreadable_request'],
    ['headers without end', `/ HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\nhost:`, 431, 'headers_too_large'],
  ])('with %s is refused in the shape of every refusal', async (_name, target, expected, code) => {
    const { status, body } = await ask(target)
    expect(status).toBe(expected)
    expect(JSON.parse(body)).toMatchObject({ type: 'invalid_data', code })
  })
})
