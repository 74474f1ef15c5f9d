import type { Database } from '../../../platform/db/database'
import { operatorActor, recordEvent } from '../../../platform/db/events'
import type { ImportReport } from './import-report'

/** Returns an import's id in activity entries and bulk changes; the command line uses the number. */
export const subjectIdOf = (number: number): string => `import_${number}`

/** An import in the activity. */
export interface RecordedImport {
  subjectId: string
  /** The name of its file, which is stored longer than the import; undefined if there is no file. */
  subjectName?: string
}

/**
 * Records the changes of an import, if there are any.
 * @param before the report at the last stop, which is recorded already
 */
export async function recordImport(
  db: Database,
  subject: RecordedImport,
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
  await recordEvent(db, { at, actorId: operatorActor, action: 'catalog.imported', ...subject, after })
}

/** Records that an operator stopped an import. */
export async function recordStop(
  tx: Database,
  subject: RecordedImport,
  after: { rows: number | null; rows_done: number },
  at: Date,
): Promise<void> {
  await recordEvent(tx, { at, actorId: operatorActor, action: 'catalog.import_stopped', ...subject, after })
}

/** Records that an operator cancelled an import. */
export async function recordCancellation(
  tx: Database,
  subject: RecordedImport,
  after: { rows: number | null; rows_done: number },
  at: Date,
): Promise<void> {
  await recordEvent(tx, { at, actorId: operatorActor, action: 'catalog.import_ended', ...subject, after })
}
