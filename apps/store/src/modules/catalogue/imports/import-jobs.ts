import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createWorker, type JobMonitor } from '../../../platform/jobs/worker'
import { runAs, currentActor } from '../../../platform/db/events'
import type { Page } from '../../../platform/http/handler'
import { refuse, StoreError } from '../../../platform/http/errors'
import { interrupted, cancelledByOperator, maxTries, refusalOfError } from './import-refusals'
import { createImportLayouts, type LayoutInput } from './import-layout'
import { createImportMissing, type MissingValuesInput } from './import-missing'
import { createCategoryMatches, type CategoriesInput } from './category-matches'
import { createImportMatching, type ColumnMatchingInput } from './import-matching'
import * as jobs from './import-jobs.repo'
import type { ImportReport } from './import-report'
import { chooseRows, reopenImport, type ReopeningInput, type RowsInput } from './import-steps'
import { createFileReading, type CatalogFile, type ReadInWorker } from './open-catalog-file'
import { createImports, placeOf, taxBasisOf, type ImportContext, type StoredOptions } from './imports.service'
import { recordCancellation, recordImport, recordStop, subjectIdOf } from './record-import'
import { createSentPictures, recordImportedRows, type FetchPicture } from '../products'
import { createPictureFetching } from './fetch-pictures'
import { releaseAllPictures, replacePictureLists } from './import-pictures.repo'
import { createLeftOutRows } from './left-out-rows'
import { recheckOutdated, returnToCheck, saveTaxBasis, wasOutdated } from './outdated-checks.repo'
import { toImportDetail, type ImportDetail } from './import-detail'

export type ImportKind = jobs.ImportRecord['kind']

/** A file to import or check. */
export interface ImportFileInput {
  kind: ImportKind
  /** The original file name. */
  name: string
  bytes: Uint8Array
  options: StoredOptions
  /** True to check only; the import is applied later. */
  isCheck?: boolean
}

/** The import was taken over by another process or returned to its check; this process's transaction is rolled back. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** The store is stopping; the import continues after the next start. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Heartbeat interval of a running import, in milliseconds. */
const heartbeat = 1_000
/** Interval of looking for imports of other processes, in milliseconds. */
const interval = 5_000
/** Polling interval for an import of another process, in milliseconds. */
const pollInterval = 300
/** Retention of finished imports, in milliseconds. */
const retention = 90 * 24 * 60 * 60 * 1000

/** An import as a subject of the activity. */
const subjectOf = (id: number, subjectName: string) => ({ subjectId: subjectIdOf(id), subjectName })

/** Returns a short hash of a file's content, to identify the checked one. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/**
 * Creates the import queue. Files are processed in the background, one at a time in the order of arrival, by any
 * process. A copy of the file is stored until it is imported: after a crash the import resumes after the last committed
 * rows.
 */
export function createImportJobs(
  context: ImportContext,
  { fetchPicture, readInWorker = createFileReading() }: { fetchPicture: FetchPicture; readInWorker?: ReadInWorker },
  monitor: JobMonitor,
) {
  const { db, files, now } = context
  const { importFile } = createImports(context)
  const layouts = createImportLayouts(db)
  const matchings = createImportMatching(db)
  const missingValues = createImportMissing(db, () => placeOf(context))
  const leftOutRows = createLeftOutRows(db)
  const categoryMatches = createCategoryMatches(db)
  const sentPictures = createSentPictures(context)
  const pictures = createPictureFetching(context, fetchPicture, monitor)
  const runner = randomUUID()
  const { log } = monitor
  const worker = createWorker({ name: 'imports', every: interval, run: processQueue }, monitor)

  async function bytesOf({ fileKey }: jobs.ImportRecord): Promise<Uint8Array> {
    const file = fileKey ? await files.get(fileKey) : undefined
    if (!file) throw refuse('file_gone')
    return file.bytes
  }

  async function importJob(job: jobs.ImportRecord, file: CatalogFile): Promise<jobs.ImportEnding> {
    const { id, kind, isCheck, categories } = job
    const basis = taxBasisOf(context)
    if (isCheck) await saveTaxBasis(db, id, basis)
    else if (await returnToCheck(db, id, runner, basis)) throw new LeaseLost()
    const rowsRead = await file.read(await bytesOf(job), layouts.choiceOf(job))
    await layouts.store(job, file)
    const matching = await matchings.findMatching(job, file)
    if (matching && !matching.isChosen) return { state: 'matching', matching, rows: rowsRead }
    const leftOutBefore = await leftOutRows.find(job, file)
    const missing = await missingValues.findMissing(job, file, { matching, leftOutBefore })
    if (missing && !missing.isChosen) return { state: 'asking', missing, rows: rowsRead }
    const options = {
      ...(job.options as StoredOptions),
      kind,
      matching,
      values: missing?.values,
      leftOutBefore,
      matchedCategories: await categoryMatches.find(job, file),
      isCheck,
      onlyKnown: kind !== 'catalog',
    }
    const report = await importFile(file, options, {
      earlierResults: () => jobs.findResults(db, id),
      categories,
      isStopped: job.stopRequested,
      begin: (rows) => jobs.saveRowCount(db, id, rows),
      async save(tx, applied, done) {
        if (worker.signal.aborted) throw new Stopped()
        const progress = isCheck
          ? { outcomes: new Map<number, never>(), warnings: [], categories: [], restartsFromStart: true }
          : applied
        const saved = await jobs.saveProgress(tx, id, runner, { ...progress, done })
        if (!saved) throw new LeaseLost()
        if (!isCheck) {
          await replacePictureLists(tx, id, applied.pictures, now())
          await recordImportedRows(tx, subjectIdOf(id), applied.changes, now())
        }
        return { shouldContinue: !saved.stopRequested }
      },
    })
    if (report.next_row !== null) return { state: 'stopped', report }
    if (isCheck) return { state: 'checked', report }
    await leftOutRows.remember(job, file)
    await categoryMatches.remember(job, file)
    return { state: 'done', report }
  }

  async function finish(job: jobs.ImportRecord, ending: jobs.ImportEnding): Promise<void> {
    if (ending.state === 'done') await Promise.all([matchings.remember(job), missingValues.remember(job)])
    if (!(await jobs.finishImport(db, job.id, runner, ending, now()))) return
    if (ending.state === 'done' || ending.state === 'stopped') {
      await recordImport(db, subjectOf(job.id, job.fileName), ending.report, now(), job.report as ImportReport | null)
    }
    const expired = await jobs.deleteOldImports(db, new Date(now().getTime() - retention))
    const unneeded = jobs.needsFile(ending) || !job.fileKey ? expired : [...expired, job.fileKey]
    for (const key of unneeded) await files.delete(key)
    await sentPictures.forget()
  }

  async function handleError(job: jobs.ImportRecord, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return
    if (error instanceof StoreError && error.status < 500) {
      return finish(job, { state: 'refused', refusal: { status: error.status, refusal: error.refusal } })
    }
    // A shutdown, and errors that it causes, do not count as an attempt.
    if (worker.signal.aborted) return jobs.releaseImport(db, job.id, runner, { countsAsAttempt: false })
    log.error({ err: error, job: 'imports' }, 'an import was interrupted')
    if (job.tries >= maxTries) return finish(job, { state: 'failed', refusal: refusalOfError(error) })
    return jobs.releaseImport(db, job.id, runner)
  }

  /**
   * Runs an import. If it is cancelled, here or in another process, the worker that reads its file is terminated as
   * well.
   */
  async function run(job: jobs.ImportRecord): Promise<void> {
    let abort = (_: Error) => {}
    const heartbeatTimer = setInterval(async () => {
      const isHeld = await jobs.renewLease(db, job.id, runner).catch(() => true)
      if (!isHeld) abort(new LeaseLost())
    }, heartbeat)
    const onStop = () => abort(new Stopped())
    worker.signal.addEventListener('abort', onStop)
    try {
      const ending = await readInWorker((opened) => {
        abort = opened.abort
        if (worker.signal.aborted) throw new Stopped()
        return importJob(job, opened.file)
      })
      await finish(job, ending)
    } catch (error) {
      await handleError(job, error)
    } finally {
      clearInterval(heartbeatTimer)
      worker.signal.removeEventListener('abort', onStop)
    }
  }

  /** Fails imports with too many attempts; a killed store could not report the failure itself. */
  async function failAbandoned(): Promise<void> {
    const refusal = interrupted()
    for (const { id, fileKey } of await jobs.failAbandonedImports(db, maxTries, refusal, now())) {
      log.error({ err: new Error(refusal.refusal.message), job: 'imports' }, `import ${id} failed`)
      if (fileKey) await files.delete(fileKey)
    }
  }

  async function processQueue(): Promise<void> {
    while (!worker.signal.aborted) {
      await failAbandoned()
      await recheckOutdated(db, taxBasisOf(context))
      const job = await jobs.claimImport(db, runner)
      if (!job) return
      // The activity names the operator who sent each import, not the one whose request started the queue.
      const { operatorId, apiKeyId, declaredName } = job
      await runAs({ operatorId, apiKeyId, declaredName }, () => run(job))
    }
  }

  async function find(id: number): Promise<ImportDetail> {
    const found = await jobs.findImport(db, id)
    if (!found) throw refuse('import_not_found')
    return toImportDetail(found)
  }

  return {
    /** Processes the queue, including files that are added during the run. */
    work: worker.run,
    find,

    /** Starts processing the queue without waiting. */
    start: worker.trigger,

    /** Fetches the pictures that are due. */
    fetchPictures: pictures.run,

    /**
     * Processes the queue now and periodically, and fetches pictures; resumes what was interrupted.
     * @param isAlone true if no other process can use the database, so that all leases are obsolete
     */
    async startPeriodically(isAlone: boolean): Promise<void> {
      if (isAlone)
        await Promise.all([jobs.releaseAll(db), releaseAllPictures(db)]).catch((err: unknown) =>
          log.error({ err, job: 'imports' }, 'leases of imports were not released'),
        )
      worker.start()
      pictures.start()
    },

    /** Returns the newest imports. */
    list: async (limit: number) =>
      (await jobs.findImports(db, limit)).map((row) => {
        const { created, updated, unchanged, failed, warned } = (row.report ?? {}) as Partial<ImportReport>
        const counts = { created, updated, unchanged, failed, warned }
        const { id, kind, state, fileName: file, operatorName: operator_name, rows } = row
        const created_at = row.createdAt.toISOString()
        return { id, kind, state, file, operator_name, rows, rows_done: row.rowsDone, created_at, ...counts }
      }),

    /** Returns a page of imports, newest first, and their total. */
    page: async ({ limit, offset }: Page): Promise<{ imports: ImportDetail[]; count: number }> => ({
      imports: (await jobs.findImportPage(db, limit, offset)).map(toImportDetail),
      count: await jobs.countImports(db),
    }),

    /**
     * Sets the sheet and the row of the headings, and queues the import to be checked.
     * @throws StoreError 400 if the file has none such; 404 `import_not_found`; 409 if it was applied, or changed since
     * it was read
     */
    async layOut(id: number, given: LayoutInput): Promise<void> {
      await find(id)
      await layouts.choose(id, given)
    },

    /**
     * Sets the column mapping and queues the import to be checked.
     * @throws StoreError 400 if the mapping is invalid; 404 `import_not_found`; 409 if it has no mapping, or changed
     * since it was read
     */
    async match(id: number, given: ColumnMatchingInput): Promise<void> {
      await find(id)
      await matchings.choose(id, given)
    },

    /**
     * Sets the values for what the file lacks, and queues the import to be checked.
     * @throws StoreError 400 if a value is invalid or missing; 404 `import_not_found`; 409 if the file lacks nothing,
     * or the import changed since it was read
     */
    async complete(id: number, given: MissingValuesInput): Promise<void> {
      await find(id)
      await missingValues.choose(id, given)
    },

    /**
     * Returns a checked import to an earlier step, with what was chosen.
     * @throws StoreError 404 `import_not_found`; 409 if it has no such step, or changed since it was read
     */
    async reopen(id: number, given: ReopeningInput): Promise<void> {
      await find(id)
      await reopenImport(db, id, given, now())
    },

    /**
     * Leaves rows out of a checked import, or takes them back.
     * @throws StoreError 404 `import_not_found`; 409 `import_not_checked`
     */
    async chooseRows(id: number, given: RowsInput): Promise<void> {
      await find(id)
      await chooseRows(db, id, given, now())
    },

    /** Chooses categories for those of a checked file. @throws StoreError 400, 404, 409 */
    async matchCategories(id: number, given: CategoriesInput): Promise<void> {
      await find(id)
      await categoryMatches.choose(id, given)
    },

    /**
     * Queues a checked or stopped import to be applied.
     * @param checkedAt end of the check that was read; omitted for any
     * @param options `confirmsJumps` true if prices may change by more than is usual; the default
     * @throws StoreError 404 `import_not_found`; 409 `import_not_checked`, `import_changed`, `import_outdated`,
     * `price_jumps`
     */
    async apply(id: number, checkedAt?: Date, { confirmsJumps = true } = {}): Promise<void> {
      await find(id)
      const outdated = await recheckOutdated(db, taxBasisOf(context))
      if (outdated.length > 0) worker.trigger()
      if (outdated.includes(id) || (checkedAt && (await wasOutdated(db, id, checkedAt))))
        throw refuse('import_outdated')
      const { state, finished_at: finishedAt, report } = await find(id)
      const jumps = (state === 'checked' && report?.price_jump_count) || 0
      if (jumps > 0 && !confirmsJumps) throw refuse('price_jumps', { count: jumps })
      if (await jobs.enqueueImport(db, id, currentActor(), checkedAt)) return
      if (checkedAt && state === 'checked' && finishedAt !== checkedAt.toISOString()) throw refuse('import_changed')
      throw refuse('import_not_checked')
    },

    /**
     * Stops an import after the current rows; imported rows are unchanged. No-op if it has ended.
     * @throws StoreError 404 `import_not_found`; 409 `import_not_applied`
     */
    async halt(id: number): Promise<void> {
      const { is_check: isCheck, rows, rows_done, file } = await find(id)
      if (isCheck) throw refuse('import_not_applied')
      await db.transaction(async (tx) => {
        if (await jobs.requestStop(tx, id)) await recordStop(tx, subjectOf(id, file), { rows, rows_done }, now())
      })
    },

    /**
     * Cancels an import at any stage; imported rows are unchanged. No-op if it has ended.
     * @throws StoreError 404 `import_not_found`
     */
    async end(id: number): Promise<void> {
      const { file } = await find(id)
      const fileKey = await db.transaction(async (tx) => {
        const cancelled = await jobs.cancelImport(tx, id, cancelledByOperator(), now())
        if (cancelled) {
          const { rows, rowsDone } = cancelled
          await recordCancellation(tx, subjectOf(id, file), { rows, rows_done: rowsDone }, now())
        }
        return cancelled?.fileKey
      })
      if (fileKey) await files.delete(fileKey)
    },

    /** Queues a file under the current actor. A copy is stored, so the original is not needed. */
    async add({ kind, name, bytes, options, isCheck = false }: ImportFileInput): Promise<number> {
      const fileKey = `imports/${randomUUID().replaceAll('-', '')}.file`
      await files.put(fileKey, { bytes, mediaType: 'application/octet-stream' })
      const given = { kind, isCheck, ...currentActor(), fileName: name, fileKey, options, createdAt: now() }
      try {
        return await db.transaction((tx) => jobs.insertImport(tx, given))
      } catch (error) {
        await files.delete(fileKey).catch(() => undefined)
        throw error
      }
    },

    /** Waits for an import, and processes the queue until then. */
    async waitUntilFinished(id: number): Promise<ImportDetail> {
      for (;;) {
        await worker.run()
        const found = await find(id)
        if (found.finished_at !== null) return found
        if (worker.signal.aborted) throw refuse('store_stopping')
        await delay(pollInterval)
      }
    },

    /** Stops after the current rows, and aborts requests for pictures. */
    async stop() {
      await Promise.all([worker.stop(), pictures.stop()])
    },
  }
}

export type ImportJobs = ReturnType<typeof createImportJobs>
