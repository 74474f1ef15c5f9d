import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))

const explore = (query: { limit?: number; offset?: number }) =>
  unwrap(anna.GET('/store/products/explore', { params: { query } }))
const category = (id: string) =>
  unwrap(shop.client().GET('/store/product-categories/{id}', { params: { path: { id } } }))

describe('the explore list', () => {
  it('mixes the longest-selling products of the categories by their number of products', async () => {
    const ranks = world.categories.flatMap(({ name, product_count }) => {
      const own = world.products.filter((product) => product.category?.name === name).toReversed()
      return own.map(({ id }, index) => ({ id, rank: (index + 0.5) / product_count }))
    })
    const expected = ranks.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id)
    const { products: found } = await explore({ limit: 40 })
    expect(found.map(({ id }) => id)).toEqual(expected.slice(0, 40))
  })

  it('begins with mostly the largest categories: of its first eight products, five are of the two largest', async () => {
    const largest = world.categories.toSorted((one, other) => other.product_count - one.product_count).slice(0, 2)
    const { products: found } = await explore({ limit: 8 })
    const ofLargest = found.filter((product) => largest.some(({ name }) => name === product.category?.name))
    expect(ofLargest.length).toBeGreaterThanOrEqual(5)
  })

  it('contains every product once, also after small categories are exhausted', async () => {
    const ids: string[] = []
    for (let offset = 0; offset < world.products.length; offset += 100) {
      ids.push(...(await explore({ limit: 100, offset })).products.map(({ id }) => id))
    }
    expect(ids.toSorted()).toEqual(world.products.map(({ id }) => id).toSorted())
    expect(await explore({ offset: 100_000 })).toMatchObject({ products: [], count: world.products.length })
  })

  it('contains only products for sale', async () => {
    const { db } = shop.database
    const [first] = (await explore({ limit: 1 })).products
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, first!.id))
    const { products: found, count } = await explore({ limit: 100 })
    expect(found.map(({ id }) => id)).not.toContain(first!.id)
    expect(count).toBe(world.products.length - 1)
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, first!.id))
  })

  it('needs two statements', async () => {
    await explore({})
    // The first statement loads the session, the second checks whether the catalogue changed.
    expect(await shop.statementsOf(() => explore({ limit: 100 }))).toHaveLength(4)
  })
})

describe('a category', () => {
  it('is open to visitors, with its number of products for sale', async () => {
    for (const expected of world.categories) {
      expect((await category(expected.id)).product_category).toEqual(expected)
    }
  })

  it('does not count unpublished products', async () => {
    const { db } = shop.database
    const [expected] = world.categories
    const { id, published_at } = world.products.find((product) => product.category?.id === expected!.id)!
    const tomorrow = new Date(shop.clock.now().getTime() + 24 * 60 * 60 * 1000)
    await db.update(products).set({ publishedAt: tomorrow }).where(eq(products.id, id))
    expect((await category(expected!.id)).product_category.product_count).toBe(expected!.product_count - 1)
    await db
      .update(products)
      .set({ publishedAt: new Date(published_at) })
      .where(eq(products.id, id))
  })

  it('answers 404 if it does not exist', async () => {
    await expect(category('pcat_nothing')).rejects.toMatchObject({ status: 404, code: 'category_not_found' })
  })
})
