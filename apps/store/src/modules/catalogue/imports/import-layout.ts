import type { components } from '@skafferi/api/admin'
import type { Database } from '../../../platform/db/database'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import type { StoredOptions } from './imports.service'
import type { ImportRecord } from './import-jobs.repo'
import { lockImport, requeueWithLayout, setLayout } from './import-matching.repo'
import type { CatalogFile } from './open-catalog-file'
import type { Layout, TableChoice } from './table-file'

type Schemas = components['schemas']

/** A layout chosen by a user. */
export interface LayoutInput extends Pick<Schemas['ImportLayoutChoice'], 'sheet' | 'encoding' | 'heading_row'> {
  /** End of the check that was read; omitted for any. */
  finishedAt?: Date
}

/** The rest of the layout before its sheet is read, or the file in another character set. */
const unread: Pick<Layout, 'heading_row' | 'rows'> = { heading_row: null, rows: [] }

/** Removes the choice of rows, which are others in another place. */
const withoutRows = ({ leftOut: _, takenBack: __, ...options }: StoredOptions) => options

/** Stores where the tables of files are, as found or chosen. */
export function createImportLayouts(db: Database) {
  return {
    /** Returns where to look for the table; empty to find it. */
    choiceOf(job: ImportRecord): TableChoice {
      const { sheet, encoding, heading_row: headingRow } = (job.layout ?? {}) as Partial<Layout>
      return { sheet: sheet ?? undefined, encoding: encoding ?? undefined, headingRow: headingRow ?? undefined }
    },

    /** Stores where the table was found, if the user may choose another place. */
    async store({ id, isCheck, options, layout }: ImportRecord, file: CatalogFile): Promise<void> {
      if (!isCheck || !(options as { asksColumns?: boolean }).asksColumns) return
      if ((layout as Layout | null)?.heading_row == null) await setLayout(db, id, await file.layout())
    },

    /**
     * Stores where the table is, and queues the file to be checked: its columns and what it lacks depend on it.
     * @throws StoreError 400, 409
     */
    async choose(id: number, { sheet, encoding: given, heading_row, finishedAt }: LayoutInput): Promise<void> {
      await db.transaction(async (tx) => {
        const job = await lockImport(tx, id)
        const before = job?.layout as Layout | null | undefined
        if (!job || !before || !job.isCheck) throw refuse('import_not_matching')
        const isSameSheet = sheet === before.sheet
        // Checks made before character sets could be chosen have none.
        const stored = before.encoding ?? null
        const encoding = given === undefined ? stored : given
        const isSame = isSameSheet && encoding === stored
        if (!isSameSheet && !(sheet !== null && before.sheets.includes(sheet)))
          throw invalidFields({ sheet: fault('unknown') })
        if ((encoding === null) !== (stored === null)) throw invalidFields({ encoding: fault('unknown') })
        // The rows of another sheet are not known yet.
        if (isSame && heading_row !== null && !before.rows.some(({ row }) => row === heading_row))
          throw invalidFields({ heading_row: fault('unknown') })
        if (isSame && heading_row === before.heading_row) return
        if (finishedAt && job.finishedAt?.getTime() !== finishedAt.getTime()) throw refuse('import_changed')
        if (!['matching', 'asking', 'checked'].includes(job.state)) throw refuse('import_not_matching')
        const layout: Layout = { ...before, sheet, encoding, heading_row, ...(!isSame && unread) }
        await requeueWithLayout(tx, id, layout, withoutRows(job.options as StoredOptions))
      })
    },
  }
}
