import { searchProductsLimits } from '@skafferi/api/limits'
import { describe, expect, it } from 'vitest'
import {
  emptyFilter,
  isNew,
  lastPageIfBeyond,
  listingPageSize,
  listingSorts,
  parseFilter,
  parsePrice,
  priceBands,
  priceBounds,
  serialiseFilter,
  sortsOf,
  type ListingFilter,
} from './catalog'

const full: ListingFilter = {
  q: 'salt liquorice',
  category: 'Food & Candy',
  brands: ['Björkö', 'Sältan'],
  tags: ['Vegan', 'Sugar free'],
  strengths: [4, 7.5],
  flavours: ['mint', 'fruit'],
  packs: ['can', 'roll'],
  minPrice: 0,
  maxPrice: 49.5,
  sort: 'price_asc',
  page: 3,
}

describe('a listing’s address', () => {
  it('restores every filter', () => {
    expect(parseFilter(new URLSearchParams(serialiseFilter(full).toString()))).toEqual(full)
  })

  it('uses the API’s parameter names, and omits defaults', () => {
    expect(serialiseFilter(full).toString()).toBe(
      'q=salt+liquorice&category=Food+%26+Candy&brand=Bj%C3%B6rk%C3%B6&brand=S%C3%A4ltan' +
        '&tags=Vegan&tags=Sugar+free&strength=4&strength=7.5&flavour=mint&flavour=fruit&pack=can&pack=roll&minPrice=0&maxPrice=49.5&sort=price_asc&page=3',
    )
    expect(serialiseFilter(emptyFilter).toString()).toBe('')
  })

  it('ignores values that the API would refuse', () => {
    const nonsense =
      'q=+&category=&brand=&minPrice=-1&maxPrice=5001&sort=cheapest&page=0&strength=0&strength=x&strength=1e9&flavour=soap&pack='
    expect(parseFilter(new URLSearchParams(nonsense))).toEqual(emptyFilter)
    expect(parseFilter(new URLSearchParams('minPrice=abc'))).toEqual(emptyFilter)
    expect(parseFilter(new URLSearchParams())).toEqual(emptyFilter)
  })

  it.each([
    ['1', 1],
    ['2', 2],
    ['50000', 50_000],
    ['50001', 50_000],
    ['1e21', 50_000],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['Infinity', 1],
    ['last', 1],
    ['', 1],
  ])('with page "%s" shows page %i', (text, page) => {
    expect(parseFilter(new URLSearchParams({ page: text })).page).toBe(page)
  })

  it('ignores spaces around values, and duplicate values', () => {
    const spaced = new URLSearchParams('q=+salt+&category=+Phones+&brand=+Polka+&brand=Polka&tags=+Vegan+&tags=++')
    expect(parseFilter(spaced)).toMatchObject({ q: 'salt', category: 'Phones', brands: ['Polka'], tags: ['Vegan'] })
  })

  it('sorts by relevance only with search words', () => {
    expect(sortsOf({ q: '' })).toEqual(['most_popular', 'newest', 'price_asc', 'price_desc'])
    expect(sortsOf({ q: 'salt' })).toEqual(['relevance', 'most_popular', 'newest', 'price_asc', 'price_desc'])
    const sortOf = (address: string) => parseFilter(new URLSearchParams(address)).sort
    expect(sortOf('q=salt&sort=relevance')).toBe('relevance')
    expect(sortOf('sort=relevance')).toBe('most_popular')
    expect(sortOf('q=salt&sort=most_popular')).toBe('most_popular')
  })

  it('sorts searches by relevance by default, and other listings by popularity', () => {
    const sortOf = (address: string) => parseFilter(new URLSearchParams(address)).sort
    expect(['q=salt', 'q=salt&sort=cheapest', 'q=+', ''].map(sortOf)).toEqual([
      'relevance',
      'relevance',
      'most_popular',
      'most_popular',
    ])
    const search: ListingFilter = { ...emptyFilter, q: 'salt', sort: 'relevance' }
    expect(serialiseFilter(search).toString()).toBe('q=salt')
    expect(serialiseFilter({ ...search, sort: 'most_popular' }).toString()).toBe('q=salt&sort=most_popular')
    const left = serialiseFilter({ ...search, q: '' }).toString()
    expect(left).toBe('')
  })

  it('has the limits of the contract', () => {
    const long = new URLSearchParams({ q: 'x'.repeat(500), category: 'y'.repeat(500) })
    for (let brand = 0; brand < 80; brand++) long.append('brand', `Brand ${brand % 60}`)
    const filter = parseFilter(long)
    expect(filter.q).toHaveLength(searchProductsLimits.q.maxLength)
    expect(filter.category).toHaveLength(searchProductsLimits.category.maxLength)
    expect(filter.brands).toHaveLength(searchProductsLimits.brand.maxItems)
    expect(searchProductsLimits.sort.enum).toEqual(expect.arrayContaining([...listingSorts]))
    expect(listingPageSize).toBe(searchProductsLimits.limit.default)
    expect(priceBounds).toEqual({
      min: searchProductsLimits.minPrice.minimum,
      max: searchProductsLimits.maxPrice.maximum,
    })
    const last = parseFilter(new URLSearchParams('page=50000')).page
    expect((last - 1) * listingPageSize).toBeLessThanOrEqual(searchProductsLimits.offset.maximum)
  })
})

it('returns the last page for a page beyond the end of a list', () => {
  const redirect = (page: number, count: number) => lastPageIfBeyond({ count, offset: (page - 1) * listingPageSize })
  expect([redirect(1, 0), redirect(1, 45), redirect(3, 45), redirect(2, 21)]).toEqual([null, null, null, null])
  expect([redirect(4, 45), redirect(50_000, 45), redirect(2, 20), redirect(2, 0)]).toEqual([3, 3, 1, 1])
})

describe('the price filter', () => {
  it('accepts a number from 0 to 5000 and ignores other texts', () => {
    expect([parsePrice('0'), parsePrice('49.5'), parsePrice('5000')]).toEqual([0, 49.5, 5000])
    expect(['', ' ', '-1', '5000.01', 'ten', 'NaN'].map(parsePrice)).toEqual(Array(6).fill(null))
  })

  it('has contiguous presets', () => {
    const [all, ...bands] = priceBands
    expect([bands[0]?.min, bands.at(-1)?.max]).toEqual([all.min, all.max])
    for (const [index, band] of bands.slice(1).entries()) expect(band.min).toBe(bands[index]?.max)
  })
})

it('marks a product as new for 30 days', () => {
  const published = new Date('2026-11-01T08:00:00Z')
  expect(isNew(published, new Date('2026-11-01T08:00:00Z'))).toBe(true)
  expect(isNew(published, new Date('2026-12-01T07:59:59Z'))).toBe(true)
  expect(isNew(published, new Date('2026-12-01T08:00:00Z'))).toBe(false)
  expect(isNew(published, new Date('2026-10-31T08:00:00Z'))).toBe(false)
  const now = new Date('2026-11-10T08:00:00Z')
  expect(isNew(published, now, '2026-10-01T08:00:00.000Z')).toBe(true)
  // The goods with which a shop opens are not new.
  expect(isNew(published, now, '2026-11-02T08:00:00.000Z')).toBe(false)
  expect(isNew(published, now, null)).toBe(false)
})
