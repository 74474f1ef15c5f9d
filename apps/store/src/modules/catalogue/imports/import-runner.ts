import { releaseAll } from './import-jobs.repo'
import type { ImportJobs } from './import-jobs'
import type { ImportContext } from './imports.service'

/** Polling interval for imports of other processes, in milliseconds. */
const interval = 5_000

/**
 * Resumes interrupted imports, now and periodically.
 * @param isAlone true if no other process can use the database, so that all leases are obsolete
 * @returns a function that stops after the current rows
 */
export function startCatalogueImports(
  jobs: ImportJobs,
  { db }: Pick<ImportContext, 'db'>,
  isAlone: boolean,
): () => Promise<void> {
  const begin = isAlone ? releaseAll(db) : Promise.resolve()
  begin.then(jobs.start, jobs.start)
  const timer = setInterval(jobs.start, interval).unref()
  return async () => {
    clearInterval(timer)
    await jobs.stop()
  }
}
