import { unwrap } from '@skafferi/api'
import type { StoredBlock } from '@skafferi/domain/rules/content/blocks'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentVersions, listedProducts, orders, products, variants } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createCatalogueFacts, createPublicCatalogue } from '../../catalogue/shop'
import { createPageCatalogues, demoPage } from './index'

const shop = await shopOfFile()
const { db } = shop.database

beforeEach(async () => {
  await db.execute(sql`truncate content_versions, content_drafts`)
  await db.insert(contentVersions).values(demoPage('landing', shop.clock.now()))
  await shop.context.settings.refresh()
})

async function readLanding() {
  const query = { page: 'landing' as const }
  return (await unwrap(shop.client().GET('/store/content/get', { params: { query } }))).page_content.catalogue
}

const productOf = async (sku: string) => {
  const [row] = await db.select({ id: variants.productId }).from(variants).where(eq(variants.sku, sku))
  return row!.id
}
const setArchived = async (sku: string, archivedAt: Date | null) =>
  db
    .update(products)
    .set({ archivedAt })
    .where(eq(products.id, await productOf(sku)))

describe('what the landing page shows of the catalogue', () => {
  it('has no prices, no stock and nothing that only customers see', async () => {
    const catalogue = await readLanding()
    expect(catalogue?.articles.length).toBeGreaterThan(30)
    expect(JSON.stringify(catalogue)).not.toMatch(/price|amount|inventory|stock|tier|availab|eur/i)
  })

  it('counts the articles on sale and their brands', async () => {
    const [counted] = await db
      .select({ articles: sql<number>`count(*)::int`, brands: sql<number>`count(distinct brand)::int` })
      .from(listedProducts)
      .innerJoin(variants, eq(variants.productId, listedProducts.productId))
    expect((await readLanding())?.figures).toEqual(counted)
  })

  it('has the articles of the blocks, and lower prices as per cent', async () => {
    const catalogue = await readLanding()
    const fish = catalogue?.articles.find(({ sku }) => sku === 'SAL-0120')
    expect(fish).toMatchObject({ product_title: 'Sältan Salt Liquorice Fish', unit: 'bag', carton_size: 24 })
    expect(fish?.steps[0]).toEqual({ min_quantity: expect.any(Number), percent: expect.any(Number) })
  })

  it('lists six products, each once', async () => {
    const catalogue = await readLanding()
    expect(new Set(catalogue?.listed).size).toBe(6)
    for (const id of catalogue!.listed) expect(catalogue!.articles.map((each) => each.variant_id)).toContain(id)
  })

  it('names the product of a picture of the hero', async () => {
    const picture = (await readLanding())?.pictures.find(({ src }) => src.endsWith('/saltan-fish.svg'))
    expect(picture).toMatchObject({ title: 'Sältan Salt Liquorice Fish', product_id: await productOf('SAL-0120') })
  })

  it('leaves out a product that is not on sale any more', async () => {
    const before = await readLanding()
    await setArchived('SAL-0120', shop.clock.now())
    const after = await readLanding()
    expect(after?.articles.map(({ sku }) => sku)).not.toContain('SAL-0120')
    expect(before?.pictures.some(({ src }) => src.endsWith('/saltan-fish.svg'))).toBe(true)
    expect(after?.pictures.some(({ src }) => src.endsWith('/saltan-fish.svg'))).toBe(false)
    const gone = await db.$count(variants, eq(variants.productId, await productOf('SAL-0120')))
    expect(after?.figures.articles).toBe(before!.figures.articles - gone)
    await setArchived('SAL-0120', null)
  })

  it('is missing if the page shows nothing of it', async () => {
    const blocks: StoredBlock[] = [
      { id: 'a', kind: 'text', on: true, startsAt: null, endsAt: null, content: { en: { title: '', text: 'Hello' } } },
    ]
    await db.insert(contentVersions).values({ ...demoPage('landing', shop.clock.now()), version: 2, blocks })
    expect(await readLanding()).toBeUndefined()
  })
})

describe('the catalogue data of documents', () => {
  const open = () => {
    const readCatalogue = createPublicCatalogue(shop.context, createCatalogueFacts(shop.context, 0), 0)
    return createPageCatalogues({ ...shop.context, locale: 'en-IE' }, readCatalogue)
  }

  it('changes with what pages show, and not with the stock', async () => {
    const catalogues = open()
    await catalogues.refresh()
    const { version } = catalogues
    expect(catalogues.of('landing')?.listed).toHaveLength(6)
    expect(catalogues.of('about')).toBeUndefined()
    await db
      .update(variants)
      .set({ inventoryQuantity: sql`inventory_quantity + 1` })
      .where(eq(variants.sku, 'SAL-0120'))
    await catalogues.refresh()
    expect(catalogues.version).toBe(version)
    await setArchived('SAL-0120', shop.clock.now())
    await catalogues.refresh()
    expect(catalogues.version).toBe(version + 1)
    await setArchived('SAL-0120', null)
  })

  it('lists no best sellers in a shop that has sold nothing', async () => {
    await db.update(orders).set({ createdAt: sql`created_at - interval '91 days'` })
    const catalogues = open()
    await catalogues.refresh()
    expect(catalogues.of('landing')?.listed).toEqual([])
    await db.update(orders).set({ createdAt: sql`created_at + interval '91 days'` })
  })

  it('is kept if the catalogue cannot be read', async () => {
    let isDown = false
    const read = createPublicCatalogue(shop.context, createCatalogueFacts(shop.context, 0), 0)
    const catalogues = createPageCatalogues({ ...shop.context, locale: 'en-IE' }, (needs) =>
      isDown ? Promise.reject(new Error('The database is down.')) : read(needs),
    )
    await catalogues.refresh()
    isDown = true
    await expect(catalogues.refresh()).rejects.toThrow('down')
    expect(catalogues.of('landing')?.listed).toHaveLength(6)
  })
})

it('the draft has the catalogue data of its blocks, also of those that visitors do not see', async () => {
  const elsa = await addOperator(shop, 'catalogue')
  const path = { page: 'landing' as const }
  const { data, response } = await elsa.client.GET('/admin/content/{page}/draft', { params: { path } })
  const values = data!.content_draft.blocks.find(({ kind }) => kind === 'values')!
  const header = { 'If-Match': response.headers.get('etag')! }
  const body = { blocks: [{ ...values, on: false }] }
  const saved = await unwrap(elsa.client.POST('/admin/content/{page}/draft', { params: { path, header }, body }))
  expect(saved.content_draft.catalogue.articles.map(({ sku }) => sku)).toContain('SAL-0120')
  expect(saved.content_draft.catalogue.listed).toEqual([])
  const about = await unwrap(elsa.client.GET('/admin/content/{page}/draft', { params: { path: { page: 'about' } } }))
  expect(about.content_draft.catalogue).toMatchObject({ articles: [], figures: { articles: expect.any(Number) } })
})
