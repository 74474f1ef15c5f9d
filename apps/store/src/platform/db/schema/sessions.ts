import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { customers } from './companies'
import { timestamptz, partOf } from './columns'

/** Separate from customers, so that queries for customers never load the hash. */
export const customerPasswords = pgTable('customer_passwords', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** argon2id in the PHC format. */
  hash: text().notNull(),
  changedAt: timestamptz().notNull(),
})

/** One row for each token. Tokens of the same sign-in share its id. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    signInId: text().notNull(),
    customerId: partOf(() => customers.id),
    remember: boolean().notNull(),
    createdAt: timestamptz().notNull(),
    /** Time of the sign-in. */
    startedAt: timestamptz().notNull(),
    /** Precise to the hour, because not every request writes. */
    lastUsedAt: timestamptz().notNull(),
    /** From the `User-Agent` at sign-in, e.g. "Firefox" and "Windows"; null if unknown. */
    browser: text(),
    system: text(),
    /** Expiry of the token, unless it is refreshed. */
    expiresAt: timestamptz().notNull(),
    /** Absolute expiry of the sign-in. */
    endsAt: timestamptz().notNull(),
    /** How often the token was replaced by a new one. */
    replaced: integer().notNull().default(0),
  },
  (table) => [index().on(table.signInId), index().on(table.customerId)],
)

/** Failed sign-ins, for the limits. E-mail and IP address are stored as hashes only. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: text().primaryKey(),
    accountHash: text().notNull(),
    addressHash: text().notNull(),
    failedAt: timestamptz().notNull(),
  },
  (table) => [
    index().on(table.accountHash, table.failedAt),
    index().on(table.addressHash, table.failedAt),
    index().on(table.failedAt),
  ],
)
