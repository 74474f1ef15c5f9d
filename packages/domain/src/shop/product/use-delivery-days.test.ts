import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { storeCart } from '../cart'
import { useDeliveryDays } from './index'

const { carts } = createWorld()
const answer = { message: 'Soon.', startDate: '2026-11-26', endDate: '2026-11-30' }
const answers = { 'GET /store/cart/shipping-date': () => answer }

it('are the store’s until the cart is loaded', async () => {
  const test = createTestShop(answers, 'anna@kiosk.example')
  const page = await renderHook(test, useDeliveryDays)
  expect(await page.until((days) => days !== null)).toMatch(/^26\s–\s30 Nov 2026$/)
  const delivery = { start_date: '2026-12-01', end_date: '2026-12-03' }
  await page.does(() => storeCart(test.queryClient, { ...carts.bulk, delivery }))
  expect(page.current()).toMatch(/^1\s–\s3 Dec 2026$/)
})

it('are null for visitors, without a call', async () => {
  const test = createTestShop(answers)
  const page = await renderHook(test, useDeliveryDays)
  expect(page.current()).toBeNull()
  expect(test.requests()).toEqual([])
})
