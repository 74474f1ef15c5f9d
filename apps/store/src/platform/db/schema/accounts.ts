import { boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AccessRequest, RegistrationRequest } from '@skafferi/api'
import { timestamptz, partOf } from './columns'
import { companies, customers } from './companies'
import { sharedShelves } from './shelves'

/** The five-step registration, or the short access request that an operator completes. */
export const applicationKind = pgEnum('application_kind', ['registration', 'access_request'])

/** The operator's decision. */
export const applicationStatus = pgEnum('application_status', ['pending', 'approved', 'rejected'])

/** An application before its applicant answered a question. */
export interface PreviousAnswers {
  request: RegistrationRequest | AccessRequest
  /** Name of the file that a later one has replaced; null if none was replaced. */
  license: string | null
}

/** Applications for an account. */
export const applications = pgTable(
  'applications',
  {
    id: text().primaryKey(),
    kind: applicationKind().notNull(),
    status: applicationStatus().notNull().default('pending'),
    companyName: text().notNull(),
    fullName: text().notNull(),
    /** Lower case, trimmed. */
    email: text().notNull(),
    /** Digits only; null for access requests. */
    organisationNumber: text(),
    /** The request body; null after the person was erased. */
    request: jsonb().$type<RegistrationRequest | AccessRequest>(),
    /** Questions that the form did not ask when it was sent, by their names in the contract. */
    notAsked: text().array().notNull().default([]),
    /** Reason for a rejection, as in the e-mail; null otherwise. */
    reason: text(),
    decidedAt: timestamptz(),
    /** The operator's last question to the applicant, as in the e-mail; null if none was asked. */
    question: text(),
    /**
     * Time of the question. The application waits for the applicant until they answer or another one arrives from the
     * same e-mail address.
     */
    askedAt: timestamptz(),
    /** Time of the last answer; the question is answered if this is not before `askedAt`. */
    answeredAt: timestamptz(),
    /** The answers before that; null if no question was answered, and after the person was erased. */
    previous: jsonb().$type<PreviousAnswers>(),
    /** The account created by the approval. */
    companyId: text().references(() => companies.id),
    customerId: text().references(() => customers.id),
    /** The shelf that the applicant applied with; null without one. */
    shelfId: text().references(() => sharedShelves.id, { onDelete: 'set null' }),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    index().on(table.email),
    index().on(table.organisationNumber),
    index().on(table.shelfId),
  ],
)

/** What a person consented to. */
export const consentKind = pgEnum('consent_kind', ['terms_and_conditions', 'gdpr', 'newsletter'])

/** Consents given with an application. There is no row for what was not agreed to. */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    applicationId: partOf(() => applications.id),
    kind: consentKind().notNull(),
    /** The version of the text, or its address. */
    version: text().notNull(),
    /** SHA-256 of the displayed text; null if the client or the shop did not provide it. */
    textSha256: text('text_sha256'),
    givenAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.applicationId)],
)

/** Password reset codes. Requests for unknown e-mail addresses have a row too, so that the limits reveal nothing. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    id: text().primaryKey(),
    accountHash: text().notNull(),
    customerId: text().references(() => customers.id, { onDelete: 'cascade' }),
    /** Null without such a customer. */
    codeHash: text(),
    /** True if requested on a known device of the account; requests from other devices count separately. */
    isKnown: boolean().notNull().default(false),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  (table) => [index().on(table.accountHash, table.createdAt), index().on(table.createdAt)],
)

/** Wrong codes of the last 24 hours, for the limits. Account, device and network are stored as hashes only. */
export const codeTries = pgTable(
  'code_tries',
  {
    id: text().primaryKey(),
    accountHash: text().notNull(),
    /** The account's newest code at that time, which may be deleted by now; null if there was none. */
    codeId: text(),
    deviceHash: text().notNull(),
    networkHash: text().notNull(),
    /** True if the device is known from a sign-in to the account. */
    isKnown: boolean().notNull(),
    triedAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.accountHash, table.triedAt), index().on(table.triedAt)],
)

/**
 * Consecutive wrong codes of an account, without a time limit: from its known devices, and from all others. The row is
 * deleted when a password is chosen. Unknown e-mail addresses have rows too, so that the limit reveals nothing.
 */
export const codeRuns = pgTable(
  'code_runs',
  {
    accountHash: text().notNull(),
    isKnown: boolean().notNull(),
    wrong: integer().notNull(),
    lastAt: timestamptz().notNull(),
    /** When the limit was exceeded; null otherwise. */
    closedAt: timestamptz(),
  },
  (table) => [primaryKey({ columns: [table.accountHash, table.isKnown] }), index().on(table.lastAt)],
)

/** Tokens issued for a correct code or by an operator; each allows choosing a password once. */
export const passwordTokens = pgTable(
  'password_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    customerId: partOf(() => customers.id),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  (table) => [index().on(table.customerId), index().on(table.expiresAt)],
)

/**
 * Requests that count against a rate limit other than sign-in's, e.g. uploads of guests. Addresses are stored as
 * hashes.
 */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: text().primaryKey(),
    /** What is limited, e.g. `license_upload`. */
    scope: text().notNull(),
    /** SHA-256 of the caller's key. */
    keyHash: text().notNull(),
    at: timestamptz().notNull(),
  },
  (table) => [index().on(table.scope, table.keyHash, table.at), index().on(table.at)],
)
