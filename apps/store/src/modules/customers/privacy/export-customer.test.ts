import { ApiError, unwrap } from '@skafferi/api'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeRuns, customers, orders, sessions } from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'
import { createPrivacyOperator } from './index'
import { createTraces, licence } from './testing/traces'

const { customer } = world.customers.kiosk

const shop = await shopOfFile()
const operator = createPrivacyOperator(shop.context)

/** Returns the tables with rows that contain one of the words. */
async function tablesNaming(words: readonly string[]): Promise<string[]> {
  const { db } = shop.database
  const rowsOf = async <Row>(statement: ReturnType<typeof sql>) =>
    ((await db.execute(statement)) as unknown as { rows: Row[] }).rows
  const names = await rowsOf<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of names) {
    for (const word of words) {
      const [row] = await rowsOf<{ count: string }>(
        sql`select count(*) from ${sql.identifier(name)} as whole_row where row_to_json(whole_row)::text ilike ${`%${word}%`}`,
      )
      if (Number(row?.count) > 0) found.push(`${name}: ${word}`)
    }
  }
  return found
}

beforeAll(() => createTraces(shop))

describe('exporting a customer', () => {
  it('returns all stored data without passwords and tokens', async () => {
    await shop.signIn('kiosk')
    const person = await operator.exportCustomer('Anna@Kiosk.example')
    expect(person.customer).toMatchObject({ id: customer.id, email: customer.email })
    expect(person.orders.length).toBe(world.orders.filter(({ customer_id }) => customer_id === customer.id).length)
    const kinds = ['applications', 'consents', 'reviews', 'messages', 'mail', 'uploads', 'sessions'] as const
    expect(kinds.filter((kind) => person[kind].length === 0)).toEqual([])
    expect(JSON.stringify(person)).not.toMatch(/argon2|tokenHash/)
  })

  it('answers 404 for an unknown customer', async () => {
    await expect(operator.exportCustomer('nobody@kiosk.example')).rejects.toMatchObject({ status: 404 })
  })
})

describe('erasing a customer', () => {
  it('removes their name, e-mail and phone number everywhere, and ends their sessions at once', async () => {
    const token = await shop.signIn('kiosk')
    expect(await tablesNaming([customer.email, 'Lindqvist'])).not.toEqual([])

    expect(await operator.eraseCustomer(customer.id)).toMatchObject({ id: customer.id, files: 2 })

    expect(await tablesNaming([customer.email, 'Lindqvist', '555 01 10'])).toEqual([])
    expect(await shop.files.get(licence)).toBeUndefined()
    await expect(unwrap(shop.client(token).GET('/store/customers/me'))).rejects.toMatchObject({ status: 401 })
    expect(await shop.database.db.$count(sessions, eq(sessions.customerId, customer.id))).toBe(0)
    expect(await shop.database.db.$count(codeRuns)).toBe(0)
    await expect(shop.signIn('kiosk')).rejects.toBeInstanceOf(ApiError)
  })

  it('keeps the orders of their company with all figures', async () => {
    const { db } = shop.database
    const stored = await db.select().from(orders).where(eq(orders.customerId, customer.id))
    const before = world.orders.filter(({ customer_id }) => customer_id === customer.id)
    expect(stored.length).toBe(before.length)
    expect(stored.reduce((sum, { total }) => sum + total, 0)).toBe(
      Math.round(before.reduce((sum, { order }) => sum + order.total * 100, 0)),
    )
    expect(stored.every(({ shippingAddress }) => shippingAddress.city === 'Gothenburg')).toBe(true)
  })

  it('is refused the second time, and does not affect other customers', async () => {
    await expect(operator.eraseCustomer(customer.id)).rejects.toMatchObject({ refusal: { code: 'already_erased' } })
    const [bjorn] = await shop.database.db.select().from(customers).where(eq(customers.email, 'bjorn@grocer.example'))
    expect(bjorn?.erasedAt).toBeNull()
    await shop.signIn('grocer')
  })
})
