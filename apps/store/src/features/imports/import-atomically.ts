import type { Database } from '../../db/database'
import { createCatalogReader } from './catalog-reader'
import { findCategories } from './imports.repo'
import type { MakeId } from './imports.write.repo'
import { groupRowsOf } from './look-up-rows'
import { createRowOutcomeCollector } from './row-outcomes'
import { applyGroups } from './apply-groups'

/** Options for importing a whole file. */
export interface AtomicImportOptions {
  now: Date
  /** Time zone of dates. */
  timeZone: string
  /** Returns ids of new articles; random by default. */
  makeId?: MakeId
}

/**
 * Imports a catalogue file in the shop's own format, without pictures and new categories, in the caller's transaction.
 * @throws StoreError 400 if it is not a table; Error if a row is invalid
 */
export async function importAtomically(
  tx: Database,
  bytes: Uint8Array,
  { now, timeZone, makeId }: AtomicImportOptions,
): Promise<void> {
  const file = createCatalogReader()
  await file.read(bytes)
  file.begin({ kind: 'catalog', timeZone })
  await groupRowsOf(tx, file)
  for (;;) {
    const { groups } = file.next(Infinity)
    if (groups.length === 0) break
    const taker = createRowOutcomeCollector()
    const options = { isCheck: false, refuseCategories: true }
    await applyGroups(tx, {
      groups,
      images: new Map(),
      categories: await findCategories(tx),
      options,
      report: taker,
      now,
      makeId,
    })
    file.note(taker.notes)
  }
  const [failure] = file.finish().failures
  if (failure) throw new Error(`Row ${failure.row} of the catalogue: ${failure.column} ${failure.problem}`)
}
