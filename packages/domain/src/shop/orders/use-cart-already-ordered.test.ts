import type { Cart, OrderListItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { useCart } from '../cart'
import { useCheckout } from '../checkout'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, refusal } from '../../testing/test-shop'
import { useCartAlreadyOrdered } from './index'

const world = createWorld()
const { bulk, empty, small } = world.carts
const placed = (by: OrderListItem['placed_by']) => ({
  orders: [{ id: 'order_1', display_id: 1027, placed_by: by }],
  count: 1,
  limit: 1,
  offset: 0,
})
const bjorn = { name: 'Björn Ek', is_you: false }
const open = (cart: Cart) => ({
  'GET /store/cart/info': () => ({ cart }),
  'GET /store/cart/checkout': () => ({ cart }),
})
const beside = {
  'GET /store/cart/promocode/list': () => ({ carts: [] }),
  'GET /store/customers/me': () => ({ customer: world.customers.kiosk.customer }),
}

async function openPage(page: 'cart' | 'checkout') {
  const test = createTestShop(
    { ...open(bulk), ...beside, 'GET /store/orders': () => placed(bjorn) },
    'anna@kiosk.example',
  )
  const usePage = page === 'cart' ? useCart : useCheckout
  const hook = await renderHook(test, () => ({ page: usePage().load, placed: useCartAlreadyOrdered(page) }))
  await hook.until((state) => state.page.status === 'ready' && test.queryClient.isFetching() === 0)
  return { test, hook, askAgain: () => hook.does(() => test.queryClient.invalidateQueries()) }
}

const none = { status: 'ready', view: null }

describe.each(['cart', 'checkout'] as const)('the %s when a colleague orders its cart', (page) => {
  it('shows the order and who placed it', async () => {
    const { test, hook, askAgain } = await openPage(page)
    expect(hook.current().placed).toMatchObject(none)
    test.answer(open(empty))
    await askAgain()
    const { placed: reported } = await hook.until(
      (state) => state.placed.status === 'ready' && state.placed.view !== null,
    )
    expect(reported).toMatchObject({
      view: { orderId: 'order_1', displayId: '1027', by: { name: 'Björn Ek', isYou: false } },
    })
    expect(test.calls.at(-1)!.url.searchParams.get('cart_id')).toBe(bulk.id)
  })

  it('still shows it when there is a new cart', async () => {
    const { test, hook, askAgain } = await openPage(page)
    test.answer(open(small))
    await askAgain()
    await hook.until((state) => state.placed.status === 'ready' && state.placed.view !== null)
  })

  it('is loading until the order is known, and has failed if it cannot be loaded', async () => {
    const { test, hook, askAgain } = await openPage(page)
    const deferred = deferredAnswer(refusal(500, 'unexpected_state', 'x'))
    test.answer({ ...open(empty), 'GET /store/orders': deferred.answer })
    await askAgain()
    expect(hook.current().placed).toEqual({ status: 'loading' })
    deferred.release()
    await hook.until((state) => state.placed.status === 'failed')
  })
})

describe('a cart', () => {
  it('that the same person ordered in another tab is shown as their own', async () => {
    const { test, hook, askAgain } = await openPage('cart')
    test.answer({ ...open(empty), 'GET /store/orders': () => placed({ ...bjorn, is_you: true }) })
    await askAgain()
    await hook.until((state) => state.placed.status === 'ready' && state.placed.view?.by?.isYou === true)
  })

  it('that is only emptied loads no order', async () => {
    const { test, hook, askAgain } = await openPage('cart')
    test.answer(open({ ...bulk, items: [] }))
    await askAgain()
    expect(hook.current().placed).toMatchObject(none)
    expect(test.requests()).not.toContain('GET /store/orders')
  })

  it('that has no order shows nothing', async () => {
    const { test, hook, askAgain } = await openPage('cart')
    test.answer({ ...open(empty), 'GET /store/orders': () => ({ orders: [], count: 0, limit: 1, offset: 0 }) })
    await askAgain()
    await hook.until((state) => state.placed.status === 'ready' && test.queryClient.isFetching() === 0)
    expect(hook.current().placed).toMatchObject(none)
  })
})
