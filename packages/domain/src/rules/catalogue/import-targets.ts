import { readInteger } from '../text/number-text'
import { allFields, type Column } from './fields'

const otherTargets = {
  stock: ['sku', 'stock'],
  prices: ['sku', 'amount', 'from', 'currency', 'valid_from'],
} as const

/**
 * Targets that are no columns of the shop's own catalogue files: the unit of the weight, the currency of the prices, a
 * parent's SKU, id or handle, the opposite of `published`, whether the prices of the row include VAT, the price from a
 * full carton, and the quantity from which the price of the row applies, if articles have several rows.
 */
export const mappedTargets = [
  'weight_unit',
  'currency',
  'parent',
  'not_for_sale',
  'price_includes_vat',
  'carton_price',
  'from',
] as const

type Kind = 'catalog' | keyof typeof otherTargets

/** A field that a column of a file can be imported into. */
export type ImportTarget =
  | Column
  | (typeof mappedTargets)[number]
  | (typeof otherTargets)[keyof typeof otherTargets][number]

const firstTargets: readonly Column[] = ['sku', 'product', 'category', 'brand', 'price', 'price_from', 'stock']
const lastTargets: readonly Column[] = ['planned_price']
const catalogTargets = allFields.flatMap(({ columns }) => columns) as readonly Column[]
const isBetween = (target: Column) => !firstTargets.includes(target) && !lastTargets.includes(target)

/** The targets by kind of file, the most common ones first. */
export const importTargets: Readonly<Record<Kind, readonly ImportTarget[]>> = {
  catalog: [...firstTargets, ...catalogTargets.filter(isBetween), ...mappedTargets, ...lastTargets],
  ...otherTargets,
}

/** The required targets by kind of file. A catalogue may have another of `identityTargets` instead. */
const requiredTargets: Readonly<Record<Kind, readonly ImportTarget[]>> = {
  catalog: ['sku'],
  stock: ['sku'],
  prices: ['sku', 'amount'],
}

/** Targets that identify articles of a catalogue file; it needs one of them. */
export const identityTargets: readonly ImportTarget[] = ['sku', 'gtin', 'handle']

/** Returns a required target that is missing; undefined if there is none. */
export function missingTarget(kind: Kind, targets: readonly (string | null)[]): ImportTarget | undefined {
  const isIdentified = kind === 'catalog' && identityTargets.some((target) => targets.includes(target))
  return isIdentified ? undefined : requiredTargets[kind].find((target) => !targets.includes(target))
}

/** Targets that several columns may have: paths, lists, texts, sums, and those whose columns complete each other. */
export const joinedTargets: readonly (ImportTarget | null)[] = [
  'category',
  'description',
  'images',
  'tags',
  'stock',
  'option1_value',
  'tax_class',
  'published',
  'not_for_sale',
]

/** The target of a column. `from` is the minimum quantity of a price tier; null otherwise. */
export interface MatchedColumn {
  target: ImportTarget | null
  from: number | null
}

/** Why a matching is invalid. */
export type MatchFault = { fault: 'missing' | 'twice'; target: ImportTarget } | { fault: 'quantity'; column: number }

/** Finds the first fault of a matching; null if it is valid. */
export function matchFault(kind: Kind, columns: readonly MatchedColumn[]): MatchFault | null {
  const missing = missingTarget(
    kind,
    columns.map(({ target }) => target),
  )
  if (missing) return { fault: 'missing', target: missing }
  const withoutQuantity = columns.findIndex(({ target, from }) => target === 'price_from' && from === null)
  if (withoutQuantity >= 0) return { fault: 'quantity', column: withoutQuantity }
  // Several planned prices are allowed: the heading of each has its date.
  const keys = columns.flatMap(({ target, from }) =>
    target === null || target === 'planned_price' || joinedTargets.includes(target)
      ? []
      : [{ target, key: `${target} ${from}` }],
  )
  const duplicate = keys.find(({ key }, index) => keys.findIndex((other) => other.key === key) !== index)
  return duplicate ? { fault: 'twice', target: duplicate.target } : null
}

/** A column of the shop's own files with prices: "price EUR", "price EUR from 50", "price EUR on 2026-12-01". */
const priceHeading = /^price(?: [a-z]{3}(?: from (\d+))?( on \S+)?)?$/i

/** Returns the target of a column that a report names, with the minimum quantity of a price. */
export function targetOfColumn(kind: Kind, column: string): MatchedColumn {
  const [isPrice, from, date] = priceHeading.exec(column) ?? []
  const quantity = from === undefined ? null : Number(from)
  if (isPrice === undefined)
    return { target: importTargets[kind].find((target) => target === column) ?? null, from: null }
  if (kind !== 'catalog') return { target: 'amount', from: quantity }
  return { target: date ? 'planned_price' : quantity === null ? 'price' : 'price_from', from: quantity }
}

/** Reads a typed quantity from 2 to 999,999; null if it is not one. */
export function readQuantity(text: string): number | null {
  const quantity = readInteger(text)
  return quantity !== null && quantity > 1 && quantity < 1_000_000 ? quantity : null
}
