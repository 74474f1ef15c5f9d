import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { apiKeys } from './api-keys'
import { moment, reference } from './columns'
import { companies, customers } from './companies'
import { operators } from './operators'
import { products } from './products'

/** What happened, by whom and to what. Rows are only added; timelines are read from here. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** A customer's id, or `operator`; null for the shop itself. */
    actorId: text(),
    /** Which operator it was; null where none was signed in, as on the command line. */
    operatorId: text().references(() => operators.id),
    /** By which key a program did it. */
    apiKeyId: text().references(() => apiKeys.id),
    /** What somebody on the command line said of themselves. */
    saidName: text(),
    /** What was done, such as `order.placed`. */
    action: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
  },
  (table) => [index().on(table.subjectId, table.id), index().on(table.operatorId, table.id)],
)

/** Answers kept for requests that are sent again under the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    companyId: reference(() => companies.id),
    key: text().notNull(),
    /** SHA-256 of the request's body. */
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] }), index().on(table.createdAt)],
)

/** A company's wishlist. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    companyId: reference(() => companies.id),
    productId: reference(() => products.id),
    customerId: reference(() => customers.id),
    variantId: text(),
    note: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId] }), index().on(table.expiresAt)],
)
