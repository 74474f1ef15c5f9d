import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { contentVersions, legalTexts, products } from '../../../platform/db/schema'
import { demoVersion } from '../../customers/legal'
import { demoPage } from '../../marketing/content'
import { closeShop, openShop } from '../../../testing/opening'
import { shopOfFile, testConfig, world } from '../../../testing/shop'
import { toSitemap } from './search-files'

const web = mkdtempSync(join(tmpdir(), 'web-'))
afterAll(() => rmSync(web, { recursive: true, force: true }))
mkdirSync(join(web, '.vite'))
const pages = [
  { path: '/landing', inSearch: 'listed' },
  { path: '/faq', content: 'faq', inSearch: 'listed' },
  { path: '/imprint', content: 'imprint', inSearch: 'listed' },
  { path: '/cart', inSearch: 'private' },
  { path: '/shelf/:id', noIndex: true },
]
writeFileSync(join(web, '.vite/pages.json'), JSON.stringify({ pages }))

const shop = await shopOfFile({ config: { ...testConfig, folders: { ...testConfig.folders, web } } })
const { db } = shop.database
const [first] = world.products as [(typeof world.products)[number]]
const address = `<loc>${testConfig.publicUrl}/products/${first.id}</loc>`

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

describe('sitemap.xml', () => {
  it('names public pages and products on sale, and nothing of customers', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(body).toContain(`<loc>${testConfig.publicUrl}/landing</loc>`)
    expect(body).toMatch(new RegExp(`${address}<lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`))
    expect(body).not.toMatch(/\/(shelf|cart|profile|checkout|office|files)\b/)
    expect((await get('/sitemap.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('leaves out a product as soon as it is archived', async () => {
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, first.id))
    expect((await get('/sitemap.xml')).body).not.toContain(address)
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, first.id))
    expect((await get('/sitemap.xml')).body).toContain(address)
  })

  it('leaves out a page of blocks while it has nothing to read', async () => {
    const faq = `<loc>${testConfig.publicUrl}/faq</loc>`
    const show = async (on: boolean, version: number) => {
      const blocks = demoPage('faq', shop.clock.now()).blocks.map((block) => ({ ...block, on }))
      await db.insert(contentVersions).values({ page: 'faq', version, blocks, publishedAt: shop.clock.now() })
      await shop.context.settings.refresh()
      return (await get('/sitemap.xml')).body
    }
    expect((await get('/sitemap.xml')).body).toContain(faq)
    expect(await show(false, 101)).not.toContain(faq)
    expect(await show(true, 102)).toContain(faq)
  })

  it('names the imprint once it is published', async () => {
    const imprint = `<loc>${testConfig.publicUrl}/imprint</loc>`
    expect((await get('/sitemap.xml')).body).not.toContain(imprint)
    await db.insert(legalTexts).values({ ...demoVersion('terms', shop.clock.now()), kind: 'imprint' })
    await shop.context.settings.refresh()
    expect((await get('/sitemap.xml')).body).toContain(imprint)
  })

  it('escapes addresses', () => {
    const sitemap = toSitemap("https://shop.example/a&b'", [], [{ id: '<x>&"/ä', changedAt: new Date(0) }])
    expect(sitemap).toContain(
      '<loc>https://shop.example/a&amp;b&apos;/products/%3Cx%3E%26%22%2F%C3%A4</loc>' +
        '<lastmod>1970-01-01T00:00:00.000Z</lastmod>',
    )
  })
})

describe('robots.txt', () => {
  it('names the sitemap, and allows shared shelves to be read, because their documents forbid listing', async () => {
    const { headers, body } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain(`Sitemap: ${testConfig.publicUrl}/sitemap.xml`)
    expect(body).toContain('Disallow: /office')
    expect(body).toContain('Disallow: /cart\n')
    expect(body).not.toMatch(/Disallow: \/(shelf|products)?$/m)
  })
})

it('A closed shop forbids everything to search engines and has no sitemap', async () => {
  await closeShop(shop)
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  const { statusCode, body } = await get('/sitemap.xml')
  expect([statusCode, body]).toEqual([404, expect.not.stringContaining('/products/')])
  await openShop(shop)
  expect((await get('/sitemap.xml')).statusCode).toBe(200)
})
