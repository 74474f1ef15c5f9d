import type { components } from '@skafferi/api/admin'
import { readAmount, readPieces, type AmountFault } from './amount-text.rules'
import type { ProductDraft } from './product-fields'
import type { CellChange, ProductAction } from './products.view'

type Change = components['schemas']['ProductChange']

/** What was typed into a cell of a product's table. */
export interface CellEntry extends Pick<CellChange, 'sku' | 'cell'> {
  text: string
  /** What stood there when typing began, as it is typed. */
  over: string
}

/** What is sent about a product: a cell of its table, its form, or what is done about it as a whole. */
export type SentChange =
  | { of: 'cell'; entry: CellEntry; body: Change }
  | { of: 'form'; typed: ProductDraft; body: Change }
  | { of: 'product'; what: ProductAction }

/** Tells cells apart. */
export const cellId = ({ sku, cell }: Pick<CellChange, 'sku' | 'cell'>) => `${cell} ${sku}`

/** Tells changes apart that go on side by side. */
export const changeId = (sent: SentChange) => (sent.of === 'cell' ? cellId(sent.entry) : sent.of)

const refusals = {
  invalid: 'not_amount',
  range: 'not_amount',
  decimals: 'not_amount',
  ambiguous: 'ambiguous_amount',
  currency: 'other_currency',
} as const satisfies Record<AmountFault, string>

/** Why what was typed is not sent. */
export type CellFault = 'not_whole' | 'first_tier' | (typeof refusals)[AmountFault]

/** The change that was typed, or what is wrong with it. @param currency of the product's prices */
export function readCell({ sku, cell, text, over }: CellEntry, currency: string): Change | CellFault {
  if (cell === 'stock') {
    const pieces = readPieces(text)
    return pieces === null
      ? 'not_whole'
      : { variants: [{ sku, inventory_quantity: pieces, replaces_inventory_quantity: readPieces(over) ?? 0 }] }
  }
  const typed = readAmount(text, currency)
  if (typed.kind === 'wrong') return refusals[typed.fault]
  // The price of one piece is what is sold by; without it nothing is.
  if (typed.kind === 'none' && cell === 1) return 'first_tier'
  return { variants: [{ sku, prices: [{ min_quantity: cell, amount: typed.kind === 'none' ? null : typed.amount }] }] }
}

/** Whether a change was refused because something else stands there than was shown. */
export const isOutdated = ({ status, code }: { status: number; code: string }) =>
  status === 412 || code === 'stock_changed'
