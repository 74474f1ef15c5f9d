import { setTimeout } from 'node:timers/promises'
import { unwrap, type ProductQuery } from '@skafferi/api'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { products, variantPrices, variants } from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'
import { searchTextOf } from './search-text'

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))

const search = (query: ProductQuery) =>
  unwrap(anna.GET('/store/products', { params: { query: { limit: 100, ...query } } }))
const idsOf = async (q: string) => (await search({ q })).products.map(({ id }) => id)
const titlesOf = async (q: string) => (await search({ q })).products.map(({ title }) => title)

/** Products that a test adds, in order of publication. */
const added: string[] = []

interface Extra {
  title?: string
  brand?: string
  tags?: string[]
  description?: string
  sku?: string
  gtin?: string
  kind?: string
  netContent?: string
  strengthMg?: number
}

/** Adds a product for sale and returns its id. Defaults contain no words that tests search for. */
async function add(extra: Extra): Promise<string> {
  const {
    title = 'Nonesuch',
    brand = 'Nobody',
    tags = [],
    description = '',
    sku,
    gtin,
    kind = '',
    netContent,
    strengthMg,
  } = extra
  const { db } = shop.database
  const id = `prod_extra${added.length}`
  const publishedAt = new Date(shop.clock.now().getTime() - 60_000 + added.length)
  const [category] = world.categories
  const row = { id, title, brand, tags, description, handle: id, categoryId: category!.id, specification: [] }
  const texts = { title, brand, tags, description, category: category!.name }
  const searchText = searchTextOf({ ...texts, variants: [{ sku, gtin, title: kind, netContent, strengthMg }] })
  await db.insert(products).values({ ...row, searchText, taxClass: 'food', createdAt: publishedAt, publishedAt })
  const variantId = `variant_of_${id}`
  const variant = { id: variantId, productId: id, title, sku, gtin, unit: 'bag', packSize: 1, position: 0 }
  await db.insert(variants).values({ ...variant, inventoryQuantity: 1 })
  await db.insert(variantPrices).values({ variantId, currencyCode: 'eur', minQuantity: 1, amount: 100 })
  added.push(id)
  return id
}

afterEach(async () => {
  const ids = added.splice(0)
  if (ids.length === 0) return
  const { db } = shop.database
  await db.delete(variants).where(inArray(variants.productId, ids))
  await db.delete(products).where(inArray(products.id, ids))
})

describe('a search', () => {
  it('finds a product by title, brand, category, tag, SKU, GTIN and description', async () => {
    const expected = world.products.find(({ tags, variants: own }) => tags.length > 0 && own[0]?.gtin)!
    const [variant] = expected.variants
    const { title, brand, category, tags, description } = expected
    for (const q of [title, variant!.sku!, variant!.gtin!, `${brand} ${title}`, description.slice(0, 60)]) {
      expect(await idsOf(q)).toContain(expected.id)
    }
    for (const q of [brand, category!.name, tags[0]!]) {
      const found = await search({ q, category: category!.name, brand: [brand] })
      expect(found.products.map(({ id }) => id)).toContain(expected.id)
    }
  })

  it('requires every word, in any order and from any field', async () => {
    const id = await add({ title: 'Quillaja drops', brand: 'Zyrkon', description: 'A vintage taste.' })
    expect(await idsOf('vintage zyrkon quillaja')).toEqual([id])
    expect(await idsOf('quillaja')).toEqual([id])
    expect(await idsOf('quillaja saltan')).toEqual([])
  })

  it('ignores case, accents and punctuation', async () => {
    expect(await idsOf('FISH saltan')).toEqual(await idsOf('"Sältan", fish!'))
    const id = await add({ title: 'Ångström & Rød Grød' })
    for (const q of ['angstrom', 'ÅNGSTRÖM', 'rod grod', 'ångström,rød']) expect(await idsOf(q)).toEqual([id])
  })

  it('finds words while they are being typed', async () => {
    const fullWord = await titlesOf('liquorice')
    expect(fullWord.length).toBeGreaterThan(5)
    for (const q of ['liq', 'liquo', 'liquoric']) expect(await titlesOf(q)).toEqual(expect.arrayContaining(fullWord))
  })

  it('finds words of at least four letters inside others, after all other hits', async () => {
    const substringMatch = await add({ title: 'Superzebu' })
    const described = await add({ description: 'Milk of the zebu.' })
    expect(await idsOf('zebu')).toEqual([described, substringMatch])
    expect(await idsOf('ebu')).toEqual([])
  })

  it('finds a code with any punctuation, and by its beginning', async () => {
    const id = await add({ sku: 'ZQX-0420', gtin: '9529999999999' })
    for (const q of ['ZQX-0420', 'zqx0420', 'zqx 0420', 'zqx-04', '9529999999999', '952 9999 9999 99', '95299999']) {
      expect(await idsOf(q)).toEqual([id])
    }
  })

  it('finds a GTIN in any of its lengths', async () => {
    const short = await add({ gtin: '96385074' })
    const carton = await add({ gtin: '14006381333938' })
    const upc = await add({ gtin: '0036000291452' })
    for (const q of ['96385074', '0000096385074', '00000096385074']) expect(await idsOf(q)).toEqual([short])
    expect(await idsOf('14006381333938')).toEqual([carton])
    for (const q of ['036000291452', '0036000291452', '00036000291452']) expect(await idsOf(q)).toEqual([upc])
  })

  it('finds what is written in two ways: units, compounds, and what variants are', async () => {
    const pouch = await add({ title: 'Zorn Cool Quill pouches', kind: '3 / Roll of 10', strengthMg: 10 })
    await add({ title: 'Zorn Cool Quill pouches', kind: '2 / Roll of 10', strengthMg: 1 })
    const can = await add({ title: 'Zorn can', netContent: '24 × 33 cl' })
    const compound = await add({ title: 'Zornquist' })
    const separate = await add({ title: 'Zorn', tags: ['Lakrits'] })
    const all: [string, string[]][] = [
      ['cool quill 10 mg', [pouch]],
      ['Zörn 10mg ROLL', [pouch]],
      ['zorn 33cl', [can]],
      ['24x33 cl zorn', [can]],
      ['zorn quist', [compound]],
      ['zornlakrits', [separate]],
      ['zornlicorice', [separate]],
      ['zorn lakrits', [separate]],
    ]
    for (const [q, ids] of all) expect([q, await idsOf(q)]).toEqual([q, ids])
  })

  it('returns all products without a text', async () => {
    expect((await search({ q: '   ' })).count).toBe(world.products.length)
  })
})

describe('a typo', () => {
  const misspellings = {
    licorise: /Liquorice/,
    sältn: /Sältan/,
    pepermint: /Peppermint/,
    choclate: /Chocolate/,
    headfones: /headphones/,
    rasbery: /Raspberry/,
    mnit: /mint/i,
  }

  it.each(Object.entries(misspellings))('is tolerated: %s', async (slip, meant) => {
    const [first] = await titlesOf(slip)
    expect(first).toMatch(meant)
  })

  it('is tolerated in each of several words, and in unfinished ones', async () => {
    expect((await titlesOf('wireles controler'))[0]).toMatch(/wireless controller/)
    expect((await titlesOf('peprmi'))[0]).toMatch(/Peppermint/)
  })

  it('adds nothing to the hits of a correct word', async () => {
    const exact = await add({ title: 'Zorbex' })
    await add({ title: 'Zorbix' })
    expect(await idsOf('zorbex')).toEqual([exact])
    expect(await idsOf('zorbax')).toHaveLength(2)
  })

  it('is never assumed in numbers and short words', async () => {
    await add({ title: 'Quv 98765', sku: 'QUV-98765' })
    for (const q of ['98756', 'quw', 'QUV-98756']) expect(await idsOf(q)).toEqual([])
  })

  it('is tolerated again when no product has that spelling any more', async () => {
    const wrong = await add({ title: 'Zwietschke' })
    expect(await idsOf('zwietschke')).toEqual([wrong])
    const title = 'Zwetschke'
    const searchText = searchTextOf({ title, brand: '', tags: [], category: '', description: '', variants: [] })
    await shop.database.db.update(products).set({ title, searchText }).where(eq(products.id, wrong))
    for (const q of ['zwietschke', 'zwietschka']) expect(await idsOf(q)).toEqual([wrong])
  })

  it('is not assumed in meaningless text', async () => {
    for (const q of ['qwrtzp', 'xylophone', 'mint qwrtzp', 'aaaaaaaa', '日本語日本語'])
      expect(await idsOf(q)).toEqual([])
  })
})

describe('the hits of a search', () => {
  it('are sorted by relevance: code, title, brand, tags, description, parts of words', async () => {
    const place = {
      part: await add({ title: 'Ultrazumbo3' }),
      described: await add({ description: 'As good as zumbo3.' }),
      tagged: await add({ tags: ['Zumbo3'] }),
      branded: await add({ brand: 'Zumbo3' }),
      prefix: await add({ title: 'Zumbo3x' }),
      titled: await add({ title: 'Best Zumbo3' }),
      coded: await add({ sku: 'ZUMBO-3' }),
    }
    const best = [place.coded, place.titled, place.prefix, place.branded, place.tagged, place.described]
    expect(await idsOf('zumbo3')).toEqual(best)
    const matching = { part: await add({ title: 'Ultrazimbo' }), whole: await add({ description: 'Zimbo.' }) }
    expect(await idsOf('zimbo')).toEqual([matching.whole, matching.part])
  })

  it('are sorted by popularity if equally relevant, then newest first', async () => {
    const older = await add({ title: 'Zembla one' })
    const newer = await add({ title: 'Zembla two' })
    expect(await idsOf('zembla')).toEqual([newer, older])
    const named = new Set(world.products.filter(({ title }) => / mint\b/i.test(title)).map(({ id }) => id))
    const popular = world.listItems.map(({ id }) => id).filter((id) => named.has(id))
    expect(popular.length).toBeGreaterThan(5)
    expect((await idsOf('mint')).slice(0, popular.length)).toEqual(popular)
  })

  it('for "cola" start with cola, before words that contain the letters, e.g. chocolate', async () => {
    const titles = await titlesOf('cola')
    const isCola = titles.map((title) => /\bcola\b/i.test(title))
    expect(isCola.indexOf(false)).toBeGreaterThan(2)
    expect(isCola.lastIndexOf(true)).toBe(isCola.indexOf(false) - 1)
    expect(titles.some((title) => /chocolate/i.test(title))).toBe(true)
  })

  it('appear once, whatever the page size', async () => {
    const fullWord = await idsOf('mint')
    const pages: string[] = []
    for (let offset = 0; offset < fullWord.length; offset += 7) {
      const { products: page } = await search({ q: 'mint', limit: 7, offset })
      pages.push(...page.map(({ id }) => id))
    }
    expect(pages).toEqual(fullWord)
  })

  it('are sorted by relevance unless another order is requested', async () => {
    const titled = await add({ title: 'Zarb' })
    const described = await add({ description: 'Zarb.' })
    const order = async (sort?: ProductQuery['sort']) =>
      (await search({ q: 'zarb', sort })).products.map(({ id }) => id)
    expect(await order()).toEqual([titled, described])
    expect(await order('relevance')).toEqual([titled, described])
    expect(await order('newest')).toEqual([described, titled])
    expect((await search({ sort: 'relevance' })).products).toEqual((await search({ sort: 'most_popular' })).products)
  })

  it('are the same in the list of all products, newest first', async () => {
    const params = { query: { search: 'sältn' } }
    const { products: found } = await unwrap(anna.GET('/store/products/get-all', { params }))
    const { products: newest } = await search({ q: 'saltan', sort: 'newest', limit: 20 })
    expect(found.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
  })
})

describe('malicious text', () => {
  const texts = [
    '%',
    '_____',
    "'",
    "' or 1=1 --",
    "'; drop table products; --",
    'mint & !fish | (',
    'mint:*A',
    '<->',
    '\\',
    '$$',
    '!'.repeat(100),
    "'\\:*&|!()<>@%_#".repeat(6),
    Array.from({ length: 33 }, (_, place) => String.fromCodePoint(97 + (place % 26)) + (place % 9)).join(' '),
  ]

  it('is treated as text', async () => {
    for (const q of texts) expect((await search({ q })).count).toBeLessThan(world.products.length)
    for (const q of ['%', '_____', '<->', '!'.repeat(100)]) expect(await idsOf(q)).toEqual([])
    expect(await idsOf('mint:*A')).toEqual(await idsOf('mint a'))
    expect(await idsOf("mint & !fish | ('")).toEqual(await idsOf('mint fish'))
  })

  it('of any kind gets a response', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 100 })
      .filter((q) => q.length <= 100 && !/[\0\p{Surrogate}]/u.test(q))
    const property = fc.asyncProperty(text, async (q) => {
      expect((await search({ q, limit: 1, facets: 1 })).facets?.prices).toHaveLength(7)
    })
    await fc.assert(property, { seed: 20_262, numRuns: 100 })
  })
})

describe('the search data', () => {
  const price = async (id: string) =>
    (await search({ sort: 'price_asc', minPrice: 1, maxPrice: 1 })).products.some((product) => product.id === id)

  it('follows a changed price, also if the lowest tier is removed', async () => {
    const { db } = shop.database
    const id = await add({ title: 'Zilch' })
    expect(await price(id)).toBe(true)
    const isOfProduct = eq(variantPrices.variantId, `variant_of_${id}`)
    await db.update(variantPrices).set({ amount: 250 }).where(isOfProduct)
    expect(await price(id)).toBe(false)
    expect((await search({ q: 'zilch', minPrice: 2.5, maxPrice: 2.5 })).count).toBe(1)
    await db.delete(variantPrices).where(isOfProduct)
    expect((await search({ q: 'zilch' })).count).toBe(0)
  })

  it('follows the strengths, packs and flavour of a product', async () => {
    const { db } = shop.database
    const id = await add({ title: 'Zilla' })
    const isOfProduct = eq(variants.id, `variant_of_${id}`)
    const found = async (query: ProductQuery) => (await search({ q: 'zilla', ...query })).count
    expect([
      await found({ pack: ['bag'] }),
      await found({ strength: [7.5] }),
      await found({ flavour: ['mint'] }),
    ]).toEqual([1, 0, 0])
    await db.update(variants).set({ strengthMg: 7.5, unit: 'roll' }).where(isOfProduct)
    await db.update(products).set({ flavourClass: 'mint' }).where(eq(products.id, id))
    expect([
      await found({ pack: ['bag'] }),
      await found({ strength: [7.5, 3] }),
      await found({ flavour: ['mint'] }),
    ]).toEqual([0, 1, 1])
    const { facets } = await search({ q: 'zilla', facets: 1 })
    expect(facets).toMatchObject({
      strengths: [{ value: '7.5', count: 1 }],
      flavours: [{ value: 'mint', count: 1 }],
      packs: [{ value: 'roll', count: 1 }],
    })
  })

  it('follows two concurrent price changes of a product', async () => {
    const { db } = shop.database
    const id = await add({ title: 'Zwei' })
    const [one, other] = [`variant_of_${id}`, `variant_other_${id}`]
    const fields = { productId: id, title: 'Other', unit: 'bag', packSize: 1, position: 1, inventoryQuantity: 1 }
    await db.insert(variants).values({ id: other, ...fields })
    await db.insert(variantPrices).values({ variantId: other, currencyCode: 'eur', minQuantity: 1, amount: 100 })
    const raise = (variantId: string, amount: number, during: () => Promise<void> | void = () => undefined) =>
      db.transaction(async (tx) => {
        await tx.update(variantPrices).set({ amount }).where(eq(variantPrices.variantId, variantId))
        await during()
      })
    let second: Promise<void> | undefined
    await raise(one, 300, () => {
      second = raise(other, 200)
      return setTimeout(300)
    })
    await second
    expect((await search({ q: 'zwei', minPrice: 2, maxPrice: 2 })).count).toBe(1)
  })

  it('contains a product from its publication until it is archived', async () => {
    const { db } = shop.database
    const id = await add({ title: 'Zenith' })
    const set = (values: Partial<typeof products.$inferInsert>) =>
      db.update(products).set(values).where(eq(products.id, id))
    const steps = [
      { publishedAt: null, seen: [] },
      { publishedAt: new Date(shop.clock.now().getTime() + 1000), seen: [] },
      { publishedAt: shop.clock.now(), seen: [id] },
      { archivedAt: shop.clock.now(), seen: [] },
      { archivedAt: null, seen: [id] },
    ]
    for (const { seen, ...values } of steps) {
      await set(values)
      expect(await idsOf('zenith')).toEqual(seen)
    }
  })

  it('follows new words, and a variant that moves to another product', async () => {
    const { db } = shop.database
    const [from, to] = [await add({ title: 'Zonda' }), await add({ title: 'Zephyr' })]
    const renamed = { title: 'Zuber', brand: '', tags: [], category: '', description: '', variants: [] }
    await db
      .update(products)
      .set({ title: 'Zuber', searchText: searchTextOf(renamed) })
      .where(eq(products.id, from))
    expect(await idsOf('zuber')).toEqual([from])
    expect(await idsOf('zonda')).not.toContain(from)
    await db
      .update(variants)
      .set({ productId: to, position: 1 })
      .where(eq(variants.id, `variant_of_${from}`))
    expect(await idsOf('zephyr')).toEqual([to])
    expect(await idsOf('zuber')).not.toContain(from)
  })
})
