import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableColumns, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { shopOfFile } from '../../testing/shop'
import * as schema from './schema'

const shop = await shopOfFile()
const source = fileURLToPath(new URL('../../', import.meta.url))

/** Tables by their names in the code. The `search` schema is left out, because triggers fill it. */
const tables = Object.entries(schema as Record<string, unknown>).flatMap(([name, table]) =>
  is(table, PgTable) && getTableConfig(table).schema === undefined ? [{ name, table }] : [],
)
const columns = tables.flatMap(({ name, table }) => Object.keys(getTableColumns(table)).map((key) => `${name}.${key}`))

/** Tables and columns that are empty in the demo shop, by reason. */
const tablesEmptyInDemo: Record<string, readonly string[]> = {
  'it begins when somebody uses the shop': [
    'answers',
    'apiKeys',
    'bulkChangeRows',
    'bulkChanges',
    'cartItems',
    'cartPromotions',
    'carts',
    'categoryMatches',
    'codeRuns',
    'codeTries',
    'columnMatchings',
    'contentDrafts',
    'companyAddresses',
    'orders.deliveryPlace',
    'importPictures',
    'importAnswers',
    'importRows',
    'imports',
    'keyedRequests',
    'leftOutRows',
    'legalDrafts',
    'noticeChoices',
    'notices',
    'operatorInvites',
    'operatorRecoveryCodes',
    'operatorSessions',
    'sampleData',
    'operators',
    'outbox',
    'passwordCodes',
    'passwordTokens',
    'priceChanges',
    'rateHits',
    'sentPictures',
    'sessions',
    'sharedPlaces',
    'sharedShelves',
    'shelfPlaces',
    'shelves',
    'signInFailures',
    'stockNotices',
    'uploads',
    'webhookDeliveries',
    'webhooks',
  ],
  'nobody has done that yet': [
    'applications.answeredAt',
    'applications.askedAt',
    'applications.previous',
    'applications.question',
    'applications.shelfId',
    'categories.parentId',
    'companies.blockedAt',
    'companies.blockedReason',
    'contactMessages.closedAt',
    'customers.blockedAt',
    'customers.erasedAt',
    'events.subjectName',
    'legalTexts.url',
    'orderItems.closedQuantity',
    'orderItems.reservedQuantity',
    'orderItems.backorderedQuantity',
    'orderItems.availableFrom',
    'orderItems.replacesId',
    'orderNotes',
    'payments.reversesId',
    'refunds.reversesId',
    'variants.availableFrom',
    'variants.lowStock',
    'stockMovements.reason',
    'stockMovements.note',
    'variants.weight',
    'variants.shelfPlace',
    'products.archivedAt',
    'products.source',
    'products.sourceId',
    'refundLines',
  ],
  'packs have the usual size of their unit and net content': ['variants.widthMm', 'variants.heightMm'],
  'only shops from before have them; the first start lays them over their blocks': ['banners'],
  'no law of the papers has a known end': ['marketLimits.validTo'],
  'the applicants of the demo agreed to texts that nobody kept': ['consents.textSha256'],
  'the orders of the demo came by no cart and no request': [
    'orders.cartId',
    'stockMovements.orderId',
    'events.requestId',
    'shipments.requestKey',
    'shipments.requestHash',
    'refunds.requestKey',
    'refunds.requestHash',
  ],
  'nobody was signed in to run the shop when the demo was made': [
    'events.operatorId',
    'events.apiKeyId',
    'events.declaredName',
    'shipments.operatorId',
    'shipments.apiKeyId',
    'shipments.declaredName',
    'contentVersions.operatorId',
    'contentVersions.apiKeyId',
    'contentVersions.declaredName',
    'legalTexts.operatorId',
    'legalTexts.apiKeyId',
    'legalTexts.declaredName',
    'stockMovements.operatorId',
    'stockMovements.apiKeyId',
    'stockMovements.declaredName',
    'refunds.operatorId',
    'refunds.apiKeyId',
    'refunds.declaredName',
    'payments.operatorId',
    'payments.apiKeyId',
    'payments.declaredName',
  ],
}

const isListed = (column: string) =>
  Object.values(tablesEmptyInDemo).some(
    (entries) => entries.includes(column) || entries.includes(column.split('.')[0]!),
  )

/** Returns the store's source without tests, seed and schema. */
function productionTexts(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\/|^db\/(schema|seed)\//.test(file))
    .map((file) => readFileSync(source + file, 'utf8'))
}

async function findEmpty(): Promise<string[]> {
  const { db } = shop.database
  const found = await Promise.all(
    tables.map(async ({ name, table }) => {
      const filled = Object.entries(getTableColumns(table)).map(([key, column]) => [
        key,
        sql<number>`count(${column})`.mapWith(Number),
      ])
      const [counts] = await db
        .select(Object.fromEntries(filled) as Record<string, ReturnType<typeof sql<number>>>)
        .from(table)
      return Object.entries(counts!).flatMap(([key, count]) => (count === 0 ? [`${name}.${key}`] : []))
    }),
  )
  return found.flat()
}

describe('a column', () => {
  it('has a value in the demo shop, or is listed with the reason', async () => {
    const empty = await findEmpty()
    const advice = empty
      .filter((column) => !isListed(column))
      .map(
        (column) =>
          `${column} is empty in the demo shop: fill it in apps/store/src/seed, or list it in this test with the reason.`,
      )
    expect(advice).toEqual([])
    const filled = Object.values(tablesEmptyInDemo)
      .flat()
      .filter((entry) => !empty.some((column) => column === entry || column.startsWith(`${entry}.`)))
    expect(filled).toEqual([])
  })

  it('is used in the store’s code together with its table', () => {
    const words = new Set(productionTexts().flatMap((text) => text.match(/\w+/g) ?? []))
    const advice = columns
      .filter((column) => column.split('.').some((word) => !words.has(word)))
      .map(
        (column) =>
          `Nothing in the store writes or reads ${column}: use it, or take it out of apps/store/src/platform/db/schema.`,
      )
    expect(advice).toEqual([])
  })
})
