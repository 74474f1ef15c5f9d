import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { idempotencyKeys } from '../../db/schema'

/** A request that is kept under its key. */
export type KeyRow = typeof idempotencyKeys.$inferInsert

const isOf = ({ companyId, key }: Pick<KeyRow, 'companyId' | 'key'>) =>
  and(eq(idempotencyKeys.companyId, companyId), eq(idempotencyKeys.key, key))

/** Forgets a company's keys from before a moment. */
export async function deleteKeys(tx: Database, companyId: string, before: Date): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.companyId, companyId), lt(idempotencyKeys.createdAt, before)))
}

/** Files a request; false where there is one under its key. Waits for another transaction that is filing it. */
export async function insertKey(tx: Database, row: KeyRow): Promise<boolean> {
  const filed = await tx.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key: idempotencyKeys.key })
  return filed.length > 0
}

/** The request under a key with its answer. */
export async function findKey(tx: Database, row: Pick<KeyRow, 'companyId' | 'key'>) {
  const [found] = await tx.select().from(idempotencyKeys).where(isOf(row))
  return found
}

/** Keeps the answer to a request. */
export async function updateAnswer(tx: Database, row: Pick<KeyRow, 'companyId' | 'key'>, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isOf(row))
}
