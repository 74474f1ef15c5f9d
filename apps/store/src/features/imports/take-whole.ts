import type { Database } from '../../db/database'
import { findColumns } from './columns'
import { createReport } from './import-report'
import { findCategories } from './imports.repo'
import type { MakeId } from './imports.write.repo'
import { readGroups } from './read-groups'
import { readTable } from './table-file'
import { takeGroups } from './take-groups'

/** How a file is taken as a whole. */
export interface WholeOptions {
  now: Date
  /** Of the dates in it. */
  timeZone: string
  /** Gives new articles their ids; random ones where left out. */
  makeId?: MakeId
}

/**
 * Takes a catalogue file without pictures, of categories that the shop has: all of it in the caller's transaction, or nothing.
 * @throws StoreError 400 where it is no table; Error where a row of it would be refused
 */
export async function takeWhole(tx: Database, bytes: Uint8Array, { now, timeZone, makeId }: WholeOptions): Promise<void> {
  const table = await readTable(bytes)
  const report = createReport(table, findColumns(table.columns))
  const groups = await readGroups({ db: tx, timeZone }, table, {}, report)
  const options = { isCheck: false, refuseCategories: true }
  await takeGroups(tx, { groups, images: new Map(), categories: await findCategories(tx), options, report, now, makeId })
  const [failure] = report.finish().failures
  if (failure) throw new Error(`Row ${failure.row} of the catalogue: ${failure.column} ${failure.problem}`)
}
