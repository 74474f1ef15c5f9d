import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { columnMatchings, imports } from '../../db/schema'
import type { ChosenColumn, Matching } from './import-columns'
import type { ImportRecord } from './import-jobs.repo'

type Kind = ImportRecord['kind']

const keptFor = (kind: Kind, key: string) => and(eq(columnMatchings.kind, kind), eq(columnMatchings.headings, key))

/** Where the columns of the last file with these headings went; undefined where nobody said so, or it was not to be remembered. */
export async function findRemembered(db: Database, kind: Kind, headings: string): Promise<ChosenColumn[] | undefined> {
  const [row] = await db.select().from(columnMatchings).where(keptFor(kind, headings))
  return row?.columns as ChosenColumn[] | undefined
}

/** Has the next file with these headings go the same way. */
export async function remember(
  tx: Database,
  kind: Kind,
  { key }: Matching,
  chosen: readonly ChosenColumn[],
): Promise<void> {
  const columns = chosen.map(({ target, from }) => ({ target, from }))
  await tx
    .insert(columnMatchings)
    .values({ kind, headings: key, columns })
    .onConflictDoUpdate({ target: [columnMatchings.kind, columnMatchings.headings], set: { columns } })
}

/** Has the next file with these headings be asked about. */
export async function forget(tx: Database, kind: Kind, { key }: Matching): Promise<void> {
  await tx.delete(columnMatchings).where(keptFor(kind, key))
}

/** An import that is to be matched, until the transaction ends nobody else's. */
export async function lockMatching(tx: Database, id: number): Promise<ImportRecord | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  return row
}

/** Puts an import back into the line, to be checked by where its columns go. */
export async function checkAnew(tx: Database, id: number, matching: Matching): Promise<void> {
  const anew = { state: 'waiting', rowsDone: 0, tries: 0, report: null, failedRows: null, finishedAt: null } as const
  await tx
    .update(imports)
    .set({ ...anew, matching })
    .where(eq(imports.id, id))
}

/** Notes where the columns of an import go, as they did the last time. */
export async function noteMatching(db: Database, id: number, matching: Matching): Promise<void> {
  await db.update(imports).set({ matching }).where(eq(imports.id, id))
}
