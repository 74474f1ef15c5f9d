import type { Database } from '../../db/database'
import { createCatalogReader } from './catalog-reader'
import { findCategories } from './imports.repo'
import type { MakeId } from './imports.write.repo'
import { groupRowsOf } from './look-up-rows'
import { createNoteTaker } from './row-notes'
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
 * Takes a catalogue file of our own without pictures, of categories that the shop has: all of it in the caller's transaction, or nothing.
 * @throws StoreError 400 where it is no table; Error where a row of it would be refused
 */
export async function takeWhole(
  tx: Database,
  bytes: Uint8Array,
  { now, timeZone, makeId }: WholeOptions,
): Promise<void> {
  const file = createCatalogReader()
  await file.read(bytes)
  file.begin({ kind: 'catalog', timeZone })
  await groupRowsOf(tx, file)
  for (;;) {
    const { groups } = file.next(Infinity)
    if (groups.length === 0) break
    const taker = createNoteTaker()
    const options = { isCheck: false, refuseCategories: true }
    await takeGroups(tx, {
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
