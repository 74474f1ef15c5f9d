import type { components } from '@skafferi/api/admin'
import { catalogueFields } from '../../rules/catalogue/fields'
import { readAmount, readPieces, type AmountFault } from '../../rules/text/amount-text'
import { readFieldText } from './field-texts'
import type { ProductDraft } from './product-fields'
import type { CellChange, ProductAction } from './products.view'

type Change = components['schemas']['ProductChange']

/** The input of a cell in a product's table. */
export interface CellEntry extends Pick<CellChange, 'sku' | 'cell' | 'text'> {
  /** The input value when typing began. */
  over: string
}

/** A change of a product: a cell of its table, its form, or an action on the product. */
export type SentChange =
  | { of: 'cell'; entry: CellEntry; body: Change }
  | { of: 'form'; typed: ProductDraft; body: Change }
  | { of: 'product'; what: ProductAction }

/** The id of a cell. */
export const cellId = ({ sku, cell }: Pick<CellChange, 'sku' | 'cell'>) => `${cell} ${sku}`

/** The id of a change, to distinguish concurrent ones. */
export const changeId = (sent: SentChange) => (sent.of === 'cell' ? cellId(sent.entry) : sent.of)

const refusals = {
  invalid: 'not_amount',
  range: 'not_amount',
  decimals: 'not_amount',
  ambiguous: 'ambiguous_amount',
  currency: 'other_currency',
} as const satisfies Record<AmountFault, string>

/** Why an input is not sent. */
export type CellFault = 'not_whole' | 'first_tier' | (typeof refusals)[AmountFault]

/** Reads the change from a cell's input, or its fault. @param currency of the product's prices */
export function readCell({ sku, cell, text, over }: CellEntry, currency: string): Change | CellFault {
  if (cell === 'stock') {
    const pieces = readPieces(text)
    return pieces === null
      ? 'not_whole'
      : { variants: [{ sku, inventory_quantity: pieces, replaces_inventory_quantity: readPieces(over) ?? 0 }] }
  }
  if (cell === 'availability' || cell === 'available_from')
    return { variants: [{ sku, [cell]: readFieldText({ name: cell, ...catalogueFields[cell] }, text) }] }
  const typed = readAmount(text, currency)
  if (typed.kind === 'wrong') return refusals[typed.fault]
  // The price of one piece is required to sell the variant.
  if (typed.kind === 'none' && cell === 1) return 'first_tier'
  return { variants: [{ sku, prices: [{ min_quantity: cell, amount: typed.kind === 'none' ? null : typed.amount }] }] }
}

/** True if a change was refused because the displayed value is outdated. */
export const isOutdated = ({ status, code }: { status: number; code: string }) =>
  status === 412 || code === 'stock_changed'
