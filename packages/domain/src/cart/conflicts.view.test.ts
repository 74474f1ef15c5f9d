import type { Cart, CartItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { nameOfLine } from '../product/variant-name.rules'
import { toCartConflicts } from './conflicts.view'

const { bulk } = createWorld().carts
const [first, second] = bulk.items as [CartItem, CartItem]
const withLine = (change: Partial<CartItem>): Cart => ({
  ...bulk,
  items: bulk.items.map((item) => (item.id === first.id ? { ...item, ...change } : item)),
})
const conflicts = (cart: Cart, history: Parameters<typeof toCartConflicts>[1] = {}) =>
  toCartConflicts(cart, history, 'en-GB')

describe('a cart that can be ordered as it is', () => {
  it('has no conflicts', () => {
    expect(conflicts(bulk, { snapshot: bulk, problem: null })).toEqual([])
  })
})

describe('stock that does not suffice any more', () => {
  it('says how much is left', () => {
    expect(conflicts(withLine({ inventory_quantity: 12 }))).toEqual([
      {
        kind: 'shortage',
        left: 12,
        leftText: '12',
        lineId: first.id,
        title: nameOfLine(first),
        sku: first.variant_sku,
        quantityText: '100',
      },
    ])
  })

  it('is sold out where nothing is', () => {
    expect(conflicts(withLine({ inventory_quantity: 0 }))).toMatchObject([{ kind: 'sold_out', lineId: first.id }])
  })

  it('is no conflict where it just suffices', () => {
    expect(conflicts(withLine({ inventory_quantity: first.quantity }))).toEqual([])
  })
})

describe('a price', () => {
  it('that has risen or fallen since it was shown is told', () => {
    const dearer = withLine({ unit_price: 3 })
    expect(conflicts(dearer, { snapshot: bulk })).toMatchObject([
      { kind: 'price', was: '€2.72', now: '€3.00', better: false },
    ])
    expect(conflicts(bulk, { snapshot: dearer })).toMatchObject([{ was: '€3.00', now: '€2.72', better: true }])
  })

  it('of other pieces is a tier, not a conflict', () => {
    expect(conflicts(withLine({ unit_price: 3.2, quantity: 10 }), { snapshot: bulk })).toEqual([])
  })
})

describe('a refusal', () => {
  it('names the lines it is about, in the store’s words', () => {
    const problem = { fields: { [second.id]: 'cannot be delivered to Germany' } }
    expect(conflicts(bulk, { problem })).toMatchObject([
      { kind: 'refused', lineId: second.id, message: 'cannot be delivered to Germany' },
    ])
  })

  it('for want of stock names variants, and is not said twice where the cart says it', () => {
    const problem = { fields: { [first.variant_id]: '12 left in stock' } }
    expect(conflicts(bulk, { problem })).toMatchObject([{ kind: 'refused', message: '12 left in stock' }])
    expect(conflicts(withLine({ inventory_quantity: 12 }), { problem })).toMatchObject([{ kind: 'shortage' }])
  })
})

describe('a cart that others have changed', () => {
  it('has other pieces in a line, as they were and as they are', () => {
    expect(conflicts(withLine({ quantity: 1090 }), { agreed: bulk })).toMatchObject([
      { kind: 'quantity', lineId: first.id, was: '100', now: '1,090', wasQuantity: 100 },
    ])
  })

  it('has lines that were not there, and lacks others, which come last', () => {
    const [, ...others] = bulk.items
    const added = { ...first, id: 'item_new', product_title: 'New' }
    expect(conflicts({ ...bulk, items: [...others, added] }, { agreed: bulk })).toMatchObject([
      { kind: 'added', lineId: 'item_new', title: `New, ${first.variant_title}` },
      { kind: 'removed', lineId: first.id, title: nameOfLine(first), quantityText: '100' },
    ])
  })

  it('is as it was meant where every line has the pieces it had', () => {
    expect(conflicts(bulk, { agreed: bulk })).toEqual([])
  })
})
