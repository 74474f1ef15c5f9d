import { drawings } from '@skafferi/brand/content/packs'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { settingsFrom } from '@skafferi/domain/rules/settings/shop-settings'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendError } from './error-handler'
import { sessionCookies } from './session-cookies'
import { serveWebApp } from './web-app'

const script = 'console.log("the app")'
let folder: string
let app: FastifyInstance
let unbuilt: FastifyInstance

const pages = [
  { path: '/landing', file: 'landing.html' },
  { path: '/themed', file: 'themed.html' },
  { path: '/sign-in', file: 'sign-in.html', whenClosed: 'open' },
  { path: '/opening-soon', file: 'notice.html', visitorsGoTo: '/', whenClosed: 'notice' },
  { path: '/profile/order/:id', file: 'order.html' },
  { path: '/', file: 'app.html', visitorsGoTo: '/landing' },
  ...['/products', '/products/:id', '/cart'].map((path) => ({ path, file: 'app.html' })),
  { path: '*', file: 'app.html' },
]

function write(path: string, content: string | Buffer): void {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

async function serve(
  web: string,
  env: Record<string, string> = {},
  changed: { isOpen?: boolean } = {},
): Promise<FastifyInstance> {
  const server = Fastify()
  server.setErrorHandler(sendError)
  const folders = { web, office: web, packshots: join(folder, 'packshots'), migrations: '' }
  const settings = { ...settingsFrom(env), ...changed, renderLimitMs: 0, content: [] }
  const cookies = sessionCookies(new URL('http://localhost:4000'), () => new Date())
  await serveWebApp(server, folders, () => settings, {
    cookies,
    findSession: async () => undefined,
    endSession: async () => undefined,
    refreshCatalogues: async () => undefined,
    callerQueue: { tryAcquireForPage: () => undefined },
    preview: { read: ({ headers }) => (headers.cookie?.includes('previewed') ? headers.cookie : undefined) },
  })
  return server
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skafferi-web-'))
  write('web/.vite/pages.json', JSON.stringify({ appDocument: 'app.html', pages }))
  write('web/app.html', 'the shell')
  write('web/landing.html', 'the landing page')
  write('web/themed.html', '<html lang="en">a page in colours')
  write('web/sign-in.html', 'sign-in')
  write('web/notice.html', 'opening soon')
  write('web/order.html', '<body>the page of one order, <!--settings-->')
  write('web/icon.svg', '<svg/>')
  write('web/assets/mark.svg', '<svg/>')
  write('web/assets/1a2b3c4.js', script)
  write('web/assets/1a2b3c4.js.br', brotliCompressSync(script))
  write('web/assets/1a2b3c4.js.gz', gzipSync(script))
  write('web/assets/plain-3c4d5e6f.css', 'body{}')
  write('packshots/mint.svg', '<svg/>')
  write('secret.txt', 'secret')
  app = await serve(join(folder, 'web'))
  unbuilt = await serve(join(folder, 'not-built'))
})
afterAll(async () => {
  await app.close()
  await unbuilt.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  it.each([
    ['/products', 200],
    ['/products/prod_1', 200],
    ['/landing/', 200],
    ['/cart?x=1.5', 200],
    ['/profile/order/', 404],
    ['/profile/order/1/2', 404],
    ['/no-such-page', 404],
  ])('at %s is the shell with its own pages and status %i', async (url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect((await get(url, { cookie: 'skafferi_user=anna%40kiosk.example.abcdefgh' })).statusCode).toBe(status)
    expect(answer.body).toBe('the shell')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('has the document that the build names, without content if it cannot be rendered', async () => {
    expect((await get('/landing')).body).toBe('the landing page')
    expect((await get('/landing?from=%2Fcart')).body).toBe('the landing page')
    expect((await get('/landing')).headers['cache-control']).toBe('no-cache')
  })

  it('is the empty document for signed-in customers, because the other one is a visitor’s', async () => {
    const { etag } = (await get('/landing')).headers
    const answer = await get('/landing', { cookie: 'skafferi_user=%7B%7D', 'if-none-match': String(etag) })
    expect([answer.statusCode, answer.body]).toEqual([200, 'the shell'])
    expect(answer.headers.vary).toContain('cookie')
  })

  it('has the reader’s appearance before scripts run, and a different document for each appearance', async () => {
    const plain = await get('/themed')
    expect(plain.body).toBe('<html lang="en">a page in colours')
    const cookie = 'skafferi_theme=dark; skafferi_density=compact; skafferi_view=list'
    const dark = await get('/themed', { cookie, 'if-none-match': String(plain.headers.etag) })
    expect(dark.body).toBe('<html data-scheme="dark" data-density="compact" lang="en">a page in colours')
    expect(dark.headers.vary).toContain('cookie')
    expect(dark.headers['cache-control']).toBe('no-cache')
    expect((await get('/themed', { cookie, 'if-none-match': String(dark.headers.etag) })).statusCode).toBe(304)
    expect((await get('/themed', { cookie: 'skafferi_theme="><script>; skafferi_density=tiny' })).body).toBe(plain.body)
  })

  it('redirects visitors if the build says so, unless they are signed in or the address has a query', async () => {
    const { statusCode, headers } = await get('/')
    expect([statusCode, headers.location, headers['cache-control'], headers.vary]).toEqual([
      302,
      '/landing',
      'no-store',
      'cookie',
    ])
    expect((await get('/?cart=shared')).body).toBe('the shell')
    expect((await get('/', { cookie: 'skafferi_user=anna%40kiosk.example.abcdefgh' })).body).toBe('the shell')
  })

  it('has the document that the build names for its path', async () => {
    expect((await get('/profile/order/order_1')).body).toContain('the page of one order')
  })

  it('contains the shop’s settings', async () => {
    const shop = await serve(join(folder, 'web'), { PUBLISHABLE_KEY: 'pk_"other"', LOCALE: 'sv-SE' })
    const { body } = await shop.inject('/profile/order/order_1')
    expect(body).toContain('<meta name="shop-settings" content="')
    expect(body).toContain('pk_\\&quot;other\\&quot;')
    expect(body).toContain('sv-SE')
    await shop.close()
  })

  it.each([
    '/',
    '/landing',
    '/landing?from=%2Fcart',
    '/products/prod_1',
    '/opening-soon',
    '/no-such-page',
    '/robots/x',
  ])('at %s is the notice in a closed shop, which no search engine lists', async (url) => {
    const closed = await serve(join(folder, 'web'), {}, { isOpen: false })
    const { statusCode, body, headers } = await closed.inject(url)
    expect([statusCode, body, headers['x-robots-tag']]).toEqual([200, 'opening soon', 'noindex'])
    expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', expect.stringContaining('cookie')])
    const { etag } = (await get('/landing')).headers
    expect((await closed.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(200)
    await closed.close()
  })

  it('in a closed shop is sign-in for visitors, and every page for customers', async () => {
    const closed = await serve(join(folder, 'web'), {}, { isOpen: false })
    const signIn = await closed.inject('/sign-in')
    expect([signIn.body, signIn.headers['x-robots-tag']]).toEqual(['sign-in', undefined])
    expect((await closed.inject('/sign-in/')).body).toBe('the shell')
    const customers = await closed.inject({ url: '/products', headers: { cookie: 'skafferi_user=somebody' } })
    expect([customers.body, customers.headers['x-robots-tag']]).toEqual(['the shell', undefined])
    expect((await closed.inject('/robots.txt')).statusCode).toBe(404)
    expect((await closed.inject('/sitemap.xml')).statusCode).toBe(404)
    await closed.close()
  })

  it.each([
    ['/landing', 200, 'the landing page'],
    ['/products/prod_1?x=1', 200, 'the shell'],
    ['/sign-in', 200, 'sign-in'],
    ['/no-such-page', 404, 'the shell'],
  ])('at %s is previewed in a closed shop with status %i, and kept by no browser', async (url, status, text) => {
    const closed = await serve(join(folder, 'web'), {}, { isOpen: false })
    const { statusCode, body, headers } = await closed.inject({ url, headers: { cookie: 'previewed' } })
    expect([statusCode, body, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      status,
      text,
      'noindex',
      'no-store',
    ])
    await closed.close()
  })

  it('that is previewed has the settings of an open shop, and one of an open shop is not previewed', async () => {
    const closed = await serve(join(folder, 'web'), {}, { isOpen: false })
    const isOpenIn = async (headers: Record<string, string>) =>
      /isOpen&quot;:(true|false)/.exec((await closed.inject({ url: '/profile/order/order_1', headers })).body)?.[1]
    expect(await isOpenIn({ cookie: 'previewed' })).toBe('true')
    expect((await closed.inject({ url: '/', headers: { cookie: 'previewed' } })).headers.location).toBe('/landing')
    await closed.close()
    const open = await get('/landing', { cookie: 'previewed' })
    expect([open.headers['x-robots-tag'], open.headers['cache-control']]).toEqual([undefined, 'no-cache'])
  })

  it('that is previewed says that the shop is not open yet, and no other does', async () => {
    const closed = await serve(join(folder, 'web'), {}, { isOpen: false })
    const url = '/profile/order/order_1'
    const notice = /<body><aside class="[^"]+">Preview: the shop is not open yet\.<\/aside>the page/
    expect((await closed.inject({ url, headers: { cookie: 'previewed' } })).body).toMatch(notice)
    expect((await closed.inject(url)).body).not.toContain('Preview')
    await closed.close()
    expect((await get(url, { cookie: 'previewed' })).body).not.toContain('Preview')
  })

  it('at the address of the notice is the start page in an open shop', async () => {
    expect((await get('/opening-soon')).headers.location).toBe('/')
  })

  it('is sent in the smallest accepted encoding', async () => {
    const sent = async (accepted: string) => {
      const { headers, rawPayload } = await get('/landing', { 'accept-encoding': accepted })
      expect(headers.vary).toContain('accept-encoding')
      return { encoding: headers['content-encoding'], rawPayload }
    }
    const brotli = await sent('gzip, deflate, br')
    expect(brotli.encoding).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('the landing page')
    const gzip = await sent('gzip, br;q=0')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('the landing page')
    expect((await sent('')).encoding).toBeUndefined()
  })

  it('is answered with 304 if the browser has it', async () => {
    const { etag = '' } = (await get('/landing')).headers
    const again = await get('/landing', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/cart', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it('is replaced after another build without a restart', async () => {
    const shop = await serve(join(folder, 'web'))
    expect((await shop.inject('/landing')).body).toBe('the landing page')
    write('web/landing.html', 'the new landing page')
    utimesSync(join(folder, 'web/.vite/pages.json'), new Date(), new Date(Date.now() + 5_000))
    expect((await shop.inject('/landing')).body).toBe('the new landing page')
    write('web/landing.html', 'the landing page')
    await shop.close()
  })

  it('does not accept POST', async () => {
    expect((await app.inject({ method: 'POST', url: '/landing' })).statusCode).toBe(404)
  })

  it('explains what to do if the app is not built', async () => {
    for (const url of ['/', '/landing', '/products']) {
      const answer = await unbuilt.inject(url)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain('The web app is not built')
    }
  })
})

describe('a file of the app', () => {
  it('is cached for ever, because its name changes with its content', async () => {
    const answers = await Promise.all([get('/assets/plain-3c4d5e6f.css'), get('/assets/1a2b3c4.js')])
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    expect(answers[0].headers['content-type']).toContain('text/css')
  })

  it('is sent in the smallest accepted encoding', async () => {
    const encodings = ['br, gzip', 'gzip', 'identity']
    const answers = await Promise.all(
      encodings.map((encoding) => get('/assets/1a2b3c4.js', { 'accept-encoding': encoding })),
    )
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    for (const { headers } of answers) {
      expect(headers['content-type']).toContain('javascript')
      expect(headers.vary).toContain('accept-encoding')
    }
    expect(answers[2]?.body).toBe(script)
  })

  it('is answered with 304 if the browser has it, with a different tag for each copy', async () => {
    const tags = new Set<string>()
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      const { etag } = (await get('/assets/1a2b3c4.js', { 'accept-encoding': encoding })).headers
      const again = await get('/assets/1a2b3c4.js', { 'accept-encoding': encoding, 'if-none-match': String(etag) })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      tags.add(String(etag))
    }
    expect(tags.size).toBe(3)
  })

  it('is described by HEAD without a body', async () => {
    const response = await app.inject({
      method: 'HEAD',
      url: '/assets/1a2b3c4.js',
      headers: { 'accept-encoding': 'br' },
    })
    const { headers } = await get('/assets/1a2b3c4.js', { 'accept-encoding': 'br' })
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([
      200,
      '',
      headers['content-length'],
    ])
  })

  it('is cached for a day if its name does not change', async () => {
    const { headers } = await get('/assets/mark.svg')
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it('is not found if it does not exist, and never a page', async () => {
    for (const url of ['/assets/gone-9z.js', '/assets/', '/assets', '/assets/packshots/gone.svg', '/robots.txt']) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'route_not_found' })
    }
  })

  it.each([
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('is out of reach outside its folder: %s', async (url) => {
    expect((await get(url)).body).not.toContain('secret"')
    expect((await get(url)).body).not.toBe('secret')
  })

  it('may be at the top level', async () => {
    const answer = await get('/icon.svg')
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect((await get('/landing.html')).body).toBe('the shell')
  })

  it('of the demo world is a picture', async () => {
    const caching = async (url: string) => {
      const answer = await get(url)
      expect(answer.headers['content-type']).toContain('image/svg+xml')
      return answer.headers['cache-control']
    }
    expect(await caching(`/assets/packshots/${drawings}/mint.svg`)).toBe('public, max-age=31536000, immutable')
    // Shops that were filled earlier use an older folder name or none.
    for (const older of ['0123abcd/mint.svg', 'mint.svg'])
      expect(await caching(`/assets/packshots/${older}`)).toBe('public, max-age=86400')
    expect((await get(`/assets/packshots/${drawings}/../../secret.txt`)).body).not.toBe('secret')
  })
})
