import type { ReorderLine, ReorderPreview } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { toReorderPurchases, toReorderView, type ReorderDrafts } from './reorder.view'

const line = (item_id: string, changes: Partial<ReorderLine> = {}): ReorderLine => ({
  item_id,
  product_id: `prod_${item_id}`,
  variant_id: `variant_${item_id}`,
  product_title: `Product ${item_id}`,
  variant_title: '120 g',
  variant_sku: 'SAL-0120',
  thumbnail: null,
  code: 'as_before',
  ordered_quantity: 240,
  quantity: 240,
  cart_quantity: 0,
  unit_price_before: 1.38,
  unit_price: 1.38,
  prices: [{ currency_code: 'eur', amount: 1.38, min_quantity: 1 }],
  inventory_quantity: 1000,
  ...changes,
})
const preview: ReorderPreview = {
  order_id: 'order_1',
  display_id: 1020,
  currency_code: 'eur',
  lines: [
    line('a'),
    line('b', {
      code: 'price_changed',
      unit_price_before: 3.85,
      unit_price: 3.6,
      prices: [{ currency_code: 'eur', amount: 3.6, min_quantity: 1 }],
      ordered_quantity: 60,
      quantity: 60,
    }),
    line('c', { code: 'gone', quantity: 0, unit_price: null, prices: [], ordered_quantity: 24, inventory_quantity: 0 }),
    line('d', { code: 'reduced', ordered_quantity: 48, quantity: 12, inventory_quantity: 20, cart_quantity: 8 }),
  ],
}
const view = (drafts: ReorderDrafts = {}, of = preview) => toReorderView(of, drafts, 'en-GB')
const lineOf = (id: string, drafts?: ReorderDrafts) => view(drafts).lines.find(({ itemId }) => itemId === id)

describe('the preview of a reorder', () => {
  it('starts with lines that need attention, and has their number', () => {
    expect(view().lines.map(({ itemId }) => itemId)).toEqual(['b', 'c', 'd', 'a'])
    expect(view().reviewCount).toBe(3)
  })

  it('chooses what is available of every line, and omits unavailable ones', () => {
    expect(view().lines.map(({ chosen, entry }) => [chosen, entry.value])).toEqual([
      [true, 60],
      [false, 0],
      [true, 12],
      [true, 240],
    ])
    expect(view()).toMatchObject({ displayId: '1020', chosen: 3, invalidItemId: null, estimated: false })
  })

  it('shows each product by its picture and name', () => {
    const pictured = view({}, { ...preview, lines: [line('a', { thumbnail: '/fish.svg' })] })
    expect(pictured.lines[0]).toMatchObject({ picture: { src: '/fish.svg', alt: 'Product a' } })
  })

  it('shows both unit prices, and the direction of the change', () => {
    expect(lineOf('b')).toMatchObject({ priceBefore: '€3.85', price: '€3.60', priceChange: 'lower' })
    expect(lineOf('a')).toMatchObject({ priceBefore: '€1.38', price: '€1.38', priceChange: 'same' })
    expect(lineOf('c')).toMatchObject({ priceBefore: '€1.38', price: null, priceChange: 'same' })
    const withHigherPrice = view(
      {},
      { ...preview, lines: [line('a', { code: 'price_changed', unit_price: 1.39, prices: [] })] },
    )
    expect(withHigherPrice.lines[0]).toMatchObject({ priceChange: 'higher' })
  })

  it('sums up the chosen lines, next to the previous amount of the goods', () => {
    expect(view()).toMatchObject({ goods: '€563.76', goodsBefore: '€661.56' })
    expect(view({ a: { chosen: false } })).toMatchObject({ goods: '€232.56', chosen: 2, estimated: false })
  })

  it('has the price of the chosen quantity, and the larger one that costs less', () => {
    const prices = [
      { currency_code: 'eur', amount: 2.5, min_quantity: 1 },
      { currency_code: 'eur', amount: 2.05, min_quantity: 50 },
    ]
    const raisins = line('a', { ordered_quantity: 48, quantity: 48, unit_price_before: 2.5, unit_price: 2.5, prices })
    const viewOf = (change: Partial<ReorderLine>, drafts: ReorderDrafts = {}) =>
      view(drafts, { ...preview, lines: [{ ...raisins, ...change }] })
    expect(viewOf({}).goods).toBe('€120.00')
    expect(viewOf({}).lines[0]).toMatchObject({ price: '€2.50', larger: { quantity: 50, more: 2, saved: '€17.50' } })
    expect(viewOf({}, { a: { value: 50 } }).goods).toBe('€102.50')
    const taken = { price: '€2.05', priceChange: 'lower', larger: null }
    expect(viewOf({}, { a: { value: 50 } }).lines[0]).toMatchObject(taken)
    expect(viewOf({}, { a: { chosen: false } }).lines[0]!.larger).toBeNull()
    expect(viewOf({ inventory_quantity: 49 }).lines[0]!.larger).toBeNull()
    const few = { quantity: 8, cart_quantity: 40 }
    expect(viewOf(few).lines[0]!.larger).toEqual({ quantity: 10, more: 2, saved: '€17.50' })
  })

  it('is an estimate once a quantity was changed, because its price may differ', () => {
    expect(view({ a: { value: 100 } })).toMatchObject({ goods: '€370.56', estimated: true })
  })
})

describe('a quantity', () => {
  it('stays as it was entered, even if invalid, and its line is reported', () => {
    expect(lineOf('d', { d: { value: 13 } })).toMatchObject({
      tooMany: true,
      orderRule: { minimum: 1, multiple: 1, maximum: 12 },
      entry: { value: 13, note: 'wrong' },
    })
    expect(view({ d: { value: 13 } }).invalidItemId).toBe('d')
    expect(view({ a: { value: null } }).invalidItemId).toBe('a')
    expect(view({ a: { value: 0 } }).invalidItemId).toBe('a')
    expect(view({ a: { value: 1 } }).invalidItemId).toBeNull()
  })

  it('of a line that is not chosen does not prevent the reorder', () => {
    expect(lineOf('d', { d: { value: 13, chosen: false } })).toMatchObject({
      tooMany: false,
      entry: { value: 13, note: null },
    })
    expect(view({ a: { value: null, chosen: false } }).invalidItemId).toBeNull()
  })

  it('can be larger than ordered, up to the stock', () => {
    expect(lineOf('a', { a: { value: 1000 } })).toMatchObject({ tooMany: false })
    expect(lineOf('a', { a: { value: 1001 } })).toMatchObject({ tooMany: true })
  })

  it('that was offered follows the store’s offer; an entered one stays', () => {
    const less = { ...preview, lines: [line('a', { code: 'reduced', quantity: 5, inventory_quantity: 5 })] }
    expect(view({}, less).lines[0]).toMatchObject({ entry: { value: 5 }, tooMany: false })
    expect(view({ a: { value: 100 } }, less).lines[0]).toMatchObject({ entry: { value: 100 }, tooMany: true })
  })
})

it('the chosen lines are added', () => {
  expect(toReorderPurchases(preview, { a: { chosen: false }, d: { value: 7 } })).toEqual([
    { variantId: 'variant_b', quantity: 60 },
    { variantId: 'variant_d', quantity: 7 },
  ])
  expect(toReorderPurchases(preview, { c: { chosen: true, value: 5 } })).not.toContainEqual(
    expect.objectContaining({ variantId: 'variant_c' }),
  )
})
