import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { catalogFile, createWorld, customers, type World, type WorldCustomer } from '@skafferi/fixtures/world'
import { importAtomically } from '../modules/catalogue/imports'
import { demoKinds, demoVersion } from '../modules/customers/legal'
import { demoPage } from '../modules/marketing/content'
import { contentPages } from '@skafferi/domain/rules/content/blocks'
import type { Database } from '../platform/db/database'
import { insertRows, updateRows } from '../platform/db/insert-rows'
import * as schema from '../platform/db/schema'
import { initialSettings } from '../platform/settings/initial-settings'
import { insertMissingSections } from '../platform/settings/settings.repo'
import { defaultSeller } from '@skafferi/domain/rules/tax/tax'
import { offerEvents, promotionRow, saleRows } from './offer-rows'
import {
  orderEvents,
  orderItemRows,
  orderPromotionRows,
  orderRow,
  paymentRows,
  refundRows,
  shipmentLineRows,
  shipmentRows,
} from './order-rows'
import { applicationEvents, applicationRow, companyRows, consentRows, customerRows, passwordRows } from './people-rows'
import { catalogIds, categoryRows, articleDetailRows } from './rows'
import {
  complaintEvents,
  complaintLineRows,
  complaintRow,
  messageRow,
  reviewEvents,
  savedItemRow,
  synonymsRow,
} from './service-rows'

/** Rows in one statement: PostgreSQL allows 65,535 parameters, and no table here has 60 columns. */
const rowsAtOnce = 1000

async function insertAll<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(table).values(rows.slice(from, from + rowsAtOnce))
  }
}

async function insertPeople(tx: Database, world: World): Promise<void> {
  await insertAll(tx, schema.companies, companyRows(world))
  await insertAll(tx, schema.customers, customerRows(world))
  await insertAll(tx, schema.customerPasswords, await passwordRows(world))
  await insertAll(tx, schema.applications, world.applications.map(applicationRow))
  await insertAll(tx, schema.consents, world.applications.flatMap(consentRows))
}

/** Updates the search data once at the end; its triggers would run for each row. */
async function updateSearchOnce(tx: Database, work: () => Promise<void>): Promise<void> {
  const tables = [schema.products, schema.variantPrices]
  for (const table of tables) await tx.execute(sql`alter table ${table} disable trigger user`)
  await work()
  for (const table of tables) await tx.execute(sql`alter table ${table} enable trigger user`)
  for (const table of [...tables, schema.variants]) await tx.execute(sql`analyze ${table}`)
  await tx.execute(sql`select search.refresh(array_agg(id)) from ${schema.products}`)
}

/** Imports the catalogue file, and adds what the file format does not contain. */
async function insertCatalog(tx: Database, world: World): Promise<void> {
  await insertAll(tx, schema.categories, categoryRows(world))
  // The time zone has no effect: the file contains no dates.
  await importAtomically(tx, Buffer.from(catalogFile), {
    now: world.base,
    timeZone: 'UTC',
    country: defaultSeller.country,
    makeId: catalogIds(world),
  })
  const rows = articleDetailRows(world)
  await updateRows(tx, schema.products, rows.products, [
    'thumbnail',
    'specification',
    'ingredients',
    'deposit',
    'createdAt',
    'publishedAt',
  ])
  await updateRows(tx, schema.variants, rows.variants, ['title', 'netContent', 'pieces', 'thumbnail', 'stamp'])
  await insertRows(tx, schema.productOptionValues, rows.optionValues, ['position'])
  await insertRows(tx, schema.productImages, rows.images)
  // The file names the countries, but not the legal sources.
  await tx.delete(schema.marketLimits)
  await insertRows(tx, schema.marketLimits, rows.limits)
  await insertRows(tx, schema.reviews, rows.reviews)
}

async function insertOffers(tx: Database, world: World): Promise<void> {
  const { sale, items } = saleRows(world)
  await insertAll(tx, schema.flashSales, [sale])
  await insertAll(tx, schema.flashSaleItems, items)
  await insertAll(tx, schema.promotions, world.promotions.map(promotionRow))
}

async function insertOrders(tx: Database, world: World): Promise<void> {
  await insertAll(tx, schema.orders, world.orders.map(orderRow))
  await insertAll(tx, schema.orderItems, world.orders.flatMap(orderItemRows))
  await insertAll(tx, schema.shipments, world.orders.flatMap(shipmentRows))
  await insertAll(tx, schema.shipmentLines, world.orders.flatMap(shipmentLineRows))
  await insertAll(tx, schema.refunds, world.orders.flatMap(refundRows))
  await insertAll(tx, schema.payments, world.orders.flatMap(paymentRows))
  await insertAll(
    tx,
    schema.orderPromotions,
    world.orders.flatMap((order) => orderPromotionRows(world, order)),
  )
}

async function insertService(tx: Database, world: World): Promise<void> {
  await insertAll(tx, schema.wishlistItems, Object.values(world.wishlists).flat().map(savedItemRow))
  await insertAll(tx, schema.complaints, world.complaints.map(complaintRow))
  await insertAll(tx, schema.complaintLines, world.complaints.flatMap(complaintLineRows))
  await insertAll(tx, schema.contactMessages, world.contactMessages.map(messageRow))
  await insertAll(tx, schema.synonyms, world.synonyms.map(synonymsRow))
}

/** Timelines read events in insertion order, so they are sorted by time. */
async function insertEvents(tx: Database, world: World): Promise<void> {
  const events = [
    ...world.applications.flatMap(applicationEvents),
    ...offerEvents(world),
    ...world.orders.flatMap(orderEvents),
    ...world.complaints.flatMap(complaintEvents),
    ...world.unpublishedReviews.flatMap(reviewEvents),
  ]
  await insertAll(
    tx,
    schema.events,
    events.sort((a, b) => a.at.getTime() - b.at.getTime()),
  )
}

/** Sets the sequences, so that new orders and complaints continue the demo's numbers. */
async function continueNumbers(tx: Database): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('orders', 'display_id'), max(${schema.orders.displayId})) from ${schema.orders}
  `)
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('complaints', 'display_id'), max(${schema.complaints.displayId}))
    from ${schema.complaints}
  `)
}

/** True if the database contains no data. */
export async function isEmpty(db: Database): Promise<boolean> {
  const companies = await db.select({ id: schema.companies.id }).from(schema.companies).limit(1)
  const categories = await db.select({ id: schema.categories.id }).from(schema.categories).limit(1)
  return companies.length === 0 && categories.length === 0
}

/** Stores who the demo's seller is, if the start has not; the start adds its other settings. */
async function insertProfile(tx: Database, at: Date): Promise<void> {
  const demo = { seller: defaultSeller, delivery: demoDelivery, orderMinimum: null }
  await insertMissingSections(tx, { profile: initialSettings(demo, 'demo').profile }, at)
}

/** Fills an empty database with the demo world, dated from `base`, in one transaction. */
export async function seedDemo(db: Database, base: Date): Promise<void> {
  const world = createWorld({ base, hasWeeklyOrders: true })
  await db.transaction(async (tx) => {
    await insertProfile(tx, world.base)
    await insertAll(
      tx,
      schema.legalTexts,
      demoKinds.map((kind) => demoVersion(kind, base)),
    )
    await insertAll(
      tx,
      schema.contentVersions,
      contentPages.map((page) => demoPage(page, base)),
    )
    await insertPeople(tx, world)
    await updateSearchOnce(tx, () => insertCatalog(tx, world))
    await insertOffers(tx, world)
    await insertOrders(tx, world)
    await insertService(tx, world)
    await insertEvents(tx, world)
    await continueNumbers(tx)
  })
}

/** Returns the demo customers who can sign in; empty if the database has no demo world. */
export async function findDemoCustomers(db: Database): Promise<WorldCustomer[]> {
  const people = Object.values(customers)
  const ids = people.map(({ customer }) => customer.id)
  const { id: key, blockedAt } = schema.customers
  const rows = await db
    .select({ id: key })
    .from(schema.customers)
    .where(and(inArray(key, ids), isNull(blockedAt)))
  const existing = new Set(rows.map(({ id }) => id))
  return people.filter(({ customer }) => existing.has(customer.id))
}
