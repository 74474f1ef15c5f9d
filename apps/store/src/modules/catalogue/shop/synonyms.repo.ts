import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { synonyms } from '../../../platform/db/schema'

export type SynonymsRow = typeof synonyms.$inferSelect

/** Returns all groups, oldest first. */
export function findSynonyms(db: Database): Promise<SynonymsRow[]> {
  return db.select().from(synonyms).orderBy(asc(synonyms.createdAt), asc(synonyms.id))
}

/** Returns a group and locks it until the end of the transaction. */
export async function lockSynonyms(tx: Database, id: string): Promise<SynonymsRow | undefined> {
  const [row] = await tx.select().from(synonyms).where(eq(synonyms.id, id)).for('update')
  return row
}

export async function insertSynonyms(tx: Database, row: SynonymsRow): Promise<void> {
  await tx.insert(synonyms).values(row)
}

export async function updateSynonyms(tx: Database, id: string, changed: Partial<SynonymsRow>): Promise<void> {
  await tx.update(synonyms).set(changed).where(eq(synonyms.id, id))
}

export async function deleteSynonyms(tx: Database, id: string): Promise<void> {
  await tx.delete(synonyms).where(eq(synonyms.id, id))
}
