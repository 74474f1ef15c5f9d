import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import type { CountryCode } from '@skafferi/domain/rules/tax/tax-rates'
import type { Database } from '../../../platform/db/database'
import { createCatalogReader } from './catalog-reader'
import { findNamedCategories, type MakeId } from '../products'
import { groupRowsOf } from './group-rows-of-file'
import { createRowOutcomeCollector } from './row-outcomes'
import { applyGroups } from './apply-groups'

/** Options for importing an entire file in one transaction. */
export interface AtomicImportOptions {
  now: Date
  /** Time zone of dates. */
  timeZone: string
  /** The shop's country. */
  country: CountryCode
  /** Returns ids of new articles; random by default. */
  makeId?: MakeId
  /** Returns the addresses of a product's pictures, in card size; by default there are none. */
  picturesOf?: (title: string) => readonly string[]
}

/**
 * Imports a catalogue file in the shop's own format, without new categories, in the caller's transaction.
 * @throws StoreError 400 if it is not a table; Error if a row is invalid
 */
export async function importAtomically(
  tx: Database,
  bytes: Uint8Array,
  { now, timeZone, country, makeId, picturesOf }: AtomicImportOptions,
): Promise<void> {
  const file = createCatalogReader()
  await file.read(bytes)
  file.begin({ kind: 'catalog', timeZone, tax: { country, date: wallClock(now, timeZone).date } })
  await groupRowsOf(tx, file)
  for (;;) {
    const { groups } = file.next(Infinity)
    if (groups.length === 0) break
    const collector = createRowOutcomeCollector()
    const options = { isCheck: false, refuseCategories: true }
    await applyGroups(tx, {
      groups,
      images: new Map(
        groups.map((group) => [group, picturesOf?.(group.changes.title ?? '').map((url) => ({ name: url, url }))]),
      ),
      categories: await findNamedCategories(tx),
      options,
      report: collector,
      now,
      makeId,
    })
    file.addOutcomes(collector.collected)
  }
  const [failure] = file.finish().failures
  if (failure) throw new Error(`Row ${failure.row} of the catalogue: ${failure.column} ${failure.problem.message}`)
}
