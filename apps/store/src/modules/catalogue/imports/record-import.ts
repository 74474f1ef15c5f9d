import type { Database } from '../../../platform/db/database'
import { operatorActor, recordEvent } from '../../../platform/db/events'
import type { ImportReport } from './import-report'

/**
 * Records the changes of an import, if there are any.
 * @param subjectId id of the import
 * @param before the report at the last stop, which is recorded already
 */
export async function recordImport(
  db: Database,
  subjectId: string,
  report: ImportReport,
  at: Date,
  before: ImportReport | null = null,
): Promise<void> {
  const [created, updated] = [report.created - (before?.created ?? 0), report.updated - (before?.updated ?? 0)]
  if (created + updated === 0) return
  const known = before?.categories_created ?? []
  const after = {
    created,
    updated,
    failed: report.failed,
    categories_created: report.categories_created.filter((name) => !known.includes(name)),
  }
  await recordEvent(db, { at, actorId: operatorActor, action: 'catalog.imported', subjectId, after })
}

/** Records that an operator stopped an import. */
export async function recordStop(
  tx: Database,
  subjectId: string,
  after: { rows: number | null; rows_done: number },
  at: Date,
): Promise<void> {
  await recordEvent(tx, { at, actorId: operatorActor, action: 'catalog.import_stopped', subjectId, after })
}

/** Records that an operator cancelled an import. */
export async function recordCancellation(
  tx: Database,
  subjectId: string,
  after: { rows: number | null; rows_done: number },
  at: Date,
): Promise<void> {
  await recordEvent(tx, { at, actorId: operatorActor, action: 'catalog.import_ended', subjectId, after })
}
