import type { Database } from '../../db/database'
import { operatorActor, recordEvent } from '../../db/events'
import type { ImportReport } from './import-report'

/** Records what an import changed, where it changed something. @param subjectId names the import */
export async function recordImport(db: Database, subjectId: string, report: ImportReport, at: Date): Promise<void> {
  const { created, updated, failed, categories_created } = report
  if (created + updated === 0) return
  const after = { created, updated, failed, categories_created }
  await recordEvent(db, { at, actorId: operatorActor, action: 'catalog.imported', subjectId, after })
}
