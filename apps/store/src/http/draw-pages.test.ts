import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openShop, shopOfFile, testConfig, world } from '../testing/shop'

const web = mkdtempSync(join(tmpdir(), 'skafferi-drawn-'))
afterAll(() => rmSync(web, { recursive: true }))

/** Stands in for the part of the app that draws: it says what it was given, or does what the address asks for. */
const drawing = `
export async function drawDocument({ address, cookies, isWide, template, fetch, signal, settings }) {
  const call = (path, init) => fetch(new Request('http://store.invalid' + path, { headers: { 'x-publishable-api-key': settings.publishableKey }, ...init }))
  if (address.includes('throws')) throw new Error('a fault in a page')
  if (address.includes('hangs')) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (address.includes('breaks')) await call('/store/no-such-call', { method: 'POST' }).catch(() => undefined)
  if (address.includes('waits')) await new Promise((resolve) => setTimeout(resolve, 300))
  const answer = await call('/store/customers/me')
  if (answer.status === 401) return null
  const { customer } = await answer.json()
  return { html: template.replace('<!--page-->', customer.email + ' ' + (isWide ? 'wide' : 'narrow')), styles: address.includes('styled') ? ['inline-size:96%'] : [] }
}`

mkdirSync(join(web, '.vite'))
mkdirSync(join(web, 'assets'))
writeFileSync(join(web, 'draw.mjs'), drawing)
writeFileSync(join(web, 'app.html'), '<html>the plain document')
writeFileSync(join(web, 'page.rendered.html'), '<html><!--page-->')
const pages = [{ path: '/page', file: 'app.html', template: 'page.rendered.html' }, { path: '*', file: 'app.html' }]
writeFileSync(join(web, '.vite/pages.json'), JSON.stringify({ appDocument: 'app.html', server: 'draw.mjs', pages }))

const config = { ...testConfig, folders: { ...testConfig.folders, web, packshots: web } }
const shop = await shopOfFile({ config: { ...config, drawingLimit: 60_000 } })

/** The cookies of a browser in which somebody is signed in. */
async function cookieOf(company: 'kiosk' | 'grocer'): Promise<string> {
  const token = await shop.signIn(company)
  const record = encodeURIComponent(JSON.stringify({ email: world.customers[company].customer.email, session: 'q3Zb-1uK' }))
  return `skafferi_session=${token}; skafferi_user=${record}`
}

const [anna, bjorn] = await Promise.all([cookieOf('kiosk'), cookieOf('grocer')])
const get = (url: string, cookie?: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } })

const email = (company: 'kiosk' | 'grocer') => world.customers[company].customer.email

describe('a page that the store draws', () => {
  it('is its customer’s, and nobody keeps it', async () => {
    const answer = await get('/page', anna)
    expect(answer.body).toBe(`<html>${email('kiosk')} wide`)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8' })
    expect(answer.headers.etag).toBeUndefined()
  })

  it('is each customer’s own where two ask at the same moment', async () => {
    const answers = await Promise.all([get('/page?waits', anna), get('/page?waits', bjorn)])
    expect(answers.map(({ body }) => body)).toEqual([`<html>${email('kiosk')} wide`, `<html>${email('grocer')} wide`])
  })

  it('looks as was chosen, and is drawn for the window that its browser names', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile' }
    const answer = await get('/page', `${anna}; skafferi_theme=dark`, phone)
    expect(answer.body).toBe(`<html data-scheme="dark">${email('kiosk')} narrow`)
  })

  it('may bring the figures of its stars along, each by its hash, and no other style', async () => {
    const policy = async (url: string) => String((await get(url, anna)).headers['content-security-policy'])
    expect(await policy('/page?styled')).toMatch(/style-src 'self' 'unsafe-hashes' 'sha256-[\w+/]{43}=';/)
    expect(await policy('/page?styled')).toContain("script-src 'self';")
    expect(await policy('/page')).toContain("style-src 'self';")
  })

  it('tells the browser the new end of a session that is prolonged by it', async () => {
    const remembered = await cookieOf('kiosk')
    shop.clock.advance(2 * 3600_000)
    const { headers } = await get('/page', remembered)
    expect(String(headers['set-cookie'])).toContain('skafferi_session=')
  })
})

describe('the plain document is sent', () => {
  it.each(['/page?throws', '/page?breaks', '/another-page'])('for %s, and the store goes on', async (url) => {
    expect((await get(url, anna)).body).toBe('<html>the plain document')
    const ordered = await shop.app.inject({ url: '/store/cart/info', headers: { cookie: anna, 'x-publishable-api-key': 'pk_demo' } })
    expect(ordered.statusCode).toBe(200)
  })

  it.each([0, 50])('where a page takes longer than %i ms, which the operator has set', async (drawingLimit) => {
    const hasty = await openShop({ config: { ...config, drawingLimit } })
    const record = encodeURIComponent(JSON.stringify({ email: email('kiosk'), session: 'q3Zb-1uK' }))
    const cookie = `skafferi_session=${await hasty.signIn('kiosk')}; skafferi_user=${record}`
    for (const url of drawingLimit === 0 ? ['/page', '/page?hangs'] : ['/page?hangs']) {
      expect((await hasty.app.inject({ url, headers: { cookie } })).body).toBe('<html>the plain document')
    }
    await hasty.close()
  })

  it('to visitors, to who has signed out, and where the session is over', async () => {
    const [token, record] = anna.split('; ')
    for (const cookie of [undefined, token, record, `skafferi_session=gone; ${record}`]) {
      expect((await get('/page', cookie)).body).toBe('<html>the plain document')
    }
  })

  it('to who comes while too many pages are being drawn', async () => {
    const cookie = await cookieOf('grocer')
    const answers = await Promise.all(Array.from({ length: 6 }, () => get('/page?waits', cookie)))
    const plain = answers.filter(({ body }) => body === '<html>the plain document')
    expect(plain).toHaveLength(3)
    expect((await get('/page', cookie)).body).toContain(email('grocer'))
  })
})
