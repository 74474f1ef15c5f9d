import { describe, expect, it } from 'vitest'
import { listingSorts } from './catalog'
import { byFrequency, countValues, listProducts, orderOf, popularSince, toBandCounts, toPriceBounds } from './listing'
import type { ListedProduct, ListOrder, ProductFilter } from './listing'
import { searchedFields } from './search'

function product(title: string, overrides: Partial<ListedProduct>) {
  const { brand = 'Sältan', category = 'Food', tags = ['Salt'], amount = 100, popularity = 0 } = overrides
  const { strengths = [], flavour = null, packs = ['bag'], ordered = false } = overrides
  const id = title.toLowerCase().replaceAll(' ', '-')
  return {
    id: `prod_${id}`,
    handle: id,
    title,
    brand,
    category,
    categoryId: `pcat_${category.toLowerCase()}`,
    tags,
    strengths,
    flavour,
    packs,
    get fields() {
      return searchedFields({ title, brand, category, tags, description: '', variants: [] })
    },
    amount,
    popularity,
    ordered,
  }
}

/** Newest first. */
const fish = product('Salt fish', { amount: 240, popularity: 2, ordered: true })
const mints = product('Mints', { brand: 'Polka', tags: ['Mint', 'Vegan'], amount: 5000, popularity: 0, ordered: true })
const phone = product('Phone', { brand: 'Nokia', category: 'Phones', tags: [], amount: 5000_01, popularity: 3 })
const drops = product('Drops of salt', { amount: 240, popularity: 1, tags: ['Salt', 'Vegan'] })
const all = [fish, mints, phone, drops]

const titles = (filter: ProductFilter & { sort?: ListOrder }) =>
  listProducts(all, filter).found.map(({ title }) => title)
const facets = (filter: ProductFilter) => listProducts(all, filter).facets

describe('a list', () => {
  it('has all products, the most popular first, by default', () => {
    expect(titles({})).toEqual(['Mints', 'Drops of salt', 'Salt fish', 'Phone'])
    expect(titles({ q: ' ', category: '', brand: [], tags: [] })).toHaveLength(4)
  })

  it('has the products with one of the brands and one of the tags, in the category', () => {
    expect(titles({ brand: ['Polka', 'Nokia'], sort: 'newest' })).toEqual(['Mints', 'Phone'])
    expect(titles({ tags: ['Mint', 'Salt'], brand: ['Sältan'], sort: 'newest' })).toEqual([
      'Salt fish',
      'Drops of salt',
    ])
    expect(titles({ category: 'Phones' })).toEqual(['Phone'])
    expect(titles({ category: 'Food', brand: ['Nokia'] })).toEqual([])
  })

  it('has only products that were ordered, on request', () => {
    expect(titles({ ordered: 1 })).toEqual(['Mints', 'Salt fish'])
    expect(titles({ ordered: 0 })).toHaveLength(4)
  })

  it('has the products with one of the ids and one of the handles, in one of the categories', () => {
    expect(titles({ id: ['prod_phone', 'prod_mints', 'prod_none'] })).toEqual(['Mints', 'Phone'])
    expect(titles({ handle: ['mints', 'none'] })).toEqual(['Mints'])
    expect(titles({ id: ['prod_phone'], handle: ['mints'] })).toEqual([])
    expect(titles({ category_id: ['pcat_phones', 'pcat_none'] })).toEqual(['Phone'])
    expect(titles({ category_id: ['pcat_phones'], category: 'Food' })).toEqual([])
    expect(facets({ id: ['prod_phone'] }).brands).toEqual([{ value: 'Nokia', count: 1 }])
  })

  it('begins with the oldest if asked', () => {
    expect(titles({ sort: 'oldest' })).toEqual(['Drops of salt', 'Phone', 'Mints', 'Salt fish'])
  })

  it('has only products with one of the tags', () => {
    expect(titles({ tags: ['Mint'] })).toEqual(['Mints'])
    expect(titles({ tags: ['Gift'] })).toEqual([])
  })

  it('has the products within the price bounds, inclusive', () => {
    expect(titles({ minPrice: 2.4, maxPrice: 50, sort: 'newest' })).toEqual(['Salt fish', 'Mints', 'Drops of salt'])
    expect(titles({ minPrice: 2.41, maxPrice: 49.99 })).toEqual([])
    expect(titles({ maxPrice: 2.4, sort: 'newest' })).toEqual(['Salt fish', 'Drops of salt'])
    expect(titles({ minPrice: 50.01 })).toEqual(['Phone'])
  })

  it('can be sorted by price; products of equal price are sorted newest first', () => {
    expect(titles({ sort: 'price_asc' })).toEqual(['Salt fish', 'Drops of salt', 'Mints', 'Phone'])
    expect(titles({ sort: 'price_desc' })).toEqual(['Phone', 'Mints', 'Salt fish', 'Drops of salt'])
  })

  it('is sorted by relevance, then popularity, by default in a search', () => {
    const salty = product('Saltines', {})
    const { found } = listProducts([salty, fish, drops], { q: 'salt' })
    expect(found).toEqual([drops, fish, salty])
    expect(titles({ q: 'salt', sort: 'most_popular' })).toEqual(['Drops of salt', 'Salt fish'])
    expect(titles({ q: '!' })).toEqual([])
  })

  it('is sorted by popularity instead of relevance without search words', () => {
    expect(listingSorts.map((sort) => orderOf(sort, false))).toEqual(
      listingSorts.map((sort) => (sort === 'relevance' ? 'most_popular' : sort)),
    )
    expect(listingSorts.map((sort) => orderOf(sort, true))).toEqual([...listingSorts])
    expect([orderOf(undefined, true), orderOf(undefined, false)]).toEqual(['relevance', 'most_popular'])
  })
})

describe('facets', () => {
  it('count each group among the products that match all other groups', () => {
    const { categories, brands, tags, prices } = facets({ brand: ['Sältan'], category: 'Food', maxPrice: 10 })
    expect(brands).toEqual([{ value: 'Sältan', count: 2 }])
    expect(categories).toEqual([{ value: 'Food', count: 2 }])
    expect(tags).toEqual([
      { value: 'Salt', count: 2 },
      { value: 'Vegan', count: 1 },
    ])
    expect(prices[0]).toEqual({ minPrice: 0, maxPrice: 5000, count: 2 })
    expect(facets({ brand: ['Sältan'] }).brands).toHaveLength(3)
    expect(facets({ tags: ['Mint'] }).tags).toHaveLength(3)
    expect(facets({ category: 'Phones' }).categories).toHaveLength(2)
    expect(facets({ category: 'Phones' }).brands).toEqual([{ value: 'Nokia', count: 1 }])
  })

  it('count strengths, flavours and packs, and filter by them', () => {
    const cool = product('Cool', { strengths: [4, 10], flavour: 'mint', packs: ['can', 'roll'] })
    const warm = product('Warm', { strengths: [10], flavour: 'fruit', packs: ['can'] })
    const list = (filter: ProductFilter) => listProducts([cool, warm, fish], filter)
    expect(list({}).facets).toMatchObject({
      strengths: [
        { value: '4', count: 1 },
        { value: '10', count: 2 },
      ],
      flavours: [
        { value: 'fruit', count: 1 },
        { value: 'mint', count: 1 },
      ],
      packs: [
        { value: 'can', count: 2 },
        { value: 'bag', count: 1 },
        { value: 'roll', count: 1 },
      ],
    })
    expect(list({ strength: [4, 7] }).found).toEqual([cool])
    expect(list({ strength: [10], flavour: ['fruit'] }).found).toEqual([warm])
    expect(list({ pack: ['roll'] })).toMatchObject({
      found: [cool],
      facets: { packs: { length: 3 }, strengths: { length: 2 } },
    })
    expect(list({ q: 'fish' }).facets).toMatchObject({
      strengths: [],
      flavours: [],
      packs: [{ value: 'bag', count: 1 }],
    })
  })

  it('count only the search results', () => {
    expect(facets({ q: 'mints' }).brands).toEqual([{ value: 'Polka', count: 1 }])
  })

  it('count a price on the bound of two bands in both, and a price above all bands in none', () => {
    expect(facets({ minPrice: 50 }).prices.map(({ count }) => count)).toEqual([3, 3, 1, 0, 0, 0, 0])
  })

  it('are sorted by frequency, then by name', () => {
    expect(countValues(['b', 'c', 'a', 'b'])).toEqual([
      { value: 'b', count: 2 },
      { value: 'a', count: 1 },
      { value: 'c', count: 1 },
    ])
    expect(byFrequency({ value: 'a', count: 1 }, { value: 'b', count: 1 })).toBeLessThan(0)
    expect(byFrequency({ value: 'b', count: 1 }, { value: 'a', count: 1 })).toBeGreaterThan(0)
    expect(byFrequency({ value: 'a', count: 1 }, { value: 'b', count: 2 })).toBeGreaterThan(0)
  })

  it('have every price band, with 0 if it has no count', () => {
    const bands = toBandCounts([7, 1])
    expect(bands).toHaveLength(7)
    expect(bands.slice(0, 3)).toEqual([
      { minPrice: 0, maxPrice: 5000, count: 7 },
      { minPrice: 0, maxPrice: 50, count: 1 },
      { minPrice: 50, maxPrice: 100, count: 0 },
    ])
  })
})

it('counts orders of the last ninety days for popularity', () => {
  expect(popularSince(new Date('2026-11-20T09:30:00Z'))).toEqual(new Date('2026-08-22T09:30:00Z'))
})

describe('the bounds of the price filter', () => {
  it('end where the catalogue does, whatever the filter', () => {
    const boundsOf = (amounts: readonly number[], filter: ProductFilter = {}) =>
      listProducts(
        amounts.map((amount) => product('Tea', { amount })),
        filter,
      ).facets.price_bounds
    expect(boundsOf([240, 49_99])).toEqual({ minPrice: 0, maxPrice: 50 })
    expect(boundsOf([240, 120_00], { category: 'Phones', maxPrice: 10 })).toEqual({ minPrice: 0, maxPrice: 300 })
    expect(boundsOf([120_00, 999_00])).toEqual({ minPrice: 100, maxPrice: 1000 })
    expect(boundsOf([240, 1200_00])).toEqual({ minPrice: 0, maxPrice: 5000 })
    expect(boundsOf([])).toBeUndefined()
  })

  it('are the widest ones if a product costs more than the highest preset', () => {
    expect(toPriceBounds(toBandCounts([2, 2]), 3)).toEqual({ minPrice: 0, maxPrice: 5000 })
    expect(toPriceBounds(toBandCounts([0]), 1)).toEqual({ minPrice: 0, maxPrice: 5000 })
  })
})
