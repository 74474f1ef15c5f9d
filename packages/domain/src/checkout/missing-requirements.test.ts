import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { missingRequirements } from './missing-requirements'

const { bulk } = createWorld().carts
const address = bulk.shipping_address
const lacks = (change: Partial<Cart>) => missingRequirements({ ...bulk, ...change })

describe('what an order lacks', () => {
  it('is nothing where all is there', () => {
    expect(lacks({})).toEqual([])
  })

  it.each([
    [null, null, 'addresses'],
    [null, address, 'delivery_address'],
    [address, null, 'billing_address'],
  ] as const)('is an address, or both as one (%#)', (shipping_address, billing_address, lack) => {
    expect(lacks({ shipping_address, billing_address })).toEqual([lack])
  })

  it('is a purchase order number, where the company asks for one', () => {
    expect(lacks({ po_required: true, po_number: null })).toEqual(['po_number'])
    expect(lacks({ po_required: true, po_number: '' })).toEqual(['po_number'])
    expect(lacks({ po_required: true, po_number: 'PO-1' })).toEqual([])
    expect(lacks({ po_required: false, po_number: null })).toEqual([])
  })

  it('is goods, net and before discount, up to the order minimum', () => {
    expect(lacks({ item_total: 99.99, order_minimum: 100 })).toEqual(['minimum'])
    expect(lacks({ item_total: 100, discount_total: 50, order_minimum: 100 })).toEqual([])
  })

  it('is named in the order of the page', () => {
    const all = { billing_address: null, po_required: true, po_number: null, order_minimum: 1e6 }
    expect(lacks(all)).toEqual(['billing_address', 'po_number', 'minimum'])
  })
})
