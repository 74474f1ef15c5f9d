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
import { openShop, shopOfFile, testConfig, world } from '../testing/shop'

const web = mkdtempSync(join(tmpdir(), 'skafferi-drawn-'))
afterAll(() => rmSync(web, { recursive: true }))

/** Stands in for the part of the app that draws: it says what it was given, or does what the address asks for. */
const drawing = `
export async function drawDocument({ address, cookies, isWide, template, nonce, fetch, signal, settings }) {
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
const shop = await shopOfFile({ config: { ...config, drawingLimit: 60_000 } })

/** The cookies of a browser in which somebody is signed in. */
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

/** What goes out first, and is the whole document where the page cannot be drawn. */
const head = '<html><head><script src="/page.js"></script>'
const drawn = (company: 'kiosk' | 'grocer') => `${head}</head>${email(company)} wide`
const undrawn = `${head}</head><!--page-->`

/** How many of several calls are answered. */
async function settled(calls: readonly Promise<unknown>[]): Promise<number> {
  const answered = await Promise.all(calls.map((call) => Promise.race([call.then(() => true), setImmediate(false)])))
  return answered.filter(Boolean).length
}

/** Keeps pages from being drawn to their end. @returns lets them */
function holdPages(): () => void {
  let goOn = () => {}
  const pageMayGoOn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  Object.assign(globalThis, { pageMayGoOn })
  return goOn
}

describe('a page that the store draws', () => {
  it('is its customer’s, and nobody keeps it', async () => {
    const answer = await get('/page', anna)
    expect(answer.body).toBe(drawn('kiosk'))
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
  ])('sends its head ahead, so that its scripts are fetched while it is drawn (%s)', async (encoding, decompress) => {
    const goOn = holdPages()
    const answer = await shop.app.inject({
      url: '/page',
      headers: { cookie: anna, 'accept-encoding': encoding },
      payloadAsStream: true,
    })
    const parts = answer.stream().pipe(decompress()).setEncoding('utf8')[Symbol.asyncIterator]()
    expect((await parts.next()).value).toBe(head)
    goOn()
    expect((await parts.next()).value).toBe(`</head>${email('kiosk')} wide`)
    expect((await parts.next()).done).toBe(true)
  })

  it('is given up by who leaves meanwhile, and keeps no place from others', async () => {
    const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const goOn = holdPages()
    const leaving = Array.from({ length: 3 }, async () => {
      const asked = httpGet(`${url}/page`, { headers: { cookie: anna } })
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      await once(answer, 'data')
      answer.destroy()
    })
    await Promise.all(leaving)
    goOn()
    await expect.poll(async () => (await get('/page', anna)).body).toBe(drawn('kiosk'))
  })

  it('is each customer’s own where two ask at the same moment', async () => {
    const answers = await Promise.all([get('/page?waits', anna), get('/page?waits', bjorn)])
    expect(answers.map(({ body }) => body)).toEqual([drawn('kiosk'), drawn('grocer')])
  })

  it('looks as was chosen, and is drawn for the window that its browser names', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile' }
    const answer = await get('/page', `${anna}; skafferi_theme=dark`, phone)
    expect(answer.body).toBe(drawn('kiosk').replace('<html', '<html data-scheme="dark"').replace('wide', 'narrow'))
  })

  it('may bring one element of styles along, which no other page’s policy knows, and no attribute', async () => {
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

  it('waits for no turn of its session with what it asks for, however much that is', async () => {
    const impatient = await openShop({ config: { ...config, drawingLimit: 60_000 }, patience: 1 })
    const [, record] = anna.split('; ')
    const cookie = `skafferi_session=${await impatient.signIn('kiosk')}; ${record}`
    expect((await impatient.app.inject({ url: '/page?many', headers: { cookie } })).body).toBe(drawn('kiosk'))
    await impatient.close()
  })

  it('tells the browser the new end of a session that is prolonged by it', async () => {
    const remembered = await cookieOf('kiosk')
    shop.clock.advance(2 * 3600_000)
    const { headers, body } = await get('/page', remembered)
    expect(String(headers['set-cookie'])).toContain('skafferi_session=')
    expect(body).toBe(drawn('kiosk'))
  })
})

/** A shop that lets a page take so many milliseconds, and a customer's cookies in it. */
async function openHasty(drawingLimit: number) {
  const hasty = await openShop({ config: { ...config, drawingLimit } })
  const record = encodeURIComponent(JSON.stringify({ email: email('kiosk'), session: 'q3Zb-1uK' }))
  return { hasty, cookie: `skafferi_session=${await hasty.signIn('kiosk')}; skafferi_user=${record}` }
}

describe('a page draws itself in the browser', () => {
  it.each(['/page?throws', '/page?breaks'])('after its head for %s, and the store goes on', async (url) => {
    expect((await get(url, anna)).body).toBe(undrawn)
    const ordered = await shop.app.inject({
      url: '/store/cart/info',
      headers: { cookie: anna, 'x-publishable-api-key': 'pk_demo' },
    })
    expect(ordered.statusCode).toBe(200)
  })

  it('after its head where it takes longer than the operator has set', async () => {
    // Long enough for the store to say who is there, on a busy machine too: that belongs to the same time.
    const { hasty, cookie } = await openHasty(2_000)
    expect((await hasty.app.inject({ url: '/page?hangs', headers: { cookie } })).body).toBe(undrawn)
    await hasty.close()
  })
})

describe('the plain document is sent', () => {
  const plain = '<html><head></head>the plain document'

  it('where the operator wants no page to be drawn, or the store does not answer in time who is there', async () => {
    const none = await openHasty(0)
    expect((await none.hasty.app.inject({ url: '/page', headers: { cookie: none.cookie } })).body).toBe(plain)
    await none.hasty.close()
    const { hasty, cookie } = await openHasty(50)
    await hasty.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table customers in access exclusive mode`)
      expect((await hasty.app.inject({ url: '/page', headers: { cookie } })).body).toBe(plain)
    })
    await hasty.close()
  })

  it('for a page that is not drawn', async () => {
    expect((await get('/another-page', anna)).body).toBe(plain)
  })

  it('to visitors, and where the session is over', async () => {
    const [, record] = anna.split('; ')
    for (const cookie of [undefined, record, `skafferi_session=gone; ${record}`]) {
      expect((await get('/page', cookie)).body).toBe(plain)
    }
  })

  it('to who has signed out without reaching the store, whose session it ends', async () => {
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

  it('to who comes while too many pages are being drawn, of which no session has more than two', async () => {
    const goOn = holdPages()
    const first = Array.from({ length: 6 }, () => get('/page', anna))
    await expect.poll(() => settled(first)).toBe(4)
    const others = Array.from({ length: 2 }, () => get('/page', bjorn))
    await expect.poll(() => settled(others)).toBe(1)
    goOn()
    const bodies = async (asked: readonly ReturnType<typeof get>[]) =>
      (await Promise.all(asked)).map(({ body }) => body).toSorted()
    expect(await bodies(first)).toEqual([drawn('kiosk'), drawn('kiosk'), plain, plain, plain, plain].toSorted())
    expect(await bodies(others)).toEqual([drawn('grocer'), plain].toSorted())
    expect((await get('/page', bjorn)).body).toBe(drawn('grocer'))
  })

  it('to strangers with invented sessions, who keep no place from a customer', async () => {
    const [, record] = anna.split('; ')
    const invented = Array.from({ length: 12 }, (_, number) =>
      get('/page', `skafferi_session=invented${number}; ${record}`, { 'user-agent': 'stranger' }),
    )
    const mine = shop.app.inject({ url: '/page', headers: { cookie: anna }, remoteAddress: '203.0.113.9' })
    expect((await mine).body).toBe(drawn('kiosk'))
    expect(new Set((await Promise.all(invented)).map(({ body }) => body))).toEqual(new Set([plain]))
  })
})
