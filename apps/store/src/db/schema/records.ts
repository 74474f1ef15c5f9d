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

/** Requests that were carried out under a key of their sender, with their answers: sent again, they are answered from here. */
export const keyedRequests = pgTable(
  'keyed_requests',
  {
    /** SHA-256 of the owner and the key. */
    id: text().primaryKey(),
    /** Whose key it is: the id of a customer, an operator or an API key, or what others are called. */
    ownerId: text().notNull(),
    /** SHA-256 of what was asked for. */
    requestHash: text().notNull(),
    /** Encrypted with the key. Null until it is known; empty if it was too large. */
    answer: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.ownerId)],
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
