import { createWorld } from '@skafferi/fixtures/world'
import { focusManager, useQuery } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop } from '../testing/test-shop'
import { cartQuery } from './cart.queries'
import { useCartOfOtherTabs } from './index'

const cart = createWorld().carts.bulk

async function openTab() {
  const test = createTestShop({ 'GET /store/cart/info': () => ({ cart }) }, 'anna@kiosk.example')
  const page = await renderHook(test, () => {
    useCartOfOtherTabs()
    return useQuery(cartQuery(test.shop)).data
  })
  await page.until((data) => data !== undefined)
  return { test, page }
}

afterEach(() => focusManager.setFocused(undefined))

it('a tab that is seen asks for the cart as soon as another tab has changed it', async () => {
  const { test, page } = await openTab()
  await page.does(() => test.changeCartInOtherTab())
  expect(test.requests()).toEqual(['GET /store/cart/info', 'GET /store/cart/info'])
})

it('a tab out of sight asks once it is seen again, however often the cart has changed', async () => {
  const { test, page } = await openTab()
  await page.does(() => focusManager.setFocused(false))
  await page.does(() => test.changeCartInOtherTab())
  await page.does(() => test.changeCartInOtherTab())
  expect(test.calls).toHaveLength(1)
  await page.does(() => focusManager.setFocused(true))
  expect(test.calls).toHaveLength(2)
})

it('a tab that comes back into view asks again, also where no tab has said anything', async () => {
  const { test, page } = await openTab()
  await page.does(() => focusManager.setFocused(false))
  await page.does(() => focusManager.setFocused(true))
  expect(test.calls).toHaveLength(2)
})

it('a page that was left is not reached any more', async () => {
  const { test, page } = await openTab()
  await page.leave()
  test.changeCartInOtherTab()
  expect(test.calls).toHaveLength(1)
})
