import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { lowestPrice, toShopCard } from './shop-card'

type Product = components['schemas']['AdminProduct']

/** A product with one variant for each list of prices, in major units. */
function productOf(...prices: { amount: number; min_quantity: number }[][]): Product {
  const variants = prices.map((tiers, index) => ({
    id: `variant_${index}`,
    sku: null,
    unit: 'can',
    net_content: null,
    strength_mg: null,
    inventory_quantity: 5,
    prices: tiers.map((tier) => ({ currency_code: 'eur', ...tier })),
  }))
  return { id: 'prod', title: 'Elderflower', images: [], variants } as unknown as Product
}

const single = (amount: number) => ({ amount, min_quantity: 1 })

describe('a card in the office', () => {
  it('has the lowest price of one piece, and says so if variants differ', () => {
    expect(toShopCard(productOf([single(3.2)], [single(3.2)]), null, 'en')?.price).toMatchObject({ text: '€3.20' })
    const { price } = toShopCard(productOf([single(3.2)], [single(2.5)]), null, 'en') ?? {}
    expect(price).toMatchObject({ text: '€2.50', from: true })
  })

  it('has the price of a sale beside the price without it', () => {
    const card = toShopCard(productOf([single(3.25)]), 10, 'en')
    expect(card).toMatchObject({ price: { text: '€2.93' }, sale: { original: '€3.25', percent: '10%' } })
  })

  it('is missing without a price of one piece', () => {
    expect(toShopCard(productOf([], [{ amount: 2, min_quantity: 50 }]), null, 'en')).toBeNull()
  })

  it('has a lowest price at any quantity', () => {
    expect(lowestPrice(productOf([single(3.2), { amount: 2.72, min_quantity: 50 }]))).toBe(272)
    expect(lowestPrice(productOf([]))).toBeNull()
  })
})
