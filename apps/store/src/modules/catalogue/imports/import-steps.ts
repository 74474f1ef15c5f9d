import type { components } from '@skafferi/api/admin'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import type { StoredOptions } from './imports.service'
import type { ImportReport } from './import-report'
import { fromRanges } from './row-tally'
import { lockImport, requeueWithRows, setRows, setStep } from './import-matching.repo'

/** A step to return to. */
export interface ReopeningInput extends Pick<components['schemas']['ImportReopening'], 'step'> {
  /** End of the check that was read; omitted for any. */
  finishedAt?: Date
}

/** The steps of a check that wait for the operator, in order. */
const steps = ['matching', 'asking', 'checked'] as const

/**
 * Returns a checked import to its columns or missing values, with what was chosen. No-op if it is there.
 * @throws StoreError 409
 */
export async function reopenImport(
  db: Database,
  id: number,
  { step, finishedAt }: ReopeningInput,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockImport(tx, id)
    const choice = step === 'matching' ? job?.matching : job?.missing
    const refusal = refuse(step === 'matching' ? 'import_not_matching' : 'import_not_asking')
    if (!job?.isCheck || !choice) throw refusal
    if (job.state === step) return
    if (finishedAt && job.finishedAt?.getTime() !== finishedAt.getTime()) throw refuse('import_changed')
    const present = steps.findIndex((each) => each === job.state)
    if (steps.indexOf(step) > present) throw refusal
    await setStep(tx, id, step, at)
  })
}

/** Rows to leave out or to take back. */
export type RowsInput = components['schemas']['ImportRows'] | components['schemas']['AllImportRows']

type StoredReport = Omit<ImportReport, 'failed_rows'>

/** Returns the number of products that do not go on sale because all of their rows are left out. */
function countUnpublished(examples: StoredReport['examples']): number {
  const remaining = new Map<number, number>()
  for (const { is_left_out: isOut, published_product: product } of examples)
    if (isOut && product) remaining.set(product.first_row, (remaining.get(product.first_row) ?? product.rows) - 1)
  return [...remaining.values()].filter((rows) => rows === 0).length
}

/** Outcomes of rows that can be left out. */
const changingOutcomes = { created: true, updated: true } as const

/** Marks rows of a check that would be created or updated as left out or taken; the counts follow. */
function withRows(report: StoredReport, rows: ReadonlySet<number>, isLeftOut: boolean): StoredReport {
  const isChanged = ({ row, outcome, is_left_out: isOut = false }: StoredReport['examples'][number]) =>
    rows.has(row) && outcome in changingOutcomes && isOut !== isLeftOut
  const changed = report.examples.filter(isChanged)
  const changeOf = (wanted: keyof typeof changingOutcomes) =>
    changed.filter(({ outcome }) => outcome === wanted).length * (isLeftOut ? 1 : -1)
  const [created, updated] = [changeOf('created'), changeOf('updated')]
  const examples = report.examples.map((each) => (isChanged(each) ? { ...each, is_left_out: isLeftOut } : each))
  const published = (report.published_products ?? 0) + countUnpublished(report.examples) - countUnpublished(examples)
  return {
    ...report,
    created: report.created - created,
    updated: report.updated - updated,
    published_products: published > 0 ? published : undefined,
    left_out: (report.left_out ?? 0) + created + updated,
    examples,
  }
}

/** Returns the choice without all rows of an outcome, or with all that were left out; undefined if it has none. */
function withAll(
  { leftOut = [], leftOutOnce = [], ...options }: StoredOptions,
  { changing_rows: changing }: StoredReport,
  outcome: Extract<RowsInput, { all: unknown }>['all'],
): StoredOptions | undefined {
  if (outcome === 'left_out') return leftOut.length > 0 ? options : undefined
  const rows = fromRanges(changing?.[outcome] ?? '')
  if (rows.length === 0) return undefined
  const together = (before: readonly number[]) => [...new Set([...before, ...rows])]
  return { ...options, leftOut: together(leftOut), leftOutOnce: together(leftOutOnce) }
}

/**
 * Leaves rows that would be created or updated out of a checked import, or takes rows back; other rows are ignored.
 * Rows that the check itself has left out are checked first. Changes of existing articles are left out of this file
 * only. All rows of an outcome are left out of this file only, and the file is checked again.
 * @throws StoreError 409
 */
export async function chooseRows(db: Database, id: number, choice: RowsInput, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockImport(tx, id)
    const report = job?.report as StoredReport | null | undefined
    if (job?.state !== 'checked' || !report) throw refuse('import_not_checked')
    if ('all' in choice) {
      const options = withAll(job.options as StoredOptions, report, choice.all)
      return options && requeueWithRows(tx, id, options)
    }
    const { rows, left_out: isLeftOut } = choice
    const given = new Set(rows)
    const listed = report.examples.filter(({ row, outcome }) => given.has(row) && outcome !== 'unchanged')
    const chosen = new Set(listed.map(({ row }) => row))
    if (chosen.size === 0) return
    const updates = listed.flatMap(({ row, outcome }) => (outcome === 'updated' ? [row] : []))
    const stored = job.options as StoredOptions
    const without = (list: readonly number[] = []) => list.filter((row) => !chosen.has(row))
    const options: StoredOptions = {
      ...stored,
      leftOut: [...without(stored.leftOut), ...(isLeftOut ? chosen : [])],
      leftOutOnce: [...without(stored.leftOutOnce), ...(isLeftOut ? updates : [])],
      takenBack: [...without(stored.takenBack), ...(isLeftOut ? [] : chosen)],
    }
    const isUnchecked = !isLeftOut && listed.some(({ outcome }) => outcome === 'left_out')
    if (isUnchecked) await requeueWithRows(tx, id, options)
    else await setRows(tx, id, { options, report: withRows(report, chosen, isLeftOut), finishedAt: at })
  })
}
