import type { Cart, CartItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { nameOfLine } from '../../rules/catalogue/variant-name'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useCart, useCartConflicts } from './index'

const { bulk, empty } = createWorld().carts
const [first] = bulk.items as [CartItem, ...CartItem[]]
const bjorn = { name: 'Björn', is_you: false }
const without = (change: Partial<Cart> = {}): Cart => ({
  ...bulk,
  version: 2,
  changed_by: bjorn,
  items: bulk.items.slice(1),
  ...change,
})
const removal = 'DELETE /store/cart/items/remove'

async function openCart() {
  const test = createTestShop({ 'GET /store/cart/info': () => ({ cart: bulk }) }, 'anna@kiosk.example')
  const page = await renderHook(test, () => ({ cart: useCart(), changed: useCartConflicts() }))
  await page.until(({ cart }) => cart.load.status === 'ready')
  return {
    page,
    test,
    async reads(cart: Cart) {
      test.answer({ 'GET /store/cart/info': () => ({ cart }) })
      await page.does(() => test.queryClient.invalidateQueries())
      return page.current().changed.conflicts
    },
  }
}

describe('a line that was removed elsewhere', () => {
  it('is reported with its name, its pieces and who removed it, until acknowledged', async () => {
    const { page, reads } = await openCart()
    expect(await reads(without())).toMatchObject([
      { kind: 'removed', lineId: first.id, title: nameOfLine(first), by: { name: 'Björn', isYou: false } },
    ])
    await page.does(({ changed }) => changed.dismiss())
    expect(page.current().changed.conflicts).toEqual([])
  })

  it('in another tab of the buyer is reported as their own', async () => {
    const { reads } = await openCart()
    expect(await reads(without({ changed_by: { name: 'Anna', is_you: true } }))).toMatchObject([
      { by: { isYou: true } },
    ])
  })

  it('has no author if others may have changed the cart in between', async () => {
    const { reads } = await openCart()
    expect(await reads(without({ version: 3 }))).toMatchObject([{ kind: 'removed', by: null }])
  })

  it('is reported even if it was the last one', async () => {
    const { reads } = await openCart()
    expect(await reads(without({ items: [] }))).toHaveLength(bulk.items.length)
  })

  it('is no longer reported once the article is in the cart again', async () => {
    const { reads } = await openCart()
    await reads(without())
    expect(
      await reads({ ...bulk, version: 3, items: [...bulk.items.slice(1), { ...first, id: 'item_again' }] }),
    ).toEqual([])
  })
})

describe('a removed line is not reported', () => {
  it('if it was removed on this page', async () => {
    const { page, test, reads } = await openCart()
    test.answer({
      [removal]: () => ({
        success: true,
        message: 'Removed successfully',
        cart: without({ changed_by: { name: 'Anna', is_you: true } }),
      }),
    })
    await page.does(({ cart }) => cart.remove({ lineId: first.id }))
    expect(page.current().changed.conflicts).toEqual([])
    expect(await reads(without({ version: 3 }))).toEqual([])
  })

  it('if its removal here was applied but the response was lost', async () => {
    const { page, test, reads } = await openCart()
    test.answer({
      [removal]: () => {
        throw new TypeError('fetch failed')
      },
    })
    await page.does(({ cart }) => cart.remove({ lineId: first.id }))
    expect(await reads(without({ changed_by: { name: 'Anna', is_you: true } }))).toEqual([])
  })

  it('if it was ordered, which is reported instead', async () => {
    const { reads } = await openCart()
    expect(await reads(empty)).toEqual([])
  })
})
