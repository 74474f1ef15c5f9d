import { isDeepStrictEqual } from 'node:util'
import type { components } from '@skafferi/api/admin'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import type { ReadOptions } from './catalog-reader'
import { groupRowsOf } from './group-rows-of-file'
import type { Matching } from './import-columns'
import type { ImportRecord } from './import-jobs.repo'
import { lockImport } from './import-matching.repo'
import * as repo from './import-missing.repo'
import { areComplete, assertValues, type Missing } from './missing-values'
import type { CatalogFile } from './open-catalog-file'
import type { RowChoice } from './rows-left-out'

/** Values for what a file lacks, chosen by a user. */
export interface MissingValuesInput extends Omit<components['schemas']['ImportMissingValues'], 'finished_at'> {
  /** End of the questions or the check that was read; omitted for any. */
  finishedAt?: Date
}

/** Asks for what files lack, and stores and remembers the values. */
export function createImportMissing(db: Database, placeOf: () => Pick<ReadOptions, 'timeZone' | 'tax'>) {
  return {
    /**
     * Returns what a file lacks with its values, chosen or remembered; null if it lacks nothing, or nothing was asked.
     * @param file read; it has to be begun again afterwards
     */
    async findMissing(job: ImportRecord, file: CatalogFile, matching: Matching | null): Promise<Missing | null> {
      const { id, kind, isCheck, options } = job
      const stored = job.missing as Missing | null
      // Applying uses the values of the check, even if others are remembered by now.
      if (kind !== 'catalog' || stored?.isChosen || !isCheck || !(options as { asksColumns?: boolean }).asksColumns)
        return stored
      const { leftOut, takenBack } = options as RowChoice
      await file.begin({ kind, matching, leftOut, takenBack, ...placeOf() })
      await groupRowsOf(db, file)
      const { questions, key } = await file.questions()
      if (questions.length === 0) {
        if (stored) await repo.setMissing(db, id, null)
        return null
      }
      const saved = stored ? undefined : await repo.findSavedValues(db, key)
      const values = stored?.values ?? saved ?? []
      const isChosen = areComplete(questions, values)
      const missing = { isRemembered: saved !== undefined, ...stored, questions, values, key, isChosen }
      if (missing.isChosen) await repo.setMissing(db, id, missing)
      return missing
    },

    /** Remembers the values of an applied import for files with the same headings, or forgets them. */
    async remember({ missing: stored }: ImportRecord): Promise<void> {
      const missing = stored as Missing | null
      if (!missing) return
      if (missing.remember ?? true) await repo.saveValues(db, missing.key, missing.values)
      else await repo.deleteValues(db, missing.key)
    },

    /**
     * Stores the values for what a file lacks, and queues it to be checked.
     * @throws StoreError 400, 409
     */
    async choose(id: number, { values, remember, finishedAt }: MissingValuesInput): Promise<void> {
      await db.transaction(async (tx) => {
        const job = await lockImport(tx, id)
        const before = job?.missing as Missing | null | undefined
        if (!job || !before || !job.isCheck) throw refuse('import_not_asking')
        assertValues(before.questions, values)
        const isSame = before.isChosen && isDeepStrictEqual(before.values, values)
        if (isSame && job.state !== 'asking') return repo.setMissing(tx, id, { ...before, remember })
        if (finishedAt && job.finishedAt?.getTime() !== finishedAt.getTime()) throw refuse('import_changed')
        if (job.state !== 'asking' && job.state !== 'checked') throw refuse('import_not_asking')
        const isRemembered = isSame && before.isRemembered
        await repo.requeueWithValues(tx, id, { ...before, values, isChosen: true, isRemembered, remember })
      })
    },
  }
}
