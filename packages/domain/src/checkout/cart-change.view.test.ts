import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toCartChange } from './cart-change.view'

const cart = createWorld().carts.bulk
const next = (change: Partial<Cart>): Cart => ({ ...cart, version: cart.version + 1, ...change })

describe('what has changed between two versions of a cart', () => {
  it('is nothing between a version and itself', () => {
    expect(toCartChange({ ...cart, total: 1 }, { before: cart }, 'en-IE')).toBeNull()
  })

  it('is every figure that is another one, as it was and as it is', () => {
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

  it('is an address that is another one, or was taken away', () => {
    const address = { ...cart.shipping_address!, city: 'Malmö' }
    expect(toCartChange(next({ shipping_address: address }), { before: cart }, 'en-IE')?.addresses).toEqual([
      'shipping',
    ])
    expect(toCartChange(next({ billing_address: null }), { before: cart }, 'en-IE')?.addresses).toEqual(['billing'])
    expect(
      toCartChange(next({ billing_address: { ...cart.billing_address! } }), { before: cart }, 'en-IE')?.addresses,
    ).toEqual([])
  })

  it('is not an address where there was none and is none, and one that was given first', () => {
    const unaddressed = { ...cart, shipping_address: null, billing_address: null }
    expect(
      toCartChange({ ...unaddressed, version: cart.version + 1 }, { before: unaddressed }, 'en-IE')?.addresses,
    ).toEqual([])
    expect(toCartChange(next({}), { before: unaddressed }, 'en-IE')?.addresses).toEqual(['shipping', 'billing'])
  })

  it('names who changed it, and nobody where it was the shop', () => {
    expect(toCartChange(next({ changed_by: { name: 'Erik', is_you: true } }), { before: cart }, 'en-IE')?.by).toEqual({
      name: 'Erik',
      isYou: true,
    })
    expect(toCartChange(next({ changed_by: null }), { before: cart }, 'en-IE')?.by).toBe('shop')
    expect(toCartChange(next({}), { before: cart, changedBy: 'unknown' }, 'en-IE')?.by).toBeNull()
  })

  it('names whoever changed it first where the buyer has changed it since', () => {
    const changedBy = { name: 'Erik', is_you: false }
    const own = next({ changed_by: { name: 'Anna', is_you: true } })
    expect(toCartChange(own, { before: cart, changedBy }, 'en-IE')?.by).toEqual({ name: 'Erik', isYou: false })
    expect(toCartChange(own, { before: cart, changedBy: null }, 'en-IE')?.by).toBe('shop')
  })

  it('is a reference that is another one, was added or taken away', () => {
    const noted = { po_number: 'PO-4712', customer_reference: null, note: 'Ring the bell' }
    expect(toCartChange(next(noted), { before: cart }, 'en-IE')?.references).toEqual([
      { field: 'po_number', was: 'PO-4711', now: 'PO-4712' },
      { field: 'customer_reference', was: 'Anna Lindqvist', now: '' },
      { field: 'note', was: '', now: 'Ring the bell' },
    ])
    expect(toCartChange(next({ note: '' }), { before: { ...cart, note: null } }, 'en-IE')?.references).toEqual([])
  })

  it('is another day it arrives on', () => {
    const promised = (start_date: string, end_date: string) => ({ delivery: { start_date, end_date } })
    const before = { ...cart, ...promised('2026-11-25', '2026-11-27') }
    expect(toCartChange(next(promised('2026-11-26', '2026-11-30')), { before }, 'en-IE')?.delivery).toEqual({
      was: '25–27 Nov 2026',
      now: '26–30 Nov 2026',
    })
    expect(toCartChange({ ...before, version: 2, total: 1 }, { before }, 'en-IE')?.delivery).toBeNull()
    expect(toCartChange(next({ delivery: null }), { before }, 'en-IE')?.delivery).toBeNull()
  })

  it('is another day the invoice is due on, by other terms or because the order is of another day', () => {
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
