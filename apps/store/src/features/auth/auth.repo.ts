import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { companies, customerPasswords, customers, sessions, signInFailures } from '../../db/schema'
import type { Session } from '../../http/handler'

/** What a sign-in is checked against. */
export interface Login {
  customerId: string
  passwordHash: string
}

/** Finds the login of an e-mail in lower case; undefined unless the company is approved and a password was chosen. */
export async function findLogin(db: Database, email: string): Promise<Login | undefined> {
  const [login] = await db
    .select({ customerId: customers.id, passwordHash: customerPasswords.hash })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .innerJoin(customerPasswords, eq(customerPasswords.customerId, customers.id))
    .where(and(eq(customers.email, email), isNotNull(companies.approvedAt)))
  return login
}

/** Finds the session of a token that has not ended. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<Session | undefined> {
  const [session] = await db
    .select({
      signInId: sessions.signInId,
      tokenHash: sessions.tokenHash,
      remember: sessions.remember,
      endsAt: sessions.endsAt,
      customer: {
        id: customers.id,
        email: customers.email,
        firstName: customers.firstName,
        lastName: customers.lastName,
        phone: customers.phone,
      },
      company: { id: companies.id, name: companies.name, countryCode: companies.countryCode },
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNotNull(companies.approvedAt)))
  return session
}

/** Files a token that was issued. */
export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row)
}

/** Lets a token end at a moment, unless it ends before that anyway. */
export async function endTokenAt(db: Database, tokenHash: string, end: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: end })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, end)))
}

/** Ends all tokens that followed from one sign-in. */
export async function deleteSignIn(db: Database, signInId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.signInId, signInId))
}

/** Drops the tokens of a customer that have ended. */
export async function deleteEndedSessions(db: Database, customerId: string, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), lt(sessions.expiresAt, now)))
}

/** Whose failures are counted; hashes. */
export interface Attempt {
  accountHash: string
  addressHash: string
}

/** How many failures are allowed. */
export interface FailureLimits {
  account: number
  address: number
}

/**
 * The failure that fills up a limit, by account and by address: the one after which, counted backwards from now, no
 * further try is allowed. Null where the limit is not reached.
 */
export async function findLimitingFailures(
  db: Database,
  { accountHash, addressHash }: Attempt,
  limits: FailureLimits,
  since: Date,
): Promise<(Date | null)[]> {
  const nth = (column: typeof signInFailures.accountHash | typeof signInFailures.addressHash, hash: string, limit: number) =>
    db
      .select({ failedAt: signInFailures.failedAt })
      .from(signInFailures)
      .where(and(eq(column, hash), gt(signInFailures.failedAt, since)))
      .orderBy(desc(signInFailures.failedAt))
      .limit(1)
      .offset(limit - 1)
  const [row] = await db
    .select({
      account: sql`${nth(signInFailures.accountHash, accountHash, limits.account)}`.mapWith(signInFailures.failedAt),
      address: sql`${nth(signInFailures.addressHash, addressHash, limits.address)}`.mapWith(signInFailures.failedAt),
    })
    .from(sql`(select 1) as one`)
  return [row?.account ?? null, row?.address ?? null]
}

/** Files a failure and drops those that are too old to count. */
export async function insertFailure(db: Database, row: typeof signInFailures.$inferInsert, since: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.failedAt, since))
  await db.insert(signInFailures).values(row)
}
