import type { Cart, ProductListItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { useWishlist } from '../wishlist'
import { storeCart, useSaveCartToWishlist } from './index'

const world = createWorld()
const cart = world.carts.small
const [first] = cart.items as [Cart['items'][number]]
const info = 'GET /store/cart/info'
const bulkAdd = 'POST /store/customer/wishlist/bulk-add'
const list = 'GET /store/customer/wishlist'
const done = () => ({ success: true, message: 'Products successfully added to wishlist', count: 3 })

async function openCart(more: Parameters<TestShop['answer']>[0] = {}, open: Cart = cart) {
  const test = createTestShop({ [info]: () => ({ cart: open }), [bulkAdd]: done, ...more }, 'anna@kiosk.example')
  const page = await renderHook(test, useSaveCartToWishlist)
  await page.until(() => test.queryClient.isFetching() === 0)
  await page.does(() => undefined)
  return { test, page }
}

describe('saving the cart to the wishlist', () => {
  it('is one call with every product, and updates its hearts', async () => {
    const { test, page } = await openCart()
    const shelf = world.listItems.filter(({ id }) => cart.items.some(({ product_id }) => product_id === id))
    test.queryClient.setQueryData(['shelf'], shelf)
    await page.does(({ save }) => save())
    await page.until(({ state }) => state === 'saved')
    const items = cart.items.map(({ product_id, variant_id }) => ({ product_id, variant_id }))
    expect(test.calls.at(-1)).toMatchObject({ name: bulkAdd, body: { items } })
    const hearts = test.queryClient.getQueryData<ProductListItem[]>(['shelf'])
    expect(hearts?.map(({ is_in_wishlist }) => is_in_wishlist)).toEqual([true, true, true])
    expect(test.requests()).toEqual([info, bulkAdd])
  })

  it('makes the wishlist load again', async () => {
    const { test, page } = await openCart({ [list]: () => ({ wishlist: [], count: 0, limit: 100, offset: 0 }) })
    const saved = await renderHook(test, useWishlist)
    await saved.until(({ wishlist }) => wishlist.status === 'ready')
    await page.does(({ save }) => save())
    await saved.until(() => test.requests().filter((name) => name === list).length === 2)
  })

  it('sends a product once, and no variant if the cart has several of it', async () => {
    const twice = { ...cart, items: [first, { ...first, id: 'item_other', variant_id: 'variant_other' }] }
    const { test, page } = await openCart({}, twice)
    await page.does(({ save }) => save())
    await page.until(({ state }) => state === 'saved')
    expect(test.calls.at(-1)?.body).toEqual({ items: [{ product_id: first.product_id }] })
  })

  it('is pending until the store has answered, however often it is pressed', async () => {
    const deferred = deferredAnswer(done())
    const { test, page } = await openCart({ [bulkAdd]: deferred.answer })
    await page.does(({ save }) => save())
    await page.does(({ save }) => save())
    expect(page.current().state).toBe('saving')
    deferred.release()
    await page.until(({ state }) => state === 'saved')
    expect(test.requests()).toEqual([info, bulkAdd])
  })

  it('counts as done for fewer products, and not for another one', async () => {
    const { test, page } = await openCart()
    await page.does(({ save }) => save())
    await page.until(({ state }) => state === 'saved')
    await page.does(() => storeCart(test.queryClient, { ...cart, items: cart.items.slice(1) }))
    expect(page.current().state).toBe('saved')
    const more = { ...first, id: 'item_more', product_id: 'prod_more' }
    await page.does(() => storeCart(test.queryClient, { ...cart, items: [...cart.items, more] }))
    expect(page.current().state).toBe('idle')
  })

  it('saves nothing if it fails, shows why, and can be tried again', async () => {
    const { test, page } = await openCart({ [bulkAdd]: noConnection })
    await page.does(({ save }) => save())
    const failed = await page.until(({ problem }) => problem !== null)
    expect(failed).toMatchObject({ state: 'idle', problem: { action: 'add_to_wishlist', code: 'network' } })
    await page.does(({ dismissProblem }) => dismissProblem())
    expect(page.current().problem).toBeNull()
    test.answer({ [bulkAdd]: done })
    await page.does(({ save }) => save())
    await page.until(({ state }) => state === 'saved')
  })

  it('is limited: a full wishlist accepts nothing', async () => {
    const { page } = await openCart({ [bulkAdd]: () => refusal(409, 'wishlist_full', 'It is full.') })
    await page.does(({ save }) => save())
    const full = await page.until(({ problem }) => problem !== null)
    expect(full).toMatchObject({ state: 'idle', problem: { code: 'wishlist_full' } })
  })

  it('sends nothing if the cart has more products than a wishlist can have', async () => {
    const items = Array.from({ length: 501 }, (_, index) => ({ ...first, product_id: `prod_${index}` }))
    const { test, page } = await openCart({}, { ...cart, items })
    await page.does(({ save }) => save())
    await page.until(({ problem }) => problem?.code === 'wishlist_full')
    expect(test.requests()).toEqual([info])
  })
})
