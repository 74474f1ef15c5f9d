import { unwrap } from '@skafferi/api'
import type { operations } from '@skafferi/api/admin'
import { combineStated } from '@skafferi/domain/rules/catalogue/stock'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { categories, products, variantPrices, variants } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Query = NonNullable<operations['listProducts']['parameters']['query']>

const shop = await shopOfFile()
const { db } = shop.database
const { client, token } = await addOperator(shop, 'catalogue')

const list = (query: Query = {}) =>
  unwrap(client.GET('/admin/products', { params: { query: { limit: 100, ...query } } }))
const idsOf = async (query: Query) => (await list(query)).products.map(({ id }) => id)

/** A variant as it was before a test. */
type Variant = typeof variants.$inferSelect

/** Changes variants during a test. */
async function withVariants(ids: readonly string[], values: Partial<Variant>, test: () => Promise<void>) {
  const before = await db
    .select()
    .from(variants)
    .where(inArray(variants.id, [...ids]))
  await db
    .update(variants)
    .set(values)
    .where(inArray(variants.id, [...ids]))
  await test()
  for (const { id, ...row } of before) await db.update(variants).set(row).where(eq(variants.id, id))
}

const variantsOf = (productId: string) => db.select().from(variants).where(eq(variants.productId, productId))

/** A product with a single variant, and one with several. */
const all = (await list()).products
const single = all.find((product) => product.variants === 1 && product.tiers.length > 0)!
const several = all.find((product) => product.variants > 2)!

describe('a product in the list', () => {
  it('has the first SKU, the prices of one piece, the tiers and the stock of its variants', async () => {
    for (const { id } of [single, several]) {
      const detail = await sendAdmin(shop, 'getProduct', { path: { id } }, { token })
      const { variants: shown } = detail.json().product
      const prices = shown.flatMap((variant: { prices: object[] }) => variant.prices)
      const amounts = (from: number) =>
        prices.flatMap(({ min_quantity, amount }: { min_quantity: number; amount: number }) =>
          min_quantity === from ? [amount] : [],
        )
      const quantities = [...new Set<number>(prices.map(({ min_quantity }: { min_quantity: number }) => min_quantity))]
      const [listed] = (await list({ q: shown[0].sku })).products.filter((product) => product.id === id)
      const { availability, inventory_quantity } = combineStated(shown)
      expect(listed).toMatchObject({
        sku: shown[0].sku,
        variants: shown.length,
        currency_code: 'eur',
        lowest_price: Math.min(...amounts(1)),
        highest_price: Math.max(...amounts(1)),
        tiers: quantities
          .filter((from) => from > 1)
          .sort((a, b) => a - b)
          .map((from) => ({ min_quantity: from, amount: Math.min(...amounts(from)) })),
        availability,
        inventory_quantity,
      })
    }
  })

  it('has each carton of its variants once, in order', async () => {
    const rows = await variantsOf(several.id)
    await withVariants([rows[0]!.id, rows[1]!.id], { cartonSize: 24 }, () =>
      withVariants([rows[2]!.id], { cartonSize: 12 }, async () => {
        const [listed] = (await list({ q: rows[0]!.sku! })).products
        expect(listed!.carton_sizes).toEqual([12, 24])
      }),
    )
  })

  it('says when a field or price was changed, and nothing if that is unknown', async () => {
    const path = { id: single.id }
    await db.update(products).set({ changedAt: null }).where(eq(products.id, single.id))
    const changedAt = async () => (await list({ q: single.sku! })).products[0]!.changed_at
    expect(await changedAt()).toBeNull()
    const { headers } = await sendAdmin(shop, 'getProduct', { path }, { token })
    const change = { path, body: { brand: 'Changed' }, headers: { 'if-match': headers.etag as string } }
    const answer = await sendAdmin(shop, 'updateProduct', change, { token })
    expect(answer.statusCode).toBe(200)
    expect(await changedAt()).toBe(shop.clock.now().toISOString())
    await db.update(products).set({ brand: single.brand }).where(eq(products.id, single.id))
  })
})

describe('the filters', () => {
  it('find the products of a category and of those below it', async () => {
    const [parent] = await db.select().from(categories).where(eq(categories.name, single.category))
    const below = { ...parent!, id: 'cat_below', name: 'Below', handle: 'below', parentId: parent!.id, position: 99 }
    await db.insert(categories).values(below)
    const inParent = await idsOf({ category_id: parent!.id })
    await db.update(products).set({ categoryId: below.id }).where(eq(products.id, single.id))
    expect(await idsOf({ category_id: below.id })).toEqual([single.id])
    expect(await idsOf({ category_id: parent!.id })).toEqual(inParent)
    await db.update(products).set({ categoryId: parent!.id }).where(eq(products.id, single.id))
    expect(inParent).toContain(single.id)
    expect(await idsOf({ category_id: 'cat_unknown' })).toEqual([])
  })

  it('find the products of a brand, which the list of brands names once', async () => {
    const { brands } = await unwrap(client.GET('/admin/product-brands'))
    expect(brands).toEqual([...new Set(brands)])
    const found = await list({ brand: single.brand })
    expect(found.products.every(({ brand }) => brand === single.brand)).toBe(true)
    expect(found.count).toBe(all.filter(({ brand }) => brand === single.brand).length)
    expect(brands).toContain(single.brand)
  })

  const stocks: [Partial<Variant>, NonNullable<Query['stock']>[]][] = [
    [{ availability: 'tracked', inventoryQuantity: 50 }, ['in']],
    [{ availability: null, inventoryQuantity: 49 }, ['low']],
    [{ availability: 'tracked', inventoryQuantity: 0 }, ['low', 'out']],
    [{ availability: 'always', inventoryQuantity: 0 }, ['always']],
    [{ availability: 'backorder', inventoryQuantity: 0 }, ['low', 'backorder']],
  ]
  it.each(stocks)('find a variant with %j by %j only', async (values, expected) => {
    const [variant] = await variantsOf(single.id)
    await withVariants([variant!.id], values, async () => {
      for (const stock of ['in', 'low', 'out', 'always', 'backorder'] as const) {
        const ids = await idsOf({ stock, q: single.sku! })
        expect([stock, ids.includes(single.id)]).toEqual([stock, expected.includes(stock)])
      }
    })
  })

  it.each([
    ['picture', { thumbnail: '/pictures/set.webp' }, { thumbnail: null }],
    ['category', {}, { categoryId: null }],
    ['weight', { weight: 120 }, { weight: null }],
  ] as const)('find products without a %s', async (missing, present, absent) => {
    const isSingle = eq(products.id, single.id)
    const [before] = await db.select().from(products).where(isSingle)
    await db
      .update(products)
      .set({ categoryId: before!.categoryId, ...present })
      .where(isSingle)
    expect(await idsOf({ missing, q: single.sku! })).toEqual([])
    await db.update(products).set(absent).where(isSingle)
    expect(await idsOf({ missing, q: single.sku! })).toEqual([single.id])
    await db.update(products).set(before!).where(isSingle)
  })

  it('find no product without a weight whose variants all have one', async () => {
    const isSeveral = eq(products.id, several.id)
    const [before] = await db.select().from(products).where(isSeveral)
    const [first, ...others] = await variantsOf(several.id)
    const find = () => idsOf({ missing: 'weight', q: first!.sku! })
    await db.update(products).set({ weight: null }).where(isSeveral)
    await withVariants([first!.id], { weight: 120 }, async () => {
      expect(await find()).toEqual([several.id])
      await withVariants(
        others.map(({ id }) => id),
        { weight: 480 },
        async () => expect(await find()).toEqual([]),
      )
    })
    await db.update(products).set(before!).where(isSeveral)
  })

  it('find products with a variant without a GTIN or a price', async () => {
    const [first] = await variantsOf(several.id)
    await withVariants([first!.id], { gtin: null }, async () => {
      expect(await idsOf({ missing: 'gtin', q: first!.sku! })).toEqual([several.id])
    })
    expect(await idsOf({ missing: 'price', q: first!.sku! })).toEqual([])
    const prices = await db.delete(variantPrices).where(eq(variantPrices.variantId, first!.id)).returning()
    expect(await idsOf({ missing: 'price', q: first!.sku! })).toEqual([several.id])
    await db.insert(variantPrices).values(prices)
  })
})

describe('the order', () => {
  const valueOf = {
    price: ({ lowest_price }: (typeof all)[number]) => lowest_price,
    stock: ({ inventory_quantity }: (typeof all)[number]) => inventory_quantity,
    changed: ({ changed_at }: (typeof all)[number]) => (changed_at === null ? null : Date.parse(changed_at)),
  }
  it.each(['price', 'stock', 'changed'] as const)('is by %s in both directions, unknown values last', async (key) => {
    await db
      .update(products)
      .set({ changedAt: sql`timestamptz '2026-01-01' + interval '1 day' * length(title)` })
      .where(sql`length(title) % 3 > 0`)
    for (const sort of [key, `-${key}`] as const) {
      const found = (await list({ sort })).products.map(valueOf[key])
      const known = found.filter((value) => value !== null)
      const sorted = known.toSorted((a, b) => (sort === key ? a - b : b - a))
      expect(found).toEqual([...sorted, ...found.filter((value) => value === null)])
    }
  })

  it('is the same on all pages', async () => {
    const pages = await Promise.all([0, 7, 14].map((offset) => list({ sort: '-stock', limit: 7, offset })))
    const whole = await idsOf({ sort: '-stock', limit: 21 })
    expect(pages.flatMap(({ products: page }) => page.map(({ id }) => id))).toEqual(whole)
  })
})

describe('a search', () => {
  const [first, second] = all.filter(({ variants: count }) => count === 1)
  const find = async (q: string, query: Query = {}) => {
    const found = await idsOf({ q, ...query })
    return found.filter((id) => id === first!.id || id === second!.id)
  }
  async function withCodes(codes: readonly Partial<Variant>[], test: () => Promise<void>) {
    const [one, other] = [await variantsOf(first!.id), await variantsOf(second!.id)]
    await withVariants([one[0]!.id], codes[0]!, () => withVariants([other[0]!.id], codes[1]!, test))
  }

  it.each([
    ['SKU', 'qx-1', [{ sku: 'QX-10' }, { sku: 'QX-1' }]],
    ['GTIN', '4006381333931', [{ sku: '4006381333931-B' }, { gtin: '4006381333931' }]],
    ['shorter GTIN', '036000291452', [{ sku: 'Q-036000291452' }, { gtin: '0036000291452' }]],
  ] as const)('has the product with exactly this %s first, in any order', async (_, q, codes) => {
    await withCodes(codes, async () => {
      for (const sort of ['title', '-title', 'price'] as const)
        expect(await find(q, { sort })).toEqual([second!.id, first!.id])
    })
  })

  it('finds digits at the start of a GTIN only', async () => {
    await withCodes([{ gtin: '4006381333931' }, { gtin: '7310870000011' }], async () => {
      expect(await find('400638')).toEqual([first!.id])
      expect(await find('400 638-1')).toEqual([first!.id])
      expect(await find('6381333931')).toEqual([])
      expect(await find('0000011')).toEqual([])
    })
  })
})
