import { unwrap, type CountryCode } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies, orders } from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { fillCart, product } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { createPrivacyOperator } from '../../customers/privacy'

const shop = await shopOfFile()
const { db } = shop.database
const { eraseCustomer } = createPrivacyOperator(shop.context)
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

/** Creates a cart with one article. */
const begin = async ({ client }: Buyer) => {
  const items = [{ variant_id: product.variants[0]!.id, quantity: 1 }]
  return (await unwrap(client.POST('/store/cart/items/add', { body: { items } }))).cart
}
const sendTo = async ({ client }: Buyer, city: string, country: CountryCode = 'se') =>
  (await unwrap(client.POST('/store/cart/address/add-shipping', { body: { ...addressIn(country), city } }))).cart
const billTo = async ({ client }: Buyer, city: string) =>
  (await unwrap(client.POST('/store/cart/address/add-billing', { body: { ...addressIn('se'), city } }))).cart
const complete = ({ client }: Buyer) => unwrap(client.POST('/store/cart/complete', { body: {} }))
const citiesOf = ({ shipping_address, billing_address }: Awaited<ReturnType<typeof begin>>) => [
  shipping_address?.city ?? null,
  billing_address?.city ?? null,
]
const forgetDefaults = () =>
  db
    .update(companies)
    .set({ defaultShippingAddress: null, defaultBillingAddress: null })
    .where(eq(companies.id, buyer.companyId))

describe('a new cart', () => {
  it('has no addresses while none are known', async () => {
    expect(citiesOf(await begin(buyer))).toEqual([null, null])
  })

  it('has the first saved addresses, which become the company’s', async () => {
    await sendTo(buyer, 'Gothenburg')
    await billTo(buyer, 'Borås')
    await begin(buyer)
    await complete(buyer)
    expect(citiesOf(await begin(buyer))).toEqual(['Gothenburg', 'Borås'])
    await complete(buyer)
  })

  it('keeps the company’s addresses after an order to another one', async () => {
    await begin(buyer)
    await sendTo(buyer, 'Gothenburg')
    await billTo(buyer, 'Gothenburg')
    expect(citiesOf(await sendTo(buyer, 'Malmö'))).toEqual(['Malmö', 'Gothenburg'])
    await complete(buyer)
    expect(citiesOf(await begin(buyer))).toEqual(['Gothenburg', 'Gothenburg'])
  })

  it('has those of the last order if the company has no default', async () => {
    for (const city of ['Kiruna', 'Ystad']) {
      await begin(buyer)
      await sendTo(buyer, city)
      await billTo(buyer, city)
      await complete(buyer)
      shop.clock.advance(1000)
    }
    await forgetDefaults()
    expect(citiesOf(await begin(buyer))).toEqual(['Ystad', 'Ystad'])
  })

  it('has the destination of its address from the first piece on', async () => {
    await fillCart(buyer)
    await sendTo(buyer, 'London', 'gb')
    await db.update(companies).set({ defaultShippingAddress: null }).where(eq(companies.id, buyer.companyId))
    await complete(buyer)
    expect(await begin(buyer)).toMatchObject({ delivery_country_code: 'gb', shipping_option: { id: 'ups_ground' } })
  })

  it('has no addresses of an erased person', async () => {
    await fillCart(buyer)
    await complete(buyer)
    await eraseCustomer(buyer.customerId)
    const [company] = await db.select().from(companies).where(eq(companies.id, buyer.companyId))
    expect(company).toMatchObject({ defaultShippingAddress: null, defaultBillingAddress: null })
    expect(citiesOf(await begin(await addColleague(shop, buyer)))).toEqual([null, null])
  })
})

describe('a placed order', () => {
  const addressOf = (city: string) => ({ ...addressIn('se'), city })
  const place = async () => {
    await begin(buyer)
    await sendTo(buyer, 'Gothenburg')
    await billTo(buyer, 'Gothenburg')
    const { order_id: id } = await complete(buyer)
    return id
  }
  const read = async (id: string) => ({
    order: (await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id } } }))).order,
    listed: (await unwrap(buyer.client.GET('/store/orders', {}))).orders.find((order) => order.id === id)!,
  })

  it('keeps the company’s data as it was, and the destination’s name in the address book', async () => {
    await db.update(companies).set({ name: 'Kiosk Nord AB', organisationNumber: '5590000000' })
    const body = { name: 'Store Haga', address: addressOf('Gothenburg') }
    const { address } = await unwrap(buyer.client.POST('/store/customers/me/addresses', { body }))
    const id = await place()
    await db.update(companies).set({ name: 'Kiosk Syd AB', organisationNumber: null })
    const path = { id: address.id }
    await unwrap(
      buyer.client.DELETE('/store/customers/me/addresses/{id}', {
        params: { path, query: { version: address.version } },
      }),
    )
    const { order, listed } = await read(id)
    expect(order.buyer).toMatchObject({ name: 'Kiosk Nord AB', organisation_number: '5590000000' })
    expect(listed.ship_to).toMatchObject({ name: 'Store Haga', city: 'Gothenburg' })
  })

  it('has no name of its destination if the address book has none; older orders are billed to the current company', async () => {
    const id = await place()
    await db.update(orders).set({ buyer: null }).where(eq(orders.id, id))
    await db.update(companies).set({ name: 'Kiosk Syd AB' }).where(eq(companies.id, buyer.companyId))
    const { order, listed } = await read(id)
    expect(order.buyer?.name).toBe('Kiosk Syd AB')
    expect(listed.ship_to?.name).toBeNull()
  })
})
