import { bigint, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { components } from '@skafferi/api/admin'
import { timestamptz, partOf } from './columns'

/** An operator's role. */
export const operatorRole = pgEnum('operator_role', [
  'owner',
  'orders',
  'catalogue',
  'support',
  'reader',
] as const satisfies readonly components['schemas']['OperatorRole'][])

/** Operators. They are never deleted, because activity entries show their names. */
export const operators = pgTable('operators', {
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: operatorRole().notNull(),
  /** argon2id in the PHC format. */
  passwordHash: text().notNull(),
  /** The authenticator's secret is derived from this seed and a key that is not stored in the database. */
  authenticatorSeed: text().notNull(),
  /** The last accepted TOTP time step; prevents reuse of a code (RFC 6238, section 5.2). */
  lastCodeStep: bigint({ mode: 'number' }).notNull(),
  /**
   * Consecutive wrong codes with the correct password. Above the limit, no code is accepted until the operator sets up
   * a new authenticator.
   */
  wrongCodes: integer().notNull().default(0),
  /** While this is set, the operator cannot sign in and has no sessions. */
  disabledAt: timestamptz(),
  /** Counts the changes of the role and of `disabledAt`, so that a change of an outdated state is refused. */
  version: integer().notNull().default(1),
  createdAt: timestamptz().notNull(),
})

/** Unused recovery codes, which sign in without the authenticator. Using one deletes it. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    operatorId: partOf(() => operators.id),
    /** HMAC with a key that is not stored in the database. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.codeHash] })],
)

/** Single-use links that create an operator, or let an operator set a new password and authenticator. */
export const operatorInvites = pgTable(
  'operator_invites',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    /** The operator to reset; null for a new operator. */
    operatorId: text().references(() => operators.id),
    /** Lower case; null for the first owner, who enters it. */
    email: text(),
    /** Null for the first owner. */
    name: text(),
    role: operatorRole().notNull(),
    authenticatorSeed: text().notNull(),
    /**
     * The owner who created the link. The link is invalid if this operator is not an owner any more. Null for the
     * command line and the first owner's link.
     */
    invitedBy: text().references(() => operators.id),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Sessions of operators. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    operatorId: partOf(() => operators.id),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.operatorId), index().on(table.expiresAt)],
)
