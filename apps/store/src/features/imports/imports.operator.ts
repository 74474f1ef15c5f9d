import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Context } from '../../context'
import { shopCurrency } from '../../currency'
import { newId } from '../../db/ids'
import { conflict, invalidData, StoreError } from '../../http/errors'
import { WorkerStopped } from '../../reading/open-worker'
import { usualLimit, type ListOptions } from '../../machine/listing'
import { exportCatalog } from './export-catalog'
import { refusalOfFault } from './import-endings'
import {
  codeOf,
  createImportJobs,
  type ImportJobs,
  type ImportKind,
  type ImportLog,
  type KeptOptions,
} from './import-jobs'
import type { ImportReport } from './import-report'
import { createImports } from './imports.service'
import { findPlannedPrices } from './price-changes.repo'
import { createFileReading, openTable, type ReadInWorker } from './open-catalog-file'
import { recordImport } from './record-import'
import { createPictureFetcher, type FetchPicture } from './remote-picture'
import type { Table } from './table-file'

/** How an operator has a catalogue file taken. */
export interface CatalogFileOptions extends KeptOptions {
  /** The code that a check of the file gave: should it be another file by now, it is refused. */
  checked?: string
}

/** What of a file would be taken, with a code that names it. */
export interface CheckReport extends ImportReport {
  checked: string
}

type ImportsContext = Pick<Context, 'db' | 'files' | 'now' | 'timeZone'>

/** Where the store's log is not at hand. */
const toStandardError: ImportLog = { error: ({ err }, message) => console.error(message, err) }

/** Takes files in the background, with pictures from the internet. */
export function createCatalogueImports(context: ImportsContext, log: ImportLog = toStandardError): ImportJobs {
  return createImportJobs({ ...context, fetchPicture: createPictureFetcher() }, log)
}

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw invalidData('no_such_file', `There is no file ${path}.`)
    if (code === 'EISDIR' || code === 'EACCES')
      throw invalidData('file_unreadable', `${path} is not a file that the store can read.`)
    throw error
  }
}

function assertChecked(bytes: Uint8Array, checked: string | undefined): void {
  if (checked === undefined || checked === codeOf(bytes)) return
  throw conflict('file_changed', 'The file is not the one that was checked. Check it again.')
}

/**
 * What an operator does with the catalogue as files on the store's machine.
 * @param jobs what takes files; its own where left out
 */
export function createImportsOperator(
  context: ImportsContext,
  {
    jobs = createCatalogueImports(context),
    fetchPicture = createPictureFetcher(),
    readInWorker = createFileReading(),
  }: { jobs?: ImportJobs; fetchPicture?: FetchPicture; readInWorker?: ReadInWorker } = {},
) {
  const { takeFile } = createImports({ ...context, fetchPicture })

  async function start(
    kind: ImportKind,
    path: string,
    { checked, ...options }: CatalogFileOptions = {},
  ): Promise<{ id: number }> {
    const bytes = await read(path)
    assertChecked(bytes, checked)
    const id = await jobs.add({ kind, name: basename(path), bytes, options })
    jobs.begin()
    return { id }
  }

  async function take(kind: ImportKind, path: string, options?: CatalogFileOptions): Promise<ImportReport> {
    const { id } = await start(kind, path, options)
    const { report, refusal } = await jobs.finished(id)
    if (refusal) throw new StoreError(refusal.status, refusal.refusal)
    return report as ImportReport
  }

  return {
    /** Says what a catalogue file would do, and does nothing. @throws StoreError 400 where it is none */
    async checkCatalog(path: string, { pictures, refuseCategories }: CatalogFileOptions): Promise<CheckReport> {
      const bytes = await read(path)
      const report = await readInWorker(async ({ file }) => {
        await file.read(bytes)
        return takeFile(file, { kind: 'catalog', pictures, refuseCategories, isCheck: true })
      }).catch((error: unknown) => {
        if (!(error instanceof WorkerStopped)) throw error
        const { status, refusal } = refusalOfFault(error)
        throw new StoreError(status, refusal)
      })
      return { ...report, checked: codeOf(bytes) }
    },

    /** Takes a catalogue file; the same file twice changes nothing. @throws StoreError 400 where it is none */
    importCatalog: (path: string, options: CatalogFileOptions) => take('catalog', path, options),

    /** The catalogue as a file whose import changes nothing. */
    exportCatalog: () => exportCatalog(context.db),

    /** Sets stock by SKU. @throws StoreError 400 where the file is none of stock */
    importStock: (path: string) => take('stock', path),

    /** Sets prices by SKU, currency and quantity, at once or from a moment on. @throws StoreError 400 where the file is none of prices */
    importPrices: (path: string) => take('prices', path),

    /** Takes rows of stock or prices as they stand. @param rows cells under the columns */
    async takeRows(kind: 'stock' | 'prices', columns: string[], rows: string[][]): Promise<ImportReport> {
      const table: Table = { columns, rows: rows.map((cells, index) => ({ row: index + 2, cells })) }
      const report = await takeFile(openTable(table), { kind, isCheck: false, onlyKnown: true })
      await recordImport(context.db, newId('import', context.now()), report, context.now())
      return report
    },

    /** In capitals, as files name it. */
    currency: shopCurrency.toUpperCase(),

    /** Prices that begin later. */
    listPlannedPrices: () => findPlannedPrices(context.db),

    /** Begins to take a file, and says under which number it is found. @throws StoreError 400 where there is none */
    startImport: start,

    /** How far an import is, and what came of it. @throws StoreError 404 */
    showImport: (id: number) => jobs.find(id),

    /** The newest first. */
    listImports: ({ limit = usualLimit }: ListOptions = {}) => jobs.list(limit),
  }
}

export type ImportsOperator = ReturnType<typeof createImportsOperator>
