import { createQueue } from '../../../platform/jobs/queue'
import { openWorker } from '../../../reading/open-worker'
import { createCatalogReader, type CatalogReader } from './catalog-reader'
import type { Table } from './table-file'

type Eventually<Value> = Awaited<Value> | Promise<Awaited<Value>>

/** A file that is read in a worker or in this thread. */
export type CatalogFile = {
  [Name in keyof CatalogReader]: (
    ...args: Parameters<CatalogReader[Name]>
  ) => Eventually<ReturnType<CatalogReader[Name]>>
}

/** Limits of a worker: a file of 1,000,000 rows and 50 MB needs 1,100 MB. */
const defaultLimits = { megabytes: 1_536, milliseconds: 300_000 }

/** Each worker needs a thread and its memory. */
const runQueued = createQueue(2)

/** A file in a worker. */
export interface FileInWorker {
  file: CatalogFile
  /** Aborts reading with this error. */
  abort: (error: Error) => void
}

/** Opens a file in a worker while work is done with it. */
export type ReadInWorker = <Result>(work: (open: FileInWorker) => Promise<Result>) => Promise<Result>

/** @param limits limits of a worker; by default enough for the largest file */
export function createFileReading(limits = defaultLimits): ReadInWorker {
  return (work) =>
    runQueued(async () => {
      const { task, abort, close } = openWorker<CatalogReader>('catalogFile', limits)
      try {
        return await work({ file: task, abort })
      } finally {
        close()
      }
    })
}

/** Opens a table from a request, which is small and validated by the contract. */
export function openTable(table: Table): CatalogFile {
  const reader = createCatalogReader()
  reader.useTable(table)
  return reader
}
