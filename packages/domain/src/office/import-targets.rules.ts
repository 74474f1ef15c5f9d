import { readInteger } from '../format/number-text.rules'

const targets = {
  catalog: [
    'sku',
    'product',
    'category',
    'brand',
    'price',
    'price_from',
    'stock',
    'gtin',
    'handle',
    'description',
    'tags',
    'option1_name',
    'option1_value',
    'option2_name',
    'option2_value',
    'option3_name',
    'option3_value',
    'unit',
    'pack_size',
    'carton_size',
    'net_amount',
    'net_unit',
    'weight_g',
    'tax_class',
    'age_limit',
    'strength_mg',
    'flavour_class',
    'countries',
    'images',
    'published',
    'planned_price',
  ],
  stock: ['sku', 'stock'],
  prices: ['sku', 'amount', 'from', 'currency', 'valid_from'],
} as const

type Kind = keyof typeof targets

/** Where a column of a file can go. */
export type ImportTarget = (typeof targets)[Kind][number]

/** Where the columns of a file can go, by what it is about. */
export const importTargets: Readonly<Record<Kind, readonly ImportTarget[]>> = targets

/** What a file is nothing without. */
export const neededTargets: Readonly<Record<Kind, readonly ImportTarget[]>> = {
  catalog: ['sku'],
  stock: ['sku'],
  prices: ['sku', 'amount'],
}

/** Where a column goes; `from` is the quantity of its price, null where it has none. */
export interface MatchedColumn {
  target: ImportTarget | null
  from: number | null
}

/** What keeps columns from being matched so. */
export type MatchFault = { fault: 'missing' | 'twice'; target: ImportTarget } | { fault: 'quantity'; column: number }

/** The first thing that keeps columns from being matched so; null where nothing does. */
export function matchFault(kind: Kind, columns: readonly MatchedColumn[]): MatchFault | null {
  const missing = neededTargets[kind].find((target) => !columns.some((column) => column.target === target))
  if (missing) return { fault: 'missing', target: missing }
  const unsaid = columns.findIndex(({ target, from }) => target === 'price_from' && from === null)
  if (unsaid >= 0) return { fault: 'quantity', column: unsaid }
  // Planned prices are told apart by their own headings.
  const places = columns.flatMap(({ target, from }) =>
    target === null || target === 'planned_price' ? [] : [{ target, place: `${target} ${from}` }],
  )
  const twice = places.find(({ place }, index) => places.findIndex((other) => other.place === place) !== index)
  return twice ? { fault: 'twice', target: twice.target } : null
}

/** A quantity as somebody types it, above one piece and of six digits at most; null where it is none. */
export function readQuantity(text: string): number | null {
  const quantity = readInteger(text)
  return quantity !== null && quantity > 1 && quantity < 1_000_000 ? quantity : null
}
