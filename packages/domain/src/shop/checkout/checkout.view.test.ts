import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toCheckoutView } from './checkout.view'

const { bulk, small, empty } = createWorld().carts
const address = bulk.shipping_address!
const view = (cart: Cart) => toCheckoutView(cart, { email: null, today: '2026-11-20' }, 'en-GB')

describe('the applicable delivery method', () => {
  it('has its days and its price', () => {
    expect(view(small).shippingOption).toEqual({
      id: 'local_shipping',
      name: 'Local Shipping',
      days: null,
      price: '€19.00',
    })
  })

  it('has no price if it is free', () => {
    expect(view(bulk).shippingOption).toMatchObject({ id: 'courier', price: null })
  })

  it('is null for an empty cart', () => {
    expect(view(empty).shippingOption).toBeNull()
  })

  it('is missing with a reason if the shop does not deliver to the country', () => {
    const abroad = {
      ...small,
      delivery_country_code: 'us',
      shipping_option: null,
      shipping_options: [],
      delivery: null,
    }
    expect(view(abroad as Cart)).toMatchObject({
      shippingOption: null,
      delivery: { kind: 'not_served', country: 'United States' },
      totals: { shipping: null },
      toFreeDelivery: null,
    })
  })
})

describe('the billing address', () => {
  it('knows whether it is the delivery address', () => {
    expect(view(bulk).billingIsDelivery).toBe(false)
    expect(view({ ...bulk, billing_address: bulk.shipping_address }).billingIsDelivery).toBe(true)
  })

  it('does not while one of the two is missing', () => {
    expect(view({ ...bulk, billing_address: null }).billingIsDelivery).toBe(false)
    expect(view(small).billingIsDelivery).toBe(false)
  })
})

describe('the addresses', () => {
  it('are formatted for a parcel label, if there are any', () => {
    const anna = { ...address, first_name: 'Anna', last_name: 'Lindqvist' }
    const erik = { ...address, first_name: 'Erik', last_name: 'Berg' }
    const { shippingAddress, billingAddress } = view({ ...bulk, shipping_address: anna, billing_address: erik })
    expect([shippingAddress?.lines[0], billingAddress?.lines[0]]).toEqual(['Anna Lindqvist', 'Erik Berg'])
    const without = view({ ...bulk, shipping_address: null, billing_address: null })
    expect([without.shippingAddress, without.billingAddress]).toEqual([null, null])
  })
})

describe('the delivery dates', () => {
  it('are those of the cart', () => {
    const delivery = { start_date: '2026-11-26', end_date: '2026-11-30' }
    expect(view({ ...bulk, delivery }).delivery).toEqual({
      kind: 'window',
      dates: expect.stringMatching(/^26\s?–\s?30 Nov 2026$/),
      dispatches: [],
    })
  })

  it('say which pieces ship on another day', () => {
    const [line] = bulk.items
    const items = [
      { ...line!, quantity: 55 },
      { ...line!, quantity: 30, backorder: { quantity: 24, available_from: '2026-12-14' } },
    ]
    expect(view({ ...bulk, items }).delivery).toMatchObject({
      kind: 'window',
      dispatches: [{ now: '61', later: '24', day: '14 Dec' }],
    })
  })

  it('are null while a line is out of stock', () => {
    const [first, ...others] = bulk.items
    const items = [{ ...first!, inventory_quantity: 0 }, ...others]
    expect(view({ ...bulk, items }).delivery).toEqual({ kind: 'out', lines: 1 })
    expect(view({ ...bulk, items: [{ ...first!, inventory_quantity: 1 }] }).delivery.kind).toBe('window')
  })

  it('end one month from today if the cart has none', () => {
    expect(view({ ...bulk, delivery: null }).delivery).toEqual({ kind: 'by', dates: '20 Dec 2026', dispatches: [] })
  })
})

it('the payment has the account’s terms and the due date', () => {
  const payment = { method: 'invoice', terms_days: 60, due_date: '2027-01-21' } as const
  expect(view({ ...bulk, payment }).payment).toEqual({ termsDays: 60, due: '21 January 2027' })
})

describe('the lines', () => {
  it('are shown with SKU, quantity, unit price and amount, and the total quantity', () => {
    const { lines, pieces } = view(bulk)
    expect(lines.map(({ id }) => id)).toEqual(bulk.items.map(({ id }) => id))
    expect(lines[0]).toMatchObject({
      sku: 'TJA-1403',
      quantity: '100',
      unitPrice: '€2.72',
      hasBulkPrice: true,
      total: '€272.00',
    })
    expect(pieces).toBe(1000)
  })

  it('at the price of one piece have no better one', () => {
    expect(view(small).lines.map(({ hasBulkPrice }) => hasBulkPrice)).toEqual([false, false, false])
  })
})

describe('the amount missing', () => {
  it('for free shipping is shown until the goods reach it', () => {
    expect(view({ ...small, item_total: 122 }).toFreeDelivery).toBe('€18')
    expect(view({ ...small, item_total: 121.55 }).toFreeDelivery).toBe('€18.45')
    expect(view({ ...small, item_total: 140 }).toFreeDelivery).toBeNull()
  })

  it('for free shipping is null if shipping is never free', () => {
    const paid = small.shipping_options.filter(({ amount }) => amount > 0)
    expect(view({ ...small, shipping_options: paid }).toFreeDelivery).toBeNull()
  })

  it('for the shop’s order minimum is shown if there is one', () => {
    expect(view({ ...small, item_total: 110, order_minimum: 150 }).orderMinimum).toEqual({
      minimum: '€150',
      missing: '€40',
    })
    expect(view({ ...small, item_total: 150, order_minimum: 150 }).orderMinimum).toBeNull()
    expect(view(small).orderMinimum).toBeNull()
  })
})

it('the totals of the checkout are the store’s, never an estimate', () => {
  expect(view(small).totals.estimated).toBe(false)
})
