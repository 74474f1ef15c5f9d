import { ApiError, unwrap } from '@skafferi/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '../../context'
import * as tables from '../../db/schema'
import { openShop, testConfig, world, type TestShop } from '../../testing/shop'
import { createPrivacyOperator } from './index'

const { applications, consents, contactMessages, customers, orders, outbox, reviews, sessions, uploads } = tables
const { customer } = world.customers.kiosk
const licence = 'licences/anna.pdf'

let shop: TestShop
let operator: ReturnType<typeof createPrivacyOperator>

/** Leaves every kind of trace that a person can leave. */
async function leaveTraces(): Promise<void> {
  const { db } = shop.database
  const createdAt = shop.clock.now()
  const [product] = world.products
  await db.insert(applications).values({
    id: 'appl_1',
    kind: 'registration',
    status: 'approved',
    companyName: customer.company_name,
    fullName: 'Anna Lindqvist',
    email: customer.email,
    request: { company_name: 'Kiosk', full_name: 'Anna Lindqvist', email: customer.email },
    customerId: customer.id,
    createdAt,
  })
  await db.insert(consents).values({ id: 'consent_1', applicationId: 'appl_1', kind: 'gdpr', version: '1', givenAt: createdAt })
  await db.insert(uploads).values({
    id: 'file_1',
    kind: 'license',
    key: licence,
    url: `/files/${licence}`,
    name: 'anna-lindqvist.pdf',
    mediaType: 'application/pdf',
    size: 3,
    subjectId: 'appl_1',
    createdAt,
  })
  await shop.files.put(licence, { bytes: Buffer.from('PDF'), mediaType: 'application/pdf' })
  await db.insert(contactMessages).values({
    id: 'message_1',
    name: 'Anna Lindqvist',
    email: 'Anna@Kiosk.example',
    subject: 'Pallets',
    message: 'What does a pallet cost?',
    createdAt,
  })
  await db.insert(reviews).values({
    id: 'rev_anna',
    productId: product!.id,
    customerId: customer.id,
    userName: 'Anna Lindqvist',
    title: 'Good',
    description: 'Sells well.',
    rating: 4,
    status: 'pending',
    createdAt,
  })
  const mail = { subjectId: customer.id, recipient: customer.email, subject: 'Hello Anna', html: '', text: '' }
  await db.insert(outbox).values({ id: 'mail_1', kind: 'password_code', ...mail, createdAt, nextTryAt: createdAt })
}

/** Every row of every table that still holds one of the words, by table. */
async function tablesNaming(words: readonly string[]): Promise<string[]> {
  const { db } = shop.database
  const rowsOf = async <Row>(statement: ReturnType<typeof sql>) => ((await db.execute(statement)) as unknown as { rows: Row[] }).rows
  const names = await rowsOf<{ name: string }>(sql`select table_name as name from information_schema.tables where table_schema = 'public'`)
  const found: string[] = []
  for (const { name } of names) {
    for (const word of words) {
      const [row] = await rowsOf<{ count: string }>(
        sql`select count(*) from ${sql.identifier(name)} as data where row_to_json(data)::text ilike ${`%${word}%`}`,
      )
      if (Number(row?.count) > 0) found.push(`${name}: ${word}`)
    }
  }
  return found
}

beforeAll(async () => {
  shop = await openShop()
  operator = createPrivacyOperator(createContext(testConfig, { db: shop.database.db, files: shop.files, now: shop.clock.now }))
  await leaveTraces()
})
afterAll(() => shop.close())

describe('exporting a customer', () => {
  it('gives everything the shop knows of them, and no password or token', async () => {
    await shop.signIn('kiosk')
    const person = await operator.exportCustomer('Anna@Kiosk.example')
    expect(person.customer).toMatchObject({ id: customer.id, email: customer.email })
    expect(person.orders.length).toBe(world.orders.filter(({ customer_id }) => customer_id === customer.id).length)
    const kinds = ['applications', 'consents', 'reviews', 'messages', 'mail', 'uploads'] as const
    expect(kinds.filter((kind) => person[kind].length === 0)).toEqual([])
    expect(JSON.stringify(person)).not.toMatch(/argon2|tokenHash/)
  })

  it('refuses whom it does not know', async () => {
    await expect(operator.exportCustomer('nobody@kiosk.example')).rejects.toMatchObject({ status: 404 })
  })
})

describe('erasing a customer', () => {
  it('leaves their name, e-mail and phone nowhere, and ends their sessions at once', async () => {
    const token = await shop.signIn('kiosk')
    expect(await tablesNaming([customer.email, 'Lindqvist'])).not.toEqual([])

    expect(await operator.eraseCustomer(customer.id)).toMatchObject({ id: customer.id, files: 1 })

    expect(await tablesNaming([customer.email, 'Lindqvist', '555 01 10'])).toEqual([])
    expect(await shop.files.get(licence)).toBeUndefined()
    await expect(unwrap(shop.client(token).GET('/store/customers/me'))).rejects.toMatchObject({ status: 401 })
    expect(await shop.database.db.$count(sessions, eq(sessions.customerId, customer.id))).toBe(0)
    await expect(shop.signIn('kiosk')).rejects.toBeInstanceOf(ApiError)
  })

  it('keeps the orders of their company, with all figures', async () => {
    const { db } = shop.database
    const kept = await db.select().from(orders).where(eq(orders.customerId, customer.id))
    const before = world.orders.filter(({ customer_id }) => customer_id === customer.id)
    expect(kept.length).toBe(before.length)
    expect(kept.reduce((sum, { total }) => sum + total, 0)).toBe(
      Math.round(before.reduce((sum, { order }) => sum + order.total * 100, 0)),
    )
    expect(kept.every(({ shippingAddress }) => shippingAddress.city === 'Gothenburg')).toBe(true)
  })

  it('is not done twice, and touches nobody else', async () => {
    await expect(operator.eraseCustomer(customer.id)).rejects.toMatchObject({ refusal: { code: 'already_erased' } })
    const [bjorn] = await shop.database.db.select().from(customers).where(eq(customers.email, 'bjorn@grocer.example'))
    expect(bjorn?.erasedAt).toBeNull()
    await shop.signIn('grocer')
  })
})
