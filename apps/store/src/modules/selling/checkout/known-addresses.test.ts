import { unwrap, type CountryCode } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies, companyAddresses, customers, orders } from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { fillCart, product } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { findOnlyAddress } from '../../customers/address-book'
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

describe('a cart without an address', () => {
  const store = async (city: string, country: CountryCode = 'se', hours?: string) => {
    const address = { ...addressIn(country), city, ...(hours && { reception_hours: hours }) }
    const { client } = buyer
    return (await unwrap(client.POST('/store/customers/me/addresses', { body: { name: city, address } }))).address
  }
  const open = async () => (await unwrap(buyer.client.GET('/store/cart/checkout'))).cart

  it('takes the only one in the address book, with its hours, from the first piece on', async () => {
    await store('Gothenburg', 'se', 'Weekdays')
    const cart = await begin(buyer)
    expect(citiesOf(cart)).toEqual(['Gothenburg', 'Gothenburg'])
    expect(cart).toMatchObject({ reception_hours: 'Weekdays', version: 1, changed_by: { is_you: true } })
    await complete(buyer)
  })

  it('takes one that is stored later when its checkout is opened, once, as a new version', async () => {
    const { version } = await begin(buyer)
    await store('Gothenburg')
    const opened = await open()
    expect(citiesOf(opened)).toEqual(['Gothenburg', 'Gothenburg'])
    expect(opened).toMatchObject({ version: version + 1, changed_by: null })
    expect(await open()).toEqual(opened)
    await unwrap(buyer.client.POST('/store/cart/complete', { body: { cart_version: opened.version } }))
  })

  it('takes none if there is a choice, and keeps what a person has chosen', async () => {
    await store('Gothenburg')
    await store('Borås')
    expect(citiesOf(await begin(buyer))).toEqual([null, null])
    expect(citiesOf(await open())).toEqual([null, null])
    await billTo(buyer, 'Malmö')
    expect(citiesOf(await open())).toEqual([null, 'Malmö'])
  })

  it('counts only addresses where the shop delivers as delivery address', async () => {
    await store('Gothenburg')
    await store('London', 'gb')
    const cityIn = async (countries?: readonly CountryCode[]) =>
      (await findOnlyAddress(db, buyer.companyId, countries))?.address.city
    expect([await cityIn(['se', 'de']), await cityIn(['de']), await cityIn([])]).toEqual([
      'Gothenburg',
      undefined,
      undefined,
    ])
    expect(await cityIn()).toBeUndefined()
  })

  it('takes none of an erased person', async () => {
    const { address: stored } = await store('Gothenburg')
    const [{ firstName, lastName } = { firstName: '', lastName: '' }] = await db
      .select()
      .from(customers)
      .where(eq(customers.id, buyer.customerId))
    const address = { ...stored, first_name: firstName, last_name: lastName }
    await db.update(companyAddresses).set({ address }).where(eq(companyAddresses.companyId, buyer.companyId))
    await begin(buyer)
    const colleague = await addColleague(shop, buyer)
    await eraseCustomer(buyer.customerId)
    const { cart } = await unwrap(colleague.client.GET('/store/cart/checkout'))
    expect(citiesOf(cart)).toEqual([null, null])
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
    expect(order.buyer).toMatchObject({ name: 'Kiosk Nord AB', organisation_number: '559000-0000' })
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
