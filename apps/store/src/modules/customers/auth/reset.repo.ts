import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { exactMatchFirst, isIdentifier } from '../../../platform/db/identifier-key'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { companies, customerPasswords, customers, passwordCodes, passwordTokens } from '../../../platform/db/schema'
import { canSignIn } from './auth.repo'

/** The recipient of a code. */
export interface Recipient {
  customerId: string
  /** The stored address. The typed one may only look the same and be another person's mailbox. */
  email: string
  firstName: string
  /** BCP 47. */
  locale: string
}

/** Returns the customer of an e-mail in lower case if they may choose a password. */
export async function findRecipient(db: Database, email: string): Promise<Recipient | undefined> {
  const [recipient] = await db
    .select({
      customerId: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      locale: customers.locale,
    })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(and(isIdentifier(customers.email, email), canSignIn))
    .orderBy(exactMatchFirst(customers.email, email))
    .limit(1)
  return recipient
}

/** Serializes transactions on an account's codes. */
export const lockCodes = (tx: Database, accountHash: string): Promise<void> =>
  acquireLockByName(tx, `password code ${accountHash}`)

/** Identifies a counter of code requests: an account, on its known devices or on all others. */
export interface CodeRequester {
  accountHash: string
  isKnown: boolean
}

/** Returns the times of an account's last requests, newest first. */
export async function findRequests(
  db: Database,
  { accountHash, isKnown }: CodeRequester,
  count: number,
): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: passwordCodes.createdAt })
    .from(passwordCodes)
    .where(and(eq(passwordCodes.accountHash, accountHash), eq(passwordCodes.isKnown, isKnown)))
    .orderBy(desc(passwordCodes.createdAt))
    .limit(count)
  return rows.map(({ createdAt }) => createdAt)
}

/** Records a code or a request, and deletes those outside the window. */
export async function insertCode(tx: Database, row: typeof passwordCodes.$inferInsert, since: Date): Promise<void> {
  await tx.delete(passwordCodes).where(lt(passwordCodes.createdAt, since))
  await tx.insert(passwordCodes).values(row)
}

/** A sent code, or a request for which no code was sent. */
export type SentCode = Pick<
  typeof passwordCodes.$inferSelect,
  'id' | 'customerId' | 'codeHash' | 'expiresAt' | 'usedAt'
>

/** Returns the recent codes of an account, newest first. The limits keep them few. */
export function findCodes(tx: Database, accountHash: string): Promise<SentCode[]> {
  const { id, customerId, codeHash, expiresAt, usedAt } = passwordCodes
  return tx
    .select({ id, customerId, codeHash, expiresAt, usedAt })
    .from(passwordCodes)
    .where(eq(passwordCodes.accountHash, accountHash))
    .orderBy(desc(passwordCodes.createdAt))
}

/** Invalidates all codes of an account. */
export async function markCodesUsed(tx: Database, accountHash: string, now: Date): Promise<void> {
  await tx
    .update(passwordCodes)
    .set({ usedAt: now })
    .where(and(eq(passwordCodes.accountHash, accountHash), isNull(passwordCodes.usedAt)))
}

/** Stores a password token and deletes expired ones. */
export async function insertPasswordToken(
  tx: Database,
  row: typeof passwordTokens.$inferInsert,
  now: Date,
): Promise<void> {
  await tx.delete(passwordTokens).where(lt(passwordTokens.expiresAt, now))
  await tx.insert(passwordTokens).values(row)
}

/** The customer who chooses a password. */
export interface PasswordOwner {
  customerId: string
  email: string
  companyName: string
}

const isValidToken = (tokenHash: string, now: Date) =>
  and(eq(passwordTokens.tokenHash, tokenHash), isNull(passwordTokens.usedAt), gt(passwordTokens.expiresAt, now))

/** Returns the owner of a valid token; undefined if they cannot sign in any more. */
export async function findPasswordOwner(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<PasswordOwner | undefined> {
  const [owner] = await db
    .select({ customerId: customers.id, email: customers.email, companyName: companies.name })
    .from(passwordTokens)
    .innerJoin(customers, eq(customers.id, passwordTokens.customerId))
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(and(isValidToken(tokenHash, now), canSignIn))
  return owner
}

/** Locks a customer until the end of the transaction, so that sign-ins, blocks and password changes wait. */
export async function lockCustomer(tx: Database, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
}

/** Returns a customer's stored password; undefined if there is none. */
export async function findPassword(db: Database, customerId: string) {
  const { hash, changedAt } = customerPasswords
  const [stored] = await db
    .select({ hash, changedAt })
    .from(customerPasswords)
    .where(eq(customerPasswords.customerId, customerId))
  return stored
}

/** Sets or replaces a customer's password. */
export async function savePassword(tx: Database, customerId: string, hash: string, now: Date): Promise<void> {
  await tx
    .insert(customerPasswords)
    .values({ customerId, hash, changedAt: now })
    .onConflictDoUpdate({ target: customerPasswords.customerId, set: { hash, changedAt: now } })
}

/** Invalidates codes and password tokens of a customer. */
export async function invalidateResets(tx: Database, customerId: string, now: Date): Promise<void> {
  const unusedCode = and(eq(passwordCodes.customerId, customerId), isNull(passwordCodes.usedAt))
  const unusedToken = and(eq(passwordTokens.customerId, customerId), isNull(passwordTokens.usedAt))
  await tx.update(passwordCodes).set({ usedAt: now }).where(unusedCode)
  await tx.update(passwordTokens).set({ usedAt: now }).where(unusedToken)
}
