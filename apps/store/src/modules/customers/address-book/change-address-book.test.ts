import { unwrap, type AddressRequest } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companyAddresses, customers } from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { fillCart } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { createPrivacyOperator } from '../privacy'

const shop = await shopOfFile()

const haga: AddressRequest = {
  ...addressIn('se'),
  company: 'Kiosk & Co AB',
  reception_hours: ' Weekdays, 7:00 to 11:00 ',
}
const depot: AddressRequest = { ...addressIn('se'), address_1: 'Kajgatan 9' }

const store = ({ client }: Buyer, name: string, address: AddressRequest) =>
  unwrap(client.POST('/store/customers/me/addresses', { body: { name, address } })).then((answer) => answer.address)
const list = ({ client }: Buyer, query = {}) =>
  unwrap(client.GET('/store/customers/me/addresses', { params: { query } }))
const change = ({ client }: Buyer, id: string, version: number, name: string, address: AddressRequest) => {
  const init = { params: { path: { id } }, body: { name, address, version } }
  return unwrap(client.PATCH('/store/customers/me/addresses/{id}', init)).then((answer) => answer.address)
}
const remove = ({ client }: Buyer, id: string, version: number) =>
  unwrap(client.DELETE('/store/customers/me/addresses/{id}', { params: { path: { id }, query: { version } } }))

describe('the address book', () => {
  it('belongs to the company: a colleague finds stored addresses by name, page by page', async () => {
    const buyer = await addBuyer(shop)
    await store(buyer, ' Warehouse ', depot)
    const stored = await store(buyer, 'Store Haga', haga)
    expect(stored).toMatchObject({ name: 'Store Haga', reception_hours: 'Weekdays, 7:00 to 11:00', version: 1 })
    expect(stored.address).not.toHaveProperty('reception_hours')
    const colleague = await addColleague(shop, buyer)
    const { addresses, count } = await list(colleague)
    expect([count, addresses.map(({ name }) => name)]).toEqual([2, ['Store Haga', 'Warehouse']])
    expect((await list(colleague, { limit: 1, offset: 1 })).addresses.map(({ name }) => name)).toEqual(['Warehouse'])
    expect((await list(await addBuyer(shop))).count).toBe(0)
  })

  it('contains each place once, whatever its spelling and whoever receives goods there', async () => {
    const buyer = await addBuyer(shop)
    const { id } = await store(buyer, 'Store Haga', haga)
    const again = {
      ...haga,
      first_name: 'Erik',
      phone: '+46 31 555 01 11',
      address_1: 'linnégatan  14.',
      postal_code: '41304',
    }
    await expect(store(buyer, 'Haga', again)).rejects.toMatchObject({
      status: 409,
      code: 'address_exists',
      params: { id, name: 'Store Haga' },
    })
    const tries = Array.from({ length: 8 }, () => store(buyer, 'Warehouse', depot).catch(() => null))
    expect((await Promise.all(tries)).filter((stored) => stored !== null)).toHaveLength(1)
    expect((await list(buyer)).count).toBe(2)
  })

  it('validates addresses as the cart does', async () => {
    const buyer = await addBuyer(shop)
    await expect(store(buyer, 'Haga', { ...haga, postal_code: '4130' })).rejects.toMatchObject({
      status: 400,
      fields: { postal_code: { code: 'format' } },
    })
    await expect(store(buyer, ' ', haga)).rejects.toMatchObject({ status: 400, fields: { name: { code: 'required' } } })
  })

  it('is full with 500 addresses', async () => {
    const buyer = await addBuyer(shop)
    const { id } = await store(buyer, 'Store Haga', haga)
    const [row] = await shop.database.db.select().from(companyAddresses).where(eq(companyAddresses.id, id))
    const rows = Array.from({ length: 499 }, (_, index) => ({
      ...row!,
      id: `addr_${buyer.companyId}_${index}`,
      placeHash: String(index),
    }))
    await shop.database.db.insert(companyAddresses).values(rows)
    await expect(store(buyer, 'One more', depot)).rejects.toMatchObject({ status: 409, code: 'address_book_full' })
  })
})

describe('a stored address', () => {
  it('is changed only if it is as it was displayed, and never over a colleague’s change', async () => {
    const buyer = await addBuyer(shop)
    const { id } = await store(buyer, 'Store Haga', haga)
    const moved = await change(buyer, id, 1, 'Store Haga', { ...haga, address_1: 'Linnégatan 16', reception_hours: '' })
    expect(moved).toMatchObject({ version: 2, reception_hours: null, address: { address_1: 'Linnégatan 16' } })
    const colleague = await addColleague(shop, buyer)
    await expect(change(colleague, id, 1, 'Haga', haga)).rejects.toMatchObject({
      status: 409,
      code: 'address_changed',
      params: { name: 'Store Haga', version: 2 },
    })
    await expect(remove(colleague, id, 1)).rejects.toMatchObject({ status: 409, code: 'address_changed' })
    await store(buyer, 'Warehouse', depot)
    await expect(change(buyer, id, 2, 'Haga', depot)).rejects.toMatchObject({ status: 409, code: 'address_exists' })
  })

  it('is not found after removal, nor by another company', async () => {
    const buyer = await addBuyer(shop)
    const { id } = await store(buyer, 'Store Haga', haga)
    await expect(remove(await addBuyer(shop), id, 1)).rejects.toMatchObject({ status: 404, code: 'address_not_found' })
    await remove(buyer, id, 1)
    await expect(change(buyer, id, 1, 'Haga', haga)).rejects.toMatchObject({ status: 404, code: 'address_not_found' })
    expect((await list(buyer)).count).toBe(0)
  })

  it('sets the cart’s reception hours when used as the delivery address, but not as the billing address', async () => {
    const buyer = await addBuyer(shop)
    await fillCart(buyer)
    const { cart } = await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: haga }))
    expect(cart.reception_hours).toBe('Weekdays, 7:00 to 11:00')
    const billed = await unwrap(
      buyer.client.POST('/store/cart/address/add-billing', { body: { ...depot, reception_hours: 'Never' } }),
    )
    expect(billed.cart.reception_hours).toBe('Weekdays, 7:00 to 11:00')
    const typed = await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: depot }))
    expect(typed.cart.reception_hours).toBe('Weekdays, 7:00 to 11:00')
    const cleared = await unwrap(
      buyer.client.POST('/store/cart/address/add-shipping', { body: { ...depot, reception_hours: '' } }),
    )
    expect(cleared.cart.reception_hours).toBeNull()
  })

  it('loses its contact person when that person is erased, and keeps the place', async () => {
    const buyer = await addBuyer(shop)
    await shop.database.db
      .update(customers)
      .set({ firstName: 'Anna', lastName: 'Lindqvist' })
      .where(eq(customers.id, buyer.customerId))
    await store(buyer, 'Store Haga', { ...haga, phone: '+46 31 555 01 10' })
    await store(buyer, 'Warehouse', { ...depot, first_name: 'Erik' })
    const colleague = await addColleague(shop, buyer)
    await createPrivacyOperator(shop.context).eraseCustomer(buyer.customerId)
    const { addresses } = await list(colleague)
    expect(addresses.map(({ address }) => address)).toMatchObject([
      { first_name: 'Erased', phone: null, address_1: 'Linnégatan 14' },
      { first_name: 'Erik', address_1: 'Kajgatan 9' },
    ])
  })
})
