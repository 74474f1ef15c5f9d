import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop, refusal, type TestCall } from '../testing/test-shop'
import { estimateCart } from './cart.estimate'
import { useCart } from './index'

const anna = 'anna@kiosk.example'
const cart = createWorld().carts.bulk
const [first] = cart.items as [Cart['items'][number]]
const set = 'PATCH /store/cart/items/{id}'
const typed = first.quantity + 7

/** A cart page whose session the store has ended; a quantity is typed there, and somebody signs in again. */
async function typeIntoEndedSession(next: string, since = cart) {
  let now = cart
  const test = createTestShop(
    {
      'GET /store/cart/info': () => ({ cart: now }),
      [set]: () => refusal(401, 'unauthorized', 'Unauthorized'),
    },
    anna,
  )
  const page = await renderHook(test, useCart)
  await page.until(({ load }) => load.status === 'ready')
  await page.does(({ setQuantity }) => setQuantity({ lineId: first.id, quantity: typed }))
  await page.until(() => test.shop.session.getUser() === undefined)
  await page.leave()
  now = since
  test.answer({
    [set]: ({ body }: TestCall) => {
      now = estimateCart(now, new Map([[first.id, (body as { quantity: number }).quantity]]))
      return { success: true, message: 'Updated successfully', cart: now }
    },
  })
  test.signInElsewhere(next)
  const again = await renderHook(test, useCart)
  await again.until(({ load }) => load.status === 'ready')
  const quantity = () => {
    const { load } = again.current()
    return load.status === 'ready' ? load.view.lines.find(({ id }) => id === first.id)?.quantity : undefined
  }
  const sent = () => test.calls.filter(({ name }) => name === set).map(({ body }) => body)
  return { test, again, quantity, sent }
}

describe('a quantity that was typed when the session ended', () => {
  it('is in the cart once the same person has signed in again, over the number it was typed over', async () => {
    const { test, again, quantity, sent } = await typeIntoEndedSession(anna)
    await again.until(() => quantity() === typed && sent().length === 2)
    expect(sent().at(-1)).toEqual({ quantity: typed, replaces: first.quantity })
    await again.until(() => test.shop.storage('drafts').read() === null)
  })

  it('is sent no second time where the cart has it', async () => {
    const { test, sent } = await typeIntoEndedSession(anna, estimateCart(cart, new Map([[first.id, typed]])))
    expect(sent()).toHaveLength(1)
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('is for nobody else', async () => {
    const { test, quantity, sent } = await typeIntoEndedSession('bjorn@grocer.example')
    expect(quantity()).toBe(first.quantity)
    expect(sent()).toHaveLength(1)
    expect(test.shop.storage('drafts').read()).toBeNull()
  })
})
