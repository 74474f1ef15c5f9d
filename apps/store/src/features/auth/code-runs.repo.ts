import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { codeRuns } from '../../db/schema'

/** A row of wrong codes that was never full is forgotten once nothing was added for so many milliseconds: 90 days. */
const forgottenAfter = 90 * 24 * 60 * 60 * 1000

/** Whose wrong codes are counted: an account's, on browsers its owner is known on or on all others. */
export interface CodeRun {
  accountHash: string
  isKnown: boolean
}

const isRun = ({ accountHash, isKnown }: CodeRun) =>
  and(eq(codeRuns.accountHash, accountHash), eq(codeRuns.isKnown, isKnown))

/** Whether codes are not taken any more. */
export async function isRunClosed(tx: Database, run: CodeRun): Promise<boolean> {
  return (await tx.$count(codeRuns, and(isRun(run), isNotNull(codeRuns.closedAt)))) > 0
}

/**
 * Counts a wrong code. The caller holds the account's codes.
 * @param most after how many in a row no code is taken any more
 * @returns whether it was the last one
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

/** Begins an account's counts anew: a password was chosen, or there is no such person any more. */
export async function forgetCodeRuns(tx: Database, accountHash: string): Promise<void> {
  await tx.delete(codeRuns).where(eq(codeRuns.accountHash, accountHash))
}
