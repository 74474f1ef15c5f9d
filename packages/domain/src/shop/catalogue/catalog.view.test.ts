import { createWorld } from '@skafferi/fixtures/world'
import type { ProductList, ProductListItem } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { emptyFilter, type ListingFilter } from '../../rules/catalogue/catalog'
import { toListingView } from './index'
import type { StatedStock } from '../../rules/catalogue/stock'
import { toProductCardView, toRatingView, toStockView } from '../../platform/shared-views'

const { listItems } = createWorld()
const locale = 'en-GB'
const item: ProductListItem = {
  id: 'prod_1',
  title: 'Sältan Salt Liquorice Fish',
  subtitle: '120 g · bag',
  handle: 'saltan-fish',
  brand: 'Sältan',
  sku: 'SAL-0120',
  status: 'published',
  thumbnail: '/assets/packshots/saltan-fish.svg',
  stamp: '/assets/packshots/stamp/saltan-fish.svg',
  category: { id: 'pcat_1', name: 'Food & Candy', handle: 'food-candy' },
  has_multiple_variants: false,
  variant_id: 'variant_1',
  prices: { eur: 1.85 },
  bulk_prices: { eur: 1.48 },
  bulk_min_quantity: 50,
  inventory_quantity: 1240,
  availability: 'tracked',
  available_from: null,
  low_stock: 50,
  is_in_wishlist: false,
  is_new: false,
  average_rating: 4.7,
  total_reviews: 92,
  colors: [],
  strengths_mg: [],
  kept_out: null,
  tiers: [{ currency_code: 'eur', amount: 1.85, min_quantity: 1 }],
  last_ordered_at: '2026-11-20T08:00:00Z',
  last_quantity: 1240,
  carton_size: 24,
}

describe('a product card', () => {
  it('has the strength of pouches, and their delivery restrictions', () => {
    const viewOf = (overrides: Partial<ProductListItem>) => toProductCardView({ ...item, ...overrides }, locale)
    expect(viewOf({ strengths_mg: [9] }).strength).toBe('9\u00A0mg')
    expect(viewOf({ strengths_mg: [3.5, 7, 10] }).strength).toBe('3.5–10\u00A0mg')
    const restricted = viewOf({ kept_out: { country_code: 'no', variants: 'some' } })
    expect(restricted.deliveryRestriction).toEqual({ country: 'Norway', variants: 'some' })
  })

  it('has all fields of the product', () => {
    expect(toProductCardView(item, locale)).toEqual({
      id: 'prod_1',
      title: 'Sältan Salt Liquorice Fish',
      brand: 'Sältan',
      sku: 'SAL-0120',
      packText: '120 g · bag',
      picture: { src: '/assets/packshots/saltan-fish.svg', alt: 'Sältan Salt Liquorice Fish' },
      thumbnail: { src: '/assets/packshots/stamp/saltan-fish.svg', alt: 'Sältan Salt Liquorice Fish' },
      isNew: false,
      rating: { value: 4.7, text: '4.7', count: 92 },
      stock: {
        state: 'in',
        quantity: 1240,
        limit: 1240,
        text: '1,240',
        orderRule: { minimum: 1, multiple: 1, maximum: 1240 },
      },
      price: { text: '€1.85', from: false },
      bulkPrice: { text: '€1.48', minQuantity: 50 },
      sale: null,
      hasMultipleVariants: false,
      variantId: 'variant_1',
      isInWishlist: false,
      offer: { currency: 'eur', tiers: [{ amount: 185, min_quantity: 1 }] },
      carton: 24,
      lastOrdered: { quantity: 1240, text: '1,240', date: '20 Nov 2026', day: '20 Nov' },
      strength: null,
      deliveryRestriction: null,
      colors: [],
    })
  })

  it('calculates a sale from the price without it', () => {
    const onSale = { ...item, prices: { eur: 1.48 }, original_prices: { eur: 1.85 }, sale_last_day: '2026-12-06' }
    expect(toProductCardView(onSale, locale)).toMatchObject({
      price: { text: '€1.48', from: false },
      sale: { original: '€1.85', percent: '20%', lastDay: '6 Dec' },
    })
  })

  it('calculates a sale of several variants from their lowest prices', () => {
    const onSale = {
      ...item,
      prices: { eur: { min_amount: 90 } },
      original_prices: { eur: { min_amount: 100 } },
    }
    expect(toProductCardView(onSale, locale).sale).toMatchObject({ original: '€100.00', percent: '10%' })
  })

  it('never compares prices of different currencies', () => {
    const mixed = { ...item, prices: { usd: 1.48, eur: 1.4 }, original_prices: { eur: 1.85 } }
    expect(toProductCardView(mixed, locale).sale).toBeNull()
  })

  it('has no sale if the price is not reduced', () => {
    expect(toProductCardView({ ...item, original_prices: item.prices }, locale).sale).toBeNull()
  })

  it('has the wishlist state and the colours', () => {
    const saved = toProductCardView({ ...item, is_in_wishlist: true, colors: ['Sea', 'Snow'] }, locale)
    expect(saved).toMatchObject({ isInWishlist: true, colors: ['Sea', 'Snow'] })
  })

  it('has a "from" price if the variants’ prices differ', () => {
    const card = toProductCardView({ ...item, prices: { eur: { min_amount: 4.6 } } }, locale)
    expect(card.price).toEqual({ text: '€4.60', from: true })
  })

  it('prefers a price in US dollars', () => {
    const prices = { eur: 1.85, usd: 1.99 }
    expect(toProductCardView({ ...item, prices }, locale).price.text).toBe('$1.99')
  })

  it('has no price and no sale if the product has no price', () => {
    const unpriced = { ...item, prices: {} as ProductListItem['prices'], original_prices: { eur: 1.85 } }
    expect(toProductCardView(unpriced, locale)).toMatchObject({ price: { text: '', from: false }, sale: null })
  })

  it('has no sale if the price is higher than the original price', () => {
    expect(toProductCardView({ ...item, original_prices: { eur: 1.5 } }, locale).sale).toBeNull()
  })

  it('has no offer without price tiers in a displayed currency', () => {
    expect(toProductCardView({ ...item, tiers: [] }, locale).offer).toBeNull()
    expect(
      toProductCardView({ ...item, tiers: [{ currency_code: 'sek', amount: 20, min_quantity: 1 }] }, locale).offer,
    ).toBeNull()
  })

  it('has no last order if the date or the quantity is missing', () => {
    const lastOrdered = (overrides: Partial<ProductListItem>) =>
      toProductCardView({ ...item, ...overrides }, locale).lastOrdered
    expect(lastOrdered({ last_ordered_at: null, last_quantity: null })).toBeNull()
    expect(lastOrdered({ last_quantity: null })).toBeNull()
    expect(lastOrdered({ last_ordered_at: null })).toBeNull()
  })

  it('has no bulk price if the minimum quantity is unknown', () => {
    expect(toProductCardView({ ...item, bulk_min_quantity: null }, locale).bulkPrice).toBeNull()
  })

  it('has no bulk price without a bulk tier', () => {
    const { bulk_prices: _, ...single } = item
    expect(toProductCardView({ ...single, bulk_min_quantity: null }, locale).bulkPrice).toBeNull()
  })

  it('has the store’s values for every product', () => {
    for (const product of listItems) {
      const card = toProductCardView(product, locale)
      expect(card.stock.quantity).toBe(product.inventory_quantity)
      expect(card.rating?.count ?? 0).toBe(product.total_reviews)
      expect(card.isNew).toBe(product.is_new)
      expect(card.bulkPrice?.minQuantity ?? null).toBe(product.bulk_prices ? product.bulk_min_quantity : null)
      expect(card.price.text).toMatch(/^€\d/)
      expect(card.sale !== null).toBe(product.original_prices !== undefined)
      expect(card.colors).toEqual(product.colors)
    }
  })
})

describe('stock and rating', () => {
  const tracked = (inventory_quantity: number): StatedStock => ({
    availability: 'tracked',
    inventory_quantity,
    available_from: null,
    low_stock: 50,
  })

  it('is low under 50 pieces and out at 0', () => {
    expect([50, 49, 1, 0, -1].map((pieces) => toStockView(tracked(pieces), locale).state)).toEqual([
      'in',
      'low',
      'low',
      'out',
      'out',
    ])
  })

  it('limits orders only if pieces are left', () => {
    expect([50, 1, 0].map((pieces) => toStockView(tracked(pieces), locale).limit)).toEqual([50, 1, null])
    expect(toStockView({ ...tracked(3), availability: 'backorder' }, locale).limit).toBeNull()
  })

  it('has no count if it does not limit orders', () => {
    const always = { ...tracked(3), availability: 'always' as const }
    expect(toStockView(always, locale).state).toBe('orderable')
    const backorder = { ...tracked(0), availability: 'backorder' as const }
    expect(toStockView(backorder, locale).state).toBe('orderable')
    expect(toStockView({ ...backorder, available_from: '2027-01-12' }, locale)).toMatchObject({
      state: 'later',
      text: '12 Jan',
    })
    expect(toStockView({ ...backorder, inventory_quantity: 3, available_from: '2027-01-12' }, locale)).toMatchObject({
      state: 'low',
      text: '3',
    })
  })

  it('is never negative', () => {
    expect(toStockView(tracked(-3), locale)).toMatchObject({ state: 'out', quantity: 0, text: '0' })
  })

  it('has no rating without reviews', () => {
    expect(toRatingView(null, 0, locale)).toBeNull()
    expect(toRatingView(null, 2, locale)).toBeNull()
    expect(toRatingView(4, 0, locale)).toBeNull()
    expect(toRatingView(4, 2, locale)).toEqual({ value: 4, text: '4.0', count: 2 })
  })
})

describe('the listing', () => {
  const list: ProductList = {
    products: Array.from({ length: 5 }, (_, index) => ({ ...item, id: `prod_${index}` })),
    count: 45,
    limit: 20,
    offset: 40,
    facets: {
      categories: [
        { value: 'Food & Candy', count: 1148 },
        { value: 'Phones', count: 42 },
      ],
      brands: [{ value: 'Björkö', count: 24 }],
      tags: [{ value: 'Vegan', count: 7 }],
      prices: [
        { minPrice: 0, maxPrice: 50, count: 40 },
        { minPrice: 50, maxPrice: 100, count: 5 },
      ],
    },
  }
  const filter: ListingFilter = {
    ...emptyFilter,
    category: 'Food & Candy',
    brands: ['Björkö', 'Sältan'],
    tags: ['Vegan', 'Gift', 'Sour', 'Mint', 'Salt'],
    maxPrice: 50,
    page: 3,
  }

  it('has the total count and the position of the page', () => {
    const view = toListingView(list, filter, locale)
    expect(view.page).toEqual({ current: 3, total: 3, from: 41, to: 45, count: 45, countText: '45' })
  })

  it('has one empty page if nothing is found', () => {
    const view = toListingView({ ...list, products: [], count: 0, offset: 0 }, emptyFilter, locale)
    expect(view.page).toMatchObject({ current: 1, total: 1, from: 0, to: 0 })
  })

  it('marks selected values, and keeps those without products so that they can be removed', () => {
    const { categories, brands } = toListingView(list, filter, locale)
    expect(categories).toEqual([
      { value: 'Food & Candy', count: 1148, countText: '1,148', selected: true },
      { value: 'Phones', count: 42, countText: '42', selected: false },
    ])
    expect(brands).toEqual([
      { value: 'Björkö', count: 24, countText: '24', selected: true },
      { value: 'Sältan', count: 0, countText: '0', selected: true },
    ])
  })

  it('offers all price presets with the store’s counts', () => {
    const { bands } = toListingView(list, filter, locale)
    expect(bands.map(({ id, countText }) => [id, countText])).toEqual([
      ['all', '45'],
      ['0-50', '40'],
      ['50-100', '5'],
      ['100-300', '0'],
      ['300-500', '0'],
      ['500-1000', '0'],
      ['1000-5000', '0'],
    ])
    expect(bands[6]).toMatchObject({ minText: '€1,000', maxText: '€5,000' })
  })

  it('has the products of the page and the filter', () => {
    const view = toListingView(list, filter, locale)
    expect(view.products.map(({ id }) => id)).toEqual(['prod_0', 'prod_1', 'prod_2', 'prod_3', 'prod_4'])
    expect(view.filter).toBe(filter)
    expect(view.tags.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(filter.tags)
  })

  it('formats strengths in milligrams, and has a chip for each strength, flavour and pack', () => {
    const chosen: ListingFilter = { ...emptyFilter, strengths: [10], flavours: ['mint'], packs: ['roll'] }
    const facets = {
      ...list.facets!,
      strengths: [{ value: '4', count: 2 }],
      flavours: [{ value: 'mint', count: 1 }],
      packs: [],
    }
    const { strengths, flavours, packs, chips } = toListingView({ ...list, facets }, chosen, locale)
    expect(strengths.map(({ text, countText, selected }) => [text, countText, selected])).toEqual([
      ['4\u00A0mg', '2', false],
      ['10\u00A0mg', '0', true],
    ])
    expect(flavours).toMatchObject([{ value: 'mint', selected: true }])
    expect(packs).toMatchObject([{ value: 'roll', count: 0, selected: true }])
    expect(chips).toEqual([
      { kind: 'strength', value: 10, text: '10\u00A0mg' },
      { kind: 'flavour', value: 'mint' },
      { kind: 'pack', value: 'roll' },
    ])
  })

  it('has only the selected values if the response has no facets', () => {
    const { facets: _, ...uncounted } = list
    const view = toListingView(uncounted, filter, locale)
    expect(
      [view.categories, view.brands].map((group) => group.map(({ value, countText }) => [value, countText])),
    ).toEqual([
      [['Food & Candy', '0']],
      [
        ['Björkö', '0'],
        ['Sältan', '0'],
      ],
    ])
    expect(view.bands.map(({ countText }) => countText)).toEqual(['0', '0', '0', '0', '0', '0', '0'])
    expect(toListingView(uncounted, emptyFilter, locale)).toMatchObject({ categories: [], brands: [], tags: [] })
  })

  it('uses the store’s count of products at any price, if available', () => {
    const facets = { ...list.facets!, prices: [...list.facets!.prices, { minPrice: 0, maxPrice: 5000, count: 44 }] }
    expect(toListingView({ ...list, facets }, filter, locale).bands[0]).toMatchObject({ id: 'all', countText: '44' })
  })

  it('finds the count of a preset by both its bounds', () => {
    const prices = [{ minPrice: 1000, maxPrice: 5000, count: 3 }, ...list.facets!.prices]
    const { bands } = toListingView({ ...list, facets: { ...list.facets!, prices } }, filter, locale)
    expect(bands.filter(({ countText }) => countText !== '0').map(({ id, countText }) => [id, countText])).toEqual([
      ['all', '48'],
      ['0-50', '40'],
      ['50-100', '5'],
      ['1000-5000', '3'],
    ])
  })

  it('ends its prices where the catalogue does', () => {
    const boundsOf = (minPrice: number, maxPrice: number) => {
      const facets = { ...list.facets!, price_bounds: { minPrice, maxPrice } }
      return toListingView({ ...list, facets }, emptyFilter, locale).bands
    }
    expect(boundsOf(0, 100)).toMatchObject([{ id: 'all', min: 0, max: 100 }, { id: '0-50' }, { id: '50-100' }])
    expect(boundsOf(0, 50)).toMatchObject([{ id: 'all', min: 0, max: 50 }])
    expect(boundsOf(0, 5000)).toHaveLength(7)
  })

  it('has one chip for the price, with one or both bounds', () => {
    const priceChip = (minPrice: number | null, maxPrice: number | null) =>
      toListingView(list, { ...emptyFilter, minPrice, maxPrice }, locale).chips
    expect(priceChip(10, null)).toEqual([{ kind: 'price', min: '€10', max: undefined }])
    expect(priceChip(10, 49.5)).toEqual([{ kind: 'price', min: '€10', max: '€49.50' }])
  })

  it('has a chip for each of up to three tags', () => {
    const { chips } = toListingView(list, { ...emptyFilter, tags: ['Vegan', 'Gift', 'Sour'] }, locale)
    expect(chips.map(({ kind }) => kind)).toEqual(['tag', 'tag', 'tag'])
  })

  it('has a chip for each active filter, and one for all tags after the third', () => {
    expect(toListingView(list, filter, locale).chips).toEqual([
      { kind: 'category', value: 'Food & Candy' },
      { kind: 'brand', value: 'Björkö' },
      { kind: 'brand', value: 'Sältan' },
      { kind: 'tag', value: 'Vegan' },
      { kind: 'tag', value: 'Gift' },
      { kind: 'tag', value: 'Sour' },
      { kind: 'more', count: 2 },
      { kind: 'price', min: undefined, max: '€50' },
    ])
    expect(toListingView(list, emptyFilter, locale).chips).toEqual([])
  })
})
