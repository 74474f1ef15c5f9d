import type { Cart, CartItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../shop-context'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { storeCart, useCartConflicts } from './index'

const { bulk } = createWorld().carts
const [first, second] = bulk.items as [CartItem, CartItem]
const withLine = (line: CartItem, change: Partial<CartItem>, cart: Cart = bulk): Cart => ({
  ...cart,
  items: cart.items.map((item) => (item.id === line.id ? { ...item, ...change } : item)),
})
const withHigherPrice = withLine(first, { unit_price: 3 })

const shopWith = (cart: Cart) => createTestShop({ 'GET /store/cart/info': () => ({ cart }) }, 'anna@kiosk.example')

async function openCart(test: TestShop) {
  const page = await renderHook(test, useCartConflicts)
  await page.until(() => test.queryClient.isFetching() === 0)
  await page.does(() => undefined)
  return page
}

/** The same tab after a reload: only the tab's storage remains. */
async function reopen(test: TestShop, cart: Cart) {
  test.answer({ 'GET /store/cart/info': () => ({ cart }) })
  return openCart({ ...test, queryClient: createQueryClient() })
}

describe('a cart that is opened for the first time', () => {
  it('has no changed price, and shows a shortage on its line only', async () => {
    const page = await openCart(shopWith(withLine(first, { inventory_quantity: 12 })))
    expect(page.current().conflicts).toEqual([])
  })
})

describe('a price that has changed since the cart was displayed', () => {
  it('is reported if the response to another change contains it', async () => {
    const test = shopWith(bulk)
    const page = await openCart(test)
    expect(page.current().conflicts).toEqual([])
    await page.does(() => storeCart(test.queryClient, withLine(second, { quantity: 90 }, withHigherPrice)))
    expect(page.current().conflicts).toMatchObject([{ kind: 'price', was: '€2.72', now: '€3.00' }])
  })

  it('is reported when the cart is opened again, until acknowledged', async () => {
    const test = shopWith(bulk)
    await (await openCart(test)).leave()
    const page = await reopen(test, withHigherPrice)
    expect(page.current().conflicts).toMatchObject([{ kind: 'price', lineId: first.id }])
    await page.leave()
    const again = await reopen(test, withHigherPrice)
    expect(again.current().conflicts).toHaveLength(1)
    await again.does(({ dismiss }) => dismiss())
    expect(again.current().conflicts).toEqual([])
    await again.leave()
    expect((await reopen(test, withHigherPrice)).current().conflicts).toEqual([])
  })

  it('is not reported if the buyer has changed the quantity, which is another tier', async () => {
    const test = shopWith(bulk)
    const page = await openCart(test)
    const fewer = withLine(first, { quantity: 10, unit_price: 3.2 })
    await page.does(() => storeCart(test.queryClient, fewer))
    expect(page.current().conflicts).toEqual([])
    await page.does(() => storeCart(test.queryClient, withLine(first, { unit_price: 3.4 }, fewer)))
    expect(page.current().conflicts).toMatchObject([{ was: '€3.20', now: '€3.40' }])
  })

  it('is not reported if the stored data is unreadable', async () => {
    const odd = JSON.stringify([[first.id, first.quantity, 'free'], [second.id], null])
    for (const text of ['{', 'null', '{"a":1}', odd]) {
      const test = shopWith(withHigherPrice)
      test.shop.storage('cart').write(text)
      expect((await openCart(test)).current().conflicts).toEqual([])
    }
  })
})

describe('an acknowledged change', () => {
  it('is reported again only after another change', async () => {
    const test = shopWith(bulk)
    const page = await openCart(test)
    await page.does(() => storeCart(test.queryClient, withHigherPrice))
    await page.does(({ dismiss }) => dismiss())
    expect(page.current().conflicts).toEqual([])
    await page.does(() => storeCart(test.queryClient, withLine(first, { unit_price: 3.5 })))
    expect(page.current().conflicts).toMatchObject([{ kind: 'price', was: '€3.00', now: '€3.50' }])
  })
})
