import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { leftOutRows } from '../../../platform/db/schema'

/** Returns the identities of rows that were left out of files with these headings. */
export async function findLeftOutRows(db: Database, headings: string): Promise<string[]> {
  const rows = await db
    .select({ identity: leftOutRows.identity })
    .from(leftOutRows)
    .where(eq(leftOutRows.headings, headings))
  return rows.map(({ identity }) => identity)
}

/** Stores rows that are left out of files with these headings. */
export async function saveLeftOutRows(tx: Database, headings: string, identities: readonly string[]): Promise<void> {
  if (identities.length === 0) return
  await tx
    .insert(leftOutRows)
    .values(identities.map((identity) => ({ headings, identity })))
    .onConflictDoNothing()
}

/** Forgets rows that are taken again. */
export async function deleteLeftOutRows(tx: Database, headings: string, identities: readonly string[]): Promise<void> {
  if (identities.length === 0) return
  const isTaken = inArray(leftOutRows.identity, [...identities])
  await tx.delete(leftOutRows).where(and(eq(leftOutRows.headings, headings), isTaken))
}
