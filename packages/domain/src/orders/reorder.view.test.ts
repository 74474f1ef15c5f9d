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
  inventory_quantity: 1000,
  ...changes,
})
const preview: ReorderPreview = {
  order_id: 'order_1',
  display_id: 1020,
  currency_code: 'eur',
  lines: [
    line('a'),
    line('b', { code: 'price_changed', unit_price_before: 3.85, unit_price: 3.6, ordered_quantity: 60, quantity: 60 }),
    line('c', { code: 'gone', quantity: 0, unit_price: null, ordered_quantity: 24, inventory_quantity: 0 }),
    line('d', { code: 'reduced', ordered_quantity: 48, quantity: 12, inventory_quantity: 20, cart_quantity: 8 }),
  ],
}
const view = (drafts: ReorderDrafts = {}, of = preview) => toReorderView(of, drafts, 'en-GB')
const lineOf = (id: string, drafts?: ReorderDrafts) => view(drafts).lines.find(({ itemId }) => itemId === id)

describe('the preview of an order placed again', () => {
  it('begins with what needs a look, and says of how many lines that is so', () => {
    expect(view().lines.map(({ itemId }) => itemId)).toEqual(['b', 'c', 'd', 'a'])
    expect(view().toLook).toBe(3)
  })

  it('takes what can be had of every line, and leaves out what is gone', () => {
    expect(view().lines.map(({ chosen, entry }) => [chosen, entry.value])).toEqual([
      [true, 60],
      [false, 0],
      [true, 12],
      [true, 240],
    ])
    expect(view()).toMatchObject({ displayId: '1020', chosen: 3, wrongItemId: null, estimated: false })
  })

  it('shows each product by its picture, named as it is', () => {
    const pictured = view({}, { ...preview, lines: [line('a', { thumbnail: '/fish.svg' })] })
    expect(pictured.lines[0]).toMatchObject({ picture: { src: '/fish.svg', alt: 'Product a' } })
  })

  it('shows both prices of a piece, and which way it went', () => {
    expect(lineOf('b')).toMatchObject({ priceBefore: '€3.85', price: '€3.60', priceMove: 'lower' })
    expect(lineOf('a')).toMatchObject({ priceBefore: '€1.38', price: '€1.38', priceMove: 'same' })
    expect(lineOf('c')).toMatchObject({ priceBefore: '€1.38', price: null, priceMove: 'same' })
    const dearer = view({}, { ...preview, lines: [line('a', { code: 'price_changed', unit_price: 1.39 })] })
    expect(dearer.lines[0]).toMatchObject({ priceMove: 'higher' })
  })

  it('adds up what is chosen beside what the goods came to then', () => {
    expect(view()).toMatchObject({ goods: '€563.76', goodsBefore: '€661.56' })
    expect(view({ a: { chosen: false } })).toMatchObject({ goods: '€232.56', chosen: 2, estimated: false })
  })

  it('is an estimate once another quantity is wanted: its price may be another', () => {
    expect(view({ a: { value: 100 } })).toMatchObject({ goods: '€370.56', estimated: true })
  })
})

describe('a quantity', () => {
  it('stays as it was typed, wrong as it may be, and names its line', () => {
    expect(lineOf('d', { d: { value: 13 } })).toMatchObject({
      tooMany: true,
      most: 12,
      entry: { value: 13, note: 'wrong' },
    })
    expect(view({ d: { value: 13 } }).wrongItemId).toBe('d')
    expect(view({ a: { value: null } }).wrongItemId).toBe('a')
    expect(view({ a: { value: 0 } }).wrongItemId).toBe('a')
    expect(view({ a: { value: 1 } }).wrongItemId).toBeNull()
  })

  it('of a line that is not chosen holds nobody up', () => {
    expect(lineOf('d', { d: { value: 13, chosen: false } })).toMatchObject({
      tooMany: false,
      entry: { value: 13, note: null },
    })
    expect(view({ a: { value: null, chosen: false } }).wrongItemId).toBeNull()
  })

  it('may be more than was ordered, as far as the stock goes', () => {
    expect(lineOf('a', { a: { value: 1000 } })).toMatchObject({ tooMany: false })
    expect(lineOf('a', { a: { value: 1001 } })).toMatchObject({ tooMany: true })
  })

  it('that was offered follows what the store offers now; one that was typed stays', () => {
    const less = { ...preview, lines: [line('a', { code: 'reduced', quantity: 5, inventory_quantity: 5 })] }
    expect(view({}, less).lines[0]).toMatchObject({ entry: { value: 5 }, tooMany: false })
    expect(view({ a: { value: 100 } }, less).lines[0]).toMatchObject({ entry: { value: 100 }, tooMany: true })
  })
})

it('what is added is what is chosen, line by line', () => {
  expect(toReorderPurchases(preview, { a: { chosen: false }, d: { value: 7 } })).toEqual([
    { variantId: 'variant_b', quantity: 60 },
    { variantId: 'variant_d', quantity: 7 },
  ])
  expect(toReorderPurchases(preview, { c: { chosen: true, value: 5 } })).not.toContainEqual(
    expect.objectContaining({ variantId: 'variant_c' }),
  )
})
