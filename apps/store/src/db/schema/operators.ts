import { bigint, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import type { components } from '@skafferi/api/admin'
import { moment, partOf } from './columns'

/** What an operator may do. */
export const operatorRole = pgEnum('operator_role', [
  'owner',
  'orders',
  'catalogue',
  'support',
  'reader',
] as const satisfies readonly components['schemas']['OperatorRole'][])

/** The people who run the shop. They are never deleted: what they did carries their names. */
export const operators = pgTable('operators', {
  id: text().primaryKey(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: operatorRole().notNull(),
  /** argon2id in the PHC format. */
  passwordHash: text().notNull(),
  /** What the authenticator's secret is made of, together with the store's key, which is not in the database. */
  authenticatorSeed: text().notNull(),
  /** The last step of time whose code was taken: no code is taken twice. */
  lastCodeStep: bigint({ mode: 'number' }).notNull(),
  /** Wrong codes in a row beside the right password: after too many, none is taken before the operator begins anew. */
  wrongCodes: integer().notNull().default(0),
  /** Cannot sign in while this is set, and has no session. */
  disabledAt: moment(),
  createdAt: moment().notNull(),
})

/** Links that make an operator, or let one begin anew with another password and authenticator. Each works once. */
export const operatorInvites = pgTable(
  'operator_invites',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    /** Whom it lets begin anew; null where it makes an operator. */
    operatorId: text().references(() => operators.id),
    /** In lower case; null for the shop's first owner, who says it. */
    email: text(),
    /** Null for the shop's first owner. */
    name: text(),
    role: operatorRole().notNull(),
    authenticatorSeed: text().notNull(),
    /** The owner who sent it: it works only while they are one. Null for the command line and the first owner's link. */
    invitedBy: text().references(() => operators.id),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Where operators are signed in. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    operatorId: partOf(() => operators.id),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.operatorId), index().on(table.expiresAt)],
)
