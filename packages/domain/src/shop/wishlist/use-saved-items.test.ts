import { createWorld } from '@skafferi/fixtures/world'
import { act } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useBestSellers } from '../catalogue'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { useSavedItems, useWishlist, wishlistMessageDuration } from './index'

const products = createWorld()
  .listItems.slice(0, 3)
  .map((product) => ({ ...product, is_in_wishlist: false }))
const productId = products[1]!.id
const toggle = 'POST /store/customer/wishlist/toggle'
const list = 'GET /store/customer/wishlist'
const added = { success: true, message: 'Successfully added to wishlist', in_wishlist: true, count: 1 }

async function openShelf(answer: Parameters<TestShop['answer']>[0] = {}, messageDuration = 3000) {
  const test = createTestShop(
    { 'GET /store/products': () => ({ products }), [toggle]: () => added, ...answer },
    'anna@kiosk.example',
  )
  const page = await renderHook(test, () => ({
    shelf: useBestSellers(),
    savedItems: useSavedItems({ messageDuration }),
  }))
  await page.until(({ shelf }) => shelf.status === 'ready')
  const hearts = () => {
    const { shelf } = page.current()
    return shelf.status === 'ready' ? shelf.view.map(({ isInWishlist }) => isInWishlist) : []
  }
  return { test, page, hearts }
}

describe('a heart', () => {
  it('changes once the store has confirmed, without reloading a list', async () => {
    const deferred = deferredAnswer(added)
    const { test, page, hearts } = await openShelf({ [toggle]: deferred.answer })
    await page.does(({ savedItems }) => void savedItems.set({ productId, saved: true }))
    expect(page.current().savedItems.stateOf(productId)).toBe('busy')
    expect(hearts()).toEqual([false, false, false])
    deferred.release()
    await page.until(({ savedItems }) => savedItems.stateOf(productId) === 'added')
    expect(hearts()).toEqual([false, true, false])
    expect(test.requests()).toEqual(['GET /store/products', toggle])
    expect(test.calls.at(-1)?.body).toEqual({ product_id: productId, in_wishlist: true })
  })

  it('makes the wishlist load again', async () => {
    const { test, page } = await openShelf({ [list]: () => ({ wishlist: [], count: 0, limit: 100, offset: 0 }) })
    const saved = await renderHook(test, useWishlist)
    await saved.until(({ wishlist }) => wishlist.status === 'ready')
    await page.does(({ savedItems }) => savedItems.set({ productId, saved: true }))
    await saved.until(() => test.requests().filter((name) => name === list).length === 2)
  })

  it('changes back if the store removed the product', async () => {
    const { test, page, hearts } = await openShelf()
    await page.does(({ savedItems }) => savedItems.set({ productId, saved: true }))
    expect(hearts()).toEqual([false, true, false])
    test.answer({ [toggle]: () => ({ ...added, in_wishlist: false, count: 0 }) })
    await page.does(({ savedItems }) => savedItems.set({ productId, saved: false }))
    expect(test.calls.at(-1)?.body).toEqual({ product_id: productId, in_wishlist: false })
    expect(page.current().savedItems.stateOf(productId)).toBe('removed')
    expect(hearts()).toEqual([false, false, false])
  })

  it('shows its message for a while', async () => {
    const { page } = await openShelf({}, 20)
    await page.does(({ savedItems }) => savedItems.set({ productId, saved: true }))
    await page.until(({ savedItems }) => savedItems.stateOf(productId) === 'idle')
  })

  it('shows its message for ten seconds on shopping pages', async () => {
    const { page } = await openShelf({}, wishlistMessageDuration)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const during = async (milliseconds: number, press: () => unknown = () => {}) => {
      await act(async () => {
        press()
        await vi.advanceTimersByTimeAsync(milliseconds)
      })
      return page.current().savedItems.stateOf(productId)
    }
    expect(await during(100, () => void page.current().savedItems.set({ productId, saved: true }))).toBe('added')
    expect(await during(9_800)).toBe('added')
    expect(await during(200)).toBe('idle')
  })

  it('stays if the store refuses, with the reason until it is pressed again', async () => {
    const { test, page, hearts } = await openShelf({ [toggle]: () => refusal(409, 'wishlist_full', 'It is full.') }, 1)
    await page.does(({ savedItems }) => savedItems.set({ productId, saved: true }))
    expect(page.current().savedItems.problemOf(productId)).toMatchObject({
      action: 'toggle_wishlist',
      message: 'It is full.',
    })
    expect(hearts()).toEqual([false, false, false])
    test.answer({ [toggle]: () => added })
    await page.does(({ savedItems }) => savedItems.set({ productId, saved: true }))
    expect(page.current().savedItems.problemOf(productId)).toBeNull()
    expect(hearts()).toEqual([false, true, false])
  })

  it('requests the same again after a lost answer', async () => {
    const { test, page, hearts } = await openShelf({ [toggle]: noConnection })
    await page.does(({ savedItems }) => savedItems.set({ productId, saved: true }))
    expect(page.current().savedItems.stateOf(productId)).toBe('failed')
    test.answer({ [toggle]: () => added })
    await page.does(({ savedItems }) => savedItems.set({ productId, saved: true }))
    const bodies = test.calls.slice(1).map(({ body }) => body)
    expect(bodies.length).toBeGreaterThan(1)
    for (const body of bodies) expect(body).toEqual({ product_id: productId, in_wishlist: true })
    expect(hearts()).toEqual([false, true, false])
  })

  it('pressed twice at once is one call', async () => {
    const deferred = deferredAnswer(added)
    const { test, page } = await openShelf({ [toggle]: deferred.answer })
    await page.does(({ savedItems }) => void savedItems.set({ productId, saved: true }))
    await page.does(({ savedItems }) => void savedItems.set({ productId, saved: true }))
    expect(test.requests().filter((name) => name === toggle)).toHaveLength(1)
  })
})
