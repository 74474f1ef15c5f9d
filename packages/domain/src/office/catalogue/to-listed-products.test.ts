import type { components } from '@skafferi/api/admin'
import { expect, it } from 'vitest'
import { createOffice, type OfficePaths } from '../office-context'
import { toListedProducts } from './to-listed-products'

const office = createOffice({
  baseUrl: 'http://store.test',
  fetch: () => Promise.reject(new Error('No call is expected.')),
  locale: 'en-IE',
  timeZone: 'Europe/Stockholm',
  paths: { product: (id: string) => `/products/${id}` } as OfficePaths,
})

const product: components['schemas']['AdminProductListItem'] = {
  id: 'prod_1',
  title: 'Salt fish',
  handle: 'salt-fish',
  brand: 'Sältan',
  category: 'Candy',
  thumbnail: null,
  status: 'published',
  is_sample: false,
  sku: 'SAL-1',
  variants: 3,
  currency_code: 'eur',
  lowest_price: 1.8,
  highest_price: 2.4,
  tiers: [
    { min_quantity: 50, amount: 1.48 },
    { min_quantity: 1200, amount: 1.36 },
  ],
  carton_sizes: [12, 24],
  inventory_quantity: 3400,
  reserved_quantity: 0,
  is_low: false,
  availability: 'tracked',
  changed_at: '2025-11-24T07:14:00.000Z',
}

const rowOf = (change: Partial<typeof product> = {}) =>
  toListedProducts({ products: [{ ...product, ...change }], count: 1, limit: 25, offset: 0 }, office).rows[0]

it('formats prices, tiers, cartons and the date of a product with several variants', () => {
  expect(rowOf()).toMatchObject({
    href: '/products/prod_1',
    sku: 'SAL-1',
    furtherVariants: 2,
    price: { value: '1.80', text: '€1.80', varies: true },
    tier: { price: '€1.48', from: '50', further: 1 },
    carton: '12 and 24',
    stock: { text: '3,400', state: 'in' },
    changed: '24 Nov 2025, 08:14',
  })
})

it('shows reserved pieces beside the free ones', () => {
  expect(rowOf()?.stock.reserved).toBe(null)
  expect(rowOf({ inventory_quantity: 96, reserved_quantity: 1024 })?.stock).toMatchObject({
    text: '96',
    reserved: { onHand: '1,120', pieces: '1,024' },
  })
})

it('has no price, tier, carton or date of a product without them', () => {
  const nothing = { lowest_price: null, highest_price: null, tiers: [], carton_sizes: [], changed_at: null }
  expect(rowOf({ ...nothing, variants: 1 })).toMatchObject({
    furtherVariants: 0,
    price: null,
    tier: null,
    carton: '',
    changed: null,
  })
})
