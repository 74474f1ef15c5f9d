import { unwrap, type ProductListItem, type ProductQuery, type ShopClient } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { reservedNames } from '@skafferi/domain/rules/catalogue/product-name'
import { eq } from 'drizzle-orm'
import { products } from '../../../platform/db/schema'
import { endpoints } from '../../../platform/http/contract'
import { addBuyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const visitor = shop.client()
const anna = shop.client(await shop.signIn('kiosk'))

const search = (query: ProductQuery) => unwrap(anna.GET('/store/products', { params: { query } }))
const titles = async (query: ProductQuery) =>
  (await search({ limit: 100, ...query })).products.map(({ title }) => title)
const product = (client: ShopClient, id: string) =>
  unwrap(client.GET('/store/products/{id}', { params: { path: { id } } }))
const amountOf = ({ prices: { eur } }: ProductListItem) => (typeof eur === 'number' ? eur : eur.min_amount)
const firstHundred = <Item>(items: readonly Item[]) => items.slice(0, 100)

describe('filters', () => {
  it('are joined by "and", several brands or tags by "or"', async () => {
    const query: ProductQuery = { category: 'Food & Candy', brand: ['Björkö', 'Sältan'], maxPrice: 50, limit: 100 }
    const { products: found } = await search(query)
    expect(new Set(found.map(({ brand }) => brand))).toEqual(new Set(['Björkö', 'Sältan']))
    expect(found.every(({ category }) => category?.name === 'Food & Candy')).toBe(true)
  })

  it('apply to the lowest unit price of a card, including both bounds', async () => {
    const exactPrice = amountOf(world.listItems[10]!)
    const expected = world.listItems.filter((card) => amountOf(card) === exactPrice).map(({ title }) => title)
    expect((await titles({ minPrice: exactPrice, maxPrice: exactPrice })).sort()).toEqual(expected.sort())
  })

  it('accept one brand or several', async () => {
    const answer = await shop.app.inject({
      url: '/store/products?brand=Sony&limit=1',
      headers: { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${await shop.signIn('kiosk')}` },
    })
    expect(answer.json().products[0].brand).toBe('Sony')
  })
})

describe('the order of a list', () => {
  it('is by rising or falling price on request', async () => {
    const amounts = async (sort: 'price_asc' | 'price_desc') =>
      (await search({ sort, limit: 100 })).products.map(amountOf)
    const all = world.listItems.map(amountOf).sort((a, b) => a - b)
    expect(await amounts('price_asc')).toEqual(firstHundred(all))
    expect(await amounts('price_desc')).toEqual(firstHundred(all.reverse()))
  })

  it('is by pieces ordered in 90 days by default, without canceled orders', async () => {
    expect(await titles({})).toEqual(firstHundred(world.listItems).map(({ title }) => title))
  })

  it('ignores orders older than 90 days', async () => {
    const before = await titles({})
    shop.clock.advance(400 * 24 * 60 * 60 * 1000)
    // Another customer, because signing in again deletes ended sessions.
    const token = await shop.signIn('grocer')
    const params = { query: { limit: 100 } }
    const { products: later } = await unwrap(shop.client(token).GET('/store/products', { params }))
    shop.clock.advance(-400 * 24 * 60 * 60 * 1000)
    expect(later.map(({ id }) => id)).toEqual(firstHundred(world.products).map(({ id }) => id))
    expect(before).not.toEqual(later.map(({ title }) => title))
  })
})

describe('a page of a list', () => {
  it('includes the total', async () => {
    const { products: found, count, limit, offset } = await search({ limit: 5, offset: 5 })
    expect(found.map(({ id }) => id)).toEqual(world.listItems.slice(5, 10).map(({ id }) => id))
    expect({ count, limit, offset }).toEqual({ count: world.products.length, limit: 5, offset: 5 })
  })

  it('beyond the end is empty and includes the total', async () => {
    expect(await search({ offset: 100_000 })).toMatchObject({ products: [], count: world.products.length })
  })

  it('has 20 products by default and 100 at most', async () => {
    expect((await search({})).products).toHaveLength(20)
    await expect(search({ limit: 101 })).rejects.toMatchObject({
      status: 400,
      fields: { limit: { code: 'above', params: { limit: 100 } } },
    })
  })
})

describe('facets', () => {
  it('are computed on request only', async () => {
    expect(await search({})).not.toHaveProperty('facets')
  })

  it('count each group without its own filter', async () => {
    const { facets, count } = await search({ brand: ['Sony'], facets: 1 })
    expect(facets?.brands.find(({ value }) => value === 'Sony')?.count).toBe(count)
    expect(facets?.brands.length).toBeGreaterThan(20)
    expect(facets?.categories.map(({ value }) => value).sort()).toEqual(['Camera', 'Gaming', 'Headphones'])
    expect(facets?.prices[0]).toEqual({ minPrice: 0, maxPrice: 5000, count })
  })
})

describe('the list of all products', () => {
  it('has twenty products by default', async () => {
    const { products: found, limit, offset } = await unwrap(anna.GET('/store/products/get-all'))
    expect([found.length, limit, offset]).toEqual([20, 20, 0])
  })

  it('is sorted newest first and can be searched within a category', async () => {
    const all = await unwrap(anna.GET('/store/products/get-all', { params: { query: { limit: 100 } } }))
    expect(all.products.map(({ id }) => id)).toEqual(firstHundred(world.products).map(({ id }) => id))
    const query = { search: 'mint', category: 'Nicotine Pouches' }
    const { products: minty } = await unwrap(anna.GET('/store/products/get-all', { params: { query } }))
    expect(minty.length).toBeGreaterThan(0)
    expect(minty.every(({ category }) => category?.name === 'Nicotine Pouches')).toBe(true)
  })
})

describe('a product', () => {
  it('has prices for customers and none for visitors', async () => {
    const { id } = world.products[0]!
    expect((await product(anna, id)).product).toMatchObject({ priced: true })
    const open = await product(visitor, id)
    expect(open.product.priced).toBe(false)
    expect(JSON.stringify(open)).not.toMatch(/"(prices|amount|unit_price|price)"/)
  })

  it('is new for 30 days after its first publication', async () => {
    const newest = world.products[0]!
    const age = world.base.getTime() - new Date(newest.published_at).getTime()
    expect((await product(visitor, newest.id)).product.is_new).toBe(true)
    const left = 30 * 24 * 60 * 60 * 1000 - age
    shop.clock.advance(left)
    const later = (await product(visitor, newest.id)).product
    shop.clock.advance(-left)
    expect(later.is_new).toBe(false)
  })

  it('is not for sale before it is published or after it is archived', async () => {
    const { id } = world.products[1]!
    const { db } = shop.database
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, id))
    await expect(product(visitor, id)).rejects.toMatchObject({ status: 404, code: 'product_not_found' })
    expect((await search({})).count).toBe(world.products.length - 1)
    const tomorrow = new Date(shop.clock.now().getTime() + 24 * 60 * 60 * 1000)
    await db.update(products).set({ archivedAt: null, publishedAt: tomorrow }).where(eq(products.id, id))
    await expect(product(visitor, id)).rejects.toMatchObject({ status: 404 })
    await db
      .update(products)
      .set({ publishedAt: new Date(world.products[1]!.published_at) })
      .where(eq(products.id, id))
  })

  it('can be read by its handle or its id', async () => {
    const [first] = world.products
    expect(await product(anna, first!.handle)).toEqual(await product(anna, first!.id))
    expect((await product(visitor, first!.handle)).product).toMatchObject({ id: first!.id, priced: false })
  })

  it('is the one with that id if another’s handle is the same', async () => {
    const [first, second] = world.products
    const { db } = shop.database
    await db.update(products).set({ handle: first!.id }).where(eq(products.id, second!.id))
    expect((await product(visitor, first!.id)).product.id).toBe(first!.id)
    await db.update(products).set({ handle: second!.handle }).where(eq(products.id, second!.id))
  })

  it.each(['prod_nothing', 'no such product', '%', 'PROD!', '../cart', 'ö'.repeat(99)])(
    'answers 404 if it does not exist, for any name: %s',
    async (name) => {
      await expect(product(visitor, name)).rejects.toMatchObject({ status: 404 })
    },
  )

  it('has no handle that is the path of a list', () => {
    const listPaths = endpoints.flatMap(({ method, path }) =>
      method === 'GET' ? (/^\/store\/products\/([^/{]+)$/.exec(path)?.[1] ?? []) : [],
    )
    expect([...reservedNames].sort()).toEqual(listPaths.sort())
  })

  it('is refused for a name that the database cannot store', async () => {
    await expect(product(visitor, 'a\0b')).rejects.toMatchObject({
      status: 400,
      fields: { id: { code: 'unstorable' } },
    })
  })
})

describe('categories and tags', () => {
  it('are open to visitors, the categories in the shop’s order with their counts', async () => {
    const { product_categories, count } = await unwrap(visitor.GET('/store/product-categories'))
    expect(product_categories).toEqual(world.categories)
    expect(count).toBe(world.categories.length)
  })

  it('are sorted by frequency', async () => {
    const { tags, count } = await unwrap(visitor.GET('/store/products/get-tags', { params: { query: { limit: 5 } } }))
    expect(tags).toEqual(world.tags.slice(0, 5))
    expect(count).toBe(world.tags.length)
  })
})

describe('a list of products', () => {
  it('needs two statements, with or without facets and filters', async () => {
    const ofWholeCatalogue: ProductQuery[] = [
      {},
      { facets: 1, limit: 100 },
      { offset: 100, limit: 1 },
      { q: 'licorise fishh', facets: 1 },
    ]
    // The first statement loads the session.
    const filtered: ProductQuery = { q: 'mint', brand: ['Tjärn'], sort: 'price_asc' }
    expect(await shop.statementsOf(() => search(filtered))).toHaveLength(3)
    // Unfiltered lists and price bounds also check for catalogue changes; stores do so at most twice a second, tests each
    // time.
    await search({})
    for (const query of ofWholeCatalogue) expect(await shop.statementsOf(() => search(query))).toHaveLength(4)
    expect(await shop.statementsOf(() => search({ offset: 100_000 }))).toHaveLength(3)
  })
})

describe('a deposit on cans', () => {
  const water = 'prod_01lemonwater'

  it('is shown to customers, but not to visitors', async () => {
    const stored = { kind: 'small', amount: 2, currency_code: 'sek', valid_from: '2025-09-01' }
    expect((await product(anna, water)).product).toMatchObject({ deposit: stored })
    expect((await product(anna, 'prod_01saltfish')).product).toMatchObject({ deposit: null })
    expect((await product(shop.client(), water)).product).not.toHaveProperty('deposit')
  })

  it('is part of no price and no cart total', async () => {
    const { client } = await addBuyer(shop)
    await unwrap(
      client.POST('/store/cart/items/add', {
        body: { items: [{ variant_id: 'variant_01lemonwater33', quantity: 10 }] },
      }),
    )
    const { cart } = await unwrap(client.GET('/store/cart/info'))
    expect(cart).toMatchObject({ item_total: 8.5, items: [{ unit_price: 0.85, subtotal: 8.5 }] })
  })
})
