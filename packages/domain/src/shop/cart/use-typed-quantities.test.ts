import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, refusal, type TestCall } from '../../testing/test-shop'
import { estimateCart } from './cart.estimate'
import { useCart, type CartActions } from './index'

const anna = 'anna@kiosk.example'
const cart = createWorld().carts.bulk
const [first] = cart.items as [Cart['items'][number]]
const set = 'PATCH /store/cart/items/{id}'
const typed = first.quantity + 7

type Type = (actions: CartActions) => void
const setIt: Type = ({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: typed })

/** A cart page whose session has expired; a quantity is typed there, and someone signs in again. */
async function typeIntoEndedSession(next: string, since = cart, type: Type = setIt) {
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
  await page.does(type)
  if (type !== setIt) await page.does(() => test.shop.session.refuse(test.shop.session.getSession()!))
  await page.until(() => test.shop.session.getUser() === undefined)
  await page.leave()
  now = since
  test.answer({
    [set]: ({ body }: TestCall) => {
      now = estimateCart(now, new Map([[first.id, (body as { quantity: number }).quantity]]))
      return { success: true, message: 'Updated successfully', cart: now }
    },
  })
  test.signInInOtherTab(next)
  const again = await renderHook(test, useCart)
  await again.until(({ load }) => load.status === 'ready')
  const quantity = () => {
    const { load } = again.current()
    return load.status === 'ready' ? load.view.lines.find(({ id }) => id === first.id)?.quantity : undefined
  }
  const sent = () => test.calls.filter(({ name }) => name === set).map(({ body }) => body)
  return { test, again, quantity, sent }
}

describe('a quantity entered when the session ended', () => {
  it('is sent once the same customer has signed in again, replacing the displayed one', async () => {
    const { test, again, quantity, sent } = await typeIntoEndedSession(anna)
    await again.until(() => quantity() === typed && sent().length === 2)
    expect(sent().at(-1)).toEqual({ quantity: typed, replaces: first.quantity })
    await again.until(() => test.shop.storage('drafts').read() === null)
  })

  it('is not sent again if the cart has it', async () => {
    const { test, sent } = await typeIntoEndedSession(anna, estimateCart(cart, new Map([[first.id, typed]])))
    expect(sent()).toHaveLength(1)
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('is not used for another customer', async () => {
    const { test, quantity, sent } = await typeIntoEndedSession('bjorn@grocer.example')
    expect(quantity()).toBe(first.quantity)
    expect(sent()).toHaveLength(1)
    expect(test.shop.storage('drafts').read()).toBeNull()
  })
})

describe('a quantity in a field that still had the focus when the session ended', () => {
  const typeIt: Type = ({ type }) => type({ lineId: first.id, quantity: typed })

  it('is sent once the same customer has signed in again', async () => {
    const { test, again, quantity, sent } = await typeIntoEndedSession(anna, cart, typeIt)
    await again.until(() => quantity() === typed && sent().length === 1)
    expect(sent()).toEqual([{ quantity: typed, replaces: first.quantity }])
    await again.until(() => test.shop.storage('drafts').read() === null)
  })

  it('is not sent for another customer', async () => {
    const { test, quantity, sent } = await typeIntoEndedSession('bjorn@grocer.example', cart, typeIt)
    expect([quantity(), sent(), test.shop.storage('drafts').read()]).toEqual([first.quantity, [], null])
  })

  it('is not sent if it was invalid, or equals the line’s quantity', async () => {
    for (const last of [null, first.quantity]) {
      const { quantity, sent } = await typeIntoEndedSession(anna, cart, (actions) => {
        typeIt(actions)
        actions.type({ lineId: first.id, quantity: last })
      })
      expect([quantity(), sent()]).toEqual([first.quantity, []])
    }
  })

  it('stays stored if it was entered while the previous one was sent', async () => {
    const deferred = deferredAnswer({ success: true, message: 'Updated successfully', cart })
    const test = createTestShop({ 'GET /store/cart/info': () => ({ cart }), [set]: deferred.answer }, anna)
    const page = await renderHook(test, useCart)
    await page.until(({ load }) => load.status === 'ready')
    await page.does(setIt)
    await page.does(({ type }) => type({ lineId: first.id, quantity: 9 }))
    deferred.release()
    await page.does(({ proceed }) => proceed())
    expect(test.shop.storage('drafts').read()).toContain('"quantity":9')
  })
})
