import type { Product } from '@skafferi/api'
import { createWorld, toVisitorProduct } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { initialChoice } from '../../rules/catalogue/product'
import { demoDelivery } from '../../rules/delivery/delivery-settings'
import { stockStateOf } from '../../rules/catalogue/stock'
import { toProductView, type ProductChoice } from './index'

const { products } = createWorld()
const shop = { locale: 'en-GB', delivery: demoDelivery }

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
  pieces: pack === 'Roll' ? 10 : 1,
  carton_size: null,
  width_mm: null,
  height_mm: null,
  variant_weight_g: null,
  strength_mg: null,
  inventory_quantity: stock,
  availability: 'tracked' as const,
  available_from: null,
  low_stock: 50,
  options: [
    { option_id: 'strength', value: strength },
    { option_id: 'pack', value: pack },
  ],
  stamp: null,
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
    { id: 'img_1', url: '/2.svg', large: null, alt: 'Strength 2' },
    { id: 'img_2', url: '/4.svg', large: '/4-large.svg', alt: 'Strength 4' },
  ],
  options: [
    { id: 'strength', title: 'Strength', values: ['2', '4'].map((value) => ({ id: value, value })) },
    { id: 'pack', title: 'Pack', values: ['Can', 'Roll'].map((value) => ({ id: value, value })) },
  ],
  variants: [variant('2', 'Can', 1240), variant('4', 'Can', 0), variant('4', 'Roll', 38, prices(29.9, 26.4))],
}
const nothing: ProductChoice = { options: {}, mode: 'unit', quantity: 1 }
const can: ProductChoice = { options: { strength: '2', pack: 'Can' }, mode: 'unit', quantity: 1 }
const asOpened = (each: Product) => ({ ...nothing, options: initialChoice(each.options, each.variants) })
const view = (choice: Partial<ProductChoice> = {}) => toProductView(product, { ...nothing, ...choice }, shop)

describe('a deposit', () => {
  const deposit = { kind: 'small', amount: 2, currency_code: 'sek', valid_from: '2025-09-01' } as const
  const viewOf = (overrides: Partial<Product>) => toProductView({ ...product, ...overrides }, can, shop)

  it('has its currency and first day, and is not part of a price', () => {
    const withDeposit = viewOf({ deposit })
    expect(withDeposit.deposit).toEqual({ kind: 'small', amount: 'SEK\u00A02.00', since: '1 Sept 2025' })
    expect({ ...withDeposit, deposit: null }).toEqual(viewOf({ deposit: null }))
  })

  it('is not shown to visitors', () => {
    expect(toProductView(toVisitorProduct({ ...product, deposit }), can, shop).deposit).toBeNull()
  })
})

describe('a product without a chosen variant', () => {
  it('shows its lowest price as such, and no total', () => {
    expect(view()).toMatchObject({
      price: { text: '€3.20', from: true, isBulkPrice: false, perItem: null },
      tiers: [
        { price: '€3.20', active: true },
        { price: '€2.72', active: false },
      ],
      total: null,
      sku: null,
      unit: null,
    })
  })

  it('has the stock of all variants together only if they have one unit', () => {
    expect(view().stock).toMatchObject({ state: 'in', quantity: null })
    expect(view({ options: { pack: 'Can' } }).stock.quantity).toBeGreaterThan(0)
  })

  it('shows the price if all remaining variants have the same', () => {
    expect(view({ options: { pack: 'Can' } })).toMatchObject({ price: { from: false }, unit: 'can' })
    expect(view({ options: { pack: 'Can' } }).tiers).toHaveLength(2)
  })
})

describe('a chosen variant', () => {
  it('has its tier price at the current quantity', () => {
    expect(view(can)).toMatchObject({
      price: { text: '€3.20', isBulkPrice: false, unitPrice: null, perItem: { text: '€0.16', count: 20 } },
      total: '€3.20',
    })
    expect(view({ ...can, quantity: 60 })).toMatchObject({
      price: { text: '€2.72', isBulkPrice: true, unitPrice: '€3.20', perItem: { text: '€0.14', count: 20 } },
      total: '€163.20',
    })
  })

  it('has no total for an invalid quantity, and the prices of the minimum', () => {
    for (const quantity of [null, 0, -3, 1.5, 100_001]) {
      const { total, price, quantityRefusal } = view({ ...can, quantity })
      expect([total, price?.text, quantityRefusal]).toEqual([null, view(can).price?.text, 'invalid_quantity'])
    }
    const { total, price, quantity, quantityRefusal } = view({ ...can, mode: 'bulk', quantity: 49 })
    const atMinimum = view({ ...can, mode: 'bulk', quantity: 50 })
    expect([total, price, quantity, quantityRefusal]).toEqual([null, atMinimum.price, 49, 'below_bulk_minimum'])
  })

  it('has the larger quantity that costs less', () => {
    expect(view({ ...can, quantity: 48 }).larger).toEqual({ quantity: 50, more: 2, saved: '€17.60' })
    expect(view({ ...can, quantity: 42 }).larger).toBeNull()
    expect(view({ ...can, quantity: 50 }).larger).toBeNull()
    expect(view({ options: {}, quantity: 48 }).larger).toBeNull()
  })

  it('has no larger quantity above its stock, or while some are in the cart', () => {
    const inStock = (inventory_quantity: number) =>
      toProductView(
        { ...product, variants: product.variants.map((each) => ({ ...each, inventory_quantity })) },
        { ...can, quantity: 48 },
        shop,
      ).larger
    expect(inStock(50)).not.toBeNull()
    expect(inStock(49)).toBeNull()
    expect(view({ ...can, quantity: 48, inCart: 1 }).larger).toBeNull()
  })

  it('has no total above its stock', () => {
    expect(view({ ...can, quantity: 1240 }).quantityRefusal).toBeNull()
    expect(view({ ...can, quantity: 1241 })).toMatchObject({ quantityRefusal: 'above_stock', total: null, goods: 0 })
  })

  it('counts the pieces in the cart against its stock', () => {
    expect(view({ ...can, quantity: 240, inCart: 1000 }).quantityRefusal).toBeNull()
    expect(view({ ...can, quantity: 241, inCart: 1000 })).toMatchObject({
      quantityRefusal: 'above_stock',
      inCart: 1000,
    })
  })

  it('is not limited by its stock if it can be ordered without', () => {
    const variants = product.variants.map((each) => ({ ...each, availability: 'backorder' as const }))
    const { quantityRefusal, stock } = toProductView({ ...product, variants }, { ...can, quantity: 1241 }, shop)
    expect([quantityRefusal, stock.limit]).toEqual([null, null])
  })

  it('lists its tiers without gaps', () => {
    expect(view({ ...can, quantity: 60 }).tiers).toEqual([
      {
        from: 1,
        to: 49,
        fromText: '1',
        price: '€3.20',
        saving: null,
        active: false,
        isBulkPrice: false,
        original: null,
      },
      {
        from: 50,
        to: null,
        fromText: '50',
        price: '€2.72',
        saving: '15%',
        active: true,
        isBulkPrice: true,
        original: null,
      },
    ])
  })

  it('lists every tier between the first and the last with both bounds', () => {
    const tiers = [...prices(3.2, 2.72), { currency_code: 'eur', amount: 2.4, min_quantity: 1200 }]
    const three = { ...product, variants: [variant('2', 'Can', 1240, tiers)] }
    expect(toProductView(three, { ...can, quantity: 49 }, shop).tiers).toMatchObject([
      { from: 1, to: 49, active: true },
      { from: 50, to: 1199, fromText: '50', saving: '15%', active: false },
      { from: 1200, to: null, fromText: '1,200', saving: '25%', active: false },
    ])
  })

  it('of a single item has no price per item', () => {
    const single = { ...product, variants: [{ ...variant('2', 'Can', 1240), pack_size: 1 }] }
    expect(toProductView(single, can, shop).price?.perItem).toBeNull()
    const pair = { ...product, variants: [{ ...variant('2', 'Can', 1240), pack_size: 2 }] }
    expect(toProductView(pair, can, shop).price?.perItem).toEqual({ text: '€1.60', count: 2 })
  })

  it('without a net content is named by its unit', () => {
    const loose = { ...product, variants: [{ ...variant('2', 'Can', 1240), net_content: null }] }
    expect(toProductView(loose, can, shop).packText).toBe('can')
  })

  it('without a price in a displayed currency has none', () => {
    const priced = {
      ...product,
      variants: [variant('2', 'Can', 1240, [{ currency_code: 'sek', amount: 35, min_quantity: 1 }])],
    }
    expect(toProductView(priced, can, shop)).toMatchObject({ price: null, tiers: [], total: null })
  })

  it('has its own SKU, unit, pack, stock and picture', () => {
    const roll = view({ options: { strength: '4', pack: 'Roll' } })
    expect(roll).toMatchObject({
      sku: 'TJA-4-Roll',
      unit: 'roll',
      packText: '10 × 14 g · roll',
      stock: { state: 'low', quantity: 38 },
    })
    expect(roll.pictures.map(({ src }) => src)).toEqual(['/4-large.svg', '/2.svg'])
  })
})

describe('variants that cost', () => {
  const open = (...variants: Product['variants']) => toProductView({ ...product, variants }, nothing, shop).price
  const plain = variant('2', 'Can', 10)

  it('the same from other quantities on count as different', () => {
    const later = [prices(3.2, 2.72)[0]!, { ...prices(3.2, 2.72)[1]!, min_quantity: 100 }]
    expect(open(plain, variant('4', 'Can', 10, later))).toMatchObject({ text: '€3.20', from: true })
    expect(open(plain, variant('4', 'Can', 10, later.slice(0, 1)))).toMatchObject({ from: true })
    expect(open(plain, variant('4', 'Can', 10, [...prices(3.2, 2.72), { ...later[1]!, amount: 2 }]))).toMatchObject({
      from: true,
    })
  })

  it('the same, one of them only in the sale, count as different', () => {
    const sold = { ...variant('4', 'Can', 10), original_prices: prices(4, 3.4) }
    expect(open(plain, sold)).toMatchObject({ from: true })
    expect(open({ ...plain, original_prices: prices(4, 3.4) }, sold)).toMatchObject({ from: false })
  })

  it('more than others do not lower the displayed price', () => {
    expect(open(variant('4', 'Roll', 38, prices(29.9, 26.4)), plain)).toMatchObject({ text: '€3.20', from: true })
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
  const viewOf = (choice: Partial<ProductChoice> = {}) => toProductView(onSale, { ...nothing, ...choice }, shop)

  it('shows the price without it at the current quantity, and the discount', () => {
    expect(viewOf(can).price).toMatchObject({
      text: '€1.60',
      isBulkPrice: false,
      sale: { original: '€3.20', percent: '50%' },
    })
    expect(viewOf({ ...can, quantity: 50 }).price).toMatchObject({
      text: '€1.36',
      unitPrice: '€1.60',
      sale: { original: '€2.72', percent: '50%' },
    })
  })

  it('shows each tier’s price without it', () => {
    expect(viewOf(can).tiers.map(({ original }) => original)).toEqual(['€3.20', '€2.72'])
  })

  it('shows the lowest price without it while nothing is chosen', () => {
    expect(viewOf().price).toMatchObject({ from: true, sale: { original: '€3.20' } })
  })

  it('without a discount is ignored', () => {
    const same = { ...product, variants: product.variants.map((each) => ({ ...each, original_prices: each.prices })) }
    const { price, tiers } = toProductView(same, can, shop)
    expect([price?.sale, ...tiers.map(({ original }) => original)]).toEqual([null, null, null])
  })
})

describe('the wishlist', () => {
  it('shows if the product is on it, and does not exist for visitors', () => {
    expect(toProductView({ ...product, is_in_wishlist: true }, nothing, shop).isInWishlist).toBe(true)
    expect(view().isInWishlist).toBe(false)
    expect(toProductView(toVisitorProduct(product), nothing, shop).isInWishlist).toBeNull()
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

  it('further down offer what is available with the choices above', () => {
    expect(available({ strength: '2' })).toEqual([['2', '4'], ['Can']])
    expect(available({ strength: '4' })).toEqual([['2', '4'], ['Roll']])
  })

  it('above stay enabled whatever is chosen further down, so that every variant can be reached', () => {
    expect(available({ strength: '2', pack: 'Can' })[0]).toEqual(['2', '4'])
  })

  it('mark the choice', () => {
    const selected = view(can).options.flatMap(({ values }) => values.filter((value) => value.selected))
    expect(selected.map(({ value }) => value)).toEqual(['2', 'Can'])
  })
})

describe('bulk mode', () => {
  it('starts at the product’s own minimum', () => {
    expect(view({ ...can, mode: 'bulk', quantity: 50 })).toMatchObject({
      minimum: 50,
      bulkMinimum: 50,
      hasBulk: true,
    })
  })

  it('starts at the minimum of the chosen variant, whose packs may be larger', () => {
    const roll = { options: { strength: '4', pack: 'Roll' }, mode: 'bulk', quantity: 50 } as const
    expect(view(roll)).toMatchObject({ minimum: 50, bulkMinimum: 500, quantityRefusal: 'above_stock' })
    expect(view({ ...roll, quantity: 49 })).toMatchObject({ quantityRefusal: 'below_bulk_minimum' })
    expect(view({ ...roll, options: {} })).toMatchObject({ minimum: 50, bulkMinimum: 50 })
  })

  it('is not offered without a bulk price', () => {
    const variants = product.variants.map((each) => ({ ...each, prices: each.prices.slice(0, 1) }))
    const single = { ...product, bulk_min_quantity: null, variants }
    expect(toProductView(single, can, shop)).toMatchObject({ hasBulk: false, minimum: 1, bulkMinimum: 50 })
  })
})

describe('suggested quantities', () => {
  const packed = { ...product, variants: product.variants.map((each) => ({ ...each, carton_size: 24 })) }
  const suggested = (each: Product, choice: ProductChoice) => toProductView(each, choice, shop).quickQuantities

  it('are the quantities of the lower prices above the minimum', () => {
    expect(suggested(product, can)).toEqual([50])
    expect(suggested(product, { ...can, mode: 'bulk' })).toEqual([])
  })

  it('include full cartons', () => {
    expect(suggested(packed, can)).toEqual([24, 48, 50])
    expect(suggested(packed, { ...can, mode: 'bulk' })).toEqual([72, 144])
  })

  it('include no carton while variants with different ones match the choice', () => {
    const mixed = { ...packed, variants: packed.variants.map((each, index) => ({ ...each, carton_size: 24 + index })) }
    expect(toProductView(mixed, nothing, shop)).toMatchObject({ carton: null, quickQuantities: [50] })
    expect(toProductView(mixed, can, shop).carton).toBe(24)
  })
})

describe('a visitor', () => {
  it('sees no price, but everything else', () => {
    for (const each of products) {
      const visitorView = toProductView(toVisitorProduct(each), asOpened(each), shop)
      expect(visitorView).toMatchObject({ priced: false, price: null, tiers: [], total: null, title: each.title })
      expect(visitorView.steps[0]).toMatchObject({ from: 1 })
      const { shipping: _, description: __, ...rest } = visitorView
      expect(JSON.stringify(rest)).not.toContain('€')
      expect(visitorView.stock).toMatchObject({ quantity: null, text: '' })
      const states = each.variants.map((one) => stockStateOf(one))
      expect(visitorView.stock.state).toBe(states.every((state) => state === 'out') ? 'out' : 'in')
    }
  })
})

describe('price tiers', () => {
  const stepped = (quantity_steps: number[]) =>
    toProductView({ ...toVisitorProduct(product), quantity_steps }, nothing, shop)

  it('are shown to visitors without gaps, the last one open-ended', () => {
    expect(stepped([1, 50, 1200]).steps).toEqual([
      { from: 1, to: 49, fromText: '1' },
      { from: 50, to: 1199, fromText: '50' },
      { from: 1200, to: null, fromText: '1,200' },
    ])
  })

  it('show in one line from how many pieces the price falls, and nothing if it never does', () => {
    expect(stepped([1, 50, 1200]).stepsText).toBe('50 and 1,200')
    expect(stepped([1]).stepsText).toBe('')
  })

  it('are not shown to customers, who see the prices', () => {
    expect(view()).toMatchObject({ steps: [], stepsText: '' })
  })
})

describe('every product of the shop', () => {
  it('shows the store’s own data and a price', () => {
    for (const each of products) {
      const displayed = toProductView(each, asOpened(each), shop)
      const stock = each.variants.reduce((sum, one) => sum + one.inventory_quantity, 0)
      expect(displayed.rating?.count ?? 0).toBe(each.total_reviews)
      expect(displayed.price?.text).toMatch(/^€\d/)
      expect(displayed.pictures.length).toBeGreaterThan(0)
      const sku = each.variants.length === 1 ? each.variants[0]?.sku : null
      expect(displayed.sku).toBe(sku)
      expect(displayed.stock.quantity).toBe(new Set(each.variants.map(({ unit }) => unit)).size > 1 ? null : stock)
    }
  })

  it('lists the four delivery methods, the free one with its condition', () => {
    expect(view().shipping.map(({ id, name, price, from }) => [id, name, price, from])).toEqual([
      ['courier', 'Courier', null, '€140'],
      ['local_shipping', 'Local Shipping', '€19.00', null],
      ['ups_ground', 'UPS Ground', '€29.00', null],
      ['global_export', 'Global Export', '€39.00', null],
    ])
    expect(view().shipping.map(({ days }) => days)).toEqual([
      { min: 2, max: 4 },
      null,
      { min: 4, max: 6 },
      { min: 3, max: 4 },
    ])
  })

  it('has the weight in grams, if known', () => {
    expect(view().weight).toBe('1,400 g')
    expect(toProductView({ ...product, weight: null }, nothing, shop).weight).toBeNull()
  })

  it('has the weight of the chosen variant, none while variants with different ones match', () => {
    const variants = product.variants.map((each, index) => (index === 0 ? { ...each, variant_weight_g: 30 } : each))
    const weightOf = (options: ProductChoice['options']) =>
      toProductView({ ...product, variants }, { ...nothing, options }, shop).weight
    expect(weightOf(can.options)).toBe('30 g')
    expect(weightOf({ strength: '4' })).toBe('1,400 g')
    expect(weightOf({})).toBeNull()
  })

  it('has its category’s name only', () => {
    const { name, handle } = product.category!
    expect(view().category).toEqual({ name, handle })
    expect(toProductView({ ...product, category: null }, nothing, shop).category).toBeNull()
  })

  it('shows its thumbnail if it has no other picture', () => {
    expect(toProductView({ ...product, images: [] }, nothing, shop).pictures).toEqual([
      { id: 'prod_mint', src: product.thumbnail, alt: product.title },
    ])
  })

  it('shows its pictures in their own order until a variant is chosen', () => {
    expect(view().pictures).toEqual([
      { id: 'img_1', src: '/2.svg', alt: 'Strength 2' },
      { id: 'img_2', src: '/4-large.svg', alt: 'Strength 4' },
    ])
  })

  it('has the packaging that all its variants share, until one is chosen', () => {
    expect(toProductView({ ...product, subtitle: '14 g · can' }, nothing, shop).packText).toBe('14 g · can')
  })

  it('shows the chosen variant and each value', () => {
    expect(view().options.map(({ id, title, values }) => [id, title, ...values.map(({ value }) => value)])).toEqual([
      ['strength', 'Strength', '2', '4'],
      ['pack', 'Pack', 'Can', 'Roll'],
    ])
  })
})
