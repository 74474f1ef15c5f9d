import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { codeRuns } from '../../db/schema'

/** Retention of a count below the limit after its last change, in milliseconds: 90 days. */
const forgottenAfter = 90 * 24 * 60 * 60 * 1000

/** Identifies a count: an account, on its known devices or on all others. */
export interface CodeRun {
  accountHash: string
  isKnown: boolean
}

const isRun = ({ accountHash, isKnown }: CodeRun) =>
  and(eq(codeRuns.accountHash, accountHash), eq(codeRuns.isKnown, isKnown))

/** True if codes are disabled. */
export async function isRunClosed(tx: Database, run: CodeRun): Promise<boolean> {
  return (await tx.$count(codeRuns, and(isRun(run), isNotNull(codeRuns.closedAt)))) > 0
}

/**
 * Counts a wrong code. The caller holds the lock of the account's codes.
 * @param most consecutive wrong codes after which codes are disabled
 * @returns true if this one reached the limit
 */
export async function countWrongCode(tx: Database, run: CodeRun, most: number, now: Date): Promise<boolean> {
  await tx
    .delete(codeRuns)
    .where(and(isNull(codeRuns.closedAt), lt(codeRuns.lastAt, new Date(now.getTime() - forgottenAfter))))
  const [counted] = await tx
    .insert(codeRuns)
    .values({ ...run, wrong: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [codeRuns.accountHash, codeRuns.isKnown],
      set: { wrong: sql`${codeRuns.wrong} + 1`, lastAt: now },
    })
    .returning({ wrong: codeRuns.wrong })
  if (counted?.wrong !== most) return false
  await tx.update(codeRuns).set({ closedAt: now }).where(isRun(run))
  return true
}

/** Resets an account's counts after a new password, or when the account is deleted. */
export async function forgetCodeRuns(tx: Database, accountHash: string): Promise<void> {
  await tx.delete(codeRuns).where(eq(codeRuns.accountHash, accountHash))
}
