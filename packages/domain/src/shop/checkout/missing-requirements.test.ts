import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { missingRequirements } from './missing-requirements'

const { bulk } = createWorld().carts
const address = bulk.shipping_address
const missing = (change: Partial<Cart>) => missingRequirements({ ...bulk, ...change })

describe('the missing requirements of an order', () => {
  it('are empty if nothing is missing', () => {
    expect(missing({})).toEqual([])
  })

  it.each([
    [null, null, 'addresses'],
    [null, address, 'delivery_address'],
    [address, null, 'billing_address'],
  ] as const)(
    'include an address, or both if they are the same (%#)',
    (shipping_address, billing_address, requirement) => {
      expect(missing({ shipping_address, billing_address })).toEqual([requirement])
    },
  )

  it('include a purchase order number if the company requires one', () => {
    expect(missing({ po_required: true, po_number: null })).toEqual(['po_number'])
    expect(missing({ po_required: true, po_number: '' })).toEqual(['po_number'])
    expect(missing({ po_required: true, po_number: 'PO-1' })).toEqual([])
    expect(missing({ po_required: false, po_number: null })).toEqual([])
  })

  it('include the net amount of goods before discounts up to the order minimum', () => {
    expect(missing({ item_total: 99.99, order_minimum: 100 })).toEqual(['minimum'])
    expect(missing({ item_total: 100, discount_total: 50, order_minimum: 100 })).toEqual([])
  })

  it('are in the order of the page', () => {
    const all = { billing_address: null, po_required: true, po_number: null, order_minimum: 1e6 }
    expect(missing(all)).toEqual(['billing_address', 'po_number', 'minimum'])
  })
})
