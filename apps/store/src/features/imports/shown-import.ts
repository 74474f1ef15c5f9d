import type { ImportColumn, Matching } from './import-columns'
import type { ImportRecord, KeptRefusal, NamedImport } from './import-jobs.repo'
import type { ImportReport } from './import-report'

/** An import as an operator sees it. */
export interface ShownImport {
  id: number
  kind: ImportRecord['kind']
  /** Says only what would come of it. */
  is_check: boolean
  state: ImportRecord['state']
  /** Ends after the rows in hand. */
  is_stopping: boolean
  file: string
  /** Who sent it in, or has applied it; null on the command line. */
  operator_name: string | null
  /** Null until the file was read. */
  rows: number | null
  rows_done: number
  created_at: string
  finished_at: string | null
  /** Where its columns go, or might; null where they are known. */
  matching: { sample_row: number; columns: ImportColumn[] } | null
  /** What came of it, or would; null until it is done, or checked. */
  report: ImportReport | null
  /** Why it was refused, or failed. */
  refusal: KeptRefusal | null
}

/** What reports of before did not say. */
const notSaid = { next_row: null }

/** An import as it is kept, for an operator. */
export function showImport({ record, operatorName }: NamedImport): ShownImport {
  const isUnderWay = record.state === 'waiting' || record.state === 'running'
  // One that goes on keeps what came of it before it was stopped.
  const report = isUnderWay ? null : (record.report as Omit<ImportReport, 'failed_rows'> | null)
  const matching = record.matching as Matching | null
  return {
    id: record.id,
    kind: record.kind,
    is_check: record.isCheck,
    state: record.state,
    is_stopping: record.stopAsked && isUnderWay,
    file: record.fileName,
    operator_name: operatorName,
    rows: record.rows,
    rows_done: record.rowsDone,
    created_at: record.createdAt.toISOString(),
    finished_at: record.finishedAt?.toISOString() ?? null,
    matching: matching && { sample_row: matching.sampleRow, columns: matching.columns },
    report: report && { ...notSaid, ...report, failed_rows: record.failedRows },
    refusal: record.refusal as KeptRefusal | null,
  }
}
