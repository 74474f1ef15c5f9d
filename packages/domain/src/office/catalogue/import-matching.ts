import type { components } from '@skafferi/api/admin'
import { importTargets, matchFault, readQuantity, type ImportTarget } from '../../rules/catalogue/import-targets'
import { shopCurrency } from '../../rules/pricing/shop-currency'
import { isText, oneOf, parseJson, recordOf, shape } from '../../rules/json/schema'
import type { ImportColumnView, ImportMatchingView } from './imports.view'

type Schemas = components['schemas']

/** The operator's choices by column index, which replace the store's guesses, and whether the store remembers them. */
export interface TypedMatching {
  columns: Readonly<Record<string, { target: ImportTarget | ''; quantity: string | null }>>
  /** Undefined as the store has it. */
  remember?: boolean
  /** True if the operator confirmed the columns of money and tax; undefined as the store has it. */
  confirmed?: boolean
  /** True if the operator accepts that no column is the price; undefined as the store has it. */
  withoutPrices?: boolean
}

const isTypedMatching = shape<TypedMatching>({
  columns: recordOf(
    shape<TypedMatching['columns'][string]>({
      target: oneOf('', ...Object.values(importTargets).flat()),
      quantity: oneOf(null, isText),
    }),
  ),
  remember: oneOf(undefined, true, false),
  confirmed: oneOf(undefined, true, false),
  withoutPrices: oneOf(undefined, true, false),
})

/** Parses the choices of a stored draft; none if they are missing or malformed. */
export function readTypedMatching(text: string): TypedMatching {
  return parseJson(text, isTypedMatching) ?? { columns: {} }
}

/** Sets the target of a column. */
export function withColumn(
  typed: TypedMatching,
  { column, target, quantity }: { column: string; target: ImportTarget | ''; quantity?: string },
): TypedMatching {
  return {
    ...typed,
    // Other columns may be money now.
    confirmed: false,
    columns: { ...typed.columns, [column]: { target, quantity: target === 'price_from' ? (quantity ?? '') : null } },
  }
}

/** Targets that mean money or tax. */
const moneyTargets: ReadonlySet<ImportTarget | ''> = new Set([
  'price',
  'price_from',
  'planned_price',
  'amount',
  'currency',
  'tax_class',
  'price_includes_vat',
  'carton_price',
])

function toColumn(
  { name, samples, target, from, why }: Schemas['ImportColumn'],
  index: number,
  { columns }: TypedMatching,
): ImportColumnView {
  const typed = columns[index]
  const stored = { target: target ?? ('' as const), quantity: target === 'price_from' ? String(from ?? '') : null }
  const isChanged = typed !== undefined && (typed.target !== stored.target || typed.quantity !== stored.quantity)
  const chosen = { ...stored, ...typed }
  return {
    id: String(index),
    name,
    samples,
    isMoney: moneyTargets.has(chosen.target),
    ...chosen,
    why: isChanged ? 'chosen' : why,
  }
}

/** The chosen targets as the request has them. */
export function toChosen(columns: readonly ImportColumnView[]): Schemas['ImportMatch']['columns'] {
  return columns.map(({ target, quantity }) => ({
    target: target === '' ? null : target,
    from: quantity === null ? null : readQuantity(quantity),
  }))
}

/** The columns of a file with the operator's choices; null if the import has no matching step. */
export function toMatching({ kind, matching }: Schemas['Import'], typed: TypedMatching): ImportMatchingView | null {
  if (!matching) return null
  const columns = matching.columns.map((column, index) => toColumn(column, index, typed))
  const hasPlanned = matching.columns.some(({ target }) => target === 'planned_price')
  const fault = matchFault(kind, toChosen(columns))
  return {
    columns,
    targets: importTargets[kind].filter((target) => target !== 'planned_price' || hasPlanned),
    currency: shopCurrency.toUpperCase(),
    fault: fault?.fault === 'quantity' ? { fault: 'quantity', name: columns[fault.column]?.name ?? '' } : fault,
    lacksPrice: kind === 'catalog' && !columns.some(({ target }) => target === 'price'),
    lacksSku: kind === 'catalog' && !columns.some(({ target }) => target === 'sku'),
    lacksProduct: kind === 'catalog' && !columns.some(({ target }) => target === 'product'),
    isWithoutPrices: typed.withoutPrices ?? matching.is_chosen,
    isRemembered: matching.is_remembered,
    remember: typed.remember ?? matching.remember,
    isConfirmed: (typed.confirmed ?? matching.is_chosen) || !columns.some(({ isMoney }) => isMoney),
  }
}
