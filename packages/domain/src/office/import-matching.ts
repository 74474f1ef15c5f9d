import type { components } from '@skafferi/api/admin'
import { importTargets, matchFault, readQuantity, type ImportTarget } from './import-targets.rules'
import type { ImportColumnView, ImportMatchingView } from './imports.view'

type Schemas = components['schemas']

/** Somewhere else than the store has guessed, by the number of the column; and whether it is to be remembered. */
export interface TypedMatching {
  columns: Readonly<Record<string, { target: ImportTarget | ''; quantity: string | null }>>
  remember: boolean
}

const nothingTyped: TypedMatching = { columns: {}, remember: true }

/** What was typed, as a draft keeps it. */
export function readTypedMatching(text: string): TypedMatching {
  return text === '' ? nothingTyped : (JSON.parse(text) as TypedMatching)
}

/** A column goes elsewhere. */
export function withColumn(
  typed: TypedMatching,
  { column, target, quantity }: { column: string; target: ImportTarget | ''; quantity?: string },
): TypedMatching {
  return {
    ...typed,
    columns: { ...typed.columns, [column]: { target, quantity: target === 'price_from' ? (quantity ?? '') : null } },
  }
}

function toColumn(
  { name, sample, target, from, why }: Schemas['ImportColumn'],
  index: number,
  { columns }: TypedMatching,
): ImportColumnView {
  const typed = columns[index]
  const kept = { target: target ?? ('' as const), quantity: target === 'price_from' ? String(from ?? '') : null }
  const isOther = typed !== undefined && (typed.target !== kept.target || typed.quantity !== kept.quantity)
  return { id: String(index), name, sample, ...kept, ...typed, why: isOther ? 'chosen' : why }
}

/** Where columns go, as a call says it. */
export function toChosen(columns: readonly ImportColumnView[]): Schemas['ImportMatch']['columns'] {
  return columns.map(({ target, quantity }) => ({
    target: target === '' ? null : target,
    from: quantity === null ? null : readQuantity(quantity),
  }))
}

/** The columns of a file with what was typed about them; null where nobody is asked about them. */
export function toMatching({ kind, matching }: Schemas['Import'], typed: TypedMatching): ImportMatchingView | null {
  if (!matching) return null
  const columns = matching.columns.map((column, index) => toColumn(column, index, typed))
  const hasPlanned = matching.columns.some(({ target }) => target === 'planned_price')
  const fault = matchFault(kind, toChosen(columns))
  return {
    columns,
    targets: importTargets[kind].filter((target) => target !== 'planned_price' || hasPlanned),
    sampleRow: matching.sample_row,
    fault: fault?.fault === 'quantity' ? { fault: 'quantity', name: columns[fault.column]?.name ?? '' } : fault,
    remember: typed.remember,
  }
}
