import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { openShop, shopOfFile, testConfig, world } from '../../testing/shop'

const web = mkdtempSync(join(tmpdir(), 'skafferi-drawn-'))
afterAll(() => rmSync(web, { recursive: true }))

/** Stub for the app's rendering: it returns its arguments, or behaves as the address demands. */
const drawing = `
export async function renderForCustomer({ address, cookies, isWide, template, nonce, fetch, signal, settings }) {
  const call = (path, init) => fetch(new Request('http://store.invalid' + path, { headers: { 'x-publishable-api-key': settings.publishableKey }, ...init }))
  if (address.includes('throws')) throw new Error('a fault in a page')
  if (address.includes('hangs')) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (address.includes('breaks')) await call('/store/no-such-call', { method: 'POST' }).catch(() => undefined)
  if (address.includes('waits')) await new Promise((resolve) => setTimeout(resolve, 300))
  if (address.includes('many')) await Promise.all(Array.from({ length: 20 }, () => call('/store/customers/me')))
  const answer = await call('/store/customers/me')
  if (answer.status === 401) return null
  const { customer } = await answer.json()
  await globalThis.pageMayGoOn
  const sheet = address.includes('styled') ? '<style nonce="' + nonce + '">' : ''
  return { html: template.replace('<!--page-->', sheet + customer.email + ' ' + (isWide ? 'wide' : 'narrow')) }
}`

mkdirSync(join(web, '.vite'))
mkdirSync(join(web, 'assets'))
writeFileSync(join(web, 'draw.mjs'), drawing)
writeFileSync(join(web, 'app.html'), '<html><head></head>the plain document')
writeFileSync(join(web, 'page.rendered.html'), '<html><head><script src="/page.js"></script></head><!--page-->')
const pages = [
  { path: '/page', file: 'app.html', template: 'page.rendered.html' },
  { path: '*', file: 'app.html' },
]
writeFileSync(join(web, '.vite/pages.json'), JSON.stringify({ appDocument: 'app.html', server: 'draw.mjs', pages }))

const config = { ...testConfig, folders: { ...testConfig.folders, web, packshots: web } }
const shop = await shopOfFile({ config: { ...config, renderLimitMs: 60_000 } })

/** Returns the cookies of a signed-in browser. */
async function cookieOf(company: 'kiosk' | 'grocer'): Promise<string> {
  const token = await shop.signIn(company)
  const record = encodeURIComponent(
    JSON.stringify({ email: world.customers[company].customer.email, session: 'q3Zb-1uK' }),
  )
  return `skafferi_session=${token}; skafferi_user=${record}`
}

const [anna, bjorn] = await Promise.all([cookieOf('kiosk'), cookieOf('grocer')])
const get = (url: string, cookie?: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } })

const email = (company: 'kiosk' | 'grocer') => world.customers[company].customer.email

/** The part that is sent first. If rendering fails, it is the start of the plain document. */
const head = '<html><head><script src="/page.js"></script>'
const rendered = (company: 'kiosk' | 'grocer') => `${head}</head>${email(company)} wide`

/** The shop's name: a page has no title of its own until scripts run. */
const title = '<title>Skafferi</title>'
const plainDocument = `${head}${title}</head><!--page-->`

/** Returns how many of the calls have been answered. */
async function countSettled(calls: readonly Promise<unknown>[]): Promise<number> {
  const answered = await Promise.all(calls.map((call) => Promise.race([call.then(() => true), setImmediate(false)])))
  return answered.filter(Boolean).length
}

/**
 * Blocks rendering.
 * @returns the function that resumes it
 */
function blockRendering(): () => void {
  let unblock = () => {}
  const pageMayGoOn = new Promise<void>((resolve) => {
    unblock = resolve
  })
  Object.assign(globalThis, { pageMayGoOn })
  return unblock
}

describe('a customer’s page that the store renders', () => {
  it('is private and not cacheable', async () => {
    const answer = await get('/page', anna)
    expect(answer.body).toBe(rendered('kiosk'))
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(answer.headers.etag).toBeUndefined()
  })

  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
    ['identity', () => new PassThrough()],
  ])('sends its head first, so that scripts load while it is rendered (%s)', async (encoding, decompress) => {
    const unblock = blockRendering()
    const answer = await shop.app.inject({
      url: '/page',
      headers: { cookie: anna, 'accept-encoding': encoding },
      payloadAsStream: true,
    })
    const parts = answer.stream().pipe(decompress()).setEncoding('utf8')[Symbol.asyncIterator]()
    expect((await parts.next()).value).toBe(head)
    unblock()
    expect((await parts.next()).value).toBe(`</head>${email('kiosk')} wide`)
    expect((await parts.next()).done).toBe(true)
  })

  it('stops rendering and frees its slot when the client disconnects', async () => {
    const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const unblock = blockRendering()
    const leaving = Array.from({ length: 3 }, async () => {
      const response = httpGet(`${url}/page`, { headers: { cookie: anna } })
      const [answer] = (await once(response, 'response')) as [IncomingMessage]
      await once(answer, 'data')
      answer.destroy()
    })
    await Promise.all(leaving)
    unblock()
    await expect.poll(async () => (await get('/page', anna)).body).toBe(rendered('kiosk'))
  })

  it('contains only its own customer’s data if two customers request it at once', async () => {
    const answers = await Promise.all([get('/page?waits', anna), get('/page?waits', bjorn)])
    expect(answers.map(({ body }) => body)).toEqual([rendered('kiosk'), rendered('grocer')])
  })

  it('has the chosen appearance, and the layout for the width that the browser indicates', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile' }
    const answer = await get('/page', `${anna}; skafferi_theme=dark`, phone)
    expect(answer.body).toBe(rendered('kiosk').replace('<html', '<html data-scheme="dark"').replace('wide', 'narrow'))
  })

  it('may contain one style element with its own nonce, and no style attribute', async () => {
    const nonces = await Promise.all(
      [anna, bjorn].map(async (cookie) => {
        const { body, headers } = await get('/page?styled', cookie)
        const policy = String(headers['content-security-policy'])
        expect(policy).toContain("script-src 'self';")
        expect(policy).not.toContain('unsafe')
        const [, nonce = ''] = /style-src 'self' 'nonce-([\w+/]{22}==)';/.exec(policy) ?? []
        expect(body).toContain(`<style nonce="${nonce}">`)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
  })

  it('needs no turns for its internal requests, however many it makes', async () => {
    const shortTimeoutShop = await openShop({ config: { ...config, renderLimitMs: 60_000 }, timeoutMs: 1 })
    const [, record] = anna.split('; ')
    const cookie = `skafferi_session=${await shortTimeoutShop.signIn('kiosk')}; ${record}`
    expect((await shortTimeoutShop.app.inject({ url: '/page?many', headers: { cookie } })).body).toBe(rendered('kiosk'))
    await shortTimeoutShop.close()
  })

  it('sends the new expiry when rendering extends the session', async () => {
    const remembered = await cookieOf('kiosk')
    shop.clock.advance(2 * 3600_000)
    const { headers, body } = await get('/page', remembered)
    expect(String(headers['set-cookie'])).toContain('skafferi_session=')
    expect(body).toBe(rendered('kiosk'))
  })
})

/** Opens a shop with this rendering limit in milliseconds, and returns a customer's cookies in it. */
async function openShortLimitShop(renderLimitMs: number) {
  const shortLimitShop = await openShop({ config: { ...config, renderLimitMs } })
  const record = encodeURIComponent(JSON.stringify({ email: email('kiosk'), session: 'q3Zb-1uK' }))
  return {
    hasty: shortLimitShop,
    cookie: `skafferi_session=${await shortLimitShop.signIn('kiosk')}; skafferi_user=${record}`,
  }
}

describe('the fallback to rendering in the browser', () => {
  it.each(['/page?throws', '/page?breaks'])('follows the head for %s, and the store keeps running', async (url) => {
    expect((await get(url, anna)).body).toBe(plainDocument)
    const ordered = await shop.app.inject({
      url: '/store/cart/info',
      headers: { cookie: anna, 'x-publishable-api-key': 'pk_demo' },
    })
    expect(ordered.statusCode).toBe(200)
  })

  it('follows the head if rendering takes longer than the configured limit', async () => {
    // The limit includes the session lookup; it must suffice for that on a busy machine.
    const { hasty, cookie } = await openShortLimitShop(2_000)
    expect((await hasty.app.inject({ url: '/page?hangs', headers: { cookie } })).body).toBe(plainDocument)
    await hasty.close()
  })
})

describe('the plain document', () => {
  const plain = `<html><head>${title}</head>the plain document`

  it('is sent if rendering is turned off, or the session lookup takes too long', async () => {
    const none = await openShortLimitShop(0)
    expect((await none.hasty.app.inject({ url: '/page', headers: { cookie: none.cookie } })).body).toBe(plain)
    await none.hasty.close()
    const { hasty, cookie } = await openShortLimitShop(50)
    await hasty.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table customers in access exclusive mode`)
      expect((await hasty.app.inject({ url: '/page', headers: { cookie } })).body).toBe(plain)
    })
    await hasty.close()
  })

  it('is sent for a page that the store does not render', async () => {
    expect((await get('/another-page', anna)).body).toBe(plain)
  })

  it('is sent to visitors, and after the session has ended', async () => {
    const [, record] = anna.split('; ')
    for (const cookie of [undefined, record, `skafferi_session=gone; ${record}`]) {
      expect((await get('/page', cookie)).body).toBe(plain)
    }
  })

  it('is sent to a customer who signed out while the store was unreachable, and the session ends', async () => {
    const cookie = `skafferi_session=${await shop.signIn('kiosk')}`
    const sent = await get('/page', cookie)
    expect(sent.body).toBe(plain)
    expect(sent.headers['set-cookie']).toEqual([
      expect.stringMatching(/^skafferi_session=;/),
      expect.stringMatching(/^skafferi_user=;/),
    ])
    const [, record] = anna.split('; ')
    expect((await get('/page', `${cookie}; ${record}`)).body).toBe(plain)
  })

  it('is sent if too many pages are being rendered, or two of the same session', async () => {
    const unblock = blockRendering()
    const first = Array.from({ length: 6 }, () => get('/page', anna))
    await expect.poll(() => countSettled(first)).toBe(4)
    const others = Array.from({ length: 2 }, () => get('/page', bjorn))
    await expect.poll(() => countSettled(others)).toBe(1)
    unblock()
    const bodies = async (requests: readonly ReturnType<typeof get>[]) =>
      (await Promise.all(requests)).map(({ body }) => body).toSorted()
    expect(await bodies(first)).toEqual([rendered('kiosk'), rendered('kiosk'), plain, plain, plain, plain].toSorted())
    expect(await bodies(others)).toEqual([rendered('grocer'), plain].toSorted())
    expect((await get('/page', bjorn)).body).toBe(rendered('grocer'))
  })

  it('is sent for invented sessions, which take no slot from a customer', async () => {
    const [, record] = anna.split('; ')
    const invented = Array.from({ length: 12 }, (_, number) =>
      get('/page', `skafferi_session=invented${number}; ${record}`, { 'user-agent': 'stranger' }),
    )
    const annasRequest = shop.app.inject({ url: '/page', headers: { cookie: anna }, remoteAddress: '203.0.113.9' })
    expect((await annasRequest).body).toBe(rendered('kiosk'))
    expect(new Set((await Promise.all(invented)).map(({ body }) => body))).toEqual(new Set([plain]))
  })
})
