import { createWorld } from '@skafferi/fixtures/world'
import { focusManager, useQuery } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { cartQuery } from './cart.queries'
import { shelfKey, useCartOfOtherTabs } from './index'

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

it('a visible tab loads the cart as soon as another tab has changed it', async () => {
  const { test, page } = await openTab()
  await page.does(() => test.changeCartInOtherTab())
  expect(test.requests()).toEqual(['GET /store/cart/info', 'GET /store/cart/info'])
})

it('a hidden tab loads it once when it becomes visible, however often the cart has changed', async () => {
  const { test, page } = await openTab()
  await page.does(() => focusManager.setFocused(false))
  await page.does(() => test.changeCartInOtherTab())
  await page.does(() => test.changeCartInOtherTab())
  expect(test.calls).toHaveLength(1)
  await page.does(() => focusManager.setFocused(true))
  expect(test.calls).toHaveLength(2)
})

it('a tab that becomes visible loads it again, even without a message from another tab', async () => {
  const { test, page } = await openTab()
  await page.does(() => focusManager.setFocused(false))
  await page.does(() => focusManager.setFocused(true))
  expect(test.calls).toHaveLength(2)
})

it('a visible tab reads the displayed shelf too, which contains the cart', async () => {
  const test = createTestShop({}, 'anna@kiosk.example')
  let reads = 0
  const page = await renderHook(test, () => {
    useCartOfOtherTabs()
    return useQuery({ queryKey: shelfKey, queryFn: () => (reads += 1) }).data
  })
  await page.until((data) => data === 1)
  await page.does(() => test.changeCartInOtherTab())
  expect(reads).toBe(2)
})

it('a page that was left is not notified', async () => {
  const { test, page } = await openTab()
  await page.leave()
  test.changeCartInOtherTab()
  expect(test.calls).toHaveLength(1)
})
