import type { Product } from '@skafferi/api'
import { createWorld, toVisitorProduct } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { initialChoice } from './product.rules'
import { toProductView, type ProductChoice } from './index'

const { products } = createWorld()
const locale = 'en-GB'

const prices = (unit: number, bulk: number) => [
  { currency_code: 'eur', amount: unit, min_quantity: 1 },
  { currency_code: 'eur', amount: bulk, min_quantity: 50 },
]
const variant = (strength: string, pack: string, stock: number, price = prices(3.2, 2.72)) => ({
  id: `variant_${strength}_${pack}`,
  title: `${strength} / ${pack}`,
  sku: `TJA-${strength}-${pack}`,
  gtin: null,
  unit: pack.toLowerCase(),
  net_content: pack === 'Roll' ? '10 × 14 g' : '14 g',
  pack_size: pack === 'Roll' ? 10 : 20,
  inventory_quantity: stock,
  options: [
    { option_id: 'strength', value: strength },
    { option_id: 'pack', value: pack },
  ],
  thumbnail: `/${strength}.svg`,
  prices: price,
})
const product: Product = {
  ...products[0]!,
  id: 'prod_mint',
  priced: true,
  subtitle: null,
  bulk_min_quantity: 50,
  weight: 1400,
  images: [
    { id: 'img_1', url: '/2.svg', alt: 'Strength 2' },
    { id: 'img_2', url: '/4.svg', alt: 'Strength 4' },
  ],
  options: [
    { id: 'strength', title: 'Strength', values: ['2', '4'].map((value) => ({ id: value, value })) },
    { id: 'pack', title: 'Pack', values: ['Can', 'Roll'].map((value) => ({ id: value, value })) },
  ],
  variants: [
    variant('2', 'Can', 1240),
    variant('4', 'Can', 0),
    variant('4', 'Roll', 38, prices(29.9, 26.4)),
  ],
}
const nothing: ProductChoice = { options: {}, mode: 'unit', quantity: 1 }
const can: ProductChoice = { options: { strength: '2', pack: 'Can' }, mode: 'unit', quantity: 1 }
const asOpened = (each: Product) => ({ ...nothing, options: initialChoice(each.options, each.variants) })
const view = (choice: Partial<ProductChoice> = {}) => toProductView(product, { ...nothing, ...choice }, locale)

describe('a product nobody has chosen a variant of', () => {
  it('shows its lowest price as such, and no total', () => {
    expect(view()).toMatchObject({
      price: { text: '€3.20', from: true, better: false, perItem: null },
      tiers: [],
      total: null,
      sku: null,
      unit: null,
    })
  })

  it('has the stock of all variants together', () => {
    expect(view().stock.quantity).toBe(1278)
  })

  it('shows the price where all that is left costs the same', () => {
    expect(view({ options: { pack: 'Can' } })).toMatchObject({ price: { from: false }, unit: 'can' })
    expect(view({ options: { pack: 'Can' } }).tiers).toHaveLength(2)
  })
})

describe('a chosen variant', () => {
  it('costs its tier at the present quantity', () => {
    expect(view(can)).toMatchObject({
      price: { text: '€3.20', better: false, unitPrice: null, perItem: { text: '€0.16', count: 20 } },
      total: '€3.20',
    })
    expect(view({ ...can, quantity: 60 })).toMatchObject({
      price: { text: '€2.72', better: true, unitPrice: '€3.20', perItem: { text: '€0.14', count: 20 } },
      total: '€163.20',
    })
  })

  it('has no total for what is no quantity', () => {
    for (const quantity of [0, 1.5, Number.NaN]) expect(view({ ...can, quantity }).total).toBeNull()
  })

  it('lists its tiers without a gap', () => {
    expect(view({ ...can, quantity: 60 }).tiers).toEqual([
      { from: 1, to: 49, fromText: '1', toText: '49', price: '€3.20', saving: null, active: false, better: false, original: null },
      { from: 50, to: null, fromText: '50', toText: '', price: '€2.72', saving: '15%', active: true, better: true, original: null },
    ])
  })

  it('brings its own SKU, unit, pack, stock and picture', () => {
    const roll = view({ options: { strength: '4', pack: 'Roll' } })
    expect(roll).toMatchObject({
      sku: 'TJA-4-Roll',
      unit: 'roll',
      packText: '10 × 14 g · roll',
      stock: { state: 'low', quantity: 38 },
    })
    expect(roll.pictures.map(({ src }) => src)).toEqual(['/4.svg', '/2.svg'])
  })
})

describe('a sale', () => {
  const onSale: Product = {
    ...product,
    variants: product.variants.map((each) => ({
      ...each,
      prices: each.prices.map((price) => ({ ...price, amount: price.amount / 2 })),
      original_prices: each.prices,
    })),
  }
  const seen = (choice: Partial<ProductChoice> = {}) => toProductView(onSale, { ...nothing, ...choice }, locale)

  it('shows what the present quantity costs without it, and by how much it is lower', () => {
    expect(seen(can).price).toMatchObject({ text: '€1.60', better: false, sale: { original: '€3.20', percent: '50%' } })
    expect(seen({ ...can, quantity: 50 }).price).toMatchObject({
      text: '€1.36',
      unitPrice: '€1.60',
      sale: { original: '€2.72', percent: '50%' },
    })
  })

  it('shows each tier’s price without it', () => {
    expect(seen(can).tiers.map(({ original }) => original)).toEqual(['€3.20', '€2.72'])
  })

  it('shows the lowest price’s while nothing is chosen', () => {
    expect(seen().price).toMatchObject({ from: true, sale: { original: '€3.20' } })
  })

  it('that takes nothing off is none', () => {
    const same = { ...product, variants: product.variants.map((each) => ({ ...each, original_prices: each.prices })) }
    const { price, tiers } = toProductView(same, can, locale)
    expect([price?.sale, ...tiers.map(({ original }) => original)]).toEqual([null, null, null])
  })
})

describe('the wishlist', () => {
  it('has the product or has not, and visitors have none', () => {
    expect(toProductView({ ...product, is_in_wishlist: true }, nothing, locale).isInWishlist).toBe(true)
    expect(view().isInWishlist).toBe(false)
    expect(toProductView(toVisitorProduct(product), nothing, locale).isInWishlist).toBeNull()
  })
})

describe('the options', () => {
  const available = (options: ProductChoice['options']) =>
    view({ options }).options.map(({ values }) => values.filter((value) => value.available).map(({ value }) => value))

  it('offer what is in stock', () => {
    expect(available({})).toEqual([
      ['2', '4'],
      ['Can', 'Roll'],
    ])
  })

  it('further down offer what goes with the choices above: neither what does not exist nor what is sold out', () => {
    expect(available({ strength: '2' })).toEqual([['2', '4'], ['Can']])
    expect(available({ strength: '4' })).toEqual([['2', '4'], ['Roll']])
  })

  it('above stay open whatever is chosen further down, so that every variant can be reached', () => {
    expect(available({ strength: '2', pack: 'Can' })[0]).toEqual(['2', '4'])
  })

  it('mark the choice', () => {
    const selected = view(can).options.flatMap(({ values }) => values.filter((value) => value.selected))
    expect(selected.map(({ value }) => value)).toEqual(['2', 'Can'])
  })
})

describe('bulk mode', () => {
  it('starts at the product’s own minimum and offers its doubles', () => {
    expect(view({ ...can, mode: 'bulk', quantity: 50 })).toMatchObject({
      minimum: 50,
      bulkMinimum: 50,
      hasBulk: true,
      quickQuantities: [100, 200],
    })
  })

  it('is not offered where there is no bulk price', () => {
    const single = { ...product, bulk_min_quantity: null }
    expect(toProductView(single, can, locale)).toMatchObject({ hasBulk: false, minimum: 1 })
  })

  it('in unit mode the buyer is offered where the lower prices begin', () => {
    expect(view(can).quickQuantities).toEqual([50])
  })
})

describe('a visitor', () => {
  it('sees no price anywhere, and everything else', () => {
    for (const each of products) {
      const seen = toProductView(toVisitorProduct(each), asOpened(each), locale)
      expect(seen).toMatchObject({ priced: false, price: null, tiers: [], total: null, title: each.title })
      const { shipping: _, description: __, ...rest } = seen
      expect(JSON.stringify(rest)).not.toContain('€')
    }
  })
})

describe('every product of the shop', () => {
  it('shows the store’s own figures and a price', () => {
    for (const each of products) {
      const shown = toProductView(each, asOpened(each), locale)
      const stock = each.variants.reduce((sum, one) => sum + one.inventory_quantity, 0)
      expect(shown.rating?.count ?? 0).toBe(each.total_reviews)
      expect(shown.price?.text).toMatch(/^€\d/)
      expect(shown.pictures.length).toBeGreaterThan(0)
      const sku = each.variants.length === 1 ? each.variants[0]?.sku : null
      expect(shown.sku).toBe(sku)
      expect(shown.stock.quantity).toBe(stock)
    }
  })

  it('lists the four ways to deliver, the free one with its condition', () => {
    expect(view().shipping.map(({ id, price, freeFrom }) => [id, price, freeFrom])).toEqual([
      ['courier', null, '€140'],
      ['local_shipping', '€19.00', null],
      ['ups_ground', '€29.00', null],
      ['global_export', '€39.00', null],
    ])
  })

  it('gives the weight in grams', () => {
    expect(view().weight).toBe('1,400 g')
  })
})
