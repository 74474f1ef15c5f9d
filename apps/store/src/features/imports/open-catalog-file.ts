import { createQueue } from '../../queue'
import { openWorker } from '../../reading/open-worker'
import { createCatalogReader, type CatalogReader } from './catalog-reader'
import type { Table } from './table-file'

type Eventually<Value> = Awaited<Value> | Promise<Awaited<Value>>

/** A file that is read, in a worker or here. */
export type CatalogFile = {
  [Name in keyof CatalogReader]: (
    ...args: Parameters<CatalogReader[Name]>
  ) => Eventually<ReturnType<CatalogReader[Name]>>
}

/** What a file may take: one of 1,000,000 rows and 50 MB takes 1,100 MB. */
const limits = { megabytes: 1_536, milliseconds: 300_000 }

/** Each takes a thread and its memory. */
const filesAtOnce = createQueue(2)

/** A file in a worker. */
export interface FileInWorker {
  file: CatalogFile
  /** Ends what is being read with this error. */
  abort: (error: Error) => void
}

/** Has a file read in a worker while some work is done with it. */
export type ReadInWorker = <Result>(work: (open: FileInWorker) => Promise<Result>) => Promise<Result>

/** @param given what a file may take; as much as the largest one needs if left out */
export function createFileReading(given = limits): ReadInWorker {
  return (work) =>
    filesAtOnce(async () => {
      const { task, abort, close } = openWorker<CatalogReader>('catalogFile', given)
      try {
        return await work({ file: task, abort })
      } finally {
        close()
      }
    })
}

/** A table that a caller of the contract sent, whose limits it keeps: it is small. */
export function openTable(table: Table): CatalogFile {
  const reader = createCatalogReader()
  reader.useTable(table)
  return reader
}
