import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toCheckoutView } from './checkout.view'

const { bulk, small, empty } = createWorld().carts
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
