import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { columnMatchings, imports } from '../../../platform/db/schema'
import type { ChosenColumn, Matching } from './import-columns'
import type { ImportRecord } from './import-jobs.repo'
import type { Layout } from './table-file'
import type { Missing } from './missing'

type Kind = ImportRecord['kind']

const matchingOf = (kind: Kind, key: string) => and(eq(columnMatchings.kind, kind), eq(columnMatchings.headings, key))

/** Returns the remembered mapping for these headings; undefined if there is none. */
export async function findSavedMatching(
  db: Database,
  kind: Kind,
  headings: string,
): Promise<ChosenColumn[] | undefined> {
  const [row] = await db.select().from(columnMatchings).where(matchingOf(kind, headings))
  return row?.columns as ChosenColumn[] | undefined
}

/** Remembers a mapping for files with the same headings. */
export async function saveMatching(db: Database, kind: Kind, { key, columns: chosen }: Matching): Promise<void> {
  const columns = chosen.map(({ target, from }) => ({ target, from }))
  await db
    .insert(columnMatchings)
    .values({ kind, headings: key, columns })
    .onConflictDoUpdate({ target: [columnMatchings.kind, columnMatchings.headings], set: { columns } })
}

/** Deletes the remembered mapping. */
export async function deleteMatching(db: Database, kind: Kind, { key }: Matching): Promise<void> {
  await db.delete(columnMatchings).where(matchingOf(kind, key))
}

/** Returns and locks an import. */
export async function lockImport(tx: Database, id: number): Promise<ImportRecord | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  return row
}

/** The columns of an import that is checked again. */
export const resetForCheck = {
  state: 'waiting',
  rowsDone: 0,
  tries: 0,
  report: null,
  failedRows: null,
  finishedAt: null,
} as const

/** Queues an import to be checked with a mapping, and the values for what the file lacks. */
export async function requeueForCheck(
  tx: Database,
  id: number,
  choices: { matching: Matching; missing: Missing | null },
): Promise<void> {
  await tx
    .update(imports)
    .set({ ...resetForCheck, ...choices })
    .where(eq(imports.id, id))
}

/** Returns an import to an earlier step. */
export async function setStep(tx: Database, id: number, step: 'matching' | 'asking', finishedAt: Date): Promise<void> {
  await tx
    .update(imports)
    .set({ ...resetForCheck, state: step, finishedAt })
    .where(eq(imports.id, id))
}

/** Stores the mapping of an import without another check. */
export async function setMatching(db: Database, id: number, matching: Matching): Promise<void> {
  await db.update(imports).set({ matching }).where(eq(imports.id, id))
}

/** Stores where the table of an import is. */
export async function setLayout(db: Database, id: number, layout: Layout): Promise<void> {
  await db.update(imports).set({ layout }).where(eq(imports.id, id))
}

/** Queues an import to be checked with a layout. Its columns and what the file lacks depend on it. */
export async function requeueWithLayout(tx: Database, id: number, layout: Layout, options: object): Promise<void> {
  await tx
    .update(imports)
    .set({ ...resetForCheck, layout, matching: null, missing: null, options })
    .where(eq(imports.id, id))
}

/** Queues an import to be checked with a choice of rows. */
export async function requeueWithRows(tx: Database, id: number, options: object): Promise<void> {
  await tx
    .update(imports)
    .set({ ...resetForCheck, options })
    .where(eq(imports.id, id))
}

/** Stores a choice of rows and the report with it. */
export async function setRows(
  tx: Database,
  id: number,
  choice: Required<Pick<ImportRecord, 'options' | 'report' | 'finishedAt'>>,
): Promise<void> {
  await tx.update(imports).set(choice).where(eq(imports.id, id))
}
