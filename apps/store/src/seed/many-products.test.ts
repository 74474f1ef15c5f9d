import { unwrap, type Product } from '@skafferi/api'
import { count, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { shopOfFile, world } from '../testing/shop'
import { products } from '../platform/db/schema'
import { seedManyProducts } from './many-products'
import { generatedPrefix } from './many-products-rows'

const total = world.products.length + 400

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))

async function countGenerated(): Promise<number | undefined> {
  const [row] = await shop.database.db
    .select({ count: count() })
    .from(products)
    .where(like(products.id, `${generatedPrefix}%`))
  return row?.count
}

async function someProducts(): Promise<Product[]> {
  const query = { sort: 'newest', limit: 60 } as const
  const { products: cards } = await unwrap(anna.GET('/store/products', { params: { query } }))
  const details = cards
    .filter(({ id }) => id.startsWith(generatedPrefix))
    .map(({ id }) => unwrap(anna.GET('/store/products/{id}', { params: { path: { id } } })))
  return (await Promise.all(details)).map(({ product }) => product as Product)
}

/** Returns the weighted digit sum of a GTIN-13 (weights 1 and 3); a multiple of ten if the check digit is correct. */
const weigh = (gtin: string) =>
  [...gtin].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)

describe('a catalogue with generated products', () => {
  it('has the requested number of products, also after a second run', async () => {
    const { db } = shop.database
    const now = shop.clock.now()
    expect(await seedManyProducts(db, total - 150, now)).toEqual({ products: total - 150 })
    expect(await seedManyProducts(db, total, now)).toEqual({ products: total })
    expect(await seedManyProducts(db, total, now)).toEqual({ products: total })
    expect(await seedManyProducts(db, 10, now)).toEqual({ products: total })
    expect(await countGenerated()).toBe(400)
  })

  it('shows all of them in its lists and categories', async () => {
    const { count: listed } = await unwrap(anna.GET('/store/products', { params: { query: {} } }))
    const { product_categories } = await unwrap(anna.GET('/store/product-categories', { params: { query: {} } }))
    expect(listed).toBe(total)
    expect(product_categories.reduce((sum, { product_count }) => sum + product_count, 0)).toBe(total)
  })

  it('has valid GTINs, decreasing price tiers and matching options', async () => {
    const found = await someProducts()
    expect(found.length).toBeGreaterThan(40)
    const variants = found.flatMap((product) => product.variants)
    for (const { gtin, sku, prices } of variants) {
      expect(gtin).toMatch(/^\d{13}$/)
      expect(weigh(gtin!) % 10).toBe(0)
      expect(sku).toMatch(/^[A-Z]{3}-\d{7}$/)
      const amounts = prices.map(({ amount }) => amount)
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      expect(prices.map(({ min_quantity }) => min_quantity).slice(0, 2)).toEqual([1, 50])
    }
    for (const { options, variants: own } of found) {
      const values = options.flatMap((option) => option.values.map(({ value }) => value))
      expect(values).toEqual(own.length > 1 ? own.map(({ title }) => title) : [])
    }
  })

  it('finds them by their titles', async () => {
    const [product] = await someProducts()
    const query = { q: product!.variants[0]!.sku! }
    const { products: found } = await unwrap(anna.GET('/store/products', { params: { query } }))
    expect(found.map(({ id }) => id)).toEqual([product!.id])
  })
})
