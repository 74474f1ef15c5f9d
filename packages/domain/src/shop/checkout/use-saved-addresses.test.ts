import type { Address, Cart } from '@skafferi/api'
import { createWorld, toOrderListItem } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import type { ShippingRates } from '../../rules/delivery/shipping'
import { demoDelivery } from '../../rules/delivery/delivery-settings'
import { orderKeys } from '../orders'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal, type TestShop } from '../../testing/test-shop'
import { useCheckout, type CheckoutActions } from './index'

const { carts, orders, customers } = createWorld()
const unaddressed: Cart = { ...carts.bulk, shipping_address: null, billing_address: null }
const to = (address_1: string): Address => ({ ...carts.bulk.shipping_address!, address_1 })

/** Earlier orders, newest first, each to a different street. */
const earlier = ['Ågatan 1', 'Ågatan 2', 'Ågatan 3', 'Ågatan 4', 'Ågatan 5'].map((street, index) => {
  const { order } = orders[index]!
  return { ...order, id: `order_0${index}`, shipping_address: to(street), billing_address: to(street) }
})

const list = 'GET /store/orders'
const detail = 'GET /store/orders/{id}'
const answers = {
  'GET /store/cart/checkout': () => ({ cart: unaddressed }),
  'GET /store/cart/promocode/list': () => ({ carts: [] }),
  'GET /store/customers/me': () => ({ customer: customers.kiosk.customer }),
  'POST /store/cart/complete': () => ({ order_id: 'order_1', display_id: 1042 }),
  [list]: () => ({ orders: earlier.map(toOrderListItem), count: 5, limit: 10, offset: 0 }),
  [detail]: ({ url }: { url: URL }) => ({ order: earlier.find(({ id }) => url.pathname.endsWith(id)) }),
}

async function openCheckout(more: Parameters<TestShop['answer']>[0] = {}, delivery: ShippingRates = demoDelivery) {
  const test = createTestShop({ ...answers, ...more }, 'anna@kiosk.example')
  test.shop.delivery = delivery
  const page = await renderHook(test, useCheckout)
  await page.until(({ load }) => load.status === 'ready' && load.view.email !== '')
  return { test, page }
}
const streets = ({ savedAddresses }: CheckoutActions) => savedAddresses.billing.map(({ values }) => values.address_1)
const callsOf = (test: TestShop, name: string) => test.requests().filter((call) => call === name)

describe('suggested addresses', () => {
  it('are those of the latest orders if the order lacks one', async () => {
    const { test, page } = await openCheckout()
    const loaded = await page.until(({ savedAddresses }) => savedAddresses.billing.length > 0)
    expect(streets(loaded)).toEqual(['Ågatan 1', 'Ågatan 2', 'Ågatan 3', 'Ågatan 4'])
    expect(callsOf(test, list)).toHaveLength(1)
    expect(callsOf(test, detail)).toHaveLength(4)
  })

  it('are loaded only on request', async () => {
    const { test, page } = await openCheckout({ 'GET /store/cart/checkout': () => ({ cart: carts.bulk }) })
    expect(streets(page.current())).toEqual(['Linnégatan 14', 'Box 1140'])
    expect(callsOf(test, list)).toHaveLength(0)
    await page.does(({ editAddress }) => editAddress())
    const loaded = await page.until(({ savedAddresses }) => savedAddresses.billing.length > 2)
    expect(streets(loaded)).toEqual(['Linnégatan 14', 'Box 1140', 'Ågatan 1', 'Ågatan 2'])
  })

  it('are not loaded if there is nothing to order', async () => {
    const { test, page } = await openCheckout({ 'GET /store/cart/checkout': () => ({ cart: carts.empty }) })
    expect(page.current().load).toMatchObject({ view: { lines: [] } })
    expect(callsOf(test, list)).toHaveLength(0)
  })

  it('are only the cart’s own if earlier orders cannot be loaded, without an error', async () => {
    const cart = { ...unaddressed, shipping_address: to('Ågatan 9') }
    const { test, page } = await openCheckout({
      'GET /store/cart/checkout': () => ({ cart }),
      [detail]: () => refusal(500, 'unexpected_state', 'x'),
    })
    await page.until(() => callsOf(test, detail).length === 4)
    expect(streets(page.current())).toEqual(['Ågatan 9'])
    expect(page.current().problem).toBeNull()
  })

  it('for delivery are only those in a country that the shop delivers to', async () => {
    const abroad = { ...to('Kurfürstendamm 1'), country_code: 'de' as const }
    const answer = {
      'GET /store/cart/checkout': () => ({ cart: { ...unaddressed, billing_address: abroad } }),
      [list]: () => ({ orders: earlier.slice(0, 1).map(toOrderListItem), count: 1, limit: 10, offset: 0 }),
    }
    const { page } = await openCheckout(answer, { options: [{ ...demoDelivery.options[0]!, countries: ['se'] }] })
    const { countries, savedAddresses } = await page.until(({ savedAddresses: { billing } }) => billing.length > 1)
    expect(countries).toMatchObject({ shipping: ['se'], billing: ['se', 'no', 'dk', 'fi', 'us', 'gb', 'de'] })
    expect(savedAddresses.shipping.map(({ values }) => values.address_1)).toEqual(['Ågatan 1'])
    expect(savedAddresses.billing.map(({ values }) => values.address_1)).toEqual(['Kurfürstendamm 1', 'Ågatan 1'])
  })

  it('are empty for a first order', async () => {
    const { test, page } = await openCheckout({ [list]: () => ({ orders: [], count: 0, limit: 10, offset: 0 }) })
    await page.until(() => callsOf(test, list).length === 1)
    expect(streets(page.current())).toEqual([])
  })

  it('are reloaded after the order, and not while it is being placed', async () => {
    const { test, page } = await openCheckout({ 'GET /store/cart/checkout': () => ({ cart: carts.bulk }) })
    await page.does(({ editAddress }) => editAddress())
    await page.until(({ savedAddresses }) => savedAddresses.billing.length > 2)
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(callsOf(test, list)).toHaveLength(1)
    expect(test.queryClient.getQueryState([...orderKeys.all, 'addresses'])?.isInvalidated).toBe(true)
  })
})
