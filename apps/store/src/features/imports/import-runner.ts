import { releaseAll } from './import-jobs.repo'
import type { ImportJobs } from './import-jobs'
import type { ImportContext } from './imports.service'

/** How often it is looked for imports that other processes were given, or could not finish. */
const interval = 5_000

/**
 * Goes on with imports that were cut off, now and whenever one is found.
 * @param isAlone whether no other process can have the database: whoever had an import is gone then
 * @returns stops it after the rows that are being written
 */
export function startCatalogueImports(
  jobs: ImportJobs,
  { db }: Pick<ImportContext, 'db'>,
  isAlone: boolean,
): () => Promise<void> {
  const begin = isAlone ? releaseAll(db) : Promise.resolve()
  begin.then(jobs.begin, jobs.begin)
  const timer = setInterval(jobs.begin, interval).unref()
  return async () => {
    clearInterval(timer)
    await jobs.stop()
  }
}
