import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unwrap, type Product } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { variants } from '../../../platform/db/schema'
import { addBuyer } from '../../../testing/buyers'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { product as sold } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { createImportJobs } from './import-jobs'
import { createImportsOperator } from './imports.operator'

const shop = await shopOfFile()
const { client } = await addBuyer(shop)
const elsa = await addOperator(shop, 'catalogue')
const caseFile = fileURLToPath(new URL('cases/06-shopify-stock-not-tracked.csv', import.meta.url))
const fetchPicture = () => Promise.reject(new Error('The case has no pictures.'))
const log = {
  error({ err }: { err: unknown }): never {
    throw err
  },
}
const jobs = createImportJobs(shop.context, { fetchPicture }, { log })
const operator = createImportsOperator(shop.context, { jobs })
const folder = await mkdtemp(join(tmpdir(), 'skafferi-availability-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const send = (operation: Parameters<typeof sendAdmin>[1], more: Parameters<typeof sendAdmin>[2]) =>
  sendAdmin(shop, operation, more, elsa)

async function create(title: string, variant: object) {
  const one = { sku: title.toUpperCase(), prices: [{ min_quantity: 1, amount: 2 }], ...variant }
  const product = { title, category: sold.category!.name, brand: 'Backlund', tax_class: 'food' }
  const body = { ...product, published: true, variants: [one] }
  const answer = await send('createProduct', { body })
  return { id: answer.json().product?.id as string, sku: one.sku, etag: answer.headers.etag as string, answer }
}

const showProduct = async (id: string): Promise<Product> =>
  (await unwrap(client.GET('/store/products/{id}', { params: { path: { id } } }))).product as Product

const bySku = async (sku: string) => (await shop.database.db.select().from(variants).where(eq(variants.sku, sku)))[0]!

describe('the availability of a variant', () => {
  it('is tracked by default', async () => {
    const { id, answer } = await create('Backdefault', {})
    expect(answer.json().product.variants).toMatchObject([{ availability: 'tracked', available_from: null }])
    expect((await showProduct(id)).variants).toMatchObject([{ availability: 'tracked', available_from: null }])
  })

  it('is created and changed with its day, and the day is cleared', async () => {
    const given = { availability: 'backorder', available_from: '2027-01-12' }
    const { id, sku, etag, answer } = await create('Backgiven', given)
    expect(answer.json().product.variants).toMatchObject([given])
    expect((await showProduct(id)).variants).toMatchObject([given])
    const change = { sku, availability: 'always', available_from: null }
    const changed = await send('updateProduct', {
      path: { id },
      body: { variants: [change] },
      headers: { 'if-match': etag },
    })
    expect(changed.json().product.variants).toMatchObject([{ availability: 'always', available_from: null }])
    const { products } = (await send('listProducts', { query: 'q=Backgiven' })).json()
    expect(products).toMatchObject([{ availability: 'always', inventory_quantity: 0 }])
  })

  it('refuses a day that the calendar does not have', async () => {
    const { answer } = await create('Backwrong', { availability: 'backorder', available_from: '2027-02-30' })
    expect(answer.statusCode).toBe(400)
  })

  it('leaves out articles that are always available from the list of low stock', async () => {
    const { products } = (await send('listProducts', { query: 'q=Back&stock=low&limit=100' })).json()
    const titles = products.map(({ title }: { title: string }) => title)
    expect(titles).toContain('Backdefault')
    expect(titles).not.toContain('Backgiven')
  })
})

describe('a Shopify file with articles that are not tracked', () => {
  it('makes them orderable without a stock', async () => {
    expect(await operator.importCatalog(caseFile, { taxClass: 'food' })).toMatchObject({ created: 3, failed: 0 })
    const found = await Promise.all(['C06-1', 'C06-2', 'C06-3'].map(bySku))
    expect(found.map(({ availability, inventoryQuantity }) => [availability, inventoryQuantity])).toEqual([
      ['always', 0],
      ['always', 0],
      ['backorder', 0],
    ])
    const items = found.map(({ id }) => ({ variant_id: id, quantity: 3 }))
    const { cart } = await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
    expect(cart.items.map(({ backorder }) => backorder)).toEqual([null, null, { quantity: 3, available_from: null }])
  })

  it('is exported with them, and changes nothing when the export is imported', async () => {
    const { content, rows } = await operator.exportCatalog()
    expect(content).toContain(',availability,available_from,')
    const path = join(folder, 'export.csv')
    await writeFile(path, content)
    expect(await operator.importCatalog(path, {})).toMatchObject({ unchanged: rows, updated: 0, failed: 0 })
  })
})
