import type { Cart, CartItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { nameOfLine } from '../../rules/catalogue/variant-name'
import { toCartConflicts } from './conflicts.view'

const { bulk } = createWorld().carts
const [first, second] = bulk.items as [CartItem, CartItem]
const withLine = (change: Partial<CartItem>): Cart => ({
  ...bulk,
  items: bulk.items.map((item) => (item.id === first.id ? { ...item, ...change } : item)),
})
const conflicts = (cart: Cart, history: Parameters<typeof toCartConflicts>[1] = {}) =>
  toCartConflicts(cart, history, 'en-GB')

describe('a cart that can be ordered', () => {
  it('has no conflicts', () => {
    expect(conflicts(bulk, { snapshot: bulk, problem: null })).toEqual([])
  })
})

describe('insufficient stock', () => {
  it('shows the remaining pieces', () => {
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

  it('is sold out at zero', () => {
    expect(conflicts(withLine({ inventory_quantity: 0 }))).toMatchObject([{ kind: 'sold_out', lineId: first.id }])
  })

  it('is no conflict if it is just sufficient', () => {
    expect(conflicts(withLine({ inventory_quantity: first.quantity }))).toEqual([])
  })
})

describe('a price', () => {
  it('is reported if it has risen or fallen since it was displayed', () => {
    const withHigherPrice = withLine({ unit_price: 3 })
    expect(conflicts(withHigherPrice, { snapshot: bulk })).toMatchObject([
      { kind: 'price', was: '€2.72', now: '€3.00', isLower: false },
    ])
    expect(conflicts(bulk, { snapshot: withHigherPrice })).toMatchObject([
      { was: '€3.00', now: '€2.72', isLower: true },
    ])
  })

  it('of another quantity is a tier, not a conflict', () => {
    expect(conflicts(withLine({ unit_price: 3.2, quantity: 10 }), { snapshot: bulk })).toEqual([])
  })
})

describe('a refusal', () => {
  it('has its lines with what the store said of them', () => {
    const problem = {
      fields: {
        [second.id]: { code: 'not_deliverable', message: 'cannot be delivered to Germany', params: { country: 'de' } },
      },
    }
    expect(conflicts(bulk, { problem })).toMatchObject([
      { kind: 'refused', lineId: second.id, fault: { code: 'not_deliverable' } },
    ])
  })

  it('for insufficient stock names variants, and is not repeated if the cart shows it', () => {
    const problem = {
      fields: { [first.variant_id]: { code: 'stock_left', message: '12 left in stock', params: { left: 12 } } },
    }
    expect(conflicts(bulk, { problem })).toMatchObject([{ kind: 'refused', fault: { code: 'stock_left' } }])
    expect(conflicts(withLine({ inventory_quantity: 12 }), { problem })).toMatchObject([{ kind: 'shortage' }])
  })
})

describe('a cart changed by others', () => {
  it('shows previous and current quantities of a line', () => {
    expect(conflicts(withLine({ quantity: 1090 }), { displayedCart: bulk })).toMatchObject([
      { kind: 'quantity', lineId: first.id, was: '100', now: '1,090', wasQuantity: 100 },
    ])
  })

  it('shows added lines, and removed ones at the end', () => {
    const [, ...others] = bulk.items
    const added = { ...first, id: 'item_new', product_title: 'New' }
    expect(conflicts({ ...bulk, items: [...others, added] }, { displayedCart: bulk })).toMatchObject([
      { kind: 'added', lineId: 'item_new', title: `New, ${first.variant_title}` },
      { kind: 'removed', lineId: first.id, title: nameOfLine(first), quantityText: '100' },
    ])
  })

  it('has no conflict if every line has its previous quantity', () => {
    expect(conflicts(bulk, { displayedCart: bulk })).toEqual([])
  })
})
