import type { components } from '@skafferi/api/admin'
import type { Missing } from './missing'
import type { Matching } from './import-columns'
import type { Layout } from './table-file'
import type { ImportRecord, StoredRefusal, ImportWithOperator } from './import-jobs.repo'
import type { ImportReport, RowExample, RowFailure } from './import-report'

type Schemas = components['schemas']

/** An import as displayed to operators. */
export interface ImportDetail {
  id: number
  kind: ImportRecord['kind']
  /** True for a check. */
  is_check: boolean
  state: ImportRecord['state']
  /** True if it stops after the current rows. */
  is_stopping: boolean
  file: string
  /** The operator who uploaded or applied it; null on the command line. */
  operator_name: string | null
  /** Null until the file is read. */
  rows: number | null
  rows_done: number
  created_at: string
  finished_at: string | null
  /** Where the table is in the file, while another place can be chosen; null otherwise, and in lists. */
  layout: Layout | null
  /** The column mapping, chosen or suggested; null if the columns are known. */
  matching: Schemas['ImportMatching'] | null
  /** What the file lacks, and the values for it; null if nothing was asked. */
  missing: Schemas['ImportMissing'] | null
  /** The result of the import or check; null until then. */
  report: ImportReport | null
  /** Reason for refusal or failure. */
  refusal: StoredRefusal | null
}

type StoredReport = Omit<ImportReport, 'failed_rows'>

/** A stored failure. In older reports its problem is only a text, and the name of its product is missing. */
type FailureOfAnyVersion = Omit<RowFailure, 'problem' | 'product'> & {
  problem: RowFailure['problem'] | string
  product?: string
}

/** Parts that older reports lack. */
type LaterPart = 'next_row' | 'warned' | 'reasons'

/** A stored report. Older ones lack some parts, or name the price jumps `leaped` and `leaps`. */
type ReportOfAnyVersion = Omit<StoredReport, 'failures' | 'warnings' | 'examples' | LaterPart> &
  Partial<Pick<StoredReport, LaterPart>> & {
    failures: FailureOfAnyVersion[]
    warnings?: FailureOfAnyVersion[]
    examples?: (Omit<RowExample, 'prices'> & Partial<Pick<RowExample, 'prices'>>)[]
    leaped?: number
    leaps?: StoredReport['price_jumps']
  }

const toFailure = ({ problem, product = '', ...failure }: FailureOfAnyVersion): RowFailure => ({
  ...failure,
  product,
  problem: typeof problem === 'string' ? { code: 'rejected', message: problem } : problem,
})

function fromStored({
  leaped,
  leaps,
  failures,
  warnings = [],
  examples = [],
  changing_rows: _,
  ...report
}: ReportOfAnyVersion): StoredReport {
  return {
    next_row: null,
    warned: 0,
    reasons: [],
    ...(leaped !== undefined && { price_jump_count: leaped, price_jumps: leaps ?? [] }),
    ...report,
    failures: failures.map(toFailure),
    warnings: warnings.map(toFailure),
    examples: examples.map((each) => ({ ...each, prices: each.prices ?? [] })),
  }
}

/** Returns a report without the price jumps and the warnings of rows that were left out since the check. */
function withoutLeftOut(report: StoredReport): StoredReport {
  const leftOut = report.examples.filter((each) => each.is_left_out)
  if (leftOut.length === 0) return report
  const rows = new Set(leftOut.map(({ row }) => row))
  const { price_jump_count: jumpCount, price_jumps: jumps = [], warnings } = report
  // Only the first jumps are listed.
  const jumpsOf = ({ row, prices }: RowExample) =>
    Math.max(jumps.filter((each) => each.row === row).length, prices.filter((price) => price.is_jump).length)
  const leftOutJumps = leftOut.reduce((sum, each) => sum + jumpsOf(each), 0)
  const isTaken = ({ row }: { row: number }) => !rows.has(row)
  const warned = new Set(warnings.flatMap(({ row }) => (rows.has(row) ? [row] : [])))
  return {
    ...report,
    warned: Math.max(report.warned - warned.size, 0),
    warnings: warnings.filter(isTaken),
    ...(jumpCount !== undefined && {
      price_jump_count: Math.max(jumpCount - leftOutJumps, 0),
      price_jumps: jumps.filter(isTaken),
    }),
  }
}

/** Older checks lack the character set. */
const toLayout = (stored: Omit<Layout, 'encoding'> | null): Layout | null => stored && { encoding: null, ...stored }

/** Converts an import for an operator. */
export function toImportDetail({ record, operatorName }: ImportWithOperator): ImportDetail {
  const isInProgress = record.state === 'waiting' || record.state === 'running'
  // A resumed import still has the report of its last stop.
  const report = isInProgress ? null : (record.report as ReportOfAnyVersion | null)
  const matching = record.matching as Matching | null
  const missing = record.missing as Missing | null
  return {
    id: record.id,
    kind: record.kind,
    is_check: record.isCheck,
    state: record.state,
    is_stopping: record.stopRequested && isInProgress,
    file: record.fileName,
    operator_name: operatorName,
    rows: record.rows,
    rows_done: record.rowsDone,
    created_at: record.createdAt.toISOString(),
    finished_at: record.finishedAt?.toISOString() ?? null,
    layout: ['matching', 'asking', 'checked'].includes(record.state) ? toLayout(record.layout as Layout | null) : null,
    matching: matching && {
      sample_row: matching.sampleRow,
      columns: matching.columns.map((column) => ({ ...column, samples: column.samples ?? [column.sample] })),
      is_chosen: matching.isChosen && !matching.isRemembered,
      is_remembered: matching.isRemembered ?? false,
      remember: matching.remember ?? true,
    },
    missing: missing && {
      questions: missing.questions.map((question) => ({ ...question, cells: question.cells ?? [] })),
      values: missing.values,
      is_remembered: missing.isRemembered ?? false,
      remember: missing.remember ?? true,
    },
    report: report && { ...withoutLeftOut(fromStored(report)), failed_rows: record.failedRows },
    refusal: record.refusal as StoredRefusal | null,
  }
}
