import type { Cart, CartItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartKeys } from '../cart'
import { renderHook } from '../testing/render-hook'
import { createTestShop, refusal, type TestShop } from '../testing/test-shop'
import { toAddressValues, useCheckout } from './index'

const { carts, customers } = createWorld()
const cart = carts.bulk
const [first] = cart.items as [CartItem]
const withFirst = (change: Partial<CartItem>): Cart => ({
  ...cart,
  items: cart.items.map((item) => (item.id === first.id ? { ...item, ...change } : item)),
})
const place = 'POST /store/cart/complete'
const details = 'GET /store/cart/checkout'
const answers = {
  [details]: () => ({ cart }),
  'GET /store/cart/promocode/list': () => ({ carts: [] }),
  'GET /store/customers/me': () => ({ customer: customers.kiosk.customer }),
}

/** @param before the cart as displayed on its own page */
async function openCheckout(more: Parameters<TestShop['answer']>[0] = {}, before?: Cart) {
  const test = createTestShop({ ...answers, ...more }, 'anna@kiosk.example')
  if (before) test.queryClient.setQueryData(cartKeys.current, before)
  const page = await renderHook(test, useCheckout)
  await page.until(({ load }) => load.status === 'ready')
  return { test, page }
}
const notDeliverable = () =>
  refusal(409, 'not_deliverable', 'Not to Germany.', { [first.id]: 'cannot be delivered to Germany' })

describe('what has changed under the buyer’s hands', () => {
  it('is nothing where the cart is as it was', async () => {
    const { page } = await openCheckout({}, cart)
    expect(page.current().conflicts).toEqual([])
  })

  it('is a price, between the cart’s page and the checkout', async () => {
    const { page } = await openCheckout({}, withFirst({ unit_price: 2.5 }))
    expect(page.current().conflicts).toMatchObject([
      { kind: 'price', lineId: first.id, was: '€2.50', now: '€2.72', better: false },
    ])
  })

  it('is a price, while the checkout stands', async () => {
    const { test, page } = await openCheckout()
    test.answer({ [details]: () => ({ cart: withFirst({ unit_price: 3 }) }) })
    await page.does(() => test.queryClient.invalidateQueries({ queryKey: cartKeys.checkout }))
    const { conflicts } = await page.until((state) => state.conflicts.length > 0)
    expect(conflicts).toMatchObject([{ kind: 'price', was: '€2.72', now: '€3.00' }])
  })

  it('is stock that somebody else has bought, as soon as the checkout opens', async () => {
    const { page } = await openCheckout({ [details]: () => ({ cart: withFirst({ inventory_quantity: 12 }) }) })
    expect(page.current().conflicts).toMatchObject([{ kind: 'shortage', lineId: first.id, left: 12 }])
  })
})

describe('an order that was not taken', () => {
  it('for want of stock says what is left of it now', async () => {
    const shortage = { [first.variant_id]: '12 left in stock' }
    const { test, page } = await openCheckout({
      [place]: () => refusal(409, 'insufficient_inventory', '12 left.', shortage),
    })
    test.answer({ [details]: () => ({ cart: withFirst({ inventory_quantity: 12 }) }) })
    await page.does(({ placeOrder }) => placeOrder())
    const { conflicts } = await page.until((state) => state.conflicts[0]?.kind === 'shortage')
    expect(conflicts).toMatchObject([{ lineId: first.id, left: 12, quantityText: '100' }])
  })

  it('names the lines it was refused for, also once the message is closed', async () => {
    const { page } = await openCheckout({ [place]: notDeliverable })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ problem }) => problem !== null)
    await page.does(({ dismissProblem }) => dismissProblem())
    expect(page.current()).toMatchObject({
      problem: null,
      conflicts: [{ kind: 'refused', lineId: first.id, message: 'cannot be delivered to Germany' }],
    })
  })

  it('for its country is no conflict once it goes elsewhere', async () => {
    const redirected: Cart = { ...cart, delivery_country_code: 'dk' }
    const { test, page } = await openCheckout({
      [place]: notDeliverable,
      'POST /store/cart/address/add-shipping': () => ({ success: true, message: 'Saved', cart: redirected }),
    })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ conflicts }) => conflicts.length === 1)
    test.answer({ [details]: () => ({ cart: redirected }) })
    const values = { ...toAddressValues(cart.shipping_address!), country_code: 'dk', postal_code: '2100' }
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values }))
    await page.until(({ conflicts }) => conflicts.length === 0)
  })

  it('for a product that is gone stays one wherever it goes', async () => {
    const unavailable = () => refusal(409, 'product_unavailable', 'Gone.', { [first.id]: 'is no longer for sale' })
    const redirected: Cart = { ...cart, delivery_country_code: 'dk' }
    const { page } = await openCheckout({
      [place]: unavailable,
      'POST /store/cart/address/add-shipping': () => ({ success: true, message: 'Saved', cart: redirected }),
    })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ conflicts }) => conflicts.length === 1)
    const values = toAddressValues(cart.shipping_address!)
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values }))
    expect(page.current().conflicts).toMatchObject([{ kind: 'refused', message: 'is no longer for sale' }])
  })

  it('is judged anew when it is sent again', async () => {
    const { test, page } = await openCheckout({ [place]: notDeliverable })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ conflicts }) => conflicts.length === 1)
    test.answer({ [place]: () => ({ order_id: 'order_1', display_id: 1042 }) })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ conflicts, placing }) => placing === 'placed' && conflicts.length === 0)
  })
})

describe('a cart that others change while the checkout stands', () => {
  const changed: Cart = {
    ...withFirst({ quantity: 90 }),
    version: cart.version + 1,
    total: 858.37,
    changed_by: { name: 'Erik', is_you: false },
  }
  const cartChanged = () =>
    Response.json({ type: 'conflict', code: 'cart_changed', message: 'Changed.', cart: changed }, { status: 409 })
  const sent = (test: TestShop) => test.calls.filter(({ name }) => name === place).map(({ body }) => body)

  it('is not ordered: the store’s refusal shows it, line by line and with both totals, and the next press orders it', async () => {
    const { test, page } = await openCheckout({ [place]: cartChanged })
    await page.does(({ placeOrder }) => placeOrder())
    const refused = await page.until(({ change }) => change !== null)
    expect(refused).toMatchObject({
      placing: 'idle',
      problem: { code: 'cart_changed' },
      load: { view: { totals: { total: '€858.37' } } },
      conflicts: [{ kind: 'quantity', lineId: first.id, was: '100', now: '90', wasQuantity: 100 }],
      change: {
        by: { name: 'Erik', isYou: false },
        figures: [{ name: 'total', was: '€3,855.71', now: '€858.37' }],
        addresses: [],
        references: [],
        delivery: null,
        due: null,
      },
    })
    test.answer({ [place]: () => ({ order_id: 'order_1', display_id: 1042 }) })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(sent(test)).toEqual([
      { cart_id: cart.id, cart_version: cart.version },
      { cart_id: cart.id, cart_version: changed.version },
    ])
  })

  it('is not ordered either where the page has just shown the change: the press meant what stood there before', async () => {
    const { test, page } = await openCheckout({ [place]: () => ({ order_id: 'order_1', display_id: 1042 }) })
    test.answer({ [details]: () => ({ cart: changed }) })
    await page.does(() => test.queryClient.invalidateQueries({ queryKey: cartKeys.checkout }))
    await page.until(({ change }) => change !== null)
    await page.does(({ placeOrder }) => placeOrder())
    expect(page.current()).toMatchObject({ problem: { code: 'cart_changed' }, conflicts: [{ kind: 'quantity' }] })
    expect(sent(test)).toEqual([])
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(sent(test)).toEqual([{ cart_id: cart.id, cart_version: changed.version }])
  })

  it('is ordered at once where the change is the buyer’s own', async () => {
    const own: Cart = { ...cart, version: cart.version + 1, total: 900 }
    const { test, page } = await openCheckout({
      'POST /store/cart/address/add-billing': () => ({ success: true, message: 'Saved', cart: own }),
      [place]: () => ({ order_id: 'order_1', display_id: 1042 }),
    })
    await page.does(({ saveAddress }) =>
      saveAddress({ kind: 'billing', values: toAddressValues(cart.billing_address!) }),
    )
    expect(page.current()).toMatchObject({ change: null, conflicts: [] })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(sent(test)).toEqual([{ cart_id: cart.id, cart_version: own.version }])
  })

  it('is not the buyer’s own where the answer to a change holds a colleague’s too', async () => {
    const both: Cart = { ...changed, version: cart.version + 2 }
    const { test, page } = await openCheckout({
      'POST /store/cart/address/add-billing': () => ({ success: true, message: 'Saved', cart: both }),
    })
    await page.does(({ saveAddress }) =>
      saveAddress({ kind: 'billing', values: toAddressValues(cart.billing_address!) }),
    )
    expect(page.current()).toMatchObject({ conflicts: [{ kind: 'quantity', was: '100', now: '90' }] })
    await page.does(({ placeOrder }) => placeOrder())
    expect(sent(test)).toEqual([])
  })
})

describe('what stands in the way of an order', () => {
  const change = 'PATCH /store/cart/items/{id}'
  const remove = 'DELETE /store/cart/items/remove'
  const short: Cart = { ...withFirst({ inventory_quantity: 3 }), version: 2, changed_by: null }
  const cured: Cart = {
    ...withFirst({ inventory_quantity: 3, quantity: 3 }),
    version: 3,
    changed_by: { name: 'Anna', is_you: true },
  }
  const written = (answer: Cart) => () => ({ success: true, message: 'Changed.', cart: answer })
  const bodies = (test: TestShop, name: string) =>
    test.calls.filter((call) => call.name === name).map(({ body }) => body)
  const refusedFor = (snapshot: Cart) => () =>
    Response.json({ type: 'conflict', code: 'cart_changed', message: 'Changed.', cart: snapshot }, { status: 409 })

  it('is cured where it is met: what is left is taken, and the next press orders it', async () => {
    const { test, page } = await openCheckout({ [place]: refusedFor(short), [change]: written(cured) })
    await page.does(({ placeOrder }) => placeOrder())
    const { conflicts } = await page.until((state) => state.conflicts.length > 0)
    expect(conflicts).toMatchObject([{ kind: 'shortage', left: 3 }])
    await page.does(({ setQuantity }) => setQuantity({ lineId: first.id, quantity: 3 }))
    await page.until((state) => state.conflicts.length === 0)
    expect(bodies(test, change)).toEqual([{ quantity: 3, replaces: 100 }])
    test.answer({ [place]: () => ({ order_id: 'order_1', display_id: 1042 }) })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(bodies(test, place).at(-1)).toEqual({ cart_id: cart.id, cart_version: 3 })
  })

  it('once cured is nobody else’s change: only what others have changed stays marked', async () => {
    const { page } = await openCheckout({ [place]: refusedFor(short), [change]: written(cured) })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until((state) => state.conflicts.length > 0)
    await page.does(({ setQuantity }) => setQuantity({ lineId: first.id, quantity: 3 }))
    await page.until((state) => state.conflicts.length === 0)
    expect(page.current().change).toMatchObject({ by: 'shop', figures: [] })
  })

  it('that is cured as the page shows it needs no second press', async () => {
    const { test, page } = await openCheckout({
      [change]: written(cured),
      [place]: () => ({ order_id: 'order_1', display_id: 1042 }),
    })
    test.answer({ [details]: () => ({ cart: short }) })
    await page.does(() => test.queryClient.invalidateQueries({ queryKey: cartKeys.checkout }))
    await page.until(({ conflicts }) => conflicts.length > 0)
    await page.does(({ setQuantity }) => setQuantity({ lineId: first.id, quantity: 3 }))
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(bodies(test, place)).toEqual([{ cart_id: cart.id, cart_version: 3 }])
  })

  it('can be taken out', async () => {
    const without: Cart = { ...cart, version: 2, items: cart.items.slice(1) }
    const { test, page } = await openCheckout({
      [details]: () => ({ cart: withFirst({ inventory_quantity: 0 }) }),
      [remove]: written(without),
    })
    await page.does(({ removeLine }) => removeLine({ lineId: first.id }))
    await page.until(({ conflicts }) => conflicts.length === 0)
    expect(bodies(test, remove)).toEqual([{ item_ids: [first.id] }])
    expect(page.current().change).toBeNull()
  })

  it('that cannot be cured any more says so, and what is left is read again', async () => {
    const { test, page } = await openCheckout({
      [details]: () => ({ cart: withFirst({ inventory_quantity: 3 }) }),
      [change]: () => refusal(409, 'insufficient_inventory', 'Not enough stock.'),
    })
    test.answer({ [details]: () => ({ cart: withFirst({ inventory_quantity: 2 }) }) })
    await page.does(({ setQuantity }) => setQuantity({ lineId: first.id, quantity: 3 }))
    const { conflicts } = await page.until(
      (state) => state.conflicts[0]?.kind === 'shortage' && state.conflicts[0].left === 2,
    )
    expect(conflicts).toHaveLength(1)
    expect(page.current().problem).toMatchObject({ action: 'update_quantity', code: 'insufficient_inventory' })
  })

  it('is sent once, however often it is pressed', async () => {
    const { test, page } = await openCheckout({
      [details]: () => ({ cart: withFirst({ inventory_quantity: 3 }) }),
      [change]: written({ ...cured, version: 2 }),
    })
    await page.does(({ setQuantity }) => {
      setQuantity({ lineId: first.id, quantity: 3 })
      setQuantity({ lineId: first.id, quantity: 3 })
    })
    await page.until(({ conflicts }) => conflicts.length === 0)
    expect(bodies(test, change)).toHaveLength(1)
  })
})
