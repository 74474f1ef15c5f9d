import type { Cart, CartItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartKeys } from '../cart'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal, type TestShop } from '../../testing/test-shop'
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
  refusal(409, 'not_deliverable', 'Not to Germany.', {
    [first.id]: { code: 'not_deliverable', message: 'cannot be delivered to Germany', params: { country: 'de' } },
  })

describe('a conflict during checkout', () => {
  it('does not exist if the cart is unchanged', async () => {
    const { page } = await openCheckout({}, cart)
    expect(page.current().conflicts).toEqual([])
  })

  it('is a price that changes between cart page and checkout', async () => {
    const { page } = await openCheckout({}, withFirst({ unit_price: 2.5 }))
    expect(page.current().conflicts).toMatchObject([
      { kind: 'price', lineId: first.id, was: '€2.50', now: '€2.72', isLower: false },
    ])
  })

  it('is a price that changes during checkout', async () => {
    const { test, page } = await openCheckout()
    test.answer({ [details]: () => ({ cart: withFirst({ unit_price: 3 }) }) })
    await page.does(() => test.queryClient.invalidateQueries({ queryKey: cartKeys.checkout }))
    const { conflicts } = await page.until((state) => state.conflicts.length > 0)
    expect(conflicts).toMatchObject([{ kind: 'price', was: '€2.72', now: '€3.00' }])
  })

  it('is stock that someone else has bought, as soon as the checkout opens', async () => {
    const { page } = await openCheckout({ [details]: () => ({ cart: withFirst({ inventory_quantity: 12 }) }) })
    expect(page.current().conflicts).toMatchObject([{ kind: 'shortage', lineId: first.id, left: 12 }])
  })
})

describe('an order that was refused', () => {
  it('for insufficient stock shows the remaining pieces', async () => {
    const shortage = { [first.variant_id]: { code: 'stock_left', message: '12 left in stock', params: { left: 12 } } }
    const { test, page } = await openCheckout({
      [place]: () => refusal(409, 'insufficient_inventory', '12 left.', shortage),
    })
    test.answer({ [details]: () => ({ cart: withFirst({ inventory_quantity: 12 }) }) })
    await page.does(({ placeOrder }) => placeOrder())
    const { conflicts } = await page.until((state) => state.conflicts[0]?.kind === 'shortage')
    expect(conflicts).toMatchObject([{ lineId: first.id, left: 12, quantityText: '100' }])
  })

  it('shows the affected lines, even after the message is closed', async () => {
    const { page } = await openCheckout({ [place]: notDeliverable })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ problem }) => problem !== null)
    await page.does(({ dismissProblem }) => dismissProblem())
    expect(page.current()).toMatchObject({
      problem: null,
      conflicts: [{ kind: 'refused', lineId: first.id, fault: { code: 'not_deliverable' } }],
    })
  })

  it('for its country has no conflict once it has another destination', async () => {
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

  it('for a removed product keeps its conflict whatever the destination', async () => {
    const unavailable = () =>
      refusal(409, 'product_unavailable', 'Gone.', {
        [first.id]: { code: 'not_for_sale', message: 'is no longer for sale' },
      })
    const redirected: Cart = { ...cart, delivery_country_code: 'dk' }
    const { page } = await openCheckout({
      [place]: unavailable,
      'POST /store/cart/address/add-shipping': () => ({ success: true, message: 'Saved', cart: redirected }),
    })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ conflicts }) => conflicts.length === 1)
    const values = toAddressValues(cart.shipping_address!)
    await page.does(({ saveAddress }) => saveAddress({ kind: 'shipping', values }))
    expect(page.current().conflicts).toMatchObject([{ kind: 'refused', fault: { code: 'not_for_sale' } }])
  })

  it('is validated anew when it is sent again', async () => {
    const { test, page } = await openCheckout({ [place]: notDeliverable })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ conflicts }) => conflicts.length === 1)
    test.answer({ [place]: () => ({ order_id: 'order_1', display_id: 1042 }) })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ conflicts, placing }) => placing === 'placed' && conflicts.length === 0)
  })
})

describe('a cart that others change during checkout', () => {
  const changed: Cart = {
    ...withFirst({ quantity: 90 }),
    version: cart.version + 1,
    total: 858.37,
    changed_by: { name: 'Erik', is_you: false },
  }
  const cartChanged = () =>
    Response.json({ type: 'conflict', code: 'cart_changed', message: 'Changed.', cart: changed }, { status: 409 })
  const sent = (test: TestShop) => test.calls.filter(({ name }) => name === place).map(({ body }) => body)

  it('is not ordered: the refusal shows the changes by line with both totals, and the next press orders it', async () => {
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

  it('is not ordered either if the page has just shown the change, because the press was meant for the previous state', async () => {
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

  it('is ordered at once if the change is the buyer’s own', async () => {
    const ownChange: Cart = { ...cart, version: cart.version + 1, total: 900 }
    const { test, page } = await openCheckout({
      'POST /store/cart/address/add-billing': () => ({ success: true, message: 'Saved', cart: ownChange }),
      [place]: () => ({ order_id: 'order_1', display_id: 1042 }),
    })
    await page.does(({ saveAddress }) =>
      saveAddress({ kind: 'billing', values: toAddressValues(cart.billing_address!) }),
    )
    expect(page.current()).toMatchObject({ change: null, conflicts: [] })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(sent(test)).toEqual([{ cart_id: cart.id, cart_version: ownChange.version }])
  })

  it('is not ordered if the response to the buyer’s own change includes a colleague’s', async () => {
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

describe('a conflict that prevents an order', () => {
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

  it('can be resolved in place: the remaining pieces are accepted, and the next press orders them', async () => {
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

  it('that is resolved is nobody else’s change: only changes by others stay marked', async () => {
    const { page } = await openCheckout({ [place]: refusedFor(short), [change]: written(cured) })
    await page.does(({ placeOrder }) => placeOrder())
    await page.until((state) => state.conflicts.length > 0)
    await page.does(({ setQuantity }) => setQuantity({ lineId: first.id, quantity: 3 }))
    await page.until((state) => state.conflicts.length === 0)
    expect(page.current().change).toMatchObject({ by: 'shop', figures: [] })
  })

  it('that is resolved as displayed needs no second press', async () => {
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

  it('can be resolved by removing the line', async () => {
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

  it('that can no longer be resolved shows that, and the stock is loaded again', async () => {
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

  it('is resolved once, however often it is pressed', async () => {
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
