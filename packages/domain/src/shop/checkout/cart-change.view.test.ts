import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toCartChange } from './cart-change.view'

const cart = createWorld().carts.bulk
const next = (change: Partial<Cart>): Cart => ({ ...cart, version: cart.version + 1, ...change })

describe('the difference between two versions of a cart', () => {
  it('is empty for the same version', () => {
    expect(toCartChange({ ...cart, total: 1 }, { before: cart }, 'en-IE')).toBeNull()
  })

  it('has every different amount, before and after', () => {
    const change = toCartChange(
      next({ item_total: 1, discount_total: 2, shipping_total: 3, tax_total: 4, total: 5 }),
      { before: cart },
      'en-IE',
    )
    expect(change?.figures.map(({ name, now }) => [name, now])).toEqual([
      ['goods', '€1.00'],
      ['discount', '€2.00'],
      ['shipping', '€3.00'],
      ['tax', '€4.00'],
      ['total', '€5.00'],
    ])
    expect(toCartChange(next({ shipping_total: 19 }), { before: cart }, 'en-IE')?.figures).toEqual([
      { name: 'shipping', was: '€0.00', now: '€19.00' },
    ])
  })

  it('has a different or removed address', () => {
    const address = { ...cart.shipping_address!, city: 'Malmö' }
    expect(toCartChange(next({ shipping_address: address }), { before: cart }, 'en-IE')?.addresses).toEqual([
      'shipping',
    ])
    expect(toCartChange(next({ billing_address: null }), { before: cart }, 'en-IE')?.addresses).toEqual(['billing'])
    expect(
      toCartChange(next({ billing_address: { ...cart.billing_address! } }), { before: cart }, 'en-IE')?.addresses,
    ).toEqual([])
  })

  it('has no address if there is none before and after, and has one that was added', () => {
    const unaddressed = { ...cart, shipping_address: null, billing_address: null }
    expect(
      toCartChange({ ...unaddressed, version: cart.version + 1 }, { before: unaddressed }, 'en-IE')?.addresses,
    ).toEqual([])
    expect(toCartChange(next({}), { before: unaddressed }, 'en-IE')?.addresses).toEqual(['shipping', 'billing'])
  })

  it('has its author, or none for the shop', () => {
    expect(toCartChange(next({ changed_by: { name: 'Erik', is_you: true } }), { before: cart }, 'en-IE')?.by).toEqual({
      name: 'Erik',
      isYou: true,
    })
    expect(toCartChange(next({ changed_by: null }), { before: cart }, 'en-IE')?.by).toBe('shop')
    expect(toCartChange(next({}), { before: cart, changedBy: 'unknown' }, 'en-IE')?.by).toBeNull()
  })

  it('has the first author if the buyer has changed the cart since', () => {
    const changedBy = { name: 'Erik', is_you: false }
    const ownChange = next({ changed_by: { name: 'Anna', is_you: true } })
    expect(toCartChange(ownChange, { before: cart, changedBy }, 'en-IE')?.by).toEqual({ name: 'Erik', isYou: false })
    expect(toCartChange(ownChange, { before: cart, changedBy: null }, 'en-IE')?.by).toBe('shop')
  })

  it('has a different, added or removed reference', () => {
    const noted = { po_number: 'PO-4712', customer_reference: null, note: 'Ring the bell' }
    expect(toCartChange(next(noted), { before: cart }, 'en-IE')?.references).toEqual([
      { field: 'po_number', was: 'PO-4711', now: 'PO-4712' },
      { field: 'customer_reference', was: 'Anna Lindqvist', now: '' },
      { field: 'note', was: '', now: 'Ring the bell' },
    ])
    expect(toCartChange(next({ note: '' }), { before: { ...cart, note: null } }, 'en-IE')?.references).toEqual([])
  })

  it('has a different delivery date', () => {
    const promised = (start_date: string, end_date: string) => ({ delivery: { start_date, end_date } })
    const before = { ...cart, ...promised('2026-11-25', '2026-11-27') }
    expect(toCartChange(next(promised('2026-11-26', '2026-11-30')), { before }, 'en-IE')?.delivery).toEqual({
      was: '25–27 Nov 2026',
      now: '26–30 Nov 2026',
    })
    expect(toCartChange({ ...before, version: 2, total: 1 }, { before }, 'en-IE')?.delivery).toBeNull()
    expect(toCartChange(next({ delivery: null }), { before }, 'en-IE')?.delivery).toBeNull()
  })

  it('has a different due date, because of other terms or another order date', () => {
    const payment = (terms_days: number, due_date: string) => ({
      payment: { method: 'invoice', terms_days, due_date } as const,
    })
    const before = { ...cart, ...payment(60, '2027-01-19') }
    expect(toCartChange(next(payment(60, '2027-01-20')), { before }, 'en-IE')?.due).toEqual({
      was: '19 January 2027',
      now: '20 January 2027',
    })
    expect(toCartChange({ ...before, version: 2, total: 1 }, { before }, 'en-IE')?.due).toBeNull()
  })
})
