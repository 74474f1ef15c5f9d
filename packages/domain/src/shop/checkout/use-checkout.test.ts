import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartCountQuery, cartKeys } from '../cart'
import { orderKeys } from '../orders'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { toAddressValues, useCheckout, type CheckoutActions } from './index'

const world = createWorld()
const cart = world.carts.bulk
const { customer } = world.customers.kiosk
const answers = {
  'GET /store/cart/checkout': () => ({ cart }),
  'GET /store/cart/promocode/list': () => ({ carts: [] }),
  'GET /store/customers/me': () => ({ customer }),
  'POST /store/cart/complete': () => ({ order_id: 'order_1', display_id: 1042 }),
}
const placedOrder = { orderId: 'order_1', displayId: '1042' }
const unaddressed: Cart = { ...cart, shipping_address: null, billing_address: null }
const values = toAddressValues(cart.shipping_address!)

async function openCheckout(more: Parameters<TestShop['answer']>[0] = {}) {
  const test = createTestShop({ ...answers, ...more }, 'anna@kiosk.example')
  const page = await renderHook(test, useCheckout)
  await page.until(({ load }) => load.status === 'ready' && load.view.email !== '')
  return { test, page }
}

function viewOf({ load }: CheckoutActions) {
  if (load.status !== 'ready') throw new Error('The checkout is not there.')
  return load.view
}
const completions = (test: TestShop) => test.calls.filter(({ name }) => name === 'POST /store/cart/complete')

describe('the checkout', () => {
  it('makes two parallel calls besides the customer’s, and waits only for the cart', async () => {
    const deferred = deferredAnswer({ customer })
    const test = createTestShop({ ...answers, 'GET /store/customers/me': deferred.answer }, 'anna@kiosk.example')
    const page = await renderHook(test, useCheckout)
    expect(test.requests().toSorted()).toEqual([
      'GET /store/cart/checkout',
      'GET /store/cart/promocode/list',
      'GET /store/customers/me',
    ])
    await page.until(({ load }) => load.status === 'ready')
    expect(viewOf(page.current()).email).toBe('')
    deferred.release()
    await page.until((state) => viewOf(state).email === customer.email)
    expect(test.calls).toHaveLength(3)
  })

  it('shows the cart’s delivery dates', async () => {
    const { page } = await openCheckout()
    expect(viewOf(page.current()).delivery.kind).toBe('window')
  })

  it('shows one month from today if the cart has none', async () => {
    const { page } = await openCheckout({ 'GET /store/cart/checkout': () => ({ cart: { ...cart, delivery: null } }) })
    expect(viewOf(page.current()).delivery).toEqual({ kind: 'by', dates: '20 Dec 2026', dispatches: [] })
  })

  it('is shown without an e-mail address if the customer cannot be loaded', async () => {
    const { page } = await openCheckout({ 'GET /store/customers/me': () => refusal(500, 'unexpected_state', 'x') })
    expect(viewOf(page.current()).email).toBeNull()
  })

  it('shows an error if it cannot be loaded', async () => {
    const broken = () => refusal(500, 'unexpected_state', 'x')
    const test = createTestShop({ ...answers, 'GET /store/cart/checkout': broken }, 'anna@kiosk.example')
    const page = await renderHook(test, useCheckout)
    const { load } = await page.until((state) => state.load.status === 'failed')
    expect(load).toMatchObject({ problem: { action: 'load_checkout' } })
  })
})

describe('the addresses', () => {
  it('are saved with one request, whose response is displayed', async () => {
    const { test, page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart: { ...cart, shipping_address: null } }),
      'POST /store/cart/address/add-shipping': () => ({ success: true, message: 'Saved successfully', cart }),
    })
    const before = test.calls.length
    const saved = await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values }))
    expect(saved).toBe(true)
    await page.until((state) => viewOf(state).shippingAddress !== null && state.saving === null)
    expect(viewOf(page.current()).shippingAddress?.values).toEqual(values)
    expect(test.calls).toHaveLength(before + 1)
  })

  it('are not sent while a field is invalid', async () => {
    const { test, page } = await openCheckout()
    const incomplete = { ...values, city: ' ' }
    const saved = await page.does(({ saveAddress }) => saveAddress({ kind: 'billing', values: incomplete }))
    expect(saved).toBe(false)
    expect(page.current()).toMatchObject({ addressFaults: { city: 'required' }, problem: null })
    expect(test.calls).toHaveLength(3)
  })

  it('are refused with the fields that the store names', async () => {
    const { page } = await openCheckout({
      'POST /store/cart/address/add-billing': () =>
        refusal(400, 'invalid_request', 'x', { postal_code: { code: 'format', message: 'has an invalid format' } }),
    })
    await expect(page.does(({ saveAddress }) => saveAddress({ kind: 'billing', values }))).resolves.toBe(false)
    const refused = await page.until(({ problem }) => problem !== null)
    expect(refused).toMatchObject({
      addressFaults: { postal_code: 'invalid' },
      problem: { action: 'save_billing_address' },
      saving: null,
    })
    await page.does(({ dismissProblem }) => dismissProblem())
    expect(page.current().problem).toBeNull()
    expect(page.current().addressFaults).toEqual({})
  })

  const saves = (test: TestShop) => test.calls.flatMap(({ name }) => /add-(\w+)$/.exec(name)?.[1] ?? [])
  const sentTo = (address_1: string): Cart['shipping_address'] => ({ ...cart.shipping_address!, address_1 })
  const savedAs = (saved: Partial<Cart>) => () => ({ success: true, message: 'Saved', cart: { ...cart, ...saved } })

  it('of a first order are the same: the billing address is saved with the delivery address', async () => {
    const { test, page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart: unaddressed }),
      'POST /store/cart/address/add-shipping': savedAs({ shipping_address: sentTo('A'), billing_address: null }),
      'POST /store/cart/address/add-billing': savedAs({ shipping_address: sentTo('A'), billing_address: sentTo('A') }),
    })
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values: { ...values, address_1: 'A' } }))
    await page.until((state) => viewOf(state).billingIsDelivery)
    expect(saves(test)).toEqual(['shipping', 'billing'])
    expect(page.current().missing).toEqual([])
  })

  it('of a company with other addresses are chosen one by one', async () => {
    const { test, page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart: unaddressed }),
      'GET /store/customers/me/addresses': () => ({
        addresses: [{ id: 'addr_1', name: 'Office', version: 1, address: sentTo('B') }],
        count: 1,
      }),
      'POST /store/cart/address/add-shipping': savedAs({ shipping_address: sentTo('A'), billing_address: null }),
    })
    await page.until(({ savedAddresses }) => savedAddresses.billing.length > 0)
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values: { ...values, address_1: 'A' } }))
    expect(saves(test)).toEqual(['shipping'])
  })

  it('can be the same: the billing address follows the delivery address', async () => {
    const { test, page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart: { ...cart, billing_address: cart.shipping_address } }),
      'POST /store/cart/address/add-shipping': savedAs({ shipping_address: sentTo('A'), billing_address: sentTo('B') }),
      'POST /store/cart/address/add-billing': savedAs({ shipping_address: sentTo('A'), billing_address: sentTo('A') }),
    })
    expect(viewOf(page.current()).billingIsDelivery).toBe(true)
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values: { ...values, address_1: 'A' } }))
    await page.until((state) => viewOf(state).billingAddress?.values.address_1 === 'A')
    expect(saves(test)).toEqual(['shipping', 'billing'])
  })

  it('that are the same are saved once both are', async () => {
    const deferred = deferredAnswer(savedAs({ shipping_address: sentTo('A'), billing_address: sentTo('A') })())
    const { page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart: { ...cart, billing_address: cart.shipping_address } }),
      'POST /store/cart/address/add-shipping': savedAs({ shipping_address: sentTo('A'), billing_address: sentTo('B') }),
      'POST /store/cart/address/add-billing': deferred.answer,
    })
    let isSaved = false
    await page.does(({ saveAddress }) => {
      void saveAddress({ kind: 'shipping', values: { ...values, address_1: 'A' } }).then((saved) => (isSaved = saved))
    })
    await page.until(({ saving }) => saving === 'billing')
    expect([isSaved, viewOf(page.current()).billingIsDelivery]).toEqual([false, false])
    await page.does(() => deferred.release())
    await page.until((state) => viewOf(state).billingIsDelivery && state.saving === null)
    expect(isSaved).toBe(true)
  })

  it('that are the same and half saved are saved completely with the next attempt', async () => {
    const { test, page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart: { ...cart, billing_address: cart.shipping_address } }),
      'POST /store/cart/address/add-shipping': savedAs({ shipping_address: sentTo('A'), billing_address: sentTo('B') }),
      'POST /store/cart/address/add-billing': noConnection,
    })
    const event = { kind: 'shipping', values: { ...values, address_1: 'A' } } as const
    await expect(page.does(({ saveAddress }) => saveAddress(event))).resolves.toBe(false)
    await page.until(({ problem }) => problem?.action === 'save_billing_address')
    test.answer({
      'POST /store/cart/address/add-billing': savedAs({ shipping_address: sentTo('A'), billing_address: sentTo('A') }),
    })
    await expect(page.does(({ saveAddress }) => saveAddress(event))).resolves.toBe(true)
    await page.until((state) => viewOf(state).billingIsDelivery)
    expect(saves(test)).toEqual(['shipping', 'billing', 'shipping', 'billing'])
  })

  it('that differ are changed one at a time', async () => {
    const { test, page } = await openCheckout({ 'POST /store/cart/address/add-shipping': savedAs({}) })
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values }))
    expect(saves(test)).toEqual(['shipping'])
  })
})

describe('placing the order', () => {
  it('sends the cart’s id and an idempotency key', async () => {
    const { test, page } = await openCheckout()
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toEqual(placedOrder)
    const [call] = completions(test)
    expect(call?.body).toEqual({ cart_id: cart.id, cart_version: cart.version })
    expect(call?.headers.get('idempotency-key')).toBe(`complete-${cart.id}-${cart.version}`)
  })

  it('empties the cart of every page, invalidates the history, and keeps showing what was ordered', async () => {
    const { test, page } = await openCheckout()
    test.queryClient.setQueryData(cartKeys.current, cart)
    test.queryClient.setQueryData(cartKeys.count, 12)
    test.queryClient.setQueryData(orderKeys.summary, {})
    await page.does(({ placeOrder }) => placeOrder())
    const placed = await page.until(({ placing }) => placing === 'placed')
    expect(test.queryClient.getQueryData(cartKeys.current)).toBeUndefined()
    expect(test.queryClient.getQueryData(cartKeys.checkout)).toBeUndefined()
    expect(test.queryClient.getQueryData(cartKeys.count)).toBe(0)
    expect(test.queryClient.getQueryState(orderKeys.summary)?.isInvalidated).toBe(true)
    expect(viewOf(placed).totals.total).toBe(viewOf(page.current()).totals.total)
    expect(viewOf(placed).cartId).toBe(cart.id)
    expect(test.calls).toHaveLength(4)
  })

  it('notifies the other tabs of the changed cart, unless the order is refused', async () => {
    const { test, page } = await openCheckout()
    test.answer({ 'POST /store/cart/complete': () => refusal(409, 'insufficient_inventory', 'x') })
    await page.does(({ placeOrder }) => placeOrder())
    expect(test.otherTabNotifications()).toBe(0)
    test.answer({ 'POST /store/cart/complete': () => ({ order_id: 'order_1', display_id: 1042 }) })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(test.otherTabNotifications()).toBe(1)
  })

  it('leaves the cart empty if its number of lines was loaded before', async () => {
    const deferred = deferredAnswer({ ItemCount: 12 })
    const { test, page } = await openCheckout({ 'GET /store/cart/count': deferred.answer })
    const reading = test.queryClient.fetchQuery(cartCountQuery(test.shop)).catch(() => undefined)
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    await page.does(() => deferred.release())
    await reading
    expect(test.queryClient.getQueryData(cartKeys.count)).toBe(0)
  })

  it('returns the same order without another call once it is placed', async () => {
    const { test, page } = await openCheckout()
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toEqual(placedOrder)
    expect(completions(test)).toHaveLength(1)
  })

  /** Loses the first answers to Place Order. */
  const losing = (count: number) => {
    let sent = 0
    return () => (++sent > count ? answers['POST /store/cart/complete']() : noConnection())
  }
  const ordered = { 'GET /store/cart/checkout': () => ({ cart: world.carts.empty }) }
  const keysOf = (test: TestShop) =>
    completions(test).map(({ headers, body }) => [headers.get('idempotency-key'), body])

  it('is sent again unchanged after a lost answer', async () => {
    const { test, page } = await openCheckout({ 'POST /store/cart/complete': losing(1) })
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toMatchObject({ orderId: 'order_1' })
    const keys = keysOf(test)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('is found by the closed cart if its answers are lost', async () => {
    const { test, page } = await openCheckout({ 'POST /store/cart/complete': losing(2) })
    test.answer(ordered)
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toMatchObject({ orderId: 'order_1' })
    expect(page.current().problem).toBeNull()
    expect(new Set(keysOf(test).map(String)).size).toBe(1)
  })

  it('has failed if its cart is still open', async () => {
    const { page } = await openCheckout({ 'POST /store/cart/complete': noConnection })
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toBeNull()
    expect((await page.until(({ problem }) => problem !== null)).problem).toMatchObject({ code: 'network' })
  })

  it('has an unknown outcome if the store does not tell, and is sent again unchanged', async () => {
    const { test, page } = await openCheckout({ 'POST /store/cart/complete': noConnection })
    test.answer({ 'GET /store/cart/checkout': noConnection })
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toBeNull()
    expect((await page.until(({ problem }) => problem !== null)).problem).toMatchObject({ code: 'outcome_unknown' })
    test.answer({ ...answers, ...ordered })
    await page.does(() => test.queryClient.invalidateQueries())
    expect(viewOf(page.current()).cartId).toBe(cart.id)
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toMatchObject({ orderId: 'order_1' })
    expect(new Set(keysOf(test).map(String)).size).toBe(1)
  })

  it('after a lost answer shows what has changed in between, because the cart is still open', async () => {
    const withHigherTotal = { ...cart, total: 1 }
    const { page } = await openCheckout({
      'POST /store/cart/complete': noConnection,
      'POST /store/cart/address/add-billing': () => ({
        success: true,
        message: 'Saved successfully',
        cart: withHigherTotal,
      }),
    })
    await page.does(({ placeOrder }) => placeOrder())
    await page.does(({ saveAddress }) => saveAddress({ kind: 'billing', values }))
    await page.until((state) => viewOf(state).totals.total === '€1.00')
  })

  it('keeps the cart as it is if the store refuses, so that it can be changed', async () => {
    const { test, page } = await openCheckout({
      'POST /store/cart/complete': () => refusal(409, 'insufficient_inventory', '12 left in stock'),
    })
    await page.does(({ placeOrder }) => placeOrder())
    const refused = await page.until(({ problem }) => problem !== null)
    expect(refused).toMatchObject({
      placing: 'idle',
      problem: { action: 'place_order', code: 'insufficient_inventory' },
    })
    const smaller = { ...cart, total: 1 }
    test.answer({ 'GET /store/cart/checkout': () => ({ cart: smaller }) })
    await page.does(() => test.queryClient.invalidateQueries({ queryKey: cartKeys.checkout }))
    await page.until((state) => viewOf(state).totals.total === '€1.00')
    await page.does(({ dismissProblem }) => dismissProblem())
    expect(page.current().problem).toBeNull()
  })

  it('is one call however often it is pressed at once', async () => {
    const { test, page } = await openCheckout()
    const pressed = await page.does(({ placeOrder }) => Promise.all([placeOrder(), placeOrder(), placeOrder()]))
    expect(pressed).toEqual([placedOrder, null, null])
    expect(completions(test)).toHaveLength(1)
  })

  it('is pending until the store has answered', async () => {
    const deferredOrder = deferredAnswer({ order_id: 'order_1', display_id: 1042 })
    const { test, page } = await openCheckout({ 'POST /store/cart/complete': deferredOrder.answer })
    await page.does(({ placeOrder }) => void placeOrder())
    expect(page.current().placing).toBe('placing')
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toBeNull()
    deferredOrder.release()
    await page.until(({ placing }) => placing === 'placed')
    expect(completions(test)).toHaveLength(1)
  })

  it('shows what is missing only after it is pressed, without a call', async () => {
    const incomplete: Cart = { ...unaddressed, po_required: true, po_number: null, order_minimum: 1e6 }
    const { test, page } = await openCheckout({ 'GET /store/cart/checkout': () => ({ cart: incomplete }) })
    expect(page.current()).toMatchObject({ missing: [], refusals: 0 })
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toBeNull()
    const refused = await page.until(({ refusals }) => refusals === 1)
    expect(refused).toMatchObject({ missing: ['addresses', 'po_number', 'minimum'], problem: null, placing: 'idle' })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ refusals }) => refusals === 2)
    expect(completions(test)).toHaveLength(0)
  })

  it('shows what only the store knew to be missing, after loading it again', async () => {
    const { test, page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart: { ...cart, po_number: null } }),
      'POST /store/cart/complete': () => refusal(400, 'po_number_required', 'Please add a number.'),
    })
    test.answer({ 'GET /store/cart/checkout': () => ({ cart: { ...cart, po_number: null, po_required: true } }) })
    await page.does(({ placeOrder }) => placeOrder())
    const refused = await page.until(({ missing }) => missing.length > 0)
    expect(refused).toMatchObject({ missing: ['po_number'], problem: { code: 'po_number_required' } })
  })

  it('hides each missing requirement as soon as it is met', async () => {
    const incomplete: Cart = { ...unaddressed, po_required: true, po_number: null }
    const { page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart: incomplete }),
      'POST /store/cart/address/add-shipping': () => ({
        success: true,
        message: 'Saved successfully',
        cart: { ...incomplete, shipping_address: cart.shipping_address, version: 2 },
      }),
    })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ missing }) => missing.length === 2)
    await page.does(({ references }) => references.edit({ field: 'po_number', value: 'P' }))
    expect(page.current().missing).toEqual(['addresses'])
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values }))
    await page.until(({ missing }) => missing[0] === 'billing_address')
    expect(page.current().refusals).toBe(1)
  })
})

describe('an address that is being entered', () => {
  const saved = { 'POST /store/cart/address/add-shipping': () => ({ success: true, message: '', cart }) }

  it('is stored for its cart and its kind until it is saved', async () => {
    const { test, page } = await openCheckout({ 'POST /store/cart/address/add-shipping': noConnection })
    page.current().addressDrafts.shipping.save(values)
    expect(page.current().addressDrafts.billing.read()).toBeNull()
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values }))
    expect(page.current().addressDrafts.shipping.read()).toEqual(values)
    test.answer({ ...saved, 'POST /store/cart/address/add-billing': () => ({ success: true, message: '', cart }) })
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values }))
    expect(page.current().addressDrafts.shipping.read()).toBeNull()
  })

  it('is not restored for the next cart', async () => {
    const { test, page } = await openCheckout()
    page.current().addressDrafts.shipping.save(values)
    await page.leave()
    test.queryClient.clear()
    test.answer({ 'GET /store/cart/checkout': () => ({ cart: { ...cart, id: 'cart_next' } }) })
    const next = await renderHook(test, useCheckout)
    await next.until(({ load }) => load.status === 'ready')
    expect(next.current().addressDrafts.shipping.read()).toBeNull()
  })
})
