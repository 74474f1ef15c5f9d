import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { storeCart } from '../cart'
import { useDelivery } from './index'

const { carts, shippingDate } = createWorld()
const answer = { ...shippingDate, startDate: '2026-11-26', endDate: '2026-11-30', item_total: 100 }
const answers = { 'GET /store/cart/shipping-date': () => answer }

it('is the store’s until the cart is loaded', async () => {
  const test = createTestShop(answers, 'anna@kiosk.example')
  const page = await renderHook(test, () => useDelivery())
  const delivery = await page.until((known) => known !== null)
  expect(delivery!.dates).toMatch(/^26\s–\s30 Nov 2026$/)
  expect(delivery!.steps).toMatchObject({
    below: { name: 'Local Shipping', price: '€19' },
    from: { name: 'Courier', price: null },
    reached: false,
    missing: '€40.00',
  })
  expect([delivery!.steps!.below.dates, delivery!.steps!.from.dates]).not.toContain(null)
  const window = { start_date: '2026-12-01', end_date: '2026-12-03' }
  await page.does(() => storeCart(test.queryClient, { ...carts.bulk, delivery: window }))
  expect(page.current()!.dates).toMatch(/^1\s–\s3 Dec 2026$/)
  expect(page.current()!.steps!.reached).toBe(true)
})

it('counts the goods that the buyer is about to add', async () => {
  const test = createTestShop(answers, 'anna@kiosk.example')
  const page = await renderHook(test, () => useDelivery(40_00))
  const delivery = await page.until((known) => known !== null)
  expect(delivery!.steps).toMatchObject({ reached: true, missing: '€0.00' })
  expect(delivery!.dates).toBe(delivery!.steps!.from.dates)
})

it('is null for visitors, without a call', async () => {
  const test = createTestShop(answers)
  const page = await renderHook(test, () => useDelivery())
  expect(page.current()).toBeNull()
  expect(test.requests()).toEqual([])
})
