import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import type { Database } from '../../../platform/db/database'
import { prepared } from '../../../platform/db/prepared'
import { exactMatchFirst, isIdentifier } from '../../../platform/db/identifier-key'
import { companies, customerPasswords, customers, sessions, signInFailures } from '../../../platform/db/schema'
import type { Session } from '../../../platform/http/handler'

/** Condition for sign-in: the customer is neither blocked nor erased, and the company is approved and not blocked. */
export const canSignIn = and(
  isNotNull(companies.approvedAt),
  isNull(companies.blockedAt),
  isNull(customers.blockedAt),
  isNull(customers.erasedAt),
)

/** The credentials to compare with. */
export interface Login {
  customerId: string
  passwordHash: string
}

/** Returns the login of an e-mail in lower case; undefined if the customer cannot sign in or has no password. */
export async function findLogin(db: Database, email: string): Promise<Login | undefined> {
  const [login] = await db
    .select({ customerId: customers.id, passwordHash: customerPasswords.hash })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .innerJoin(customerPasswords, eq(customerPasswords.customerId, customers.id))
    .where(and(isIdentifier(customers.email, email), canSignIn))
    .orderBy(exactMatchFirst(customers.email, email))
    .limit(1)
  return login
}

/**
 * Locks a login until the end of the transaction, so that blocks and password changes wait. False if the customer was
 * blocked or the password changed before.
 */
export async function lockLogin(tx: Database, { customerId, passwordHash }: Login): Promise<boolean> {
  const locked = await tx
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(customerPasswords, eq(customerPasswords.customerId, customers.id))
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(
      and(
        eq(customers.id, customerId),
        eq(customerPasswords.hash, passwordHash),
        isNull(companies.blockedAt),
        isNull(customers.blockedAt),
        isNull(customers.erasedAt),
      ),
    )
    .for('share')
  return locked.length > 0
}

const sessionOf = prepared(['tokenHash', 'now'], (db, { tokenHash, now }) =>
  db
    .select({
      signInId: sessions.signInId,
      tokenHash: sessions.tokenHash,
      remember: sessions.remember,
      startedAt: sessions.startedAt,
      lastUsedAt: sessions.lastUsedAt,
      browser: sessions.browser,
      system: sessions.system,
      endsAt: sessions.endsAt,
      expiresAt: sessions.expiresAt,
      customer: {
        id: customers.id,
        email: customers.email,
        firstName: customers.firstName,
        lastName: customers.lastName,
        phone: customers.phone,
      },
      company: {
        id: companies.id,
        name: companies.name,
        organisationNumber: companies.organisationNumber,
        countryCode: companies.countryCode,
        vatId: companies.vatId,
        vatIdStatus: companies.vatIdStatus,
        vatIdSource: companies.vatIdSource,
        vatIdValidAt: companies.vatIdValidAt,
        paymentTermsDays: companies.paymentTermsDays,
        poRequired: companies.poRequired,
      },
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), canSignIn)),
)

/** Returns the active session of a token. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<Session | undefined> {
  const [session] = await sessionOf(db, { tokenHash, now })
  return session && { ...session, company: { ...session.company, currency: shopCurrency } }
}

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row)
}

/**
 * Shortens the life of a token and counts its replacement.
 * @returns number of replacements so far; undefined if it has ended or was revoked
 */
export async function replaceToken(tx: Database, tokenHash: string, end: Date, now: Date): Promise<number | undefined> {
  const [ended] = await tx
    .update(sessions)
    .set({
      expiresAt: sql`least(${sessions.expiresAt}, ${sql.param(end, sessions.expiresAt)})`,
      replaced: sql`${sessions.replaced} + 1`,
    })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .returning({ replaced: sessions.replaced })
  return ended?.replaced
}

/** Extends a token. False if it changed since it was read. */
export async function prolongToken(
  db: Database,
  { tokenHash, expiresAt }: Pick<Session, 'tokenHash' | 'expiresAt'>,
  end: Date,
): Promise<boolean> {
  const prolonged = await db
    .update(sessions)
    .set({ expiresAt: end })
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.expiresAt, expiresAt)))
    .returning({ tokenHash: sessions.tokenHash })
  return prolonged.length > 0
}

/**
 * Deletes tokens. They are locked first: a concurrent refresh holds the old token, and the deletion must see the new
 * one.
 * @returns their expiry times
 */
async function deleteTokens(tx: Database, which: SQL | undefined): Promise<Date[]> {
  const tokens = tx.select({ tokenHash: sessions.tokenHash }).from(sessions).where(which)
  await tokens.orderBy(asc(sessions.tokenHash)).for('update')
  const deleted = await tx.delete(sessions).where(which).returning({ expiresAt: sessions.expiresAt })
  return deleted.map(({ expiresAt }) => expiresAt)
}

const isOf = (customerId: string) => eq(sessions.customerId, customerId)

/** Deletes all tokens of a sign-in. */
export async function deleteSignIn(tx: Database, signInId: string): Promise<void> {
  await deleteTokens(tx, eq(sessions.signInId, signInId))
}

/**
 * Ends the sign-in of a replaced token that has expired: its use shows that two clients have tokens of the sign-in (RFC
 * 9700, section 4.14.2). No-op for other tokens.
 */
export async function endReusedSignIn(db: Database, tokenHash: string, now: Date): Promise<void> {
  const [reused] = await db
    .select({ signInId: sessions.signInId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.expiresAt, now), gt(sessions.replaced, 0)))
  if (reused) await db.transaction((tx) => deleteSignIn(tx, reused.signInId))
}

/** Ends a sign-in of a customer. False if it belongs to another one or has ended. */
export async function deleteSignInOf(tx: Database, customerId: string, signInId: string, now: Date): Promise<boolean> {
  const ends = await deleteTokens(tx, and(isOf(customerId), eq(sessions.signInId, signInId)))
  return ends.some((end) => end > now)
}

/** Deletes all tokens of a customer. */
export async function deleteSignIns(tx: Database, customerId: string): Promise<void> {
  await deleteTokens(tx, isOf(customerId))
}

/** Deletes all tokens of a customer except those of one sign-in. */
export async function deleteOtherSignIns(tx: Database, customerId: string, currentSignInId: string): Promise<void> {
  await deleteTokens(tx, and(isOf(customerId), ne(sessions.signInId, currentSignInId)))
}

/** Records the use of a token. */
export async function updateLastUsed(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

/** A sign-in as displayed to its owner. */
export type SignInRow = Pick<Session, 'startedAt' | 'lastUsedAt' | 'browser' | 'system'> & { id: string }

/** Returns the active sign-ins of a customer, last used first. */
export async function findSignIns(db: Database, customerId: string, now: Date): Promise<SignInRow[]> {
  const { signInId: id, startedAt, browser, system } = sessions
  const lastUsedAt = sql`max(${sessions.lastUsedAt})`.mapWith(sessions.lastUsedAt)
  return db
    .select({ id, startedAt, browser, system, lastUsedAt })
    .from(sessions)
    .where(and(isOf(customerId), gt(sessions.expiresAt, now)))
    .groupBy(id, startedAt, browser, system)
    .orderBy(desc(lastUsedAt), desc(id))
}

/** Deletes ended sign-ins of a customer. Expired tokens of active ones are not deleted: their use indicates theft. */
export async function deleteEndedSessions(db: Database, customerId: string, now: Date): Promise<void> {
  const active = db
    .select({ signInId: sessions.signInId })
    .from(sessions)
    .where(and(isOf(customerId), gte(sessions.expiresAt, now)))
  await db
    .delete(sessions)
    .where(and(isOf(customerId), lt(sessions.expiresAt, now), notInArray(sessions.signInId, active)))
}

/** Hashes of the account and address for which failures count. */
export interface Attempt {
  accountHash: string
  addressHash: string
}

/** Returns the times of the failures that reach a limit; empty if none is reached. */
export async function findLimitingFailures(
  db: Database,
  hashes: Partial<Attempt>,
  limits: Readonly<Record<keyof Attempt, number>>,
  since: Date,
): Promise<Date[]> {
  const columns = (Object.entries(hashes) as [keyof Attempt, string][]).map(([by, hash]) => {
    const failure = db
      .select({ failedAt: signInFailures.failedAt })
      .from(signInFailures)
      .where(and(eq(signInFailures[by], hash), gt(signInFailures.failedAt, since)))
      .orderBy(desc(signInFailures.failedAt))
      .limit(1)
      .offset(limits[by] - 1)
    return [by, sql`${failure}`.mapWith(signInFailures.failedAt)] as const
  })
  const [row] = await db.select(Object.fromEntries(columns)).from(sql`(select 1) as one`)
  return Object.values(row ?? {}).filter((failedAt) => failedAt !== null)
}

/** Records a failure and deletes those outside the window. */
export async function insertFailure(db: Database, row: typeof signInFailures.$inferInsert, since: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.failedAt, since))
  await db.insert(signInFailures).values(row)
}

/** Deletes the failures of an account, but not those of the same address for other accounts. */
export async function deleteFailures(db: Database, accountHash: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.accountHash, accountHash))
}
