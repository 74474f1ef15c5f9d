import { randomBytes } from 'node:crypto'
import type { components } from '@skafferi/api/admin'
import { actAs } from '../../db/events'
import { newId } from '../../db/ids'
import { conflict, notFound, StoreError } from '../../http/errors'
import type { Page } from '../../http/handler'
import type { ImportReport } from './import-report'
import { tableOf } from './import-jobs'
import { createImports, type ImportContext } from './imports.service'
import { recordImport } from './record-import'
import * as repo from './sent-imports.repo'

type Schemas = components['schemas']

/** A file as it was sent in. */
export interface SentImport {
  kind: Schemas['ImportKind']
  refuseCategories: boolean
  name: string
  bytes: Uint8Array
  operatorId: string
}

/** Files and rows that failed are kept for so long, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000

const interrupted = {
  checking: 'Something went wrong in the shop. Send the file in again.',
  applying: 'Something went wrong in the shop. Apply it again: what was taken already is not taken twice.',
} as const

/** The store stops; the import goes on when it starts again. */
class StoreStops extends Error {
  override readonly name = 'StoreStops'
}

/** A new key in the file store. */
export const newKey = () => `imports/${randomBytes(20).toString('hex')}.csv`

function toImport({ job, operatorName }: repo.NamedImportRow): Schemas['Import'] {
  return {
    id: job.id,
    kind: job.kind,
    status: job.status,
    file_name: job.fileName,
    size: job.size,
    rows: job.rowCount,
    rows_done: job.rowsDone,
    problem: job.problem,
    report: job.report,
    operator_name: operatorName,
    created_at: job.createdAt.toISOString(),
    applied_at: job.appliedAt?.toISOString() ?? null,
  }
}

/**
 * Files that are checked and applied in the background. What is under way stands in the database, and goes on when the store
 * starts again: taking a file twice changes nothing.
 * @param onFault told of what went wrong in the shop
 */
export function createSentImports(context: ImportContext, onFault: (error: unknown) => void) {
  const { db, files, now } = context
  const { takeTable } = createImports(context)
  const running = new Set<Promise<void>>()
  let isStopping = false

  async function show(id: string): Promise<Schemas['Import']> {
    const found = await repo.findImport(db, id)
    if (!found) throw notFound('import_not_found', 'There is no such import.')
    return toImport(found)
  }

  async function take(job: repo.ImportJobRow, isCheck: boolean): Promise<ImportReport> {
    const file = job.fileKey === null ? undefined : await files.get(job.fileKey)
    if (!file) throw new Error(`The file of ${job.id} is gone.`)
    const table = await tableOf(job.kind === 'catalogue' ? 'catalog' : job.kind, file.bytes)
    // Files of stock and prices make no articles.
    const onlyKnown = job.kind !== 'catalogue'
    const options = { isCheck, onlyKnown, refuseCategories: job.refuseCategories }
    return takeTable(table, options, {
      taken: new Map(),
      categories: [],
      begin: (rowCount) => repo.updateImport(db, job.id, { rowCount, rowsDone: 0 }),
      async keep(tx, _, rowsDone) {
        if (isStopping) throw new StoreStops()
        await repo.updateImport(tx, job.id, { rowsDone })
      },
    })
  }

  /** Keeps the rows that failed; answers under which key. */
  async function keepFailed({ failed_rows: rows }: ImportReport): Promise<string | null> {
    if (rows === null) return null
    const key = newKey()
    await files.put(key, { bytes: Buffer.from(rows), mediaType: 'text/csv' })
    return key
  }

  async function finish(job: repo.ImportJobRow, isCheck: boolean, done: ImportReport): Promise<void> {
    const { failed_rows: _, source: __, ...report } = done
    const failedKey = await keepFailed(done)
    const rowsDone = report.created + report.updated + report.unchanged + report.failed
    const end = isCheck ? ({ status: 'checked' } as const) : ({ status: 'applied', appliedAt: now(), fileKey: null } as const)
    if (!isCheck) await recordImport(db, job.id, done, now())
    await repo.updateImport(db, job.id, { report, failedKey, rowsDone, problem: null, ...end })
    const unneeded = [job.failedKey, isCheck ? null : job.fileKey].filter((key) => key !== null)
    for (const key of unneeded) await files.delete(key)
  }

  async function work(job: repo.ImportJobRow): Promise<void> {
    const isCheck = job.status === 'checking'
    try {
      await finish(job, isCheck, await take(job, isCheck))
    } catch (error) {
      if (error instanceof StoreStops) return
      // What is wrong with the file as a whole, its owner mends; everything else is not theirs.
      const isTheirs = error instanceof StoreError && error.status < 500
      if (!isTheirs) onFault(error)
      const problem = isTheirs ? error.message : interrupted[isCheck ? 'checking' : 'applying']
      await repo.updateImport(db, job.id, { status: isTheirs || isCheck ? 'refused' : 'failed', problem })
    }
  }

  function start(job: repo.ImportJobRow): void {
    const run: Promise<void> = actAs({ operatorId: job.operatorId }, () => work(job))
      // The database is gone, or about to be: the next start goes on with it.
      .catch(onFault)
      .finally(() => void running.delete(run))
    running.add(run)
  }

  async function dropOld(): Promise<void> {
    const keys = await repo.deleteBefore(db, new Date(now().getTime() - keptFor))
    for (const key of keys) await files.delete(key)
  }

  return {
    /** One page of imports, the newest first, and how many there are. */
    async pageImports({ limit, offset }: Page) {
      const rows = await repo.findImports(db, limit, offset)
      return { imports: rows.map(toImport), count: await repo.countImports(db) }
    },

    /** An import. @throws StoreError 404 `import_not_found` */
    showImport: show,

    /** Keeps a file and begins to check it. */
    async sendImport({ kind, refuseCategories, name, bytes, operatorId }: SentImport): Promise<Schemas['Import']> {
      await dropOld()
      const fileKey = newKey()
      await files.put(fileKey, { bytes, mediaType: 'text/csv' })
      const job = await repo.insertImport(db, {
        id: newId('import', now()),
        status: 'checking',
        fileName: name,
        size: bytes.length,
        createdAt: now(),
        kind,
        refuseCategories,
        operatorId,
        fileKey,
      })
      start(job)
      return show(job.id)
    },

    /**
     * Begins to take a file that was checked.
     * @throws StoreError 404 `import_not_found`; 409 `import_not_checked`
     */
    async applyImport(id: string): Promise<Schemas['Import']> {
      await show(id)
      const job = await repo.advanceImport(db, id, ['checked', 'failed'], { status: 'applying', rowsDone: 0, problem: null })
      if (!job || job.fileKey === null) throw conflict('import_not_checked', 'Only a file that was checked and is not applied yet can be applied.')
      start(job)
      return show(id)
    },

    /** The rows that failed. @throws StoreError 404 `import_not_found` or `no_failed_rows` */
    async readFailedRows(id: string) {
      const found = await repo.findImport(db, id)
      if (!found) throw notFound('import_not_found', 'There is no such import.')
      const file = found.job.failedKey === null ? undefined : await files.get(found.job.failedKey)
      if (!file) throw notFound('no_failed_rows', 'No row of this import failed.')
      return { bytes: file.bytes, name: `failed-${found.job.fileName.replace(/\.\w*$/, '')}.csv` }
    },

    /** Goes on with what a store left behind in the middle. */
    async resume(): Promise<void> {
      for (const job of await repo.findUnderWay(db)) start(job)
    },

    /** Lets what is under way come to a place where it can go on later. */
    async stop(): Promise<void> {
      isStopping = true
      await Promise.all(running)
    },
  }
}

export type SentImports = ReturnType<typeof createSentImports>
