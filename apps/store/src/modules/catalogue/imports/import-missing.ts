import { isDeepStrictEqual } from 'node:util'
import type { components } from '@skafferi/api/admin'
import { valueFor, type MissingField, type MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import { groupRowsOf } from './group-rows-of-file'
import type { Matching } from './import-columns'
import type { ImportRecord } from './import-jobs.repo'
import { lockImport } from './import-matching.repo'
import * as repo from './import-missing.repo'
import type { Missing } from './missing'
import { areComplete, areUsable, assertValues } from './missing-values'
import type { CatalogFile } from './open-catalog-file'
import type { ReadOptions } from './read-rows'
import type { RowChoice } from './rows-left-out'
import { givenValues, withUnderstood } from './vat-hints'

/** Values for what a file lacks, chosen by a user. */
export interface MissingValuesInput extends Omit<components['schemas']['ImportMissingValues'], 'finished_at'> {
  /** End of the questions or the check that was read; omitted for any. */
  finishedAt?: Date
}

/** True if rows are imported that may lack more than the rows that were asked about. */
const importsMoreRows = (values: readonly MissingValue[]) =>
  valueFor(values, 'other_currency') === 'draft' || valueFor(values, 'other_article') === 'new_sku'

/** Fields whose answers depend on the shop's country and VAT rates. */
const vatFields: readonly MissingField[] = ['tax_class', 'prices_include_vat']

/** Asks for what files lack, and stores and remembers the values. */
export function createImportMissing(db: Database, placeOf: () => Pick<ReadOptions, 'timeZone' | 'tax'>) {
  return {
    /**
     * Returns what a file lacks with its values, chosen or remembered; null if it lacks nothing, or nothing was asked.
     * @param file read; it has to be begun again afterwards
     */
    async findMissing(
      job: ImportRecord,
      file: CatalogFile,
      { matching, leftOutBefore }: Pick<ReadOptions, 'leftOutBefore'> & { matching: Matching | null },
    ): Promise<Missing | null> {
      const { id, kind, isCheck, options } = job
      const stored = job.missing as Missing | null
      const { leftOut, takenBack = [] } = options as RowChoice
      // Applying uses the values of the check, even if others are remembered by now.
      if (!isCheck || !(options as { asksColumns?: boolean }).asksColumns) return stored
      if (stored?.isChosen && takenBack.length === 0 && !importsMoreRows(stored.values)) return stored
      const key = await file.headingsKey()
      const saved = stored ? undefined : await repo.findSavedValues(db, key)
      const given = stored ? givenValues(stored) : (saved ?? [])
      // Rows with prices in another currency or SKUs of other articles lack other values only if they are imported.
      const values = given.filter(({ field }) => field === 'other_currency' || field === 'other_article')
      await file.begin({ kind, matching, values, leftOut, takenBack, leftOutBefore, ...placeOf() })
      if (kind === 'catalog') await groupRowsOf(db, file)
      const questions = await file.questions(given)
      const answers = withUnderstood(questions, given)
      // What was chosen stays, unless it leaves a question open, such as one about rows that were taken back.
      if (stored?.isChosen && areUsable(questions, stored.values)) return stored
      if (questions.length === 0) {
        if (stored) await repo.setMissing(db, id, null)
        return null
      }
      // Answers about VAT are confirmed for the shop's present country and rates.
      const asksAgain = stored?.isOutdated && questions.some(({ field }) => vatFields.includes(field))
      const isChosen = !stored?.isChosen && !asksAgain && areComplete(questions, answers)
      const { isOutdated: _, ...before } = stored ?? {}
      const missing = { isRemembered: saved !== undefined, ...before, questions, values: answers, key, isChosen }
      if (missing.isChosen) await repo.setMissing(db, id, missing)
      return missing
    },

    /** Remembers the values of an applied import for files with the same headings, or forgets them. */
    async remember({ missing: stored }: ImportRecord): Promise<void> {
      const missing = stored as Missing | null
      if (!missing) return
      const values = givenValues(missing)
      if ((missing.remember ?? true) && values.length > 0) await repo.saveValues(db, missing.key, values)
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
