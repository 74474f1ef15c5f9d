import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { codeRuns, codeTries } from '../../../platform/db/schema'
import type { WrongCode } from './code-tries'
import { sha256 } from './tokens'

/** Returns the wrong codes of an account since a time, newest first. The limits keep them few. */
export function findWrongCodes(tx: Database, accountHash: string, since: Date): Promise<WrongCode[]> {
  const { codeId, deviceHash, networkHash, isKnown, triedAt } = codeTries
  return tx
    .select({ codeId, deviceHash, networkHash, isKnown, triedAt })
    .from(codeTries)
    .where(and(eq(codeTries.accountHash, accountHash), gt(codeTries.triedAt, since)))
    .orderBy(desc(codeTries.triedAt))
}

/** Records a wrong code and deletes those outside the window. */
export async function insertWrongCode(tx: Database, row: typeof codeTries.$inferInsert, since: Date): Promise<void> {
  await tx.delete(codeTries).where(lt(codeTries.triedAt, since))
  await tx.insert(codeTries).values(row)
}

/** Retention of a count below the limit after its last change, in milliseconds: 90 days. */
const retention = 90 * 24 * 60 * 60 * 1000

/** Identifies a counter of consecutive wrong codes: an account, on its known devices or on all others. */
export interface WrongCodeCounter {
  accountHash: string
  isKnown: boolean
}

const isCounter = ({ accountHash, isKnown }: WrongCodeCounter) =>
  and(eq(codeRuns.accountHash, accountHash), eq(codeRuns.isKnown, isKnown))

/** True if codes are disabled. */
export async function areCodesDisabled(tx: Database, run: WrongCodeCounter): Promise<boolean> {
  return (await tx.$count(codeRuns, and(isCounter(run), isNotNull(codeRuns.closedAt)))) > 0
}

/**
 * Counts a wrong code. The caller holds the lock of the account's codes.
 * @param limit consecutive wrong codes after which codes are disabled
 * @returns true if this one reached the limit
 */
export async function countWrongCode(tx: Database, run: WrongCodeCounter, limit: number, now: Date): Promise<boolean> {
  await tx
    .delete(codeRuns)
    .where(and(isNull(codeRuns.closedAt), lt(codeRuns.lastAt, new Date(now.getTime() - retention))))
  const [counted] = await tx
    .insert(codeRuns)
    .values({ ...run, wrong: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [codeRuns.accountHash, codeRuns.isKnown],
      set: { wrong: sql`${codeRuns.wrong} + 1`, lastAt: now },
    })
    .returning({ wrong: codeRuns.wrong })
  if (counted?.wrong !== limit) return false
  await tx.update(codeRuns).set({ closedAt: now }).where(isCounter(run))
  return true
}

/**
 * Resets the counters of an e-mail after a new password, or when the account is deleted.
 * @param email in lower case
 */
export async function resetWrongCodeCounters(tx: Database, email: string): Promise<void> {
  await tx.delete(codeRuns).where(eq(codeRuns.accountHash, sha256(identifierKey(email))))
}
