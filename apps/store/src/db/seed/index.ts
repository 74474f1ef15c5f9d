import { inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { createWorld, type World, type WorldCustomer } from '@skafferi/fixtures/world'
import { hashPassword } from '../../features/auth'
import type { Database } from '../database'
import * as schema from '../schema'
import { catalogRows, orderItemRows, orderRow, placementEvent } from './rows'

/** Rows that go into one statement: PostgreSQL takes 65,535 values, and no table here has 60 columns. */
const rowsAtOnce = 1000

async function insertAll<Table extends PgTable>(tx: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(table).values(rows.slice(from, from + rowsAtOnce))
  }
}

async function insertPeople(tx: Database, world: World): Promise<void> {
  const first = world.orders.at(-1)
  const since = first ? new Date(first.order.created_at) : world.base
  const companies = Object.values(world.companies).map((company) => ({
    id: company.id,
    name: company.name,
    organisationNumber: company.organisation_number,
    vatId: company.vat_id,
    invoiceEmail: company.invoice_email,
    countryCode: company.country_code,
    approvedAt: since,
    createdAt: since,
  }))
  const people = Object.values(world.customers)
  const customers = people.map(({ customer, company_id, role, locale }) => ({
    id: customer.id,
    companyId: company_id,
    email: customer.email,
    firstName: customer.first_name,
    lastName: customer.last_name,
    phone: customer.phone,
    role,
    locale,
    createdAt: since,
  }))
  const passwords = people.map(async ({ customer, password }) => ({
    customerId: customer.id,
    hash: await hashPassword(password),
    changedAt: since,
  }))
  await insertAll(tx, schema.companies, companies)
  await insertAll(tx, schema.customers, customers)
  await insertAll(tx, schema.customerPasswords, await Promise.all(passwords))
}

async function insertCatalog(tx: Database, world: World): Promise<void> {
  const rows = catalogRows(world)
  await insertAll(tx, schema.categories, rows.categories)
  await insertAll(tx, schema.products, rows.products)
  await insertAll(tx, schema.productImages, rows.images)
  await insertAll(tx, schema.productOptions, rows.options)
  await insertAll(tx, schema.productOptionValues, rows.optionValues)
  await insertAll(tx, schema.variants, rows.variants)
  await insertAll(tx, schema.variantPrices, rows.prices)
  await insertAll(tx, schema.variantOptionValues, rows.chosen)
  await insertAll(tx, schema.reviews, rows.reviews)
}

async function insertOrders(tx: Database, world: World): Promise<void> {
  await insertAll(tx, schema.orders, world.orders.map(orderRow))
  await insertAll(tx, schema.orderItems, world.orders.flatMap(orderItemRows))
  await insertAll(tx, schema.events, world.orders.toReversed().map(placementEvent))
  // New orders continue the numbers.
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('orders', 'display_id'), max(${schema.orders.displayId})) from ${schema.orders}
  `)
}

/** Whether nothing was ever put into the database. */
export async function isEmpty(db: Database): Promise<boolean> {
  const companies = await db.select({ id: schema.companies.id }).from(schema.companies).limit(1)
  const categories = await db.select({ id: schema.categories.id }).from(schema.categories).limit(1)
  return companies.length === 0 && categories.length === 0
}

/** Fills an empty database with the demo world, dated from `base`; all or nothing. */
export async function seedDemo(db: Database, base: Date): Promise<void> {
  const world = createWorld({ base })
  await db.transaction(async (tx) => {
    await insertPeople(tx, world)
    await insertCatalog(tx, world)
    await insertOrders(tx, world)
  })
}

/** The demo customers that are in the database; none where it was not filled with the demo world. */
export async function findDemoCustomers(db: Database): Promise<WorldCustomer[]> {
  const people = Object.values(createWorld().customers)
  const ids = people.map(({ customer }) => customer.id)
  const rows = await db.select({ id: schema.customers.id }).from(schema.customers).where(inArray(schema.customers.id, ids))
  const present = new Set(rows.map(({ id }) => id))
  return people.filter(({ customer }) => present.has(customer.id))
}
