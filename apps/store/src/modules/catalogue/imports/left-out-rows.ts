import type { Database } from '../../../platform/db/database'
import type { ImportRecord } from './import-jobs.repo'
import * as repo from './left-out-rows.repo'
import type { CatalogFile } from './open-catalog-file'

/** Remembers which rows operators leave out of catalogues, for later files with the same headings. */
export function createLeftOutRows(db: Database) {
  return {
    /** Returns the identities of rows that were left out of earlier files. @param file read */
    async find({ kind }: ImportRecord, file: CatalogFile): Promise<string[]> {
      return kind === 'catalog' ? repo.findLeftOutRows(db, await file.headingsKey()) : []
    },

    /** Stores the choice of an applied import. Idempotent. @param file begun */
    async remember({ kind }: ImportRecord, file: CatalogFile): Promise<void> {
      if (kind !== 'catalog') return
      const { leftOut, takenBack } = await file.chosenRows()
      if (leftOut.length === 0 && takenBack.length === 0) return
      const headings = await file.headingsKey()
      await db.transaction(async (tx) => {
        await repo.deleteLeftOutRows(tx, headings, takenBack)
        await repo.saveLeftOutRows(tx, headings, leftOut)
      })
    },
  }
}
