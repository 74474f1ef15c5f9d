import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createApp } from '../../../app'
import { categories, flashSales, products } from '../../../platform/db/schema'
import { shopOfFile, testConfig, world } from '../../../testing/shop'

const shop = await shopOfFile({ catalogueMaxAgeMs: 500 })
const anna = shop.client(await shop.signIn('kiosk'))
const { db } = shop.database
const [first] = world.products as [(typeof world.products)[number]]

const list = (facets: 0 | 1 = 1) => unwrap(anna.GET('/store/products', { params: { query: { facets, limit: 1 } } }))
const names = async () =>
  (await unwrap(anna.GET('/store/product-categories'))).product_categories.map(({ name }) => name)
const waitOneSecond = () => setTimeout(1000)

/** Starts a store on the same database. */
const storeOf = (catalogueMaxAgeMs?: number) =>
  createApp({
    database: shop.database,
    files: shop.files,
    config: testConfig,
    now: shop.clock.now,
    catalogueMaxAgeMs,
  })

it('Categories, tags and totals are read once, and further requests do not query them', async () => {
  const store = await storeOf(60_000)
  const headers = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${await shop.signIn('kiosk')}` }
  const ask = (url: string) => store.inject({ url, headers })
  const [shell, list24] = ['/store/shell', '/store/products?facets=1&limit=24']
  for (const url of [shell, list24]) await ask(url)
  const sent: Record<string, number> = {}
  for (const url of ['/store/product-categories', '/store/products/get-tags', shell, list24]) {
    const statements = await shop.statementsOf(() => ask(url))
    sent[url] = statements.length
  }
  // Customers' requests load the session, then the cart lines, or the page's ids and cards.
  expect(sent).toEqual({ '/store/product-categories': 0, '/store/products/get-tags': 0, [shell]: 2, [list24]: 3 })
  await store.close()
})

it('The shell has the same content as the separate operations', async () => {
  const shell = await unwrap(anna.GET('/store/shell'))
  expect(shell).toEqual({
    customer: (await unwrap(anna.GET('/store/customers/me'))).customer,
    cart_count: (await unwrap(anna.GET('/store/cart/count'))).ItemCount,
    product_categories: (await unwrap(anna.GET('/store/product-categories', { params: { query: { limit: 10 } } })))
      .product_categories,
    tags: (await unwrap(anna.GET('/store/products/get-tags'))).tags,
  })
})

it('A change is visible in all stores within a second', async () => {
  const other = await storeOf()
  const headers = { 'x-publishable-api-key': 'pk_demo' }
  const nameInOtherStore = async () =>
    (await other.inject({ url: '/store/product-categories', headers })).json().product_categories[0].name
  const [{ count }, [before]] = [await list(), await names()]
  expect(await nameInOtherStore()).toBe(before)
  await db.update(categories).set({ name: 'Renamed' }).where(eq(categories.name, before!))
  await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, first.id))
  await waitOneSecond()
  expect([(await names())[0], await nameInOtherStore(), (await list()).count]).toEqual([
    'Renamed',
    'Renamed',
    count - 1,
  ])
  await other.close()
})

it('A scheduled change is visible at once: a publication, the end of a sale', async () => {
  const now = shop.clock.now().getTime()
  await db
    .update(products)
    .set({ archivedAt: null, publishedAt: new Date(now + 60_000) })
    .where(eq(products.id, first.id))
  await db.update(flashSales).set({ endsAt: new Date(now + 120_000) })
  await waitOneSecond()
  const { count, facets } = await list()
  shop.clock.advance(60_000)
  expect((await list()).count).toBe(count + 1)
  shop.clock.advance(60_000)
  expect((await list()).facets?.prices).not.toEqual(facets?.prices)
})

it('Concurrent changes do not wait for each other, and neither is missed', async () => {
  await list()
  const rename = (name: string, position: number, during: () => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await tx.update(categories).set({ description: name }).where(eq(categories.position, position))
      await during()
    })
  const [one, two] = world.categories.map((_, position) => position) as [number, number]
  let second: Promise<void> | undefined
  await rename('first', one, async () => {
    second = rename('second', two, () => Promise.resolve())
    // The embedded database has one connection, so the second starts after the first has ended.
    if (shop.database.kind === 'postgres') await second
  })
  await second
  await waitOneSecond()
  const { product_categories } = await unwrap(anna.GET('/store/product-categories'))
  expect(product_categories.slice(0, 2).map(({ description }) => description)).toEqual(['first', 'second'])
})
