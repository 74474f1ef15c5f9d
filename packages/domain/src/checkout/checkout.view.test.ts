import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { missingAddresses, toCheckoutView, toDeliveryView } from './checkout.view'

const { bulk, small, empty } = createWorld().carts
const address = bulk.shipping_address!
const view = (cart: Cart) => toCheckoutView(cart, { delivery: null, email: null }, 'en-GB')

describe('the way of delivery that applies', () => {
  it('has its days and its price', () => {
    expect(view(small).shippingOption).toEqual({
      id: 'local_shipping',
      name: 'Local Shipping',
      days: { min: 1, max: 7 },
      price: '€19.00',
    })
  })

  it('has no price where it is free', () => {
    expect(view(bulk).shippingOption).toMatchObject({ id: 'courier', price: null })
  })

  it('is none for an empty cart', () => {
    expect(view(empty).shippingOption).toBeNull()
  })
})

describe('the billing address', () => {
  it('says whether it is the delivery address', () => {
    expect(view(bulk).billingIsDelivery).toBe(false)
    expect(view({ ...bulk, billing_address: bulk.shipping_address }).billingIsDelivery).toBe(true)
  })

  it('is not while one of the two is missing', () => {
    expect(view({ ...bulk, billing_address: null }).billingIsDelivery).toBe(false)
    expect(view(small).billingIsDelivery).toBe(false)
  })
})

describe('the addresses', () => {
  it('are shown as on a parcel, each where there is one', () => {
    const anna = { ...address, first_name: 'Anna', last_name: 'Lindqvist' }
    const erik = { ...address, first_name: 'Erik', last_name: 'Berg' }
    const { shippingAddress, billingAddress } = view({ ...bulk, shipping_address: anna, billing_address: erik })
    expect([shippingAddress?.lines[0], billingAddress?.lines[0]]).toEqual(['Anna Lindqvist', 'Erik Berg'])
    const without = view({ ...bulk, shipping_address: null, billing_address: null })
    expect([without.shippingAddress, without.billingAddress]).toEqual([null, null])
  })

  it('that an order lacks are named', () => {
    const lacks = (shipping: typeof address | null, billing: typeof address | null) =>
      missingAddresses({ ...bulk, shipping_address: shipping, billing_address: billing })
    expect(lacks(null, null)).toBe('both')
    expect(lacks(null, address)).toBe('delivery')
    expect(lacks(address, null)).toBe('billing')
    expect(lacks(address, address)).toBeNull()
  })
})

describe('the delivery', () => {
  it('is told in the store’s words, with both dates', () => {
    const answer = { message: 'Soon.', startDate: '2026-12-04', endDate: '2026-12-20' }
    expect(toDeliveryView(answer, 'en-GB')).toEqual({ message: 'Soon.', start: '4 Dec 2026', end: '20 Dec 2026' })
  })

  it('without the store’s word is its last day alone', () => {
    const day = '20 Dec 2026'
    expect(toDeliveryView({ endDate: '2026-12-20' }, 'en-GB')).toEqual({ message: null, start: day, end: day })
  })
})

describe('the pictures', () => {
  const items = Array.from({ length: 7 }, (_, index) => ({
    ...small.items[0]!,
    thumbnail: `/${index + 1}.svg`,
    product_title: `Product ${index + 1}`,
  }))

  it('are those of the first five lines, and the others behind them', () => {
    const { pictures, morePictures } = view({ ...small, items })
    expect(pictures.map(({ src }) => src)).toEqual(['/1.svg', '/2.svg', '/3.svg', '/4.svg', '/5.svg'])
    expect(morePictures).toEqual([
      { src: '/6.svg', alt: 'Product 6' },
      { src: '/7.svg', alt: 'Product 7' },
    ])
  })
})

it('what the checkout costs is the store’s word, never an estimate', () => {
  expect(view(small).totals.estimated).toBe(false)
})
