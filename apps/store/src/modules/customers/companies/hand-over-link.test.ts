import { unwrap } from '@skafferi/api'
import { testCompanyId } from '@skafferi/domain/rules/registration/test-company'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies, customers, events, orders } from '../../../platform/db/schema'
import { addBuyer } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { newIpAddress } from '../../../testing/requests'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database
const owner = await addOperator(shop, 'owner')
const password = 'a long sentence nobody guesses'

const linkOf = (id: string, person_id: string) =>
  owner.client.POST('/admin/companies/{id}/people/{person_id}/password-link', {
    params: { path: { id, person_id } },
  })

const testLink = (by = owner) => unwrap(by.client.POST('/admin/test-customer'))

const tokenOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token')!

/** Chooses a password with a link, and signs in. */
async function signInBy({ url, email }: { url: string; email: string }) {
  const client = shop.client(tokenOf(url), { address: newIpAddress() })
  await unwrap(client.POST('/auth/customer/emailpass/update', { body: { password } }))
  const { token } = await unwrap(shop.client().POST('/auth/customer/emailpass', { body: { email, password } }))
  return shop.client(token)
}

it('a link lets a person choose a password once, ends the earlier one and is recorded without the link', async () => {
  const { companyId, customerId } = await addBuyer(shop, 'se')
  const first = await unwrap(linkOf(companyId, customerId))
  const second = await unwrap(linkOf(companyId, customerId))
  await expect(signInBy(first)).rejects.toMatchObject({ status: 401 })
  await expect(signInBy(second)).resolves.toBeDefined()
  await expect(signInBy(second)).rejects.toMatchObject({ status: 401 })
  const recorded = await db
    .select()
    .from(events)
    .where(and(eq(events.subjectId, customerId), eq(events.action, 'customer.password_link_made')))
  expect(recorded.map(({ operatorId }) => operatorId)).toEqual([owner.id, owner.id])
  expect(JSON.stringify(recorded)).not.toContain(tokenOf(second.url))
})

it('a link is valid for a day', async () => {
  const { companyId, customerId } = await addBuyer(shop, 'se')
  const link = await unwrap(linkOf(companyId, customerId))
  expect(Date.parse(link.expires_at) - shop.clock.now().getTime()).toBe(24 * 3600 * 1000)
})

it('no link is made for a person of another company, an e-mail, or a person who cannot sign in', async () => {
  const [{ companyId, customerId }, other] = [await addBuyer(shop, 'se'), await addBuyer(shop, 'se')]
  await expect(linkOf(other.companyId, customerId)).rejects.toMatchObject({ status: 404, code: 'customer_not_found' })
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  await expect(linkOf(companyId, customer!.email)).rejects.toMatchObject({ status: 404 })
  await db.update(companies).set({ blockedAt: new Date() }).where(eq(companies.id, companyId))
  await expect(linkOf(companyId, customerId)).rejects.toMatchObject({ status: 409, code: 'cannot_sign_in' })
})

it('an owner becomes the test customer once, with prices and a cart', async () => {
  await testLink()
  const link = await testLink()
  expect(link.email).toBe(owner.email)
  const client = await signInBy(link)
  expect(await unwrap(client.GET('/store/customers/me/company'))).toMatchObject({
    company: { name: 'Test company' },
  })
  const { product } = await unwrap(
    client.GET('/store/products/{id}', { params: { path: { id: world.products[0]!.id } } }),
  )
  expect(product.variants[0]).toHaveProperty('prices')
  const people = await db.select().from(customers).where(eq(customers.companyId, testCompanyId))
  expect(people.map(({ email }) => email)).toEqual([owner.email])
})

it('each owner is a test customer of their own, and no other role is one', async () => {
  const second = await addOperator(shop, 'owner')
  expect((await testLink(second)).email).toBe(second.email)
  const colleague = await addOperator(shop, 'support')
  await expect(testLink(colleague)).rejects.toMatchObject({ status: 403 })
})

it('the test customer is not the first customer', async () => {
  await testLink()
  await db.update(companies).set({ approvedAt: null })
  await db.update(companies).set({ approvedAt: new Date() }).where(eq(companies.id, testCompanyId))
  const { steps } = await unwrap(owner.client.GET('/admin/setup'))
  expect(steps).toContainEqual({ id: 'customer', done: false })
})

it('the test company follows the country and the payment terms of the shop until it has an order', async () => {
  await testLink()
  const settings = await unwrap(owner.client.GET('/admin/settings'))
  const termsOf = async () => {
    const [company] = await db.select().from(companies).where(eq(companies.id, testCompanyId))
    return [company!.countryCode, company!.paymentTermsDays]
  }
  const country = 'de'
  await unwrap(
    owner.client.POST('/admin/settings/profile', {
      body: { version: settings.profile.version, value: { ...settings.profile.value, country, vat_ids: [] } },
    }),
  )
  const savePaymentDays = async (payment_days: number) => {
    const { orders: terms } = await unwrap(owner.client.GET('/admin/settings'))
    const value = { ...terms.value, payment_days }
    await unwrap(owner.client.POST('/admin/settings/orders', { body: { version: terms.version, value } }))
  }
  await savePaymentDays(14)
  expect(await termsOf()).toEqual(['de', 14])
  const [order] = await db.select().from(orders).limit(1)
  await db.update(orders).set({ companyId: testCompanyId }).where(eq(orders.id, order!.id))
  await savePaymentDays(30)
  await testLink()
  expect(await termsOf()).toEqual(['de', 14])
})
