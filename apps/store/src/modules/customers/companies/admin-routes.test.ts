import { unwrap } from '@skafferi/api'
import { brand } from '@skafferi/brand'
import { and, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { customers, events, outbox } from '../../../platform/db/schema'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { addCompany } from '../../../testing/admin-requests'
import { addOperator } from '../../../testing/operators'
import { newIpAddress } from '../../../testing/requests'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const tove = await addOperator(shop, 'support')
const { client } = tove
const { customer: anna, company_id: companyId } = world.customers.kiosk
/** An article without an age limit. */
const fish = 'variant_01saltfish120'
const params = (id: string) => ({ params: { path: { id } } })

/** Returns the path and headers to change the current version of a company. */
async function versionedParams(id: string) {
  const { response } = await client.GET('/admin/companies/{id}', params(id))
  return { params: { path: { id }, header: { 'If-Match': response.headers.get('etag')! } } }
}

it('a company is found by its name and by its customers, with their number and that of its orders', async () => {
  for (const q of ['Kiosk', anna.email]) {
    const { companies, count } = await unwrap(client.GET('/admin/companies', { params: { query: { q } } }))
    expect(count).toBe(companies.length)
    expect(companies).toContainEqual(expect.objectContaining({ id: companyId }))
  }
  const company = await unwrap(client.GET('/admin/companies/{id}', params(companyId)))
  expect(company.company.people).toBe(company.people.length)
  expect(company.people).toContainEqual(expect.objectContaining({ email: anna.email, role: 'owner' }))
})

it('a company shows its address book, not an address that was chosen once at checkout', async () => {
  const buyer = await addBuyer(shop, 'se')
  const address = { ...addressIn('se'), address_1: 'Storgatan 1', city: 'Kalmar' }
  await unwrap(buyer.client.POST('/store/customers/me/addresses', { body: { name: 'Our shop', address } }))
  await unwrap(buyer.client.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity: 10 }] } }))
  const once = { ...addressIn('se'), address_1: 'Mässan 4', city: 'Malmö' }
  await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: once }))
  await unwrap(buyer.client.POST('/store/cart/address/add-billing', { body: once }))
  await unwrap(buyer.client.POST('/store/cart/complete', { body: {} }))
  const { shipping_address, addresses } = await unwrap(client.GET('/admin/companies/{id}', params(buyer.companyId)))
  expect(shipping_address).toMatchObject({ city: 'Malmö' })
  expect(addresses).toMatchObject([{ name: 'Our shop', address: { address_1: 'Storgatan 1', city: 'Kalmar' } }])
})

it('people are found by their name and e-mail with their company, except erased ones', async () => {
  const find = async (q: string) =>
    (await unwrap(client.GET('/admin/people', { params: { query: { q } } }))).people.map(({ id }) => id)
  for (const q of [anna.email, `${anna.first_name} ${anna.last_name}`]) expect(await find(q)).toContain(anna.id)
  const { people, count } = await unwrap(client.GET('/admin/people', { params: { query: { q: anna.email } } }))
  expect(count).toBe(1)
  expect(people).toMatchObject([{ email: anna.email, company_id: companyId }])
  expect(await find('nobody@nowhere.example')).toEqual([])
  const { db } = shop.database
  await db.update(customers).set({ erasedAt: new Date() }).where(eq(customers.id, anna.id))
  expect(await find(anna.email)).toEqual([])
  await db.update(customers).set({ erasedAt: null }).where(eq(customers.id, anna.id))
})

it('terms and VAT number are recorded under the actor’s name', async () => {
  const id = await addCompany(shop)
  const body = { payment_terms_days: 14, po_required: true }
  expect(
    (await unwrap(client.POST('/admin/companies/{id}', { ...(await versionedParams(id)), body }))).company,
  ).toMatchObject(body)
  const decision = { vat_id: 'SE559000000001', status: 'valid' } as const
  const answer = await unwrap(
    client.POST('/admin/companies/{id}/vat-id', { ...(await versionedParams(id)), body: decision }),
  )
  expect(answer.company).toMatchObject({ vat_id: 'SE559000000001', vat_id_status: 'valid' })
  expect(answer).toMatchObject({ vat_id_source: 'operator' })
  const wrong = client.POST('/admin/companies/{id}/vat-id', {
    ...(await versionedParams(id)),
    body: { vat_id: 'nonsense', status: 'valid' },
  })
  await expect(wrong).rejects.toMatchObject({ status: 400, fields: { vat_id: { code: 'format' } } })
  const done = await shop.database.db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)
  expect(done.map(({ action, operatorId }) => [action, operatorId])).toEqual([
    ['company.terms_set', tove.id],
    ['company.vat_id_set', tove.id],
  ])
})

it('the second of two concurrent changes is refused with the current company', async () => {
  const id = await addCompany(shop)
  const read = await versionedParams(id)
  const change = (payment_terms_days: number) =>
    unwrap(client.POST('/admin/companies/{id}', { ...read, body: { payment_terms_days } }))
  const both = await Promise.allSettled([change(14), change(21)])
  const [{ value: updated } = { value: null }] = both.filter(
    ({ status }) => status === 'fulfilled',
  ) as PromiseFulfilledResult<Awaited<ReturnType<typeof change>>>[]
  const [refused] = both.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(refused!.reason).toMatchObject({ status: 412, code: 'company_changed' })
  const { company } = await unwrap(client.GET('/admin/companies/{id}', params(id)))
  expect(company.payment_terms_days).toBe(updated!.company.payment_terms_days)
  const withoutTag = client.POST('/admin/companies/{id}/block', { ...params(id), body: { reason: 'Unpaid.' } })
  await expect(withoutTag).rejects.toMatchObject({ status: 428, code: 'precondition_required' })
})

it('customers of a blocked company lose their sessions and cannot sign in until it is unblocked', async () => {
  const id = companyId
  const visitor = shop.client(undefined, { address: newIpAddress() })
  const signIn = () =>
    unwrap(visitor.POST('/auth/customer/emailpass', { body: { email: anna.email, password: 'skafferi-demo-1' } }))
  const { token } = await signIn()
  const me = () => unwrap(shop.client(token).GET('/store/customers/me'))
  await me()
  const reason = 'Invoices of three months are unpaid.'
  const blocked = await unwrap(
    client.POST('/admin/companies/{id}/block', { ...(await versionedParams(id)), body: { reason } }),
  )
  expect(blocked).toMatchObject({ blocked_reason: reason, company: { blocked_at: expect.any(String) } })
  await expect(me()).rejects.toMatchObject({ status: 401 })
  await expect(signIn()).rejects.toMatchObject({ status: 401 })
  const found = async (state: 'active' | 'blocked') =>
    (await unwrap(client.GET('/admin/companies', { params: { query: { state, limit: 100 } } }))).companies.some(
      (each) => each.id === id,
    )
  expect([await found('blocked'), await found('active')]).toEqual([true, false])
  const again = client.POST('/admin/companies/{id}/block', { ...(await versionedParams(id)), body: { reason } })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'already_blocked' })
  expect(await unwrap(client.POST('/admin/companies/{id}/unblock', await versionedParams(id)))).toMatchObject({
    blocked_reason: null,
  })
  await expect(me()).rejects.toMatchObject({ status: 401 })
  await expect(signIn()).resolves.toBeTruthy()
  const isCompanyEvent = and(eq(events.subjectId, id), eq(events.operatorId, tove.id))
  const done = await shop.database.db.select().from(events).where(isCompanyEvent).orderBy(events.id)
  expect(done.map(({ action, after }) => [action, after])).toEqual([
    ['company.blocked', { blocked: true, reason }],
    ['company.unblocked', { blocked: false }],
  ])
})

it('the sum of orders excludes canceled ones', async () => {
  const { company } = await unwrap(client.GET('/admin/companies/{id}', params(companyId)))
  const companyOrders = world.orders.filter((each) => each.company_id === companyId && each.order.status !== 'canceled')
  const sum = companyOrders.reduce((total, { order }) => total + Math.round(order.total * 100), 0)
  expect(Math.round(company.order_total * 100)).toBe(sum)
})

it('a company is read by its own id, not by a customer’s', async () => {
  const read = { path: { id: anna.id }, header: { 'If-Match': '"any"' } }
  const call = client.POST('/admin/companies/{id}', { params: read, body: { payment_terms_days: 1 } })
  await expect(call).rejects.toMatchObject({ status: 404, code: 'company_not_found' })
})

/** Adds a customer and returns the company. */
const addPerson = (read: Awaited<ReturnType<typeof versionedParams>>, email: string) =>
  client.POST('/admin/companies/{id}/people', { ...read, body: { first_name: ' Per ', last_name: 'Ek', email } })

it('a new customer gets an e-mail on how to choose a password, and is a buyer of the company', async () => {
  const id = await addCompany(shop)
  const { people } = await unwrap(addPerson(await versionedParams(id), ' Per@New.example '))
  expect(people).toContainEqual(
    expect.objectContaining({
      first_name: 'Per',
      last_name: 'Ek',
      email: 'per@new.example',
      role: 'buyer',
      phone: null,
    }),
  )
  const { id: personId } = people.find(({ email }) => email === 'per@new.example')!
  const mails = await shop.database.db.select().from(outbox).where(eq(outbox.subjectId, personId))
  const ownMails = mails.filter(({ recipient }) => recipient === 'per@new.example')
  expect(ownMails.map(({ kind }) => kind)).toEqual(['account_opened'])
  expect(ownMails[0]!.text).toContain('/forgot-password?first=1&email=per%40new.example')
  const [created] = await shop.database.db
    .select()
    .from(events)
    .where(and(eq(events.subjectId, personId), eq(events.action, 'customer.created')))
  expect(created).toMatchObject({ operatorId: tove.id, after: { companyId: id } })
})

it('other customers of a company are notified of a new one, unless they are blocked', async () => {
  const id = await addCompany(shop)
  const [first] = (await unwrap(client.GET('/admin/companies/{id}', { params: { path: { id } } }))).people
  await unwrap(addPerson(await versionedParams(id), 'second@new.example'))
  const [blocked] = await shop.database.db
    .update(customers)
    .set({ blockedAt: new Date() })
    .where(eq(customers.email, 'second@new.example'))
    .returning()
  await unwrap(addPerson(await versionedParams(id), 'third@new.example'))
  const notified = (await shop.database.db.select().from(outbox).where(eq(outbox.kind, 'colleague_added'))).filter(
    ({ text }) => text.includes('third@new.example'),
  )
  expect(blocked!.companyId).toBe(id)
  expect(notified.map(({ recipient }) => recipient)).toEqual([first!.email])
  expect(notified[0]!.text).toContain('Per Ek')
  expect(notified[0]!.text).toContain(brand.contact.email)
  // No e-mail if the customer was not added.
  await shop.database.db.update(customers).set({ blockedAt: null }).where(eq(customers.id, blocked!.id))
  await expect(addPerson(await versionedParams(id), 'third@new.example')).resolves.toBeDefined()
  await expect(addPerson(await versionedParams(id), anna.email)).rejects.toMatchObject({ code: 'email_taken' })
  expect(
    await shop.database.db.$count(
      outbox,
      and(eq(outbox.kind, 'colleague_added'), like(outbox.text, `%${anna.email}%`)),
    ),
  ).toBe(0)
})

it('a repeated request adds one customer and sends one e-mail', async () => {
  const id = await addCompany(shop)
  const read = await versionedParams(id)
  await unwrap(addPerson(read, 'twice@new.example'))
  const { people } = await unwrap(addPerson(read, 'twice@new.example'))
  expect(people.filter(({ email }) => email === 'twice@new.example')).toHaveLength(1)
  expect(await shop.database.db.$count(outbox, eq(outbox.recipient, 'twice@new.example'))).toBe(1)
})

it('an e-mail cannot have a second account, and a blocked company gets no new customers', async () => {
  const id = await addCompany(shop)
  const emailTaken = { status: 409, code: 'email_taken', fields: { email: { code: 'taken' } } }
  await expect(addPerson(await versionedParams(id), anna.email.toUpperCase())).rejects.toMatchObject(emailTaken)
  await unwrap(
    client.POST('/admin/companies/{id}/block', { ...(await versionedParams(id)), body: { reason: 'Unpaid.' } }),
  )
  await expect(addPerson(await versionedParams(id), 'late@new.example')).rejects.toMatchObject({
    status: 409,
    code: 'company_blocked',
  })
  expect(await shop.database.db.$count(outbox, eq(outbox.recipient, 'late@new.example'))).toBe(0)
})
