import { getTableColumns, is, sql, type Column } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import * as schema from '../../../platform/db/schema'
import { contract } from '../../../platform/http/contract'
import { shopOfFile, world } from '../../../testing/shop'
import { createPrivacyOperator } from './index'
import { createTraces } from './testing/traces'

const { customer } = world.customers.kiosk
// The `search` schema is derived from the catalogue.
const tables = Object.values(schema as Record<string, unknown>)
  .filter((entry) => is(entry, PgTable))
  .filter((table) => getTableConfig(table).schema === undefined)

/** Columns by which erasure finds the person; `privacy.test.ts` checks that their values are removed. */
const identifyingColumns: readonly Column[] = [
  schema.customers.email,
  schema.applications.email,
  schema.contactMessages.email,
  schema.answers.recipient,
  schema.outbox.recipient,
]

const addressParts = ['address_1', 'address_2', 'city', 'company', 'country_code', 'postal_code', 'province']

/** What erasure retains of a person's rows, with the reason. */
const retained: Record<string, readonly string[]> = {
  'it says where the company had its goods and invoices sent': [
    'orders.deliveryPlace',
    ...['shippingAddress', 'billingAddress'].flatMap((address) =>
      addressParts.map((part) => `orders.${address}.${part}`),
    ),
  ],
  "it is the company's, and was agreed": [
    'applications.companyName',
    'applications.organisationNumber',
    'carts.poNumber',
    'orders.buyer',
    'orders.poNumber',
    'orders.tax',
  ],
  'it stays without a name, for whoever reads it later': [
    'reviews.title',
    'reviews.description',
    'wishlist_items.note',
  ],
  'the company has the case': [
    'complaints.subject',
    'complaints.description',
    'complaints.note',
    'complaints.requestHash',
  ],
  'what the person did to other things stays on record': ['events.action', 'events.before', 'events.after'],
  'it is the name of something of the shop': ['events.subjectName'],
  'it is what whoever ran the shop said of themselves': ['events.declaredName'],
  'it is one of a few words of the shop': [
    'carts.currencyCode',
    'customers.locale',
    'order_promotions.code',
    'orders.currencyCode',
    'orders.shippingOption',
    'orders.shippingOptionName',
    'shared_shelves.trade',
    'uploads.mediaType',
  ],
}

const shop = await shopOfFile()
const operator = createPrivacyOperator(shop.context)

const rowsOf = async <Row>(statement: ReturnType<typeof sql>) =>
  ((await shop.database.db.execute(statement)) as unknown as { rows: Row[] }).rows

/** Returns the columns with free text: no keys, no references, no unique values. */
function freeTexts(table: PgTable): [key: string, column: Column][] {
  const { foreignKeys, primaryKeys } = getTableConfig(table)
  const linking = [
    ...foreignKeys.flatMap((key) => key.reference().columns),
    ...primaryKeys.flatMap(({ columns }) => columns),
    ...identifyingColumns,
  ]
  return Object.entries(getTableColumns(table)).filter(([key, column]) => {
    const isLink = column.primary || column.isUnique || linking.includes(column as never) || key.endsWith('Id')
    return ['PgText', 'PgJsonb'].includes(column.columnType) && !isLink
  })
}

const markOf = (place: string) => `trace-of(${place})`

/** Returns a value that names its column. Addresses have one for each field. */
function marked(table: PgTable, key: string, column: Column): unknown {
  const place = `${getTableConfig(table).name}.${key}`
  if (column.columnType === 'PgText') return markOf(place)
  if (!key.endsWith('Address')) return { trace: markOf(place) }
  const parts = Object.keys(contract.components.schemas.Address!.properties!)
  return Object.fromEntries(parts.map((part) => [part, markOf(`${place}.${part}`)]))
}

/** Condition: the row contains the person's id or e-mail, or belongs to their application. */
const isAboutPerson = (table: PgTable) =>
  sql`row_to_json(${table})::text ~* ${[customer.id, customer.email, 'appl_1'].join('|').replaceAll('.', '\\.')}`

/** Writes such values to the person's rows; returns the number of rows. */
async function mark(table: PgTable): Promise<number> {
  const { db } = shop.database
  const values = freeTexts(table).map(([key, column]) => [key, marked(table, key, column)])
  const count = await db.$count(table, isAboutPerson(table))
  if (count > 0 && values.length > 0) await db.update(table).set(Object.fromEntries(values)).where(isAboutPerson(table))
  return count
}

/** Returns the remaining values of this kind in all tables. */
async function findMarks(): Promise<string[]> {
  const places = new Set<string>()
  for (const table of tables) {
    const rows = await rowsOf<{ row: string }>(sql`select row_to_json(${table})::text as row from ${table}`)
    for (const { row } of rows) for (const [, place] of row.matchAll(/trace-of\(([\w.]+)\)/g)) places.add(place!)
  }
  return [...places].sort()
}

const counts = new Map<string, number>()

beforeAll(async () => {
  await createTraces(shop)
  await shop.signIn('kiosk')
  for (const table of tables) counts.set(getTableConfig(table).name, await mark(table))
})

it('every table that refers to customers has a row of the erased one in this test', () => {
  const naming = tables
    .filter((table) => 'customerId' in getTableColumns(table))
    .map((table) => getTableConfig(table).name)
  const missing = naming.filter((name) => counts.get(name) === 0)
  expect(missing.map((name) => `${name} names customers: leave a trace there in privacy/testing/traces.ts.`)).toEqual(
    [],
  )
})

it('erasing a customer removes all of their texts, except those listed with a reason', async () => {
  await operator.eraseCustomer(customer.id)
  const left = await findMarks()
  const known = Object.values(retained).flat()
  const forgotten = left.filter((place) => !known.includes(place))
  const advice = forgotten.map(
    (place) =>
      `${place} still holds what a customer wrote: erase it in privacy.erase.repo.ts, or list it in this test with the reason.`,
  )
  expect(advice).toEqual([])
  expect(known.filter((place) => !left.includes(place))).toEqual([])
})
