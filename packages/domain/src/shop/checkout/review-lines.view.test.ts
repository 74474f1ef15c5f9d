import type { Cart, CartItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toReviewLines } from './review-lines.view'

const { bulk } = createWorld().carts

/** Cans at €3.20, from 50 at €2.72. */
const cans: CartItem = {
  ...bulk.items[0]!,
  id: 'item_can',
  product_title: 'Tjärn Cool Mint pouches',
  variant_title: 'Strength 3 · Single can · 14 g',
  variant_sku: 'TJA-1403',
  thumbnail: '/pictures/tjarn.webp',
  quantity: 1200,
  unit_price: 2.72,
  prices: [
    { currency_code: 'eur', amount: 2.72, min_quantity: 50 },
    { currency_code: 'eur', amount: 3.2, min_quantity: 1 },
    { currency_code: 'usd', amount: 2, min_quantity: 1 },
  ],
  deliverable: true,
  age_limit: 18,
  subtotal: 3264,
}

const reviewed = (item: Partial<CartItem> = {}, cart: Partial<Cart> = {}) => {
  return toReviewLines({ ...bulk, currency_code: 'eur', ...cart, items: [{ ...cans, ...item }] }, 'en-IE')[0]
}
const to = (country_code: NonNullable<Cart['shipping_address']>['country_code']) => {
  return { shipping_address: { ...bulk.shipping_address!, country_code } }
}

describe('an order line in the checkout', () => {
  it('shows the article with its picture, the quantity, and the net price of one piece and of all', () => {
    expect(reviewed()).toEqual({
      id: 'item_can',
      title: 'Tjärn Cool Mint pouches',
      variant: 'Strength 3 · Single can · 14\u00A0g',
      sku: 'TJA-1403',
      picture: { src: '/pictures/tjarn.webp', alt: 'Tjärn Cool Mint pouches' },
      dispatch: null,
      quantity: '1,200',
      unitPrice: '€2.72',
      hasBulkPrice: true,
      total: '€3,264.00',
      ageLimit: 18,
      undeliverableTo: null,
    })
  })

  it('is at a bulk price if a piece costs less than a single one, in the cart’s currency', () => {
    expect(reviewed({ unit_price: 3.19 })?.hasBulkPrice).toBe(true)
    expect(reviewed({ unit_price: 3.2 })?.hasBulkPrice).toBe(false)
    expect(reviewed({ unit_price: 2.72 }, { currency_code: 'usd' })?.hasBulkPrice).toBe(false)
  })

  it('is at no bulk price if the price of one piece is unknown', () => {
    expect(reviewed({ prices: [] })?.hasBulkPrice).toBe(false)
    expect(reviewed({ prices: [{ currency_code: 'usd', amount: 3.2, min_quantity: 1 }] })?.hasBulkPrice).toBe(false)
  })

  it('has the country of the delivery address if its product may not be delivered there', () => {
    expect(reviewed({ deliverable: false }, to('no'))?.undeliverableTo).toBe('Norway')
    expect(reviewed({ deliverable: true }, to('no'))?.undeliverableTo).toBeNull()
  })

  it('has no country without a delivery address', () => {
    expect(reviewed({ deliverable: false }, { shipping_address: null })?.undeliverableTo).toBeNull()
    expect(reviewed({ deliverable: true }, { shipping_address: null })?.undeliverableTo).toBeNull()
  })

  it('keeps its position', () => {
    expect(toReviewLines(bulk, 'en-IE').map(({ id }) => id)).toEqual(bulk.items.map(({ id }) => id))
  })
})
