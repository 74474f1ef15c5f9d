import { boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AccessRequest, RegistrationRequest } from '@skafferi/api'
import { moment, partOf } from './columns'
import { companies, customers } from './companies'

/** The five steps of the wizard, or the short request that an operator completes. */
export const applicationKind = pgEnum('application_kind', ['registration', 'access_request'])

/** What an operator decided. */
export const applicationStatus = pgEnum('application_status', ['pending', 'approved', 'rejected'])

/** An application before its applicant answered a question. */
export interface PreviousAnswers {
  request: RegistrationRequest | AccessRequest
  /** Name of the file that a later one has replaced; null if none was replaced. */
  license: string | null
}

/** Applications for an account, as they were sent. */
export const applications = pgTable(
  'applications',
  {
    id: text().primaryKey(),
    kind: applicationKind().notNull(),
    status: applicationStatus().notNull().default('pending'),
    companyName: text().notNull(),
    fullName: text().notNull(),
    /** In lower case, without space around it. */
    email: text().notNull(),
    /** Digits only; null for short requests. */
    organisationNumber: text(),
    /** The body as it was sent; null once the person was erased. */
    request: jsonb().$type<RegistrationRequest | AccessRequest>(),
    /** Why it was rejected, in the words of the e-mail; null otherwise. */
    reason: text(),
    decidedAt: moment(),
    /** What the applicant was last asked for, in the words of the e-mail; null where nothing was. */
    question: text(),
    /** When; it waits for the applicant from then on, until they answer or another one comes from the same e-mail. */
    askedAt: moment(),
    /** When the applicant last answered; the question is answered if it is not before `askedAt`. */
    answeredAt: moment(),
    /** What was sent before that; null if no question was answered, and once the person was erased. */
    previous: jsonb().$type<PreviousAnswers>(),
    /** What approval made. */
    companyId: text().references(() => companies.id),
    customerId: text().references(() => customers.id),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.status, table.createdAt), index().on(table.email), index().on(table.organisationNumber)],
)

/** What somebody agreed to, when, and to which text. */
export const consentKind = pgEnum('consent_kind', ['terms_and_conditions', 'gdpr', 'newsletter'])

/** Consents given with an application. Nothing is filed for what was not agreed to. */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    applicationId: partOf(() => applications.id),
    kind: consentKind().notNull(),
    /** Which text it was: its version, or where the operator keeps it. */
    version: text().notNull(),
    /** SHA-256 of the text that was shown; null where the sender or the shop did not say. */
    textSha256: text('text_sha256'),
    givenAt: moment().notNull(),
  },
  (table) => [index().on(table.applicationId)],
)

/**
 * Codes that were asked for, to choose a password with. A request for an e-mail that nobody has leaves a row too, so
 * that the limits tell nothing.
 */
export const passwordCodes = pgTable(
  'password_codes',
  {
    id: text().primaryKey(),
    accountHash: text().notNull(),
    customerId: text().references(() => customers.id, { onDelete: 'cascade' }),
    /** Null where there is no such customer. */
    codeHash: text(),
    /** Whether it was asked for on a device that the account's owner had signed in on: strangers' requests count apart. */
    isKnown: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.accountHash, table.createdAt), index().on(table.createdAt)],
)

/** Wrong codes of the last day, for the limits. Account, device and network are kept as hashes only. */
export const codeTries = pgTable(
  'code_tries',
  {
    id: text().primaryKey(),
    accountHash: text().notNull(),
    /** The account's newest code then, which may be gone meanwhile; null where none had been asked for. */
    codeId: text(),
    deviceHash: text().notNull(),
    networkHash: text().notNull(),
    /** Whether the account's owner had signed in on the device before. */
    isKnown: boolean().notNull(),
    triedAt: moment().notNull(),
  },
  (table) => [index().on(table.accountHash, table.triedAt), index().on(table.triedAt)],
)

/**
 * Wrong codes of an account in a row, over all days: from browsers that its owner is known on, and from all others. The row
 * goes when a password is chosen. An e-mail that nobody has leaves one too, so that the limit tells nothing.
 */
export const codeRuns = pgTable(
  'code_runs',
  {
    accountHash: text().notNull(),
    isKnown: boolean().notNull(),
    wrong: integer().notNull(),
    lastAt: moment().notNull(),
    /** When there were too many; null where there are not. */
    closedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.accountHash, table.isKnown] }), index().on(table.lastAt)],
)

/** Tokens that a right code was changed for, or an operator made: each chooses a password once. */
export const passwordTokens = pgTable(
  'password_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    customerId: partOf(() => customers.id),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.customerId), index().on(table.expiresAt)],
)

/** Calls that count against a limit which is not sign-in's, such as uploads of guests. Addresses are kept as hashes. */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: text().primaryKey(),
    /** What is limited, such as `license_upload`. */
    scope: text().notNull(),
    /** SHA-256 of whose calls are counted. */
    keyHash: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.scope, table.keyHash, table.at), index().on(table.at)],
)
