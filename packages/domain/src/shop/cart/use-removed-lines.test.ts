import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestCall } from '../../testing/test-shop'
import { useCart, type CartActions } from './index'

const cart = createWorld().carts.bulk
const [first] = cart.items as [Cart['items'][number]]
const info = 'GET /store/cart/info'
const remove = 'DELETE /store/cart/items/remove'
const add = 'POST /store/cart/items/add'
const changed = (items: Cart['items']) => ({ success: true, message: '', cart: { ...cart, items } })
const others = cart.items.filter(({ id }) => id !== first.id)

/** A store that adds new lines at the end. */
async function openCart(more: Parameters<ReturnType<typeof createTestShop>['answer']>[0] = {}) {
  const answers = {
    [info]: () => ({ cart }),
    [remove]: () => changed(others),
    [add]: ({ body }: TestCall) => {
      const [{ quantity }] = (body as { items: [{ quantity: number }] }).items
      return changed([...others, { ...first, id: 'item_again', quantity }])
    },
  }
  const test = createTestShop({ ...answers, ...more }, 'anna@kiosk.example')
  const page = await renderHook(test, useCart)
  await page.until(({ load }) => load.status === 'ready')
  const lines = () => {
    const { load }: CartActions = page.current()
    return load.status === 'ready' ? load.view.lines : []
  }
  const removeFirst = async () => {
    await page.does((now) => now.remove({ lineId: first.id }))
    await page.until(() => lines().length === others.length)
  }
  return { test, page, lines, removeFirst }
}

describe('undoing a removal', () => {
  it('adds the same quantity of the article again, once', async () => {
    const { test, page, lines, removeFirst } = await openCart()
    await removeFirst()
    await page.does(({ undoRemove }) => {
      undoRemove({ lineId: first.id })
      undoRemove({ lineId: first.id })
    })
    await page.until(() => lines().length === cart.items.length)
    expect(lines().at(-1)).toMatchObject({ sku: first.variant_sku, quantity: first.quantity })
    expect(test.requests()).toEqual([info, remove, add])
    expect(test.calls.at(-1)?.body).toEqual({ items: [{ variant_id: first.variant_id, quantity: first.quantity }] })
  })

  it('restores what was displayed, even if the store had not received the last change', async () => {
    const deferred = deferredAnswer(null)
    const { test, page, lines } = await openCart({
      'PATCH /store/cart/items/{id}': async () => {
        await deferred.answer()
        return changed(cart.items)
      },
    })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 40 }))
    await page.does((now) => now.remove({ lineId: first.id }))
    deferred.release()
    await page.until(() => lines().length === others.length)
    await page.does(({ undoRemove }) => undoRemove({ lineId: first.id }))
    await page.until(() => lines().length === cart.items.length)
    expect(test.calls.at(-1)?.body).toMatchObject({ items: [{ quantity: 40 }] })
  })

  it('that the store refuses is reported', async () => {
    const { page, lines, removeFirst } = await openCart({
      [add]: () => refusal(409, 'insufficient_inventory', '2 left in stock'),
    })
    await removeFirst()
    await page.does(({ undoRemove }) => undoRemove({ lineId: first.id }))
    const { problem } = await page.until((now) => now.problem !== null)
    expect(problem).toMatchObject({ action: 'add_to_cart', code: 'insufficient_inventory' })
    expect(lines()).toHaveLength(others.length)
  })

  it('without an answer loads the cart again, because the outcome is unknown', async () => {
    const { test, page, removeFirst } = await openCart({ [add]: noConnection })
    await removeFirst()
    await page.does(({ undoRemove }) => undoRemove({ lineId: first.id }))
    await page.until(({ problem }) => problem?.code === 'network' && test.requests().length === 5)
    expect(test.requests()).toEqual([info, remove, add, add, info])
  })

  it('of a line that was not removed does nothing', async () => {
    const { test, page } = await openCart()
    await page.does(({ undoRemove }) => undoRemove({ lineId: first.id }))
    expect(test.requests()).toEqual([info])
  })
})
