import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { useCart } from '../cart'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { useEndedCodes } from './index'

const { bulk } = createWorld().carts
const withCodes: Cart = {
  ...bulk,
  unused_promotions: [
    { code: 'SUMMER', reason: 'ended' },
    { code: 'FIRST', reason: 'used_up' },
    { code: 'PALLET50', reason: 'minimum' },
  ],
}
const removal = 'DELETE /store/cart/promocode/remove'

async function openCart() {
  const test = createTestShop({ 'GET /store/cart/info': () => ({ cart: withCodes }) }, 'anna@kiosk.example')
  const page = await renderHook(test, () => ({ cart: useCart(), ended: useEndedCodes('cart') }))
  await page.until(({ cart }) => cart.load.status === 'ready')
  return { test, page }
}

it('expired codes are reported, but not those that more goods would reactivate', async () => {
  const { page } = await openCart()
  expect(page.current().ended.codes).toEqual([
    { code: 'SUMMER', reason: 'ended' },
    { code: 'FIRST', reason: 'used_up' },
  ])
})

it('a removed code is no longer reported', async () => {
  const { test, page } = await openCart()
  test.answer({ [removal]: () => ({ success: true, message: 'Removed successfully', cart: bulk }) })
  await expect(page.does(({ ended }) => ended.onRemove({ code: 'SUMMER' }))).resolves.toBe(true)
  expect(test.calls.find(({ name }) => name === removal)!.body).toEqual({ promo_codes: ['SUMMER'] })
  expect(page.current().ended).toMatchObject({ codes: [], problem: null })
})

it('a code that could not be removed stays, with the reason', async () => {
  const { test, page } = await openCart()
  test.answer({ [removal]: () => refusal(500, 'unexpected_state', 'x') })
  await expect(page.does(({ ended }) => ended.onRemove({ code: 'SUMMER' }))).resolves.toBe(false)
  expect(page.current().ended.codes).toHaveLength(2)
  expect(page.current().ended.problem).toMatchObject({ action: 'remove_promo_code' })
})
