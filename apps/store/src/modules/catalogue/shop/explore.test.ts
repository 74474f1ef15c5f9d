import { unwrap } from '@skafferi/api'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { categories, products } from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))

const explore = (query: { limit?: number; offset?: number }) =>
  unwrap(anna.GET('/store/products/explore', { params: { query } }))
const category = (id: string) =>
  unwrap(shop.client().GET('/store/product-categories/{id}', { params: { path: { id } } }))

describe('the explore list', () => {
  const names = world.categories.map(({ name }) => name)

  it('has the newest product of each category in the shop’s order, then the second newest, and so on', async () => {
    const { products: found } = await explore({ limit: names.length * 2 })
    const nth = (index: number) =>
      names.map((name) => world.products.filter((product) => product.category?.name === name)[index]?.id)
    expect(found.map(({ id }) => id)).toEqual([...nth(0), ...nth(1)])
  })

  it('contains every product once, also after small categories are exhausted', async () => {
    const ids: string[] = []
    for (let offset = 0; offset < world.products.length; offset += 100) {
      ids.push(...(await explore({ limit: 100, offset })).products.map(({ id }) => id))
    }
    expect(ids.toSorted()).toEqual(world.products.map(({ id }) => id).toSorted())
    expect(await explore({ offset: 100_000 })).toMatchObject({ products: [], count: world.products.length })
  })

  it('follows changes in the order of categories', async () => {
    const { db } = shop.database
    await db.update(categories).set({ position: sql`-${categories.position}` })
    const { products: found } = await explore({ limit: names.length })
    expect(found.map((product) => product.category?.name)).toEqual(names.toReversed())
    await db.update(categories).set({ position: sql`-${categories.position}` })
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
