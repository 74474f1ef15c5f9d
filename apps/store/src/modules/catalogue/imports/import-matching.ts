import { isDeepStrictEqual } from 'node:util'
import type { components } from '@skafferi/api/admin'
import { joinedTargets, missingTarget } from '@skafferi/domain/rules/catalogue/import-targets'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import { isAllowedTarget, targetKeyOf, type ChosenColumn, type Matching } from './import-columns'
import * as repo from './import-matching.repo'
import type { ImportRecord } from './import-jobs.repo'
import type { Missing } from './missing'
import type { CatalogFile } from './open-catalog-file'

/** A mapping chosen by a user. */
export interface ColumnMatchingInput extends Omit<components['schemas']['ImportMatch'], 'finished_at'> {
  /** End of the mapping request or the check that was read; omitted for any. */
  finishedAt?: Date
}

function assertMatch(kind: ImportRecord['kind'], matching: Matching, chosen: readonly ChosenColumn[]): void {
  if (chosen.length !== matching.columns.length) throw refuse('columns_changed', { count: matching.columns.length })
  const usedKeys = new Set<string>()
  chosen.forEach((choice, index) => {
    const { name } = matching.columns[index] as Matching['columns'][number]
    if (!isAllowedTarget(kind, name, choice)) throw refuse('column_misplaced', { column: name })
    if (choice.target === null || joinedTargets.includes(choice.target)) return
    const key = targetKeyOf(choice, name)
    if (usedKeys.has(key)) throw refuse('column_twice', { target: key })
    usedKeys.add(key)
  })
  const missing = missingTarget(
    kind,
    chosen.map(({ target }) => target),
  )
  if (missing) throw refuse('missing_column', { column: missing })
}

const isAllowed = (kind: ImportRecord['kind'], matching: Matching, chosen: readonly ChosenColumn[]) => {
  try {
    assertMatch(kind, matching, chosen)
    return true
  } catch {
    return false
  }
}

/** Suggests, stores and remembers column mappings. */
export function createImportMatching(db: Database) {
  return {
    /**
     * Returns the mapping of a file, chosen or suggested; null if the columns are known, or no mapping was requested.
     */
    async findMatching(job: ImportRecord, file: CatalogFile): Promise<Matching | null> {
      const { id, kind, isCheck, options } = job
      const stored = job.matching as Matching | null
      // Applying uses the mapping of the check, even if another one is remembered by now.
      if (stored || !isCheck || !(options as { asksColumns?: boolean }).asksColumns) return stored
      const suggested = await file.guess(kind)
      if (!suggested) return null
      const saved = await repo.findSavedMatching(db, kind, suggested.key)
      // A file with failed rows has the column of problems after those of the file they are from.
      const remembered = saved && suggested.columns.map((_, index) => saved[index] ?? { target: null, from: null })
      if (!remembered || !isAllowed(kind, suggested, remembered)) return suggested
      const columns = suggested.columns.map((column, index) => {
        const { target, from } = remembered[index] as ChosenColumn
        return { ...column, target, from, why: 'remembered' as const }
      })
      const matching = { ...suggested, columns, isChosen: true, isRemembered: true }
      await repo.setMatching(db, id, matching)
      return matching
    },

    /** Remembers the mapping of an applied import for files with the same headings, or forgets it. */
    async remember({ kind, matching: stored }: ImportRecord): Promise<void> {
      const matching = stored as Matching | null
      if (!matching) return
      if (matching.remember ?? true) await repo.saveMatching(db, kind, matching)
      else await repo.deleteMatching(db, kind, matching)
    },

    /**
     * Stores a mapping and queues the import to be checked.
     * @throws StoreError 400, 409
     */
    async choose(id: number, { columns: chosen, remember, finishedAt }: ColumnMatchingInput): Promise<void> {
      await db.transaction(async (tx) => {
        const job = await repo.lockImport(tx, id)
        const before = job?.matching as Matching | null | undefined
        if (!job || !before || !job.isCheck) throw refuse('import_not_matching')
        assertMatch(job.kind, before, chosen)
        const isSame =
          before.isChosen &&
          isDeepStrictEqual(
            before.columns.map(({ target, from }) => ({ target, from })),
            chosen.map(({ target, from }) => ({ target, from })),
          )
        if (isSame && job.state !== 'matching') return repo.setMatching(tx, id, { ...before, remember })
        if (finishedAt && job.finishedAt?.getTime() !== finishedAt.getTime()) {
          throw refuse('import_changed')
        }
        if (job.state !== 'matching' && job.state !== 'checked') throw refuse('import_not_matching')
        const columns = before.columns.map((column, index) => {
          const { target, from } = chosen[index] as ChosenColumn
          return target === column.target && from === column.from
            ? column
            : { ...column, target, from, why: 'chosen' as const }
        })
        // Other columns may lack other values; those that were given stay.
        const missing = job.missing as Missing | null
        await repo.requeueForCheck(tx, id, {
          matching: { ...before, columns, isChosen: true, isRemembered: isSame && before.isRemembered, remember },
          missing: missing && { ...missing, isChosen: isSame && missing.isChosen },
        })
      })
    },
  }
}
