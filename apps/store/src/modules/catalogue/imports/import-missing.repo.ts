import type { MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { importAnswers, imports } from '../../../platform/db/schema'
import { resetForCheck } from './import-matching.repo'
import type { Missing } from './missing'

/** Returns the remembered values for files with these headings; undefined if there are none. */
export async function findSavedValues(db: Database, headings: string): Promise<MissingValue[] | undefined> {
  const [row] = await db.select().from(importAnswers).where(eq(importAnswers.headings, headings))
  return row?.answers as MissingValue[] | undefined
}

/** Remembers values for files with the same headings. */
export async function saveValues(db: Database, headings: string, answers: readonly MissingValue[]): Promise<void> {
  await db
    .insert(importAnswers)
    .values({ headings, answers })
    .onConflictDoUpdate({ target: importAnswers.headings, set: { answers } })
}

/** Deletes the remembered values. */
export async function deleteValues(db: Database, headings: string): Promise<void> {
  await db.delete(importAnswers).where(eq(importAnswers.headings, headings))
}

/** Stores the values of an import without another check; null if nothing is asked. */
export async function setMissing(db: Database, id: number, missing: Missing | null): Promise<void> {
  await db.update(imports).set({ missing }).where(eq(imports.id, id))
}

/** Queues an import to be checked with values. */
export async function requeueWithValues(tx: Database, id: number, missing: Missing): Promise<void> {
  await tx
    .update(imports)
    .set({ ...resetForCheck, missing })
    .where(eq(imports.id, id))
}
