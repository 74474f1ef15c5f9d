import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toCartChange } from './cart-change.view'

const cart = createWorld().carts.bulk
const next = (change: Partial<Cart>): Cart => ({ ...cart, version: cart.version + 1, ...change })

describe('what has changed between two versions of a cart', () => {
  it('is nothing between a version and itself', () => {
    expect(toCartChange({ ...cart, total: 1 }, cart, 'en-IE')).toBeNull()
  })

  it('is every figure that is another one, as it was and as it is', () => {
    const change = toCartChange(next({ item_total: 1, discount_total: 2, shipping_total: 3, tax_total: 4, total: 5 }), cart, 'en-IE')
    expect(change?.figures.map(({ name, now }) => [name, now])).toEqual([
      ['goods', '€1.00'],
      ['discount', '€2.00'],
      ['shipping', '€3.00'],
      ['tax', '€4.00'],
      ['total', '€5.00'],
    ])
    expect(toCartChange(next({ shipping_total: 19 }), cart, 'en-IE')?.figures).toEqual([
      { name: 'shipping', was: '€0.00', now: '€19.00' },
    ])
  })

  it('is an address that is another one, or was taken away', () => {
    const address = { ...cart.shipping_address!, city: 'Malmö' }
    expect(toCartChange(next({ shipping_address: address }), cart, 'en-IE')?.addresses).toEqual(['shipping'])
    expect(toCartChange(next({ billing_address: null }), cart, 'en-IE')?.addresses).toEqual(['billing'])
    expect(toCartChange(next({ billing_address: { ...cart.billing_address! } }), cart, 'en-IE')?.addresses).toEqual([])
  })

  it('names who changed it, and nobody where it was the shop', () => {
    expect(toCartChange(next({ changed_by: { name: 'Erik', is_you: true } }), cart, 'en-IE')?.by).toEqual({ name: 'Erik', isYou: true })
    expect(toCartChange(next({ changed_by: null }), cart, 'en-IE')?.by).toBeNull()
  })
})
