import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  or,
  sql,
  isNull,
} from 'drizzle-orm'
import type { Refusal } from '../../../platform/http/errors'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import type { Actor } from '../../../platform/db/events'
import { apiKeys, bulkChanges, importRows, imports, operators } from '../../../platform/db/schema'
import type { ImportReport } from './import-report'
import type { Matching } from './import-columns'
import type { Missing } from './missing'
import type { Outcome } from '../products'
import { subjectIdOf } from './record-import'
import type { EarlierResults, RowProblem } from './row-outcomes'

/** A row of the table of imports. */
export type ImportRecord = typeof imports.$inferSelect

/** A stored refusal. */
export interface StoredRefusal {
  status: number
  refusal: Refusal
}

/** Time without heartbeat, in seconds, after which another process may take over an import. */
const leaseSeconds = 10
const lease = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
const unfinished = inArray(imports.state, ['waiting', 'running'])

/** Adds an import to the queue. */
export async function insertImport(
  db: Database,
  given: Pick<ImportRecord, 'kind' | 'isCheck' | keyof Actor | 'fileName' | 'fileKey' | 'options' | 'createdAt'>,
): Promise<number> {
  const row = { ...given, state: 'waiting' as const, rowsDone: 0, tries: 0, categories: [] }
  const [inserted] = await db.insert(imports).values(row).returning({ id: imports.id })
  return (inserted as { id: number }).id
}

/** An import with the name of its actor; null if the actor has no name. */
export interface ImportWithOperator {
  record: ImportRecord
  operatorName: string | null
}

export async function findImport(db: Database, id: number): Promise<ImportWithOperator | undefined> {
  const [row] = await db
    .select({ record: imports, operatorName: actorName(imports) })
    .from(imports)
    .leftJoin(operators, actorJoins(imports).operator)
    .leftJoin(apiKeys, actorJoins(imports).key)
    .where(eq(imports.id, id))
  return row
}

/** Returns a page of imports, newest first, without their failed rows and layouts. */
export async function findImportPage(db: Database, limit: number, offset: number): Promise<ImportWithOperator[]> {
  const { failedRows: _, layout: __, ...record } = getTableColumns(imports)
  const rows = await db
    .select({ record, operatorName: actorName(imports) })
    .from(imports)
    .leftJoin(operators, actorJoins(imports).operator)
    .leftJoin(apiKeys, actorJoins(imports).key)
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ record: found, operatorName }) => ({
    record: { ...found, failedRows: null, layout: null },
    operatorName,
  }))
}

export async function countImports(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(imports)
  return row?.count ?? 0
}

/**
 * Queues a checked or stopped import to be applied.
 * @param checkedAt end of the check that the caller has read
 * @returns false if the import is not in that state
 */
export async function enqueueImport(
  db: Database,
  id: number,
  actor: Required<Actor>,
  checkedAt: Date | undefined,
): Promise<boolean> {
  const isNew = eq(imports.state, 'checked')
  // The results from before the stop are subtracted when it ends.
  const reset = {
    rowsDone: sql`case when ${isNew} then 0 else ${imports.rowsDone} end`,
    report: sql`case when ${isNew} then null else ${imports.report} end`,
  }
  const canBeQueued = or(eq(imports.state, 'stopped'), and(isNew, checkedAt && eq(imports.finishedAt, checkedAt)))
  const rows = await db
    .update(imports)
    .set({
      ...reset,
      state: 'waiting',
      isCheck: false,
      stopRequested: false,
      tries: 0,
      failedRows: null,
      finishedAt: null,
      ...actor,
    })
    .where(and(eq(imports.id, id), canBeQueued))
    .returning({ id: imports.id })
  return rows.length > 0
}

/**
 * Requests an import to stop after the current rows.
 * @returns true if it was not requested before
 */
export async function requestStop(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .update(imports)
    .set({ stopRequested: true })
    .where(and(eq(imports.id, id), eq(imports.isCheck, false), eq(imports.stopRequested, false), unfinished))
    .returning({ id: imports.id })
  return rows.length > 0
}

/** Returns the newest imports without large columns. */
export async function findImports(db: Database, limit: number) {
  const { id, kind, state, fileName, rows, rowsDone, report, createdAt, finishedAt } = imports
  return db
    .select({
      id,
      kind,
      state,
      fileName,
      operatorName: actorName(imports),
      rows,
      rowsDone,
      report,
      createdAt,
      finishedAt,
    })
    .from(imports)
    .leftJoin(operators, actorJoins(imports).operator)
    .leftJoin(apiKeys, actorJoins(imports).key)
    .orderBy(desc(id))
    .limit(limit)
}

const isUnclaimed = or(isNull(imports.leasedUntil), lt(imports.leasedUntil, sql`clock_timestamp()`))

/**
 * Fails imports that have reached the maximum number of attempts and have no running process.
 * @returns the failed imports with their files
 */
export async function failAbandonedImports(
  db: Database,
  maxTries: number,
  refusal: StoredRefusal,
  finishedAt: Date,
): Promise<Pick<ImportRecord, 'id' | 'fileKey'>[]> {
  return db.transaction(async (tx) => {
    const { id, fileKey } = imports
    const found = await tx
      .select({ id, fileKey })
      .from(imports)
      .where(and(unfinished, isUnclaimed, gte(imports.tries, maxTries)))
      .for('update', { skipLocked: true })
    if (found.length === 0) return []
    await closeImports(tx, found, { state: 'failed', refusal, finishedAt })
    return found
  })
}

/**
 * Cancels an unfinished import, even if a process is running it.
 * @returns its last state; undefined if it was finished
 */
export async function cancelImport(
  tx: Database,
  id: number,
  refusal: StoredRefusal,
  finishedAt: Date,
): Promise<Pick<ImportRecord, 'fileKey' | 'rows' | 'rowsDone'> | undefined> {
  const canBeCancelled = inArray(imports.state, ['waiting', 'running', 'matching', 'asking', 'checked', 'stopped'])
  const { fileKey, rows, rowsDone } = imports
  const found = await tx
    .select({ id: imports.id, fileKey, rows, rowsDone })
    .from(imports)
    .where(and(eq(imports.id, id), canBeCancelled))
    .for('update')
  await closeImports(tx, found, { state: 'ended', refusal, finishedAt })
  return found[0]
}

async function closeImports(
  tx: Database,
  found: readonly Pick<ImportRecord, 'id'>[],
  ending: Pick<ImportRecord, 'state' | 'refusal' | 'finishedAt'>,
): Promise<void> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(imports)
    .set({ ...ending, fileKey: null, runner: null, leasedUntil: null, stopRequested: false })
    .where(inArray(imports.id, ids))
  await tx.delete(importRows).where(inArray(importRows.importId, ids))
}

/** Claims the oldest unfinished import; undefined if there is none, or another process has it. */
export async function claimImport(db: Database, runner: string): Promise<ImportRecord | undefined> {
  const oldest = db.select({ id: imports.id }).from(imports).where(unfinished).orderBy(asc(imports.id)).limit(1)
  const [row] = await db
    .update(imports)
    .set({ state: 'running', runner, leasedUntil: lease, tries: sql`${imports.tries} + 1` })
    .where(and(eq(imports.id, sql`(${oldest})`), unfinished, isUnclaimed))
    .returning()
  return row
}

/**
 * Extends the lease of an import.
 * @returns false if the process lost the lease
 */
export async function renewLease(db: Database, id: number, runner: string): Promise<boolean> {
  const isOwnRun = and(eq(imports.id, id), eq(imports.runner, runner), eq(imports.state, 'running'))
  const rows = await db.update(imports).set({ leasedUntil: lease }).where(isOwnRun).returning({ id: imports.id })
  return rows.length > 0
}

/**
 * Releases an import to any process.
 * @param options `countsAsAttempt` false if this attempt does not count
 */
export async function releaseImport(
  db: Database,
  id: number,
  runner: string,
  { countsAsAttempt = true }: { countsAsAttempt?: boolean } = {},
): Promise<void> {
  const tries = sql`greatest(0, ${imports.tries} - ${countsAsAttempt ? 0 : 1}::int)`
  await db
    .update(imports)
    .set({ state: 'waiting', runner: null, leasedUntil: null, tries })
    .where(and(eq(imports.id, id), eq(imports.runner, runner)))
}

/** Releases all imports, for a database that only this process can use. */
export async function releaseAll(db: Database): Promise<void> {
  await db
    .update(imports)
    .set({ leasedUntil: null })
    .where(and(unfinished, isNotNull(imports.leasedUntil)))
}

/** Stores the number of rows. */
export async function saveRowCount(db: Database, id: number, rows: number): Promise<void> {
  await db.update(imports).set({ rows }).where(eq(imports.id, id))
}

/** Results of processed rows, and the progress. */
export interface Progress {
  outcomes: ReadonlyMap<number, Outcome>
  warnings: readonly RowProblem[]
  /** Names of created categories. */
  categories: readonly string[]
  done: number
  /** True if a restart would begin at the first row, as for a check. */
  restartsFromStart?: boolean
}

/**
 * Stores the progress.
 * @returns true in `stopRequested` to stop; undefined if the process lost the import
 */
export async function saveProgress(
  tx: Database,
  id: number,
  runner: string,
  { outcomes, warnings, categories, done, restartsFromStart = false }: Progress,
): Promise<{ stopRequested: boolean } | undefined> {
  const isOwnRun = and(eq(imports.id, id), eq(imports.runner, runner), eq(imports.state, 'running'))
  const allCategories = sql`${imports.categories} || ${sql.param([...categories])}::text[]`
  const rows = await tx
    .update(imports)
    .set({ rowsDone: done, leasedUntil: lease, categories: allCategories, ...(!restartsFromStart && { tries: 0 }) })
    .where(isOwnRun)
    .returning({ stopRequested: imports.stopRequested })
  if (rows.length === 0) return undefined
  if (outcomes.size > 0) {
    // A row whose product had another failed row is processed again on resumption; its first result counts.
    const warningsByRow = new Map<number, RowProblem[]>()
    for (const each of warnings) warningsByRow.set(each.row, [...(warningsByRow.get(each.row) ?? []), each])
    const warned = [...outcomes.keys()].map((row) => {
      const found = warningsByRow.get(row)
      return found ? JSON.stringify(found) : null
    })
    await tx.execute(sql`
      insert into ${importRows} (import_id, "row", outcome, warnings)
      select ${id}::int, given.line, given.outcome::import_outcome, given.warnings::jsonb
      from unnest(
        ${sql.param([...outcomes.keys()])}::int[],
        ${sql.param([...outcomes.values()])}::text[],
        ${sql.param(warned)}::text[]
      ) as given (line, outcome, warnings)
      on conflict do nothing
    `)
  }
  return rows[0]
}

const resultsPerBatch = 10_000

/** Returns the stored results of an import in batches. */
export async function* findResults(db: Database, id: number): AsyncGenerator<EarlierResults> {
  for (let last = 0; ;) {
    const next = and(eq(importRows.importId, id), gt(importRows.row, last))
    const rows = await db.select().from(importRows).where(next).orderBy(asc(importRows.row)).limit(resultsPerBatch)
    if (rows.length > 0) {
      yield {
        outcomes: new Map(rows.map(({ row, outcome }) => [row, outcome])),
        warnings: rows.flatMap(({ warnings }) => (warnings as RowProblem[] | null) ?? []),
      }
    }
    if (rows.length < resultsPerBatch) return
    last = rows.at(-1)?.row ?? last
  }
}

/** The end of an import; `matching`, `asking`, `checked` and `stopped` can be continued. */
export type ImportEnding =
  | { state: 'done' | 'checked' | 'stopped'; report: ImportReport }
  | { state: 'matching'; matching: Matching; rows: number }
  | { state: 'asking'; missing: Missing; rows: number }
  | { state: 'refused' | 'failed'; refusal: StoredRefusal }

/** True if the file is still needed. */
export const needsFile = ({ state }: ImportEnding) =>
  state === 'checked' || state === 'matching' || state === 'asking' || state === 'stopped'

function outcomeOf(ending: ImportEnding) {
  if ('report' in ending) return splitReport(ending.report)
  if ('missing' in ending) return { missing: ending.missing, rows: ending.rows }
  return 'matching' in ending ? { matching: ending.matching, rows: ending.rows } : { refusal: ending.refusal }
}

/** Finishes an import and deletes its intermediate results, unless it can be continued. */
export async function finishImport(
  db: Database,
  id: number,
  runner: string,
  ending: ImportEnding,
  finishedAt: Date,
): Promise<boolean> {
  const file = needsFile(ending) ? {} : { fileKey: null }
  const isComplete = !['stopped', 'matching', 'asking'].includes(ending.state)
  const done = isComplete ? { rowsDone: sql`coalesce(${imports.rows}, 0)` } : {}
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(imports)
      .set({ ...outcomeOf(ending), ...file, ...done, state: ending.state, finishedAt, runner: null, leasedUntil: null })
      .where(and(eq(imports.id, id), eq(imports.runner, runner), eq(imports.state, 'running')))
      .returning({ id: imports.id })
    if (rows.length === 0) return false
    if (ending.state !== 'stopped') await tx.delete(importRows).where(eq(importRows.importId, id))
    return true
  })
}

function splitReport({ failed_rows: failedRows, ...report }: ImportReport) {
  return { report, failedRows }
}

/**
 * Deletes imports that finished before a time.
 * @returns file keys of those that were never applied
 */
export async function deleteOldImports(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .delete(imports)
    .where(lt(imports.finishedAt, before))
    .returning({ id: imports.id, fileKey: imports.fileKey })
  if (rows.length > 0) {
    const subjects = rows.map((row) => subjectIdOf(row.id))
    await db.delete(bulkChanges).where(inArray(bulkChanges.id, subjects))
  }
  return rows.flatMap(({ fileKey }) => fileKey ?? [])
}
