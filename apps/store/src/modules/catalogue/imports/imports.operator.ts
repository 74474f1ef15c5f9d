import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { newId } from '../../../platform/db/ids'
import { refuse, StoreError } from '../../../platform/http/errors'
import { WorkerStopped } from '../../../reading/open-worker'
import { defaultLimit, type ListOptions } from '../../../platform/listing'
import { exportCatalog, type CellSeparator } from './export-catalog'
import { findPictureSummary } from './missing-pictures.repo'
import { refusalOfError } from './import-refusals'
import { contentHash, createImportJobs, type ImportJobs, type ImportKind } from './import-jobs'
import type { ImportReport } from './import-report'
import { createImports, type ImportContext, type StoredOptions } from './imports.service'
import { findPlannedPrices, createPictureFetcher } from '../products'
import { createFileReading, openTable, type ReadInWorker } from './open-catalog-file'
import { recordImport } from './record-import'
import type { JobMonitor } from '../../../platform/jobs/worker'
import type { Table } from './table-file'

/** Options of an import on the command line. */
export interface CatalogFileOptions extends StoredOptions {
  /** The code from a check; the import is refused if the file differs. */
  checked?: string
}

/** The report of a check, with the file's code. */
export interface CheckReport extends ImportReport {
  checked: string
}

/** Used without the store's log. */
const toStandardError: JobMonitor = { log: { error: ({ err }, message) => console.error(message, err) } }

/** Creates an import queue that fetches pictures from the internet. */
export function createCatalogueImports(context: ImportContext, monitor: JobMonitor = toStandardError): ImportJobs {
  return createImportJobs(context, { fetchPicture: createPictureFetcher() }, monitor)
}

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw refuse('no_such_file', { path })
    if (code === 'EISDIR' || code === 'EACCES') throw refuse('file_unreadable', { path })
    throw error
  }
}

function assertChecked(bytes: Uint8Array, checked: string | undefined): void {
  if (checked === undefined || checked === contentHash(bytes)) return
  throw refuse('file_changed')
}

/**
 * Creates the catalogue operations on local files.
 * @param jobs the import queue; by default a separate one
 */
export function createImportsOperator(
  context: ImportContext,
  {
    jobs = createCatalogueImports(context),
    readInWorker = createFileReading(),
  }: { jobs?: ImportJobs; readInWorker?: ReadInWorker } = {},
) {
  const { importFile } = createImports(context)

  async function start(
    kind: ImportKind,
    path: string,
    { checked, ...options }: CatalogFileOptions = {},
  ): Promise<{ id: number }> {
    const bytes = await read(path)
    assertChecked(bytes, checked)
    const id = await jobs.add({ kind, name: basename(path), bytes, options })
    jobs.start()
    return { id }
  }

  async function importAndWait(kind: ImportKind, path: string, options?: CatalogFileOptions): Promise<ImportReport> {
    const { id } = await start(kind, path, options)
    const { report, refusal } = await jobs.waitUntilFinished(id)
    if (refusal) throw new StoreError(refusal.status, refusal.refusal)
    const pictures = await findPictureSummary(context.db, id)
    return { ...(report as ImportReport), ...(pictures.to_fetch + pictures.missing > 0 && { pictures }) }
  }

  return {
    /**
     * Checks a catalogue file without changes.
     * @throws StoreError 400 if it is not one
     */
    async checkCatalog(path: string, { checked: _, ...options }: CatalogFileOptions): Promise<CheckReport> {
      const bytes = await read(path)
      const report = await readInWorker(async ({ file }) => {
        await file.read(bytes)
        return importFile(file, { ...options, kind: 'catalog', isCheck: true })
      }).catch((error: unknown) => {
        if (!(error instanceof WorkerStopped)) throw error
        const { status, refusal } = refusalOfError(error)
        throw new StoreError(status, refusal)
      })
      return { ...report, checked: contentHash(bytes) }
    },

    /**
     * Imports a catalogue file. Idempotent.
     * @throws StoreError 400 if it is not one
     */
    importCatalog: (path: string, options: CatalogFileOptions) => importAndWait('catalog', path, options),

    /** Exports the catalogue to a file whose import changes nothing. */
    exportCatalog: (separator?: CellSeparator) => exportCatalog(context.db, separator),

    /**
     * Sets stock by SKU.
     * @throws StoreError 400 if it is not a stock file
     */
    importStock: (path: string) => importAndWait('stock', path),

    /**
     * Sets prices by SKU, currency and quantity, immediately or scheduled.
     * @throws StoreError 400 if it is not a price file
     */
    importPrices: (path: string) => importAndWait('prices', path),

    /**
     * Imports rows of stock or prices.
     * @param rows cells under the columns
     */
    async importRows(kind: 'stock' | 'prices', columns: string[], rows: string[][]): Promise<ImportReport> {
      const table: Table = { columns, rows: rows.map((cells, index) => ({ row: index + 2, cells })) }
      const report = await importFile(openTable(table), { kind, isCheck: false, onlyKnown: true })
      await recordImport(context.db, { subjectId: newId('import', context.now()) }, report, context.now())
      return report
    },

    /** Upper case, as in files. */
    currency: shopCurrency.toUpperCase(),

    /** Returns scheduled prices. */
    listPlannedPrices: () => findPlannedPrices(context.db),

    /**
     * Starts an import and returns its number.
     * @throws StoreError 400 if the file does not exist
     */
    startImport: start,

    /**
     * Returns the progress and result of an import.
     * @throws StoreError 404
     */
    showImport: (id: number) => jobs.find(id),

    /** Returns the newest imports. */
    listImports: ({ limit = defaultLimit }: ListOptions = {}) => jobs.list(limit),
  }
}

export type ImportsOperator = ReturnType<typeof createImportsOperator>
