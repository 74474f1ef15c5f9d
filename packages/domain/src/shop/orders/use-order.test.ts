import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { toOrderDetailView, useOrder } from './index'

const { order } = createWorld().orders[0]!

async function openOrder(answer: () => unknown, id = order.id) {
  const test = createTestShop(
    { 'GET /store/orders/{id}': answer, 'GET /store/orders/half-a-link': answer },
    'anna@kiosk.example',
  )
  const page = await renderHook(test, () => useOrder(id))
  await page.until(({ status }) => status !== 'loading')
  return { test, page }
}

describe('an order', () => {
  it('is one call, and shows all its data', async () => {
    const { test, page } = await openOrder(() => ({ order }))
    expect(test.calls.map(({ url }) => url.pathname)).toEqual([`/store/orders/${order.id}`])
    expect(page.current()).toMatchObject({ status: 'ready', view: toOrderDetailView(order, 'en-GB', '2026-11-20') })
  })

  it('that does not exist differs from one that cannot be loaded', async () => {
    const missing = await openOrder(() => refusal(404, 'order_not_found', 'Order not found'))
    expect(missing.page.current()).toMatchObject({ problem: { action: 'load_order', code: 'order_not_found' } })
    const broken = await openOrder(() => refusal(500, 'unexpected_state', 'x'))
    expect(broken.page.current()).toMatchObject({ problem: { action: 'load_order', code: 'unexpected_state' } })
  })

  it('does not exist for an address that is no order id', async () => {
    const refused = () =>
      refusal(400, 'invalid_request', 'x', { id: { code: 'format', message: 'has an invalid format' } })
    const { page } = await openOrder(refused, 'half-a-link')
    expect(page.current()).toMatchObject({ status: 'failed', problem: { code: 'order_not_found' } })
  })

  it('is not loaded if the page was opened without an id', async () => {
    const test = createTestShop({}, 'anna@kiosk.example')
    const page = await renderHook(test, () => useOrder(null))
    expect(page.current()).toEqual({ status: 'loading' })
    expect(test.calls).toEqual([])
  })

  it('can be loaded again', async () => {
    const { test, page } = await openOrder(() => refusal(500, 'unexpected_state', 'x'))
    test.answer({ 'GET /store/orders/{id}': () => ({ order }) })
    await page.does((load) => load.status === 'failed' && load.retry())
    await page.until(({ status }) => status === 'ready')
  })
})
