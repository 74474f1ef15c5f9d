import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { customers } from './companies'
import { moment, partOf } from './columns'

/** Apart from the customers, so that no query for a person carries a hash along. */
export const customerPasswords = pgTable('customer_passwords', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** argon2id in the PHC format. */
  hash: text().notNull(),
  changedAt: moment().notNull(),
})

/** One row for each token. Tokens that followed from one sign-in share its id. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    signInId: text().notNull(),
    customerId: partOf(() => customers.id),
    remember: boolean().notNull(),
    createdAt: moment().notNull(),
    /** When its owner signed in. */
    startedAt: moment().notNull(),
    /** Of its last call, or up to an hour before: not every call writes. */
    lastUsedAt: moment().notNull(),
    /** What its owner signed in with, such as "Firefox" and "Windows"; null where that did not say. */
    browser: text(),
    system: text(),
    /** When the token ends if nobody refreshes it. */
    expiresAt: moment().notNull(),
    /** When the sign-in ends, however often it is refreshed. */
    endsAt: moment().notNull(),
    /** How often it was changed for a new one. */
    replaced: integer().notNull().default(0),
  },
  (table) => [index().on(table.signInId), index().on(table.customerId)],
)

/** Failed sign-ins, for the limits. E-mail and address are kept as hashes only. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: text().primaryKey(),
    accountHash: text().notNull(),
    addressHash: text().notNull(),
    failedAt: moment().notNull(),
  },
  (table) => [
    index().on(table.accountHash, table.failedAt),
    index().on(table.addressHash, table.failedAt),
    index().on(table.failedAt),
  ],
)
