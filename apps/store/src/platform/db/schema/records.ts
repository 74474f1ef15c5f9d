import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { apiKeys } from './api-keys'
import { partOf, reference, timestamptz } from './columns'
import { companies, customers } from './companies'
import { operators } from './operators'
import { products } from './products'

/** Activity entries. Append-only; timelines are read from here. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz().notNull(),
    /** A customer's id, or `operator`; null for the shop itself. */
    actorId: text(),
    /** The operator; null if no operator was signed in, e.g. on the command line. */
    operatorId: text().references(() => operators.id),
    /** The API key of the program. */
    apiKeyId: text().references(() => apiKeys.id),
    /** The name given on the command line. */
    declaredName: text('said_name'),
    /** E.g. `order.placed`. */
    action: text().notNull(),
    subjectId: text().notNull(),
    /** The subject's name at the time, if the subject can be deleted. Never the name of a buyer. */
    subjectName: text(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
  },
  (table) => [index().on(table.subjectId, table.id), index().on(table.operatorId, table.id)],
)

/** Executed requests with an idempotency key and their responses, which are repeated from here. */
export const keyedRequests = pgTable(
  'keyed_requests',
  {
    /** SHA-256 of the owner and the key. */
    id: text().primaryKey(),
    /** Id of a customer, an operator or an API key, or a name for other callers. */
    ownerId: text().notNull(),
    /** SHA-256 of the request. */
    requestHash: text().notNull(),
    /** Encrypted with the key. Null until it is known; empty if it was too large. */
    answer: text(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.ownerId)],
)

/** Requests for an e-mail once a product is back in stock: at most one of a person for each product. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    customerId: partOf(() => customers.id),
    productId: partOf(() => products.id),
    createdAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] }), index().on(table.productId)],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    companyId: reference(() => companies.id),
    productId: reference(() => products.id),
    customerId: reference(() => customers.id),
    variantId: text(),
    note: text(),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId] }), index().on(table.expiresAt)],
)
