import type { components } from '@skafferi/api/admin'
import type { Database } from '../../../platform/db/database'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import { findCategories } from '../products'
import * as repo from './category-matches.repo'
import type { ChosenCategories } from './category-matches.repo'
import type { ImportRecord } from './import-jobs.repo'
import { lockImport, requeueWithRows } from './import-matching.repo'
import type { StoredOptions } from './imports.service'
import type { CatalogFile } from './open-catalog-file'

/** Categories of a file with those of the shop that are used for them. */
export interface CategoriesInput extends Pick<components['schemas']['ImportCategories'], 'categories'> {
  /** End of the check that was read; omitted for any. */
  finishedAt?: Date
}

const chosenIn = ({ options }: ImportRecord): ChosenCategories => (options as StoredOptions).chosenCategories ?? {}

/** Uses categories of the shop for those of files, and remembers which. */
export function createCategoryMatches(db: Database) {
  return {
    /** Returns what is used for the categories of a file, chosen or remembered. @param file read */
    async find(job: ImportRecord, file: CatalogFile): Promise<ChosenCategories> {
      if (job.kind !== 'catalog') return {}
      return { ...(await repo.findMatches(db, await file.headingsKey())), ...chosenIn(job) }
    },

    /** Stores the choice of an applied import for files with the same headings. Idempotent. @param file begun */
    async remember(job: ImportRecord, file: CatalogFile): Promise<void> {
      const chosen = chosenIn(job)
      if (Object.keys(chosen).length === 0) return
      const headings = await file.headingsKey()
      await db.transaction((tx) => repo.saveMatches(tx, headings, chosen))
    },

    /**
     * Chooses categories of the shop for those of a checked file, and queues it to be checked again.
     * @throws StoreError 400 for an unknown category; 409
     */
    async choose(id: number, { categories, finishedAt }: CategoriesInput): Promise<void> {
      await db.transaction(async (tx) => {
        const job = await lockImport(tx, id)
        if (job?.state !== 'checked') throw refuse('import_not_checked')
        if (finishedAt && job.finishedAt?.getTime() !== finishedAt.getTime()) throw refuse('import_changed')
        const ids = await findCategories(tx)
        const chosen = categories.map(({ name, category }, index) => {
          const found = category === null ? null : ids.get(category)
          if (found === undefined) throw invalidFields({ [`categories.${index}.category`]: fault('unknown_category') })
          return [name, found] as const
        })
        const options = job.options as StoredOptions
        const chosenCategories = { ...chosenIn(job), ...Object.fromEntries(chosen) }
        await requeueWithRows(tx, id, { ...options, chosenCategories })
      })
    },
  }
}
