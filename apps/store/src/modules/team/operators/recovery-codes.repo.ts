import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { operatorRecoveryCodes as codes } from '../../../platform/db/schema'

const isCode = (operatorId: string, codeHash: string) =>
  and(eq(codes.operatorId, operatorId), eq(codes.codeHash, codeHash))

/** Returns the number of an operator's unused codes. */
export const countCodes = (db: Database, operatorId: string): Promise<number> =>
  db.$count(codes, eq(codes.operatorId, operatorId))

/** True if the code is unused. */
export async function isUnused(db: Database, operatorId: string, codeHash: string): Promise<boolean> {
  return (await db.$count(codes, isCode(operatorId, codeHash))) > 0
}

/** Deletes a used code. False if it does not exist any more. */
export async function deleteCode(tx: Database, operatorId: string, codeHash: string): Promise<boolean> {
  const used = await tx.delete(codes).where(isCode(operatorId, codeHash)).returning({ codeHash: codes.codeHash })
  return used.length > 0
}

/** Replaces all codes of an operator. */
export async function replaceCodes(tx: Database, operatorId: string, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(codes).where(eq(codes.operatorId, operatorId))
  await tx.insert(codes).values(codeHashes.map((codeHash) => ({ operatorId, codeHash })))
}
