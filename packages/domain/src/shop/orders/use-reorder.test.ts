import type { ReorderPreview } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal } from '../../testing/test-shop'
import { useReorder } from './index'

const world = createWorld()
const [cart] = Object.values(world.carts)
const preview: ReorderPreview = {
  order_id: 'order_1',
  display_id: 1020,
  currency_code: 'eur',
  lines: [
    {
      item_id: 'a',
      product_id: 'prod_a',
      variant_id: 'variant_a',
      product_title: 'Ginger Snaps',
      variant_title: '300 g',
      variant_sku: null,
      thumbnail: null,
      code: 'as_before',
      ordered_quantity: 60,
      quantity: 60,
      cart_quantity: 0,
      unit_price_before: 1.5,
      prices: [],
      unit_price: 1.5,
      inventory_quantity: 500,
    },
  ],
}
const reduced = {
  ...preview,
  lines: [{ ...preview.lines[0]!, code: 'reduced' as const, quantity: 12, inventory_quantity: 12 }],
}
const reorderCall = 'GET /store/orders/{id}/reorder'
const sent = 'POST /store/cart/items/add'
const added = () => ({ success: true, message: '', cart })

async function openReorder(answers: Record<string, () => unknown> = {}) {
  const test = createTestShop({ [reorderCall]: () => preview, [sent]: added, ...answers }, 'anna@kiosk.example')
  const page = await renderHook(test, () => useReorder('order_1'))
  await page.until(({ load }) => load.status !== 'loading')
  return { test, page }
}

describe('a reorder', () => {
  it('keeps the entries when the session ended', async () => {
    const { test, page } = await openReorder()
    await page.does(({ change }) => change({ itemId: 'a', value: 24, note: null }))
    await page.does(() => test.shop.session.refuse(test.shop.session.getSession()!))
    await page.leave()
    test.signInInOtherTab('anna@kiosk.example')
    const again = await renderHook(test, () => useReorder('order_1'))
    await again.until(({ load }) => load.status === 'ready')
    expect(JSON.stringify(again.current().load)).toContain('"value":24')
  })

  it('loads once and adds once, in two calls', async () => {
    const { test, page } = await openReorder()
    await expect(page.does(({ add }) => add())).resolves.toBe(true)
    expect(test.requests()).toEqual([reorderCall, sent])
    expect(test.calls[1]!.body).toEqual({ items: [{ variant_id: 'variant_a', quantity: 60 }] })
    expect(test.otherTabNotifications()).toBe(1)
  })

  it('pressed twice adds once', async () => {
    const { test, page } = await openReorder()
    const [, second] = await page.does(({ add }) => [add(), add()])
    await expect(second).resolves.toBe(false)
    await page.until(({ adding }) => !adding)
    expect(test.requests().filter((name) => name === sent)).toHaveLength(1)
  })

  it('adds nothing if no line is chosen, or a quantity is invalid', async () => {
    const { test, page } = await openReorder()
    await page.does(({ change }) => change({ itemId: 'a', chosen: false }))
    await expect(page.does(({ add }) => add())).resolves.toBe(false)
    await page.does(({ change }) => change({ itemId: 'a', chosen: true, value: null }))
    await expect(page.does(({ add }) => add())).resolves.toBe(false)
    expect(test.requests()).toEqual([reorderCall])
  })

  it('that is refused shows the reason, and the current state', async () => {
    const shortage = () => refusal(409, 'insufficient_inventory', 'Not enough stock for Ginger Snaps. 12 left.')
    const { test, page } = await openReorder({ [sent]: shortage })
    test.answer({ [reorderCall]: () => reduced })
    await expect(page.does(({ add }) => add())).resolves.toBe(false)
    await page.until(({ problem }) => problem !== null)
    expect(page.current()).toMatchObject({
      problem: { action: 'reorder', code: 'insufficient_inventory' },
      load: { view: { lines: [{ code: 'reduced', entry: { value: 12 } }] } },
    })
    test.answer({ [sent]: added })
    await expect(page.does(({ add }) => add())).resolves.toBe(true)
    expect(test.calls.at(-1)!.body).toEqual({ items: [{ variant_id: 'variant_a', quantity: 12 }] })
  })

  it('without an answer is sent again with its key, and otherwise shows the current cart', async () => {
    const { test, page } = await openReorder({ [sent]: noConnection })
    test.answer({ [reorderCall]: () => ({ ...preview, lines: [{ ...preview.lines[0]!, cart_quantity: 60 }] }) })
    await expect(page.does(({ add }) => add())).resolves.toBe(false)
    await page.until(({ load }) => load.status === 'ready' && load.view.lines[0]!.inCart === 60)
    expect(page.current().problem).toMatchObject({ code: 'network' })
    const keys = test.calls.filter(({ name }) => name === sent).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('of an unknown order fails', async () => {
    const { page } = await openReorder({ [reorderCall]: () => refusal(404, 'order_not_found', 'Order not found') })
    expect(page.current().load).toMatchObject({
      status: 'failed',
      problem: { action: 'load_reorder', code: 'order_not_found' },
    })
  })
})
