import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { codeTries } from '../../../platform/db/schema'
import type { WrongCode } from './code-tries'

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
