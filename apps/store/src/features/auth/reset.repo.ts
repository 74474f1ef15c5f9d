import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { alikeFirst, isIdentifier } from '../../db/identifier-key'
import { acquireLockByName } from '../../db/named-lock'
import { companies, customerPasswords, customers, passwordCodes, passwordTokens } from '../../db/schema'
import { canSignIn } from './auth.repo'

/** Whom a code is sent to. */
export interface Recipient {
  customerId: string
  /** The stored address. The typed one may only look like it and be another person's mailbox. */
  email: string
  firstName: string
  /** BCP 47. */
  locale: string
}

/** Finds who may choose a password for an e-mail in lower case. */
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
    .orderBy(alikeFirst(customers.email, email))
    .limit(1)
  return recipient
}

/** Makes transactions about the codes of one account wait for each other: what is asked for, and what is tried. */
export const lockCodes = (tx: Database, accountHash: string): Promise<void> =>
  acquireLockByName(tx, `password code ${accountHash}`)

/** For whom codes are counted: an account, on devices its owner is known on or on all others. */
export interface CodeRequester {
  accountHash: string
  isKnown: boolean
}

/** When the latest codes of an account were asked for, the newest first. */
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

/** Files a code, or that one was asked for, and drops those that are too old to count. */
export async function insertCode(tx: Database, row: typeof passwordCodes.$inferInsert, since: Date): Promise<void> {
  await tx.delete(passwordCodes).where(lt(passwordCodes.createdAt, since))
  await tx.insert(passwordCodes).values(row)
}

/** A code of an account, or that one was asked for. */
export type SentCode = Pick<
  typeof passwordCodes.$inferSelect,
  'id' | 'customerId' | 'codeHash' | 'expiresAt' | 'usedAt'
>

/** Finds an account's codes of the last hour or so, the newest first. Their limits keep them few. */
export function findCodes(tx: Database, accountHash: string): Promise<SentCode[]> {
  const { id, customerId, codeHash, expiresAt, usedAt } = passwordCodes
  return tx
    .select({ id, customerId, codeHash, expiresAt, usedAt })
    .from(passwordCodes)
    .where(eq(passwordCodes.accountHash, accountHash))
    .orderBy(desc(passwordCodes.createdAt))
}

/** Uses up all codes of an account. */
export async function markCodesUsed(tx: Database, accountHash: string, now: Date): Promise<void> {
  await tx
    .update(passwordCodes)
    .set({ usedAt: now })
    .where(and(eq(passwordCodes.accountHash, accountHash), isNull(passwordCodes.usedAt)))
}

/** Files a token to choose a password with, and drops those that have ended. */
export async function insertPasswordToken(
  tx: Database,
  row: typeof passwordTokens.$inferInsert,
  now: Date,
): Promise<void> {
  await tx.delete(passwordTokens).where(lt(passwordTokens.expiresAt, now))
  await tx.insert(passwordTokens).values(row)
}

/** Who chooses a password. */
export interface PasswordOwner {
  customerId: string
  email: string
  companyName: string
}

const works = (tokenHash: string, now: Date) =>
  and(eq(passwordTokens.tokenHash, tokenHash), isNull(passwordTokens.usedAt), gt(passwordTokens.expiresAt, now))

/** Whose a token is that still works; undefined where they may not sign in any more, too. */
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
    .where(and(works(tokenHash, now), canSignIn))
  return owner
}

/** Keeps a customer for this transaction: sign-ins, blocks and other new passwords of theirs wait. */
export async function lockCustomer(tx: Database, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
}

/** A customer's password as it is stored; undefined where they have chosen none. */
export async function findPassword(db: Database, customerId: string) {
  const { hash, changedAt } = customerPasswords
  const [stored] = await db
    .select({ hash, changedAt })
    .from(customerPasswords)
    .where(eq(customerPasswords.customerId, customerId))
  return stored
}

/** Replaces a customer's password, or sets the first one. */
export async function savePassword(tx: Database, customerId: string, hash: string, now: Date): Promise<void> {
  await tx
    .insert(customerPasswords)
    .values({ customerId, hash, changedAt: now })
    .onConflictDoUpdate({ target: customerPasswords.customerId, set: { hash, changedAt: now } })
}

/** Uses up whatever a customer could still choose a password with. */
export async function invalidateResets(tx: Database, customerId: string, now: Date): Promise<void> {
  const unusedCode = and(eq(passwordCodes.customerId, customerId), isNull(passwordCodes.usedAt))
  const unusedToken = and(eq(passwordTokens.customerId, customerId), isNull(passwordTokens.usedAt))
  await tx.update(passwordCodes).set({ usedAt: now }).where(unusedCode)
  await tx.update(passwordTokens).set({ usedAt: now }).where(unusedToken)
}
