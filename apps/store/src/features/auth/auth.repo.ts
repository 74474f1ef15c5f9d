import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { prepared } from '../../db/prepared'
import { alikeFirst, isIdentifier } from '../../db/identifier-key'
import { companies, customerPasswords, customers, sessions, signInFailures } from '../../db/schema'
import type { Session } from '../../http/handler'

/** Who may be signed in: a person who is neither blocked nor erased, of a company that is approved and not blocked. */
export const canSignIn = and(
  isNotNull(companies.approvedAt),
  isNull(companies.blockedAt),
  isNull(customers.blockedAt),
  isNull(customers.erasedAt),
)

/** What a sign-in is checked against. */
export interface Login {
  customerId: string
  passwordHash: string
}

/** Finds the login of an e-mail in lower case; undefined unless they may sign in and have chosen a password. */
export async function findLogin(db: Database, email: string): Promise<Login | undefined> {
  const [login] = await db
    .select({ customerId: customers.id, passwordHash: customerPasswords.hash })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .innerJoin(customerPasswords, eq(customerPasswords.customerId, customers.id))
    .where(and(isIdentifier(customers.email, email), canSignIn))
    .orderBy(alikeFirst(customers.email, email))
    .limit(1)
  return login
}

/**
 * Holds a login as it was checked until the transaction ends: a block, of the person or the company, or another password
 * waits for that. False where one of them came first.
 */
export async function lockLogin(tx: Database, { customerId, passwordHash }: Login): Promise<boolean> {
  const held = await tx
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
  return held.length > 0
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

/** Finds the session of a token that has not ended. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<Session | undefined> {
  const [session] = await sessionOf(db, { tokenHash, now })
  return session
}

/** Files a token that was issued. */
export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row)
}

/**
 * Lets a token end at a moment, unless it ends before that anyway, and counts that it is changed for a new one.
 * @returns how often it was by now; undefined where it has ended or was revoked
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

/** Lets a token end later. False where it has been given another end, or was revoked, since it was read. */
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
 * Deletes in two steps: a refresh under way holds the old token, and only a statement that begins after it has ended
 * sees the new one.
 * @returns when each of them would have ended
 */
async function deleteTokens(tx: Database, which: SQL | undefined): Promise<Date[]> {
  const held = tx.select({ tokenHash: sessions.tokenHash }).from(sessions).where(which)
  await held.orderBy(asc(sessions.tokenHash)).for('update')
  const deleted = await tx.delete(sessions).where(which).returning({ expiresAt: sessions.expiresAt })
  return deleted.map(({ expiresAt }) => expiresAt)
}

const isOf = (customerId: string) => eq(sessions.customerId, customerId)

/** Ends all tokens that followed from one sign-in. */
export async function deleteSignIn(tx: Database, signInId: string): Promise<void> {
  await deleteTokens(tx, eq(sessions.signInId, signInId))
}

/**
 * Ends the sign-in of a token that was replaced by another one and has ended: one of the two who have tokens of it is not its
 * owner. Does nothing for other tokens.
 */
export async function endReusedSignIn(db: Database, tokenHash: string, now: Date): Promise<void> {
  const [reused] = await db
    .select({ signInId: sessions.signInId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.expiresAt, now), gt(sessions.replaced, 0)))
  if (reused) await db.transaction((tx) => deleteSignIn(tx, reused.signInId))
}

/** Ends a sign-in that is a customer's. False where it is not, or has ended already. */
export async function deleteSignInOf(tx: Database, customerId: string, signInId: string, now: Date): Promise<boolean> {
  const ends = await deleteTokens(tx, and(isOf(customerId), eq(sessions.signInId, signInId)))
  return ends.some((end) => end > now)
}

/** Ends all tokens of a customer. */
export async function deleteSignIns(tx: Database, customerId: string): Promise<void> {
  await deleteTokens(tx, isOf(customerId))
}

/** Ends all tokens of a customer but those of one sign-in. */
export async function deleteOtherSignIns(tx: Database, customerId: string, keptSignInId: string): Promise<void> {
  await deleteTokens(tx, and(isOf(customerId), ne(sessions.signInId, keptSignInId)))
}

/** Notes that a token was used. */
export async function updateLastUsed(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

/** A sign-in, as its owner sees it. */
export type SignInRow = Pick<Session, 'startedAt' | 'lastUsedAt' | 'browser' | 'system'> & { id: string }

/** The sign-ins of a customer that have not ended, those last used first. */
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

/** Drops the sign-ins of a customer that have ended. Ended tokens of others stay: who uses one gives a theft away. */
export async function deleteEndedSessions(db: Database, customerId: string, now: Date): Promise<void> {
  const living = db
    .select({ signInId: sessions.signInId })
    .from(sessions)
    .where(and(isOf(customerId), gte(sessions.expiresAt, now)))
  await db
    .delete(sessions)
    .where(and(isOf(customerId), lt(sessions.expiresAt, now), notInArray(sessions.signInId, living)))
}

/** Whose failures are counted; hashes. */
export interface Attempt {
  accountHash: string
  addressHash: string
}

/**
 * The failures that fill up a limit: those after which, counted backwards from now, no further try is allowed. None
 * where no limit is reached.
 */
export async function findLimitingFailures(
  db: Database,
  counted: Partial<Attempt>,
  limits: Readonly<Record<keyof Attempt, number>>,
  since: Date,
): Promise<Date[]> {
  const filling = (Object.entries(counted) as [keyof Attempt, string][]).map(([by, hash]) => {
    const failure = db
      .select({ failedAt: signInFailures.failedAt })
      .from(signInFailures)
      .where(and(eq(signInFailures[by], hash), gt(signInFailures.failedAt, since)))
      .orderBy(desc(signInFailures.failedAt))
      .limit(1)
      .offset(limits[by] - 1)
    return [by, sql`${failure}`.mapWith(signInFailures.failedAt)] as const
  })
  const [row] = await db.select(Object.fromEntries(filling)).from(sql`(select 1) as one`)
  return Object.values(row ?? {}).filter((failedAt) => failedAt !== null)
}

/** Files a failure and drops those that are too old to count. */
export async function insertFailure(db: Database, row: typeof signInFailures.$inferInsert, since: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.failedAt, since))
  await db.insert(signInFailures).values(row)
}

/** Forgets the failures of an account; those of its address under other accounts stay. */
export async function deleteFailures(db: Database, accountHash: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.accountHash, accountHash))
}
