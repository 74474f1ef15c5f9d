import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentVersions, shopSettings } from '../db/schema'
import type { StoredBlock } from '@skafferi/domain/rules/content/blocks'
import { closeShop, openShop } from '../../testing/opening'
import { shopOfFile, testConfig } from '../../testing/shop'
import { createShopPreview } from './shop-preview'

const web = mkdtempSync(join(tmpdir(), 'skafferi-visitors-'))
afterAll(() => rmSync(web, { recursive: true }))

/**
 * Stub for the app's rendering: it shows the title of the hero banner, and fails as the title demands. Its static page
 * shows the shop's name.
 */
const drawing = `
export const renderNoScript = async (notice, { brand }) => notice + ' of ' + brand.name
export async function renderStatic({ address, template, settings, content }) {
  globalThis.drawnStatic = (globalThis.drawnStatic ?? 0) + 1
  const shown = address === '/about' ? content.blocks.map(({ id }) => id).join() : settings.brand.name
  return { html: template.replace('<!--page-->', 'static ' + shown), styles: '' }
}
export async function renderForVisitors({ address, template, fetch, settings, signal }) {
  if (address === '/products/prod_none') return null
  if (address.startsWith('/products/')) {
    globalThis.atOnce = (globalThis.atOnce ?? 0) + 1
    globalThis.mostAtOnce = Math.max(globalThis.mostAtOnce ?? 0, globalThis.atOnce)
    await new Promise((resolve) => setTimeout(resolve, 20))
    globalThis.atOnce -= 1
    return { html: template.replace('<!--page-->', address), styles: '' }
  }
  const headers = { 'x-publishable-api-key': settings.publishableKey }
  const answer = await fetch(new Request('http://store.invalid/store/banner/get-by-id?id=banner_hero', { headers }))
  const { banner } = await answer.json()
  globalThis.drawnForVisitors = (globalThis.drawnForVisitors ?? 0) + 1
  if (banner.title === 'throws') throw new Error('a fault in a page')
  if (banner.title === 'hangs') await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  return { html: template.replace('<!--page-->', banner.title), styles: '[data-style]{background:#082b37}' }
}`

mkdirSync(join(web, '.vite'))
mkdirSync(join(web, 'assets'))
writeFileSync(join(web, 'draw.mjs'), drawing)
writeFileSync(join(web, 'app.html'), '<html>customers')
writeFileSync(join(web, 'landing.html'), '<html>of the build')
writeFileSync(join(web, 'landing.visitors.html'), '<html><!--page-->')
writeFileSync(join(web, 'faq.visitors.html'), '<html><!--noscript-->, <!--page-->')
const pages = [
  {
    path: '/landing',
    file: 'landing.html',
    visitorsTemplate: 'landing.visitors.html',
    isStatic: true,
    rendersPerRequest: true,
  },
  { path: '/faq', file: 'landing.html', visitorsTemplate: 'faq.visitors.html', isStatic: true },
  { path: '/about', file: 'landing.html', visitorsTemplate: 'landing.visitors.html', isStatic: true, content: 'about' },
  {
    path: '/opening-soon',
    file: 'landing.html',
    visitorsTemplate: 'faq.visitors.html',
    isStatic: true,
    whenClosed: 'notice',
  },
  { path: '/products/:id', file: 'app.html', visitorsTemplate: 'landing.visitors.html', rendersPerRequest: true },
  { path: '*', file: 'app.html' },
]
writeFileSync(join(web, '.vite/pages.json'), JSON.stringify({ appDocument: 'app.html', server: 'draw.mjs', pages }))

const config = { ...testConfig, folders: { ...testConfig.folders, web, packshots: web }, renderLimitMs: 60_000 }
const shop = await shopOfFile({ config })
const quick = await shopOfFile({ config: { ...config, renderLimitMs: 200 } })

const counter = globalThis as { drawnForVisitors?: number; drawnStatic?: number; mostAtOnce?: number }
const get = (headers: Record<string, string> = {}, at = shop) => at.app.inject({ url: '/landing', headers })

// Only the clock that measures the age of a rendered page is faked.
vi.useFakeTimers({ toFake: ['performance'] })
afterAll(() => void vi.useRealTimers())

/** Publishes the blocks of a page. */
async function publish(page: 'landing' | 'about', blocks: StoredBlock[], at = shop): Promise<void> {
  const next = sql<number>`(select coalesce(max(version), 0) + 1 from content_versions where page = ${page})`
  await at.database.db.insert(contentVersions).values({ page, version: next, blocks, publishedAt: at.clock.now() })
}

/** Publishes the title of the hero and lets the cached page expire. */
async function write(title: string, at = shop): Promise<void> {
  const content = { en: { title, text: '', button: { text: 'Shop Now', href: null }, shelves: [] } }
  await publish('landing', [{ id: 'hero', kind: 'hero', on: true, startsAt: null, endsAt: null, content }], at)
  vi.advanceTimersByTime(1100)
}

beforeEach(() => write('Summer'))

describe('a visitors’ page with editable content', () => {
  it('shows a change within a second', async () => {
    expect((await get()).body).toBe('<html>Summer')
    await write('Autumn')
    expect((await get()).body).toBe('<html>Autumn')
  })

  it('is rendered once for concurrent requests, with the hash of its styles in the policy', async () => {
    counter.drawnForVisitors = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['<html>Summer']))
    expect(counter.drawnForVisitors).toBe(1)
    expect(String(answers[0]?.headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/)
  })

  it('has the reader’s appearance and nothing else from their cookies', async () => {
    const dark = await get({ cookie: 'skafferi_theme=dark; skafferi_session=invented' })
    expect(dark.body).toBe('<html data-scheme="dark">Summer')
    expect(dark.headers['set-cookie']).toEqual([
      expect.stringMatching(/^skafferi_session=;/),
      expect.stringMatching(/^skafferi_user=;/),
    ])
    const plain = await get()
    expect(plain.body).toBe('<html>Summer')
    expect(plain.headers['set-cookie']).toBeUndefined()
  })

  it('is answered with 304 if the browser has it', async () => {
    const { headers } = await get()
    expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    await write('Winter')
    expect((await get({ 'if-none-match': String(headers.etag) })).body).toBe('<html>Winter')
  })

  it('is sent without its content if rendering fails, and recovers afterwards', async () => {
    await write('throws')
    const plain = await get()
    expect([plain.statusCode, plain.body]).toEqual([200, '<html>static Skafferi'])
    expect(plain.headers['content-security-policy']).toContain("style-src 'self';")
    await write('Spring')
    expect((await get()).body).toBe('<html>Spring')
  })

  it('is sent without its content if rendering takes too long', async () => {
    await write('hangs', quick)
    expect((await get({}, quick)).body).toBe('<html>static Skafferi')
  })

  it('is not sent to customers, whose pages have their own head', async () => {
    expect((await get({ cookie: 'skafferi_user=somebody' })).body).toBe('<html>customers')
  })
})

describe('a page that depends on the settings alone', () => {
  const open = (headers: Record<string, string> = {}) => shop.app.inject({ url: '/faq', headers })

  it('is rendered once, also at many requests, and has the notice for browsers without scripts', async () => {
    counter.drawnStatic = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => open()))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['<html>page of Skafferi, static Skafferi']))
    expect(counter.drawnStatic).toBe(1)
  })

  it('is another after a change of the settings, with another tag', async () => {
    const { etag } = (await open()).headers
    expect((await open({ 'if-none-match': String(etag) })).statusCode).toBe(304)
    const [row] = await shop.database.db.select().from(shopSettings).where(eq(shopSettings.section, 'profile'))
    const value = { ...(row!.value as object), name: 'Lakritsverket' }
    await shop.database.db
      .update(shopSettings)
      .set({ value, version: row!.version + 1 })
      .where(eq(shopSettings.section, 'profile'))
    await shop.context.settings.refresh()
    const changed = await open({ 'if-none-match': String(etag) })
    expect([changed.statusCode, changed.body]).toEqual([200, '<html>page of Lakritsverket, static Lakritsverket'])
  })
})

describe('a page made of blocks', () => {
  const open = async () => (await shop.app.inject({ url: '/about' })).body

  it('is another once it is published, and when the period of a block begins or ends', async () => {
    const text = (id: string, startsAt: Date | null, endsAt: Date | null): StoredBlock => ({
      id,
      kind: 'text',
      on: true,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      content: { en: { title: '', text: id } },
    })
    expect(await open()).toBe('<html>static lead,who,how,supply')
    const hour = new Date(shop.clock.now().getTime() + 3_600_000)
    await publish('about', [text('before', null, hour), text('after', hour, null)])
    await shop.context.settings.refresh()
    expect(await open()).toBe('<html>static before')
    shop.clock.advance(3_600_000)
    expect(await open()).toBe('<html>static after')
  })
})

describe('the page of a closed shop', () => {
  const open = (headers: Record<string, string> = {}) => shop.app.inject({ url: '/products/prod_1', headers })
  const save = async (isOpen: boolean, version: number) => {
    const row = { section: 'opening', value: { open: isOpen }, version, changedAt: shop.clock.now() }
    await shop.database.db
      .insert(shopSettings)
      .values(row)
      .onConflictDoUpdate({ target: shopSettings.section, set: row })
    await shop.context.settings.refresh()
  }

  it('is the rendered notice at the address of a product, and the product again when it opens', async () => {
    const before = await open()
    expect(before.body).toBe('<html>/products/prod_1')
    await save(false, 1)
    const closed = await open({ 'if-none-match': String(before.headers.etag) })
    expect([closed.statusCode, closed.body]).toEqual([200, expect.stringMatching(/^<html>page of .+, static .+$/)])
    expect(closed.headers['x-robots-tag']).toBe('noindex')
    expect((await open({ 'if-none-match': String(closed.headers.etag) })).statusCode).toBe(304)
    await save(true, 2)
    const after = await open({ 'if-none-match': String(closed.headers.etag) })
    expect([after.statusCode, after.body, after.headers['x-robots-tag']]).toEqual([
      200,
      '<html>/products/prod_1',
      undefined,
    ])
  })
})

describe('the preview of a closed shop', () => {
  it('shows the page with what only its calls return, and the notice to others', async () => {
    await closeShop(shop)
    const link = await shop.app.inject(new URL(createShopPreview(shop.context).createLink().url).pathname)
    const cookie = String(link.headers['set-cookie']).split(';')[0]!
    const previewed = await get({ cookie })
    expect([previewed.body, previewed.headers['x-robots-tag'], previewed.headers['cache-control']]).toEqual([
      '<html>Summer',
      'noindex',
      'no-store',
    ])
    expect((await get()).body).toMatch(/^<html>page of .+, static .+$/)
    const customer = await get({ cookie: `${cookie}; skafferi_user=somebody` })
    expect([customer.body, customer.headers['x-robots-tag']]).toEqual(['<html>customers', 'noindex'])
    await openShop(shop)
    expect((await get({ cookie })).headers['x-robots-tag']).toBeUndefined()
  })
})

describe('a product’s page for visitors', () => {
  const open = (name: string) => shop.app.inject({ url: `/products/${name}` })

  it('is rendered at its own address', async () => {
    const [one, two] = [await open('prod_1'), await open('prod_2')]
    expect([one.statusCode, one.body]).toEqual([200, '<html>/products/prod_1'])
    expect(two.body).toBe('<html>/products/prod_2')
  })

  it('answers 404 for an unknown product', async () => {
    const { statusCode, body } = await open('prod_none')
    expect([statusCode, body]).toEqual([404, '<html>customers'])
  })

  it('falls back to the built document while its network uses all its slots, and recovers afterwards', async () => {
    const paths = Array.from({ length: 200 }, (_, index) => `many_${index}`)
    const bodies = await Promise.all(paths.map(async (name) => (await open(name)).body))
    expect(counter.mostAtOnce).toBe(2)
    expect(bodies.filter((body) => body === '<html>customers').length).toBeGreaterThan(100)
    expect((await open('many_other')).body).toBe('<html>/products/many_other')
  })
})
