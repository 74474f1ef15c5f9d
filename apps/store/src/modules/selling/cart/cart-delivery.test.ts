import { unwrap, type Cart, type CountryCode } from '@skafferi/api'
import { afterEach, describe, expect, it } from 'vitest'
import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { initialSettings } from '../../../platform/settings/initial-settings'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, testConfig } from '../../../testing/shop'
import { createOrdersOperator } from '../orders'

const fish = 'variant_01saltfish120'
const fishProduct = 'saltan-salt-liquorice-fish'
const minute = 60 * 1000

const shop = await shopOfFile()
const friday = shop.clock.now().getTime()

/** Sets the clock of the shop. */
const setClock = (moment: string) => shop.clock.advance(Date.parse(moment) - shop.clock.now().getTime())

afterEach(() => shop.clock.advance(friday - shop.clock.now().getTime()))

const cartOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/cart/info'))).cart
const add = async ({ client }: Buyer, quantity: number) =>
  (await unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity }] } }))).cart
const deliveryPromiseFor = ({ client }: Buyer) => unwrap(client.GET('/store/cart/shipping-date'))

/** Creates a buyer with a cart that can be ordered. */
async function withCart(
  quantity: number,
  country: CountryCode = 'se',
  from = shop,
): Promise<{ buyer: Buyer; cart: Cart }> {
  const buyer = await addBuyer(from, country)
  await add(buyer, quantity)
  await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn(country) }))
  const { cart } = await unwrap(buyer.client.POST('/store/cart/address/add-billing', { body: addressIn(country) }))
  return { buyer, cart }
}

const complete = ({ client }: Buyer, { id, version }: Cart) =>
  unwrap(client.POST('/store/cart/complete', { body: { cart_id: id!, cart_version: version } }))

describe('the delivery dates of a cart', () => {
  it('follow from the applicable delivery method, and change with it', async () => {
    const { buyer, cart } = await withCart(10)
    // Local shipping, from 1 working day to a week after Friday 20 November.
    expect(cart.delivery).toEqual({ start_date: '2026-11-23', end_date: '2026-11-27' })
    const largerCart = await add(buyer, 200)
    // The courier, 2 to 4.
    expect(largerCart.delivery).toEqual({ start_date: '2026-11-24', end_date: '2026-11-26' })
    expect(await deliveryPromiseFor(buyer)).toMatchObject({
      message: 'Your order is expected between 24 and 26 November 2026.',
      startDate: '2026-11-24',
      endDate: '2026-11-26',
    })
  })

  it('of an empty cart are those for any amount of goods, by the company’s country', async () => {
    const [swede, american] = [await addBuyer(shop), await addBuyer(shop, 'us')]
    expect((await cartOf(swede)).delivery).toBeNull()
    expect(await deliveryPromiseFor(swede)).toMatchObject({ startDate: '2026-11-23', endDate: '2026-11-27' })
    // Global export, 3 to 4; Thanksgiving is the 26th.
    expect(await deliveryPromiseFor(american)).toMatchObject({ startDate: '2026-11-25', endDate: '2026-11-27' })
  })

  it('do not decide the date of the VAT, which is the expected day of dispatch', async () => {
    const { cart } = await withCart(200)
    expect(cart.delivery!.start_date).toBe('2026-11-24')
    expect(cart.tax.date).toBe('2026-11-20')
  })

  it('follow the address at once', async () => {
    const { buyer, cart } = await withCart(10)
    const { cart: abroad } = await unwrap(
      buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('gb') }),
    )
    expect(abroad.delivery).toEqual({ start_date: '2026-11-26', end_date: '2026-11-30' })
    expect(abroad.version).toBe(cart.version + 1)
  })

  it('keep the version until the cut-off, and raise it from then on', async () => {
    const { buyer, cart } = await withCart(200)
    setClock('2026-11-20T12:59:00Z')
    expect(await cartOf(buyer)).toMatchObject({ version: cart.version, delivery: cart.delivery })
    shop.clock.advance(minute)
    const later = {
      version: cart.version + 1,
      changed_by: null,
      delivery: { start_date: '2026-11-25', end_date: '2026-11-27' },
    }
    expect(await cartOf(buyer)).toMatchObject(later)
  })

  it('follow the settings of the shop', async () => {
    const other = await shopOfFile({
      config: { ...testConfig, delivery: { ...demoDelivery, cutOff: '10:00', preparationDays: 2 } },
    })
    const buyer = await addBuyer(other)
    // Ordered at 10:30, so on Monday; leaves on Wednesday.
    expect(await deliveryPromiseFor(buyer)).toMatchObject({ startDate: '2026-11-26', endDate: '2026-12-02' })
  })
})

describe('a country without a delivery option', () => {
  it('can have a cart, but no delivery date and no order', async () => {
    const options = demoDelivery.options.filter(({ countries }) => !countries.includes('us'))
    const other = await shopOfFile({ config: { ...testConfig, delivery: { ...demoDelivery, options } } })
    const { buyer, cart } = await withCart(10, 'us', other)
    const none = { shipping_option: null, shipping_options: [], shipping_total: 0, delivery: null }
    expect(cart).toMatchObject(none)
    // The law of the day of dispatch applies.
    expect(cart.tax.date).toBe('2026-11-20')
    const refusal = { status: 409, code: 'country_not_served', params: { country: 'us' } }
    await expect(deliveryPromiseFor(buyer)).rejects.toMatchObject(refusal)
    await expect(complete(buyer, cart)).rejects.toMatchObject(refusal)
    const { cart: served } = await unwrap(
      buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('gb') }),
    )
    expect(served).toMatchObject({ shipping_option: { id: 'ups_ground' }, shipping_total: 29 })
    await complete(buyer, served)
  })
})

describe('the delivery settings', () => {
  it('apply at once when they change', async () => {
    const demo = initialSettings(testConfig, 'demo')
    let current = demo
    const settings = {
      get current() {
        return current
      },
      pages: {},
      hasImprint: false,
      refresh: () => Promise.resolve(),
    }
    const other = await shopOfFile({ settings })
    const { buyer, cart } = await withCart(10, 'se', other)
    const options = demoDelivery.options.map((option) => ({ ...option, name: `New ${option.name}`, amount: 50_00 }))
    const closures = [{ from: '2026-11-20', to: '2026-11-22', reason: 'Stocktaking' }]
    current = { ...demo, delivery: { ...demoDelivery, options, closures } }
    const changed = await cartOf(buyer)
    expect(changed).toMatchObject({
      version: cart.version + 1,
      shipping_option: { name: 'New Local Shipping', amount: 50 },
      delivery: { start_date: '2026-11-24', end_date: '2026-11-30' },
    })
    await expect(complete(buyer, cart)).rejects.toMatchObject({ code: 'cart_changed' })
    const { order_id: id } = await complete(buyer, changed)
    current = demo
    const order = await createOrdersOperator(other.context).showOrder(id)
    expect(order.shipping_option).toBe('local_shipping')
    const product = await unwrap(buyer.client.GET('/store/products/{id}', { params: { path: { id: fishProduct } } }))
    expect(product).toMatchObject({ product: { destination: { date: '2026-11-23' } } })
    current = { ...demo, delivery: { ...demoDelivery, closures } }
    const later = await unwrap(buyer.client.GET('/store/products/{id}', { params: { path: { id: fishProduct } } }))
    expect(later).toMatchObject({ product: { destination: { date: '2026-11-24' } } })
  })
})

describe('the delivery options of a cart', () => {
  it('are those to its country', async () => {
    const { cart } = await withCart(10)
    expect(cart.shipping_options.map(({ id, goods_from }) => [id, goods_from])).toEqual([
      ['courier', 140],
      ['local_shipping', 0],
    ])
  })
})

describe('the delivery dates of an order', () => {
  it('are those of the cart as displayed, and stay', async () => {
    const { buyer, cart } = await withCart(200)
    const { order_id: id } = await complete(buyer, cart)
    setClock('2026-12-20T10:00:00Z')
    const { order } = await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id } } }))
    expect(order.delivery).toEqual(cart.delivery)
  })

  it('are not booked if the cut-off has passed since the page was loaded', async () => {
    setClock('2026-11-20T12:59:00Z')
    const { buyer, cart } = await withCart(200)
    shop.clock.advance(minute)
    const refusal = await complete(buyer, cart).catch((error: { cart: Cart }) => error)
    expect(refusal).toMatchObject({
      status: 409,
      code: 'cart_changed',
      cart: { version: cart.version + 1, delivery: { start_date: '2026-11-25', end_date: '2026-11-27' } },
    })
    await complete(buyer, (refusal as { cart: Cart }).cart)
  })
})
