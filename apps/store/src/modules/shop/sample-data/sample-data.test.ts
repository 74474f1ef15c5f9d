import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartItems, categories, events, orders, products, sampleData, variants } from '../../../platform/db/schema'
import { addBuyer } from '../../../testing/buyers'
import { closeShop, openShop } from '../../../testing/opening'
import { addOperator } from '../../../testing/operators'
import { placeOrder } from '../../../testing/orders'
import { shopOfFile } from '../../../testing/shop'
import { sampleCategories, sampleProducts } from './seed/sample-products'

const shop = await shopOfFile()
const { db } = shop.database
const owner = await addOperator(shop, 'owner')
const colleague = await addOperator(shop, 'catalogue')
const buyer = await addBuyer(shop)

const all = { state: 'loaded', products: sampleProducts.length, categories: sampleCategories.length }
const read = () => unwrap(owner.client.GET('/admin/sample-data'))
const load = ({ client } = owner) => unwrap(client.POST('/admin/sample-data'))
const remove = ({ client } = owner) => unwrap(client.DELETE('/admin/sample-data'))
const titles = sampleProducts.map(({ title }) => title)
const findProducts = () => db.select().from(products).where(inArray(products.title, titles))
const findCategories = () =>
  db
    .select()
    .from(categories)
    .where(
      inArray(
        categories.name,
        sampleCategories.map(({ name }) => name),
      ),
    )
const idOf = async (title: string) => (await findProducts()).find((product) => product.title === title)!.id
const variantOf = async (title: string) =>
  (
    await db
      .select()
      .from(variants)
      .where(eq(variants.productId, await idOf(title)))
  )[0]!
const activity = () => db.select().from(events).where(eq(events.subjectId, 'sample_data')).orderBy(events.id)

/** Changes a product as in the office. */
async function changeProduct(title: string, body: { description?: string; title?: string; category?: string }) {
  const params = { path: { id: await idOf(title) } }
  const { response } = await owner.client.GET('/admin/products/{id}', { params })
  const header = { 'If-Match': response.headers.get('etag')! }
  await unwrap(owner.client.POST('/admin/products/{id}', { params: { ...params, header }, body }))
}

// The demo has orders and is open; each test begins without orders and sample data in a closed shop.
beforeEach(async () => {
  await closeShop(shop)
  await db.execute(sql`truncate orders, cart_items, wishlist_items cascade`)
  const marked = sql`(select id from sample_data)`
  const titled = sql`(select id from products where title = any(${sql.param(titles)}::text[]) or id in ${marked})`
  await db.execute(sql`delete from variants where product_id in ${titled}`)
  await db.execute(sql`delete from products where id in ${titled}`)
  const names = sql.param(sampleCategories.map(({ name }) => name))
  await db.execute(sql`delete from categories where name = any(${names}::text[]) or id in ${marked}`)
  await db.delete(sampleData)
  await db.delete(events).where(eq(events.subjectId, 'sample_data'))
})

describe('loading the sample data', () => {
  it('adds published products that buyers find, with pictures and quantity prices, as one activity entry', async () => {
    expect(await read()).toEqual({ state: 'none', products: 0, categories: 0 })
    expect(await load()).toEqual(all)
    expect(await read()).toEqual(all)
    const { products: found } = await unwrap(
      buyer.client.GET('/store/products', { params: { query: { q: 'PAN-101' } } }),
    )
    expect(found).toMatchObject([{ title: 'Rolled oats', has_multiple_variants: true }])
    const file = await shop.files.get(found[0]!.thumbnail!.replace('/files/', ''))
    expect(await sharp(file!.bytes).metadata()).toMatchObject({ format: 'webp', width: 480 })
    const { product } = await unwrap(
      owner.client.GET('/admin/products/{id}', { params: { path: { id: found[0]!.id } } }),
    )
    expect(product.variants[0]!.prices.map(({ min_quantity, amount }) => [min_quantity, amount])).toEqual([
      [1, 1.6],
      [24, 1.45],
    ])
    expect(await activity()).toMatchObject([
      { action: 'sample_data.loaded', operatorId: owner.id, after: { products: 24, categories: 5 } },
    ])
  })

  it('marks its products for operators and not for buyers', async () => {
    await load()
    const list = async (q: string) =>
      (await unwrap(owner.client.GET('/admin/products', { params: { query: { q } } }))).products
    expect((await list('PAN-101')).map(({ is_sample }) => is_sample)).toEqual([true])
    const demo = await unwrap(owner.client.GET('/admin/products', { params: { query: { limit: 100 } } }))
    expect(demo.products.filter(({ title }) => !titles.includes(title)).some(({ is_sample }) => is_sample)).toBe(false)
    const params = { path: { id: await idOf('Rolled oats') } }
    expect((await unwrap(owner.client.GET('/admin/products/{id}', { params }))).product.is_sample).toBe(true)
    const seen = await unwrap(buyer.client.GET('/store/products', { params: { query: { q: 'PAN-101' } } }))
    expect(JSON.stringify(seen).toLowerCase()).not.toContain('sample')
  })

  it('is done once by two operators and by a repeated request', async () => {
    const results = await Promise.allSettled([load(), load(colleague), load()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'sample_data_not_offered' })
    expect(await read()).toEqual(all)
    expect(await findProducts()).toHaveLength(sampleProducts.length)
    expect(await activity()).toHaveLength(1)
  })

  it('is not offered once the shop has an order', async () => {
    await placeOrder(shop)
    expect(await read()).toEqual({ state: 'not_offered', products: 0, categories: 0 })
    await expect(load()).rejects.toMatchObject({ status: 409, code: 'sample_data_not_offered' })
    expect(await findProducts()).toEqual([])
  })

  it('is not offered once the shop is open, and stays until it is removed', async () => {
    await load()
    await openShop(shop)
    expect(await read()).toEqual(all)
    await remove()
    expect(await read()).toEqual({ state: 'not_offered', products: 0, categories: 0 })
    await expect(load()).rejects.toMatchObject({ status: 409, code: 'sample_data_not_offered' })
    await closeShop(shop)
    expect((await read()).state).toBe('none')
  })

  it('leaves the products and categories of the seller unchanged', async () => {
    const category = { name: 'Pantry', description: 'Ours' }
    await unwrap(owner.client.POST('/admin/product-categories', { body: category }))
    const body = {
      title: 'Rolled oats',
      category: 'Pantry',
      brand: 'Ours',
      tax_class: 'food' as const,
      variants: [{ sku: 'pan-112', prices: [{ min_quantity: 1, amount: 9 }] }],
    }
    await unwrap(owner.client.POST('/admin/products', { body }))
    // Without oats, whose title is taken, and rice, whose SKU is.
    expect(await load()).toEqual({ ...all, products: all.products - 2, categories: all.categories - 1 })
    expect(await remove()).toEqual({ deleted: all.products - 2, archived: 0, remaining: [] })
    expect((await findProducts()).map(({ title, brand }) => [title, brand])).toEqual([['Rolled oats', 'Ours']])
    expect((await findCategories()).map(({ description }) => description)).toEqual(['Ours'])
  })

  it('is refused to operators without the role', async () => {
    const reader = await addOperator(shop, 'reader')
    await expect(load(reader)).rejects.toMatchObject({ code: 'role_not_allowed' })
    await expect(remove(reader)).rejects.toMatchObject({ code: 'role_not_allowed' })
    expect((await unwrap(reader.client.GET('/admin/sample-data'))).state).toBe('none')
  })
})

describe('removing the sample data', () => {
  it('deletes what is unedited and unused, so that it can be loaded again', async () => {
    await load()
    await db.update(variants).set({ inventoryQuantity: 3 }).where(eq(variants.sku, 'PAN-101'))
    expect(await remove()).toEqual({ deleted: all.products, archived: 0, remaining: [] })
    expect([await findProducts(), await findCategories()]).toEqual([[], []])
    expect(await read()).toEqual({ state: 'none', products: 0, categories: 0 })
    expect(await load()).toEqual(all)
    expect((await activity()).map(({ action }) => action)).toEqual([
      'sample_data.loaded',
      'sample_data.removed',
      'sample_data.loaded',
    ])
  })

  it('keeps what the seller has edited, and lists it by title', async () => {
    await load()
    await changeProduct('Rolled oats', { title: 'Oats of ours' })
    await changeProduct('Black tea', { category: 'Candy' })
    const { product_categories: listed } = await unwrap(owner.client.GET('/admin/product-categories'))
    const paper = listed.find(({ name }) => name === 'Paper goods')!
    const params = { path: { id: paper.id }, header: { 'If-Match': paper.etag } }
    await unwrap(owner.client.POST('/admin/product-categories/{id}', { params, body: { name: 'Paper' } }))
    const { remaining, ...counts } = await remove()
    // A category stays with its products; a renamed one does not make its products edited.
    expect(remaining.map(({ kind, title }) => [kind, title])).toEqual([
      ['product', 'Black tea'],
      ['product', 'Oats of ours'],
      ['category', 'Candy'],
      ['category', 'Pantry'],
      ['category', 'Paper'],
    ])
    expect(counts).toEqual({ deleted: all.products - 2, archived: 0 })
    const oats = remaining[1]!.id
    const { product } = await unwrap(owner.client.GET('/admin/products/{id}', { params: { path: { id: oats } } }))
    expect(product).toMatchObject({ status: 'published', is_sample: false })
    await db.execute(sql`delete from variants where product_id = ${oats}`)
    await db.execute(sql`delete from products where id = ${oats}`)
    await db.execute(sql`delete from categories where name = 'Paper'`)
  })

  it('archives what a cart, a saved item or an order refers to', async () => {
    await load()
    const [oats, rice] = [await variantOf('Rolled oats'), await variantOf('Basmati rice')]
    const items = [{ variant_id: oats.id, quantity: 1 }]
    await unwrap(buyer.client.POST('/store/cart/items/add', { body: { items } }))
    const body = { product_id: rice.productId }
    await unwrap(buyer.client.POST('/store/customer/wishlist/add', { body }))
    expect(await remove()).toMatchObject({ deleted: all.products - 2, archived: 2, remaining: [{ title: 'Pantry' }] })
    const left = await findProducts()
    expect(left.map(({ title }) => title).sort()).toEqual(['Basmati rice', 'Rolled oats'])
    expect(left.every(({ archivedAt }) => archivedAt !== null)).toBe(true)
    expect(await db.select().from(cartItems).where(eq(cartItems.variantId, oats.id))).toHaveLength(1)
  })

  it('works after orders, and keeps their lines', async () => {
    await load()
    const oats = await variantOf('Rolled oats')
    await placeOrder(shop)
    await db.execute(sql`
      update order_items set variant_id = ${oats.id}, product_id = ${oats.productId}
      where id = (select id from order_items order by id desc limit 1)`)
    expect(await read()).toMatchObject({ state: 'loaded' })
    expect(await remove()).toMatchObject({ deleted: all.products - 1, archived: 1 })
    expect((await read()).state).toBe('not_offered')
    expect(await db.select().from(orders)).toHaveLength(1)
  })

  it('is done once by two operators and by a repeated request', async () => {
    await load()
    const answers = await Promise.all([remove(), remove(colleague)])
    expect(answers.map(({ deleted }) => deleted).sort((a, b) => a - b)).toEqual([0, all.products])
    expect(await remove()).toEqual({ deleted: 0, archived: 0, remaining: [] })
    expect(await activity()).toHaveLength(2)
  })
})

describe('the pages of the sample data', () => {
  type Page = 'landing' | 'home'
  const blocksOf = async (page: Page) =>
    (await unwrap(buyer.client.GET('/store/content/get', { params: { query: { page } } }))).page_content.blocks
  const draftOf = (page: Page) => owner.client.GET('/admin/content/{page}/draft', { params: { path: { page } } })
  const target = async (page: Page) => ({
    path: { page },
    header: { 'If-Match': (await draftOf(page)).response.headers.get('etag')! },
  })
  const saveDraft = async (page: Page, blocks: components['schemas']['StoredBlock'][]) =>
    unwrap(owner.client.POST('/admin/content/{page}/draft', { params: await target(page), body: { blocks } }))
  async function publish(page: Page, blocks: components['schemas']['StoredBlock'][]) {
    if ((await blocksOf(page)).length === blocks.length) return
    await saveDraft(page, blocks)
    await unwrap(owner.client.POST('/admin/content/{page}/publish', { params: await target(page) }))
  }

  beforeEach(async () => {
    await db.execute(sql`delete from content_drafts where page in ('landing', 'home')`)
    await publish('landing', [])
    await publish('home', [])
  })

  it('are shown on empty pages, with pictures, and emptied again', async () => {
    await load()
    const [hero] = await blocksOf('landing')
    expect(hero).toMatchObject({ kind: 'hero', content: { title: 'Wholesale from {brand}' } })
    const [picture] = (hero as { content: { shelves: string[][] } }).content.shelves.flat()
    expect(await shop.files.get(picture!.replace('/files/', ''))).toBeDefined()
    expect((await blocksOf('home')).map(({ kind }) => kind)).toEqual(['shelf', 'categories', 'shelf'])
    expect((await remove()).remaining).toEqual([])
    expect([await blocksOf('landing'), await blocksOf('home')]).toEqual([[], []])
    await load()
    expect(await blocksOf('home')).toHaveLength(3)
  })

  it('stay if the seller has edited them, and are listed', async () => {
    await load()
    const { data } = await draftOf('home')
    await saveDraft('home', data!.content_draft.blocks.slice(1))
    expect((await remove()).remaining).toEqual([{ kind: 'page', id: 'home', title: 'Home page' }])
    expect([(await blocksOf('landing')).length, (await blocksOf('home')).length]).toEqual([0, 3])
  })

  it('do not replace pages that the seller has written or begun to write', async () => {
    const text = { on: true, starts_at: null, ends_at: null, kind: 'text' as const }
    const blocks = [{ ...text, id: 'own', content: { en: { title: '', text: 'Our own words' } } }]
    await publish('landing', blocks)
    await saveDraft('home', blocks)
    await load()
    expect([await blocksOf('landing'), await blocksOf('home')]).toMatchObject([[{ id: 'own' }], []])
    await remove()
    expect(await blocksOf('landing')).toMatchObject([{ id: 'own' }])
  })
})
