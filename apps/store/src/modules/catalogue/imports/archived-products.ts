import { valueFor, type MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import { fault } from '../../../platform/http/errors'
import { RowRefusal, type ImportedRow, type Outcome, type StoredProduct } from '../products'
import type { CellsFound } from './asked-cells'
import type { RowGroup } from './group-rows'
import { maxSamples } from './import-columns'
import { maxReportedLength, type ImportRow } from './import-row'

/**
 * Returns a function that marks the rows of archived products with what becomes of them. It is not asked about those
 * that the file hides as well.
 * @param titles names of archived products by id
 */
export function archivedReader(titles: ReadonlyMap<string, string>, values: readonly MissingValue[]) {
  const step = valueFor(values, 'archived') === 'restore' ? 'restore' : 'leave'
  return (group: RowGroup): RowGroup => {
    const title = titles.get(group.productId ?? '')
    const isAsked = title !== undefined && group.changes.published !== null && !group.addsPictures
    return isAsked ? { ...group, archived: { step, title } } : group
  }
}

/** Returns the rows of products that are archived, and names of some. */
export function archivedIn(groups: readonly RowGroup[]): CellsFound {
  const found = groups.flatMap(({ archived, rows }) => (archived ? [{ title: archived.title, rows: rows.length }] : []))
  const titles = new Set(found.map(({ title }) => title.slice(0, maxReportedLength)))
  return { rows: found.reduce((sum, { rows }) => sum + rows, 0), samples: [...titles].slice(0, maxSamples) }
}

/** A product and the changes of its rows, for which it is archived only if it stays so. */
interface ChangedProduct {
  before: StoredProduct | undefined
  group: RowGroup
}

/** Returns an archived product as it is planned: restored, or without what would show it. */
export function withArchiving({ before, group }: ChangedProduct): ChangedProduct {
  if (!before?.archivedAt || !group.archived) return { before, group }
  if (group.archived.step === 'restore') return { before: { ...before, archivedAt: null }, group }
  return { before, group: { ...group, changes: { ...group.changes, published: undefined } } }
}

/**
 * Reports an archived product of a file once, unless nothing changes in it.
 * @param outcomes of its rows; those of a restored product are updated
 * @returns true if it is restored
 */
export function settleArchived(
  { before, group }: ChangedProduct,
  outcomes: Map<ImportRow, Outcome>,
  warn: (row: ImportRow, problem: RowRefusal) => void,
): boolean {
  const [first] = outcomes.keys()
  if (!before?.archivedAt || !group.archived || !first) return false
  const isRestored = group.archived.step === 'restore'
  if (!isRestored && [...outcomes.values()].every((outcome) => outcome === 'unchanged')) return false
  warn(first, new RowRefusal('product', fault(isRestored ? 'product_restored' : 'archived_in_shop')))
  if (isRestored) for (const [row, outcome] of outcomes) if (outcome === 'unchanged') outcomes.set(row, 'updated')
  return isRestored
}

/** Adds to the changes of an import that it has restored archived products, so that its undo archives them again. */
export function withRestored(changes: readonly ImportedRow[], restored: readonly StoredProduct[]): ImportedRow[] {
  const byProduct = new Map(changes.map((change) => [change.productId, change]))
  for (const { id, archivedAt } of restored) {
    const { before, after } = byProduct.get(id) ?? { before: {}, after: {} }
    byProduct.set(id, { productId: id, before: { ...before, archivedAt }, after: { ...after, archivedAt: null } })
  }
  return [...byProduct.values()]
}
