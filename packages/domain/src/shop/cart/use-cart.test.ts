import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestCall } from '../../testing/test-shop'
import { estimateCart } from './cart.estimate'
import { toCartView } from './cart.view'
import { cartKeys, useAddToCart, useCart, type CartActions } from './index'

const cart = createWorld().carts.bulk
const [first, second] = cart.items as [Cart['items'][number], Cart['items'][number]]
const changed = (next: Cart) => ({ success: true, message: 'Updated successfully', cart: next })
const idOf = ({ url }: TestCall) => url.pathname.split('/').at(-1)!
/** The store's short answer with the changed line. */
const lineChanged = (
  { items, item_total, discount_total, shipping_total, tax_total, tax, total }: Cart,
  id: string,
  version: number,
) => ({
  line: items.find((item) => item.id === id),
  totals: { item_total, discount_total, shipping_total, tax_total, tax, total },
  version,
})
const without = (id: string): Cart => ({ ...cart, items: cart.items.filter((item) => item.id !== id) })

/** A store that remembers quantities. */
function createStore() {
  let now = cart
  return {
    'GET /store/cart/info': () => ({ cart: now }),
    'GET /store/cart/checkout': () => ({ cart: now }),
    'PATCH /store/cart/items/{id}': (call: TestCall) => {
      now = estimateCart(now, new Map([[idOf(call), (call.body as { quantity: number }).quantity]]))
      return changed(now)
    },
    'POST /store/cart/items/update': (call: TestCall) => {
      const { item_id, adjustment } = call.body as { item_id: string; adjustment: number }
      const currentQuantity = now.items.find(({ id }) => id === item_id)?.quantity ?? 0
      now = estimateCart(now, new Map([[item_id, currentQuantity + adjustment]]))
      return changed(now)
    },
    'DELETE /store/cart/items/remove': (call: TestCall) => {
      const { item_ids } = call.body as { item_ids: string[] }
      now = { ...now, items: now.items.filter((item) => !item_ids.includes(item.id)) }
      return changed(now)
    },
  }
}

async function openCart(test = createTestShop(createStore(), 'anna@kiosk.example')) {
  const page = await renderHook(test, useCart)
  await page.until(({ load }) => load.status === 'ready')
  return { test, page }
}

function viewOf({ load }: CartActions) {
  if (load.status !== 'ready') throw new Error('The cart is not there.')
  return load.view
}
const quantityOf = (state: CartActions, id: string) => viewOf(state).lines.find((line) => line.id === id)?.quantity
const isSettled = (state: CartActions) => viewOf(state).lines.every((line) => !line.busy)

describe('adding to the cart', () => {
  const purchase = { variantId: 'variant_a', quantity: 60 }
  const add = 'POST /store/cart/items/add'

  /** Loses answers after the store has processed the requests, once for each key. */
  async function openAdding(losses: number) {
    const done = new Map<string, unknown>()
    let left = losses
    const test = createTestShop({
      [add]: ({ headers, body }) => {
        done.set(headers.get('idempotency-key')!, body)
        return left-- > 0 ? noConnection() : changed(cart)
      },
    })
    return { done, test, page: await renderHook(test, () => useAddToCart()) }
  }

  it('is applied once after a lost answer, and the buyer sees that it is', async () => {
    const { done, page } = await openAdding(1)
    await expect(page.does((now) => now.add(purchase))).resolves.toBe(true)
    expect(done.size).toBe(1)
  })

  it('is applied once if pressed again without an answer, and twice if pressed again after one', async () => {
    const { done, page } = await openAdding(2)
    await expect(page.does((now) => now.add(purchase))).resolves.toBe(false)
    await expect(page.does((now) => now.add(purchase))).resolves.toBe(true)
    expect(done.size).toBe(1)
    await expect(page.does((now) => now.add(purchase))).resolves.toBe(true)
    expect(done.size).toBe(2)
  })
})

describe('changing a quantity', () => {
  it('is displayed at once as an estimate, and is one request without a read', async () => {
    const { test, page } = await openCart()
    const deferred = deferredAnswer(changed(estimateCart(cart, new Map([[first.id, 7]]))))
    test.answer({ 'PATCH /store/cart/items/{id}': deferred.answer })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 7 }))
    expect(quantityOf(page.current(), first.id)).toBe(7)
    expect(viewOf(page.current()).totals.estimated).toBe(true)
    expect(
      viewOf(page.current())
        .lines.filter((line) => line.busy)
        .map(({ id }) => id),
    ).toEqual([first.id])
    deferred.release()
    const settled = await page.until(isSettled)
    expect(viewOf(settled).totals.estimated).toBe(false)
    expect(test.requests()).toEqual(['GET /store/cart/info', 'PATCH /store/cart/items/{id}'])
  })

  it('shows the store’s response, whatever was estimated', async () => {
    const { test, page } = await openCart()
    const capped = { ...estimateCart(cart, new Map([[first.id, 7]])), total: 1.23 }
    test.answer({ 'PATCH /store/cart/items/{id}': () => changed(capped) })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 7 }))
    const settled = await page.until(isSettled)
    expect(viewOf(settled).totals.total).toBe('€1.23')
  })

  it('requests only the changed line: line, totals and version update the cart', async () => {
    const { test, page } = await openCart()
    const next = estimateCart(cart, new Map([[first.id, 7]]))
    test.answer({ 'PATCH /store/cart/items/{id}': () => lineChanged(next, first.id, cart.version + 1) })
    const before = viewOf(page.current()).lines
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 7 }))
    const settled = viewOf(await page.until(isSettled))
    expect(test.calls.at(-1)!.headers.get('Prefer')).toBe('return=minimal')
    expect(test.requests()).toEqual(['GET /store/cart/info', 'PATCH /store/cart/items/{id}'])
    expect(settled.totals).toEqual(toCartView(next, {}, 'en-IE').totals)
    expect(settled.lines.map((line, place) => line === before[place])).toEqual([
      false,
      ...cart.items.slice(1).map(() => true),
    ])
    expect(test.queryClient.getQueryData<Cart>(cartKeys.current)).toMatchObject({ version: cart.version + 1 })
  })

  it.each([
    ['somebody else has changed the cart meanwhile', cart.version + 2, {}],
    ['other lines cost something else by now', cart.version + 1, { item_total: 1.23 }],
    ['a discount fell on other lines', cart.version + 1, { discount_total: 1.23 }],
  ])('loads the cart if %s', async (_, version, other) => {
    const { test, page } = await openCart()
    const next = { ...estimateCart(cart, new Map([[first.id, 7]])), ...other, total: 858.37, version }
    test.answer({
      'PATCH /store/cart/items/{id}': () => lineChanged(next, first.id, version),
      'GET /store/cart/info': () => ({ cart: next }),
    })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 7 }))
    expect(viewOf(await page.until(isSettled)).totals.total).toBe('€858.37')
    expect(test.requests().slice(1)).toEqual(['PATCH /store/cart/items/{id}', 'GET /store/cart/info'])
  })

  it('is not overwritten by an earlier read', async () => {
    const { test, page } = await openCart()
    const stale = deferredAnswer({ cart })
    test.answer({ 'GET /store/cart/info': stale.answer })
    await page.does(() => void test.queryClient.invalidateQueries({ queryKey: cartKeys.current }))
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 7 }))
    await page.until(isSettled)
    await page.does(() => stale.release())
    await page.until(() => test.queryClient.isFetching() === 0)
    expect(quantityOf(page.current(), first.id)).toBe(7)
  })

  it('is reverted if the store refuses, with the reason until dismissed', async () => {
    const { test, page } = await openCart()
    test.answer({ 'PATCH /store/cart/items/{id}': () => refusal(409, 'insufficient_inventory', '12 left in stock') })
    const isAccepted = await page.does(({ setQuantity }) => setQuantity({ lineId: first.id, quantity: 9000 }))
    const refused = await page.until(({ problem }) => problem !== null)
    expect(isAccepted).toBe(false)
    expect(refused.problem).toMatchObject({ action: 'update_quantity', code: 'insufficient_inventory' })
    expect(quantityOf(refused, first.id)).toBe(first.quantity)
    const left = first.inventory_quantity
    expect(viewOf(refused).lines[0]?.editConflict).toMatchObject({ kind: 'short', alternative: left })
    await page.does(({ dismissProblem }) => dismissProblem())
    expect(page.current().problem).toBeNull()
  })

  it('is reverted without an answer, and the cart is loaded again because the outcome is unknown', async () => {
    const { test, page } = await openCart()
    test.answer({ 'PATCH /store/cart/items/{id}': noConnection })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 7 }))
    await page.until(({ problem }) => problem?.code === 'network')
    expect(test.requests().filter((name) => name === 'GET /store/cart/info')).toHaveLength(2)
  })

  it('is offered again if it got no answer', async () => {
    const { test, page } = await openCart()
    test.answer({ 'PATCH /store/cart/items/{id}': noConnection })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 7 }))
    const failed = await page.until(({ problem }) => problem?.code === 'network')
    const shown = String(first.quantity)
    expect(viewOf(failed).lines[0]?.editConflict).toMatchObject({ kind: 'unsaved', now: shown, alternative: 7 })
    await page.does(({ keepCurrent }) => keepCurrent({ lineId: first.id }))
    expect(viewOf(page.current()).lines[0]?.editConflict).toBeNull()
  })

  it('several times ends with the last change, and only that is still sent', async () => {
    const { test, page } = await openCart()
    const answers = createStore()
    const deferred = deferredAnswer(null)
    test.answer({
      'PATCH /store/cart/items/{id}': async (call) => {
        await deferred.answer()
        return answers['PATCH /store/cart/items/{id}'](call)
      },
    })
    for (const quantity of [10, 20, 30, 40]) {
      await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity }))
    }
    expect(quantityOf(page.current(), first.id)).toBe(40)
    deferred.release()
    await page.until(() => test.calls.length === 3)
    expect(quantityOf(page.current(), first.id)).toBe(40)
    deferred.release()
    const settled = await page.until(isSettled)
    expect(quantityOf(settled, first.id)).toBe(40)
    expect(test.calls.slice(1).map(({ body }) => body)).toEqual([
      { quantity: 10, replaces: first.quantity },
      { quantity: 40, replaces: 10 },
    ])
  })

  it('of two lines is sent one after the other, so that the last response has both', async () => {
    const { test, page } = await openCart()
    await page.does(({ setQuantity }) => {
      setQuantity({ lineId: first.id, quantity: 11 })
      setQuantity({ lineId: second.id, quantity: 22 })
    })
    const settled = await page.until(isSettled)
    expect([quantityOf(settled, first.id), quantityOf(settled, second.id)]).toEqual([11, 22])
    expect(test.calls.slice(1).map(idOf)).toEqual([first.id, second.id])
  })

  it('drops a refusal if the buyer has changed the line since', async () => {
    const { test, page } = await openCart()
    const answers = createStore()
    const deferred = deferredAnswer(null)
    test.answer({
      'PATCH /store/cart/items/{id}': async (call) => {
        await deferred.answer()
        const { quantity } = call.body as { quantity: number }
        if (quantity > 1000) return refusal(409, 'insufficient_inventory', 'x')
        return answers['PATCH /store/cart/items/{id}'](call)
      },
    })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 9000 }))
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 90 }))
    deferred.release()
    await page.until(() => test.calls.length === 3)
    deferred.release()
    const settled = await page.until(isSettled)
    expect(quantityOf(settled, first.id)).toBe(90)
    expect(settled.problem).toBeNull()
  })

  it('after a refused one replaces the store’s quantity', async () => {
    const { test, page } = await openCart()
    const deferred = deferredAnswer(refusal(409, 'insufficient_inventory', 'x'))
    test.answer({ 'PATCH /store/cart/items/{id}': deferred.answer })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 9000 }))
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 90 }))
    test.answer(createStore())
    deferred.release()
    await page.until(isSettled)
    expect(test.calls[2]!.body).toEqual({ quantity: 90, replaces: first.quantity })
  })

  it('that was refused is reported after relative steps, which still count', async () => {
    const { test, page } = await openCart()
    const deferred = deferredAnswer(refusal(409, 'insufficient_inventory', 'x'))
    test.answer({ 'PATCH /store/cart/items/{id}': deferred.answer })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 9000 }))
    await page.does(({ adjust }) => adjust({ lineId: first.id, adjustment: 10 }))
    deferred.release()
    const settled = await page.until((state) => isSettled(state) && state.problem !== null)
    expect(settled.problem).toMatchObject({ code: 'insufficient_inventory' })
    expect(quantityOf(settled, first.id)).toBe(first.quantity + 10)
  })

  it('ignores no-ops, invalid quantities and unknown lines', async () => {
    const { test, page } = await openCart()
    await page.does(({ setQuantity }) => {
      setQuantity({ lineId: first.id, quantity: first.quantity })
      setQuantity({ lineId: first.id, quantity: 0 })
      setQuantity({ lineId: first.id, quantity: 2.5 })
      setQuantity({ lineId: 'item_of_nobody', quantity: 5 })
    })
    expect(test.calls).toHaveLength(1)
  })

  it('by steps counts every press as a difference, including those between two renders', async () => {
    const { test, page } = await openCart()
    await page.does(({ adjust }) => {
      adjust({ lineId: first.id, adjustment: 10 })
      adjust({ lineId: first.id, adjustment: 10 })
      adjust({ lineId: first.id, adjustment: -1 })
    })
    const settled = await page.until(isSettled)
    expect(quantityOf(settled, first.id)).toBe(first.quantity + 19)
    expect(test.requests().slice(1)).toEqual(['POST /store/cart/items/update'])
    expect(test.calls[1]!.body).toEqual({ item_id: first.id, adjustment: 19 })
  })

  it('by removing all pieces is ignored', async () => {
    const { test, page } = await openCart()
    await page.does(({ adjust }) => adjust({ lineId: first.id, adjustment: -first.quantity }))
    expect(test.calls).toHaveLength(1)
  })
})

describe('a line that is changed by someone else', () => {
  const colleagues = (quantity: number) => ({ cart: estimateCart(cart, new Map([[first.id, quantity]])) })
  const conflictOf = (state: CartActions) => viewOf(state).lines.find(({ id }) => id === first.id)?.editConflict
  const marked = (state: CartActions) => conflictOf(state) !== null && isSettled(state)
  const asText = (quantity: number) => quantity.toLocaleString('en-GB')
  const was = asText(first.quantity)

  /** The cart is open in this tab when a colleague sets the line to 900. */
  async function openWhileChanged() {
    const { test, page } = await openCart()
    test.answer({ 'GET /store/cart/info': () => colleagues(900) })
    await page.does(() => void test.queryClient.invalidateQueries({ queryKey: cartKeys.current }))
    await page.until(marked)
    return { test, page }
  }

  it('is reported when the cart is loaded again, until acknowledged or changed', async () => {
    const { page } = await openWhileChanged()
    expect(conflictOf(page.current())).toEqual({
      kind: 'elsewhere',
      was,
      now: '900',
      alternative: first.quantity,
      alternativeText: was,
      isRequested: false,
    })
    await page.does(({ keepCurrent: keep }) => keep({ lineId: first.id }))
    expect(conflictOf(page.current())).toBeNull()
  })

  it('is reported when the buyer returns to the page', async () => {
    const { test, page } = await openCart()
    await page.leave()
    test.answer({ 'GET /store/cart/info': () => colleagues(900) })
    await test.queryClient.invalidateQueries({ queryKey: cartKeys.current })
    const { page: again } = await openCart(test)
    expect(conflictOf(await again.until(marked))).toMatchObject({ was, now: '900' })
    await again.leave()
    const { page: third } = await openCart(test)
    expect(conflictOf(third.current())).toBeNull()
  })

  it('is not reported for the buyer’s own changes, with or without an answer', async () => {
    const { test, page } = await openCart()
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 7 }))
    await page.does(({ adjust }) => adjust({ lineId: second.id, adjustment: 1 }))
    expect(viewOf(await page.until(isSettled)).lines.every(({ editConflict }) => editConflict === null)).toBe(true)
    const change = { cart: estimateCart(cart, new Map([[first.id, 8]])) }
    test.answer({ 'POST /store/cart/items/update': noConnection, 'GET /store/cart/info': () => change })
    await page.does(({ adjust }) => adjust({ lineId: first.id, adjustment: 1 }))
    await page.until(({ problem }) => problem !== null)
    expect(conflictOf(await page.until((state) => quantityOf(state, first.id) === 8))).toBeNull()
  })

  it('adds the buyer’s steps to the current quantity, and reports that it was changed', async () => {
    const { test, page } = await openCart()
    test.answer({ 'POST /store/cart/items/update': () => changed(colleagues(901).cart) })
    await page.does(({ adjust }) => adjust({ lineId: first.id, adjustment: 1 }))
    const settled = await page.until(marked)
    expect(conflictOf(settled)).toMatchObject({ was: asText(first.quantity + 1), now: '901' })
  })

  it('keeps its quantity if the buyer enters another one, which is offered again', async () => {
    const { test, page } = await openCart()
    const refusalBody = { type: 'conflict', code: 'line_changed', message: 'x', ...colleagues(900) }
    test.answer({ 'PATCH /store/cart/items/{id}': () => Response.json(refusalBody, { status: 409 }) })
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 50 }))
    const refused = await page.until(marked)
    expect(conflictOf(refused)).toEqual({
      kind: 'elsewhere',
      was,
      now: '900',
      alternative: 50,
      alternativeText: '50',
      isRequested: true,
    })
    expect(refused.problem).toMatchObject({ code: 'line_changed' })
    test.answer(createStore())
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 50 }))
    expect(conflictOf(await page.until(isSettled))).toBeNull()
    expect(test.calls.at(-1)!.body).toEqual({ quantity: 50, replaces: 900 })
  })

  it('is announced to other tabs for own changes, and not for refused ones', async () => {
    const { test, page } = await openCart()
    await page.does(({ adjust }) => adjust({ lineId: first.id, adjustment: 1 }))
    await page.until(isSettled)
    expect(test.otherTabNotifications()).toBe(1)
    test.answer({ 'POST /store/cart/items/update': () => refusal(409, 'insufficient_inventory', 'x') })
    await page.does(({ adjust }) => adjust({ lineId: first.id, adjustment: 1 }))
    await page.until(({ problem }) => problem !== null)
    expect(test.otherTabNotifications()).toBe(1)
  })
})

describe('removing a line', () => {
  it('is one request; the line stays busy until the store has answered', async () => {
    const { test, page } = await openCart()
    const deferred = deferredAnswer(changed(without(first.id)))
    test.answer({ 'DELETE /store/cart/items/remove': deferred.answer })
    await page.does(({ remove }) => remove({ lineId: first.id }))
    expect(viewOf(page.current()).lines.find(({ id }) => id === first.id)?.busy).toBe(true)
    await page.does(({ setQuantity }) => void setQuantity({ lineId: first.id, quantity: 3 }))
    deferred.release()
    await page.until((state) => viewOf(state).lineCount === cart.items.length - 1)
    expect(test.queryClient.getQueryData(cartKeys.count)).toBe(cart.items.length - 1)
    expect(test.calls.slice(1).map(({ body }) => body)).toEqual([{ item_ids: [first.id] }])
  })

  it('that a colleague has removed already is not an error: the current cart is displayed', async () => {
    const { test, page } = await openCart()
    test.answer({
      'DELETE /store/cart/items/remove': () => refusal(404, 'item_not_found', 'This line is not in the cart any more.'),
      'GET /store/cart/info': () => ({ cart: without(first.id) }),
    })
    await page.does(({ remove }) => remove({ lineId: first.id }))
    const state = await page.until((now) => viewOf(now).lineCount === cart.items.length - 1)
    expect(state.problem).toBeNull()
  })

  it('that the store refuses keeps the line', async () => {
    const { test, page } = await openCart()
    test.answer({ 'DELETE /store/cart/items/remove': () => refusal(500, 'unexpected_state', 'Oh') })
    await page.does(({ remove }) => remove({ lineId: first.id }))
    const refused = await page.until(({ problem }) => problem !== null)
    expect(refused.problem?.action).toBe('remove_item')
    expect(viewOf(refused).lineCount).toBe(cart.items.length)
  })
})

describe('proceeding to checkout', () => {
  it('loads the checkout after all changes', async () => {
    const { test, page } = await openCart()
    const proceeded = await page.does(({ setQuantity, proceed }) => {
      setQuantity({ lineId: first.id, quantity: 7 })
      return proceed()
    })
    expect(proceeded).toBe(true)
    expect(test.requests().slice(1)).toEqual(['PATCH /store/cart/items/{id}', 'GET /store/cart/checkout'])
    expect(test.queryClient.getQueryData<Cart>(cartKeys.checkout)?.items[0]?.quantity).toBe(7)
  })

  it('stays on the page if a quantity that was just entered is refused, and reports it', async () => {
    const { test, page } = await openCart()
    test.answer({ 'PATCH /store/cart/items/{id}': () => refusal(409, 'insufficient_inventory', 'Not enough stock.') })
    const proceeded = await page.does(({ setQuantity, proceed }) => {
      setQuantity({ lineId: first.id, quantity: 7 })
      return proceed()
    })
    expect(proceeded).toBe(false)
    expect(page.current().problem).toMatchObject({ action: 'update_quantity', code: 'insufficient_inventory' })
    await expect(page.does(({ proceed }) => proceed())).resolves.toBe(true)
  })

  it('loads it each time, because prices may have changed', async () => {
    const { test, page } = await openCart()
    await page.does(({ proceed }) => proceed())
    await page.does(({ proceed }) => proceed())
    expect(test.requests().filter((name) => name === 'GET /store/cart/checkout')).toHaveLength(2)
  })

  it('stays on the page with an error if that fails', async () => {
    const { test, page } = await openCart()
    test.answer({ 'GET /store/cart/checkout': () => refusal(503, 'not_ready', 'The store is not ready.') })
    await expect(page.does(({ proceed }) => proceed())).resolves.toBe(false)
    const { problem } = await page.until((state) => state.problem !== null)
    expect(problem?.action).toBe('proceed')
  })

  it('is not possible with an empty cart', async () => {
    const { empty } = createWorld().carts
    const { test, page } = await openCart(
      createTestShop({ 'GET /store/cart/info': () => ({ cart: empty }) }, 'anna@kiosk.example'),
    )
    await expect(page.does(({ proceed }) => proceed())).resolves.toBe(false)
    const { problem } = await page.until((state) => state.problem !== null)
    expect(problem).toMatchObject({ action: 'proceed', code: 'empty_cart', message: null })
    expect(test.calls).toHaveLength(1)
  })
})

describe('adding from product cards', () => {
  const purchase = { variantId: 'variant_a', quantity: 5 }
  const open = (answer: () => unknown) =>
    renderHook(createTestShop({ 'POST /store/cart/items/add': answer }, 'anna@kiosk.example'), useAddToCart)

  it('shows the progress on each card', async () => {
    const deferred = deferredAnswer(changed(cart))
    const page = await open(deferred.answer)
    await page.does(({ add }) => void add(purchase))
    expect([page.current().stateOf('variant_a'), page.current().stateOf('variant_b')]).toEqual(['busy', 'idle'])
    deferred.release()
    await page.until(({ stateOf }) => stateOf('variant_a') === 'added')
    expect(page.current().stateOf(null)).toBe('idle')
  })

  it('shows "out of stock" only if the stock is insufficient', async () => {
    const short = await open(() => refusal(409, 'insufficient_inventory', '2 left'))
    await expect(short.does(({ add }) => add(purchase))).resolves.toBe(false)
    await short.until(({ stateOf }) => stateOf('variant_a') === 'out_of_stock')
    const broken = await open(noConnection)
    await broken.does(({ add }) => add(purchase))
    const { problemOf } = await broken.until(({ stateOf }) => stateOf('variant_a') === 'failed')
    expect(problemOf('variant_a')).toMatchObject({ action: 'add_to_cart', code: 'network' })
  })

  it('does not write its response to the cart of the next customer', async () => {
    const deferred = deferredAnswer(changed(cart))
    const test = createTestShop({ 'POST /store/cart/items/add': deferred.answer }, 'anna@kiosk.example')
    const page = await renderHook(test, useAddToCart)
    await page.does(({ add }) => void add(purchase))
    await page.does(() => test.shop.session.end())
    await page.does(() => test.signInInOtherTab('bjorn@grocer.example'))
    await page.does(() => deferred.release())
    expect(test.queryClient.getQueryData(cartKeys.current)).toBeUndefined()
    expect(page.current().stateOf('variant_a')).toBe('idle')
  })
})
