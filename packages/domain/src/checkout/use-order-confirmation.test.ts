import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop, refusal } from '../testing/test-shop'
import { useOrderConfirmation } from './index'

const { order } = createWorld().orders[0]!
const today = { ...order, created_at: '2026-11-20T07:00:00Z' }
const shippingDate = { message: 'Soon.', startDate: '2026-12-01', endDate: '2026-12-11' }
const answers = {
  'GET /store/orders/{id}': () => ({ order: today }),
  'GET /store/cart/shipping-date': () => shippingDate,
}

async function openThanks(more: Partial<typeof answers> | Record<string, () => unknown> = {}) {
  const test = createTestShop({ ...answers, ...more }, 't1')
  const page = await renderHook(test, () => useOrderConfirmation(order.id))
  await page.until(({ status }) => status !== 'loading')
  return { test, page }
}

describe('the confirmation of an order', () => {
  it('shows the number people say on the phone and the day the store promised', async () => {
    const { test, page } = await openThanks()
    const shown = await page.until((load) => load.status === 'ready' && load.view.deliveryDate === '11 Dec 2026')
    expect(shown).toMatchObject({ view: { orderId: order.id, displayId: String(order.display_id) } })
    expect(test.calls).toHaveLength(2)
  })

  it('of an older order counts a month from the day it was placed', async () => {
    const { page } = await openThanks({
      'GET /store/orders/{id}': () => ({ order: { ...order, created_at: '2026-10-31T07:00:00Z' } }),
    })
    expect(page.current()).toMatchObject({ view: { deliveryDate: '30 Nov 2026' } })
  })

  it('of another company is not to be had', async () => {
    const notFound = () => refusal(404, 'order_not_found', 'Order not found')
    const { page } = await openThanks({ 'GET /store/orders/{id}': notFound })
    expect(page.current()).toMatchObject({ status: 'failed', problem: { code: 'order_not_found' } })
  })
})
