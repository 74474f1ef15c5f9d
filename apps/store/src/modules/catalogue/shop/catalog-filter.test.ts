import { unwrap, type ProductQuery, type ShopClient } from '@skafferi/api'
import { cardAmount } from '@skafferi/domain/rules/catalogue/card'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { flavourClasses } from '@skafferi/domain/rules/catalogue/market'
import { findProducts, recentPieces } from '@skafferi/fixtures/world'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orders } from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'

/** Fixed seed, so that failures are reproducible. */
const seed = 20_260

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))

const search = (query: ProductQuery) => unwrap(anna.GET('/store/products', { params: { query } }))

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 1 })

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const texts = world.products.map(({ title, brand, tags }) => [title, brand, ...tags].join(' '))
const words = [...new Set(texts.join(' ').split(' '))]
const strengths = [
  ...new Set(world.products.flatMap(({ variants }) => variants.flatMap(({ strength_mg: strength }) => strength ?? []))),
]
const packs = [...new Set(world.products.flatMap(({ variants }) => variants.map(({ unit }) => unit)))]
const amounts = world.listItems.map((card) => toMajor(cardAmount(card)))

/** A word as typed: whole, its beginning, or letters from inside. */
const typed = fc
  .tuple(oneOf(words), fc.nat(4), fc.integer({ min: 1, max: 12 }))
  .map(([word, from, length]) => (length > 4 ? word.slice(from, from + length) : word.slice(0, length)))
  .filter((part) => words.some((word) => word.startsWith(part)) || /^\p{Letter}{4,}$/u.test(part))

const filters = fc.record({
  q: optional(fc.array(typed, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(' '))),
  id: rarely(fc.uniqueArray(oneOf(world.products.map(({ id }) => id)), { minLength: 1, maxLength: 20 })),
  handle: rarely(fc.uniqueArray(oneOf(world.products.map(({ handle }) => handle)), { minLength: 1, maxLength: 20 })),
  category: optional(oneOf(world.categories.map(({ name }) => name))),
  category_id: rarely(fc.uniqueArray(oneOf(world.categories.map(({ id }) => id)), { minLength: 1, maxLength: 5 })),
  brand: optional(fc.uniqueArray(oneOf(world.products.map(({ brand }) => brand)), { minLength: 1, maxLength: 6 })),
  tags: optional(fc.uniqueArray(oneOf(world.tags), { minLength: 1, maxLength: 4 })),
  strength: optional(fc.uniqueArray(oneOf(strengths), { minLength: 1, maxLength: 3 })),
  flavour: optional(fc.uniqueArray(oneOf(flavourClasses), { minLength: 1, maxLength: 3 })),
  pack: optional(fc.uniqueArray(oneOf(packs), { minLength: 1, maxLength: 4 })),
  minPrice: optional(oneOf(amounts)),
  maxPrice: optional(oneOf(amounts)),
  ordered: rarely(fc.constant(1 as const)),
  sort: optional(oneOf(['relevance', 'most_popular', 'newest', 'price_asc', 'price_desc'] as const)),
})
const pages = fc.record({ limit: fc.integer({ min: 1, max: 100 }), offset: fc.nat(60) })

describe('any filter, sort order and page', () => {
  it('gives what looking at every product would give, with and without facets', async () => {
    const property = fc.asyncProperty(filters, pages, fc.boolean(), async (filter, page, withFacets) => {
      const { cards, facets } = findProducts(world, filter)
      const ids = cards.map(({ id }) => id)
      const found = await search({ ...filter, ...page, ...(withFacets && { facets: 1 }) })
      expect(found.products.map(({ id }) => id)).toEqual(ids.slice(page.offset, page.offset + page.limit))
      expect(found.count).toBe(ids.length)
      expect(found.facets).toEqual(withFacets ? facets : undefined)
    })
    await fc.assert(property, { seed, numRuns: 150 })
  })

  it('has only what was ordered in 90 days, on request: nothing long after the last order', async () => {
    const params = { sort: 'most_popular', ordered: 1, limit: 100 } as const
    const ordered = new Set(recentPieces(world).keys())
    const found = await search(params)
    expect(new Set(found.products.map(({ id }) => id))).toEqual(ordered)
    expect(found.count).toBe(ordered.size)
    const { db } = shop.database
    await db.update(orders).set({ createdAt: sql`created_at - interval '91 days'` })
    expect(await search(params)).toMatchObject({ products: [], count: 0 })
    await db.update(orders).set({ createdAt: sql`created_at + interval '91 days'` })
  })

  it('has hits for most filters, so that the comparison is meaningful', () => {
    const samples = fc.sample(filters, { seed, numRuns: 150 })
    const successful = samples.filter((filter) => findProducts(world, filter).cards.length > 0)
    expect(successful.length).toBeGreaterThan(50)
  })
})

describe('the price of a product on sale', () => {
  const onSale = world.flashSale.items.map(({ product_id }) => product_id)
  const cards = new Map(world.listItems.map((card) => [card.id, card]))
  const amountOf = (id: string) => toMajor(cardAmount(cards.get(id)!))

  it('is the current one for the price filter', async () => {
    expect(onSale.length).toBeGreaterThan(0)
    for (const id of onSale) {
      const exactPrice = amountOf(id)
      const { products } = await search({ minPrice: exactPrice, maxPrice: exactPrice, limit: 100 })
      expect(products.map((product) => product.id)).toContain(id)
    }
  })

  it('is the current one for the sort order, and the regular one after the sale', async () => {
    const rank = async (client: ShopClient) => {
      const query: ProductQuery = { sort: 'price_asc', limit: 100, brand: [cards.get(onSale[0]!)!.brand] }
      const { products } = await unwrap(client.GET('/store/products', { params: { query } }))
      return products.map((card) => ({ id: card.id, amount: cardAmount(card) }))
    }
    const expectAscending = (list: { amount: number }[]) =>
      expect(list).toEqual(list.toSorted((a, b) => a.amount - b.amount))
    const during = await rank(anna)
    expectAscending(during)
    const left = Date.parse(world.flashSale.end_date) - world.base.getTime()
    shop.clock.advance(left)
    const after = await rank(shop.client(await shop.signIn('grocer')))
    shop.clock.advance(-left)
    expectAscending(after)
    const saleAmount = during.find(({ id }) => id === onSale[0])!.amount
    expect(after.find(({ id }) => id === onSale[0])!.amount).toBeGreaterThan(saleAmount)
  })
})
