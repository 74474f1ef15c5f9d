import type { components } from '@skafferi/api/admin'
import { isSigned, readAmount, readPieceChange, readPieces, type AmountFault } from '../../rules/text/amount-text'
import type { ProductDraft } from './product-fields'
import type { Availability } from '../../rules/catalogue/stock'
import type { CellChange, ProductAction } from './products.view'

type Change = components['schemas']['ProductChange']

/** The input of a cell in a product's table. */
export interface CellEntry extends Pick<CellChange, 'sku' | 'cell' | 'text'> {
  /** The input value when typing began. */
  over: string
  /** The user answers the question about this input. */
  confirmed?: boolean
}

/** Pieces that are added to a stock, or taken away from it if negative, and the stock that was displayed. */
export interface StockMove {
  sku: string
  change: number
  seen: number
}

/** A change of a product: a cell of its table, its form, or an action on the product. */
export type SentChange =
  | { of: 'cell'; entry: CellEntry; body: Change }
  | { of: 'stock'; entry: CellEntry; move: StockMove }
  | { of: 'form'; typed: ProductDraft; body: Change }
  | { of: 'product'; what: ProductAction }

/** The id of a cell. */
export const cellId = ({ sku, cell }: Pick<CellChange, 'sku' | 'cell'>) => `${cell} ${sku}`

/** The id of a change, to distinguish concurrent ones. */
export const changeId = (sent: SentChange) => (sent.of === 'cell' || sent.of === 'stock' ? cellId(sent.entry) : sent.of)

const refusals = {
  invalid: 'not_amount',
  range: 'not_amount',
  decimals: 'not_amount',
  ambiguous: 'ambiguous_amount',
  currency: 'other_currency',
} as const satisfies Record<AmountFault, string>

/** Why an input is not sent. */
export type CellFault = 'not_whole' | 'not_change' | 'stock_drop' | 'first_tier' | (typeof refusals)[AmountFault]

/** Reads "+25" or "-3" in a stock cell; undefined if the input is something else. */
export function readStockMove({ sku, cell, text, over }: CellEntry): StockMove | CellFault | undefined {
  if (cell !== 'stock' || !isSigned(text)) return undefined
  const change = readPieceChange(text)
  return change === null ? 'not_change' : { sku, change, seen: readPieces(over) ?? 0 }
}

/**
 * Why a cell's input is not sent; null if it can be sent. An input that takes away more than half of a stock has to be
 * confirmed: "25" is easily typed in place of "+25".
 * @param currency of the product's prices
 */
export function cellFault(entry: CellEntry, currency: string): CellFault | null {
  const move = readStockMove(entry)
  const read = move ?? readCell(entry, currency)
  if (typeof read === 'string') return read
  if (entry.cell !== 'stock' || entry.confirmed) return null
  const before = readPieces(entry.over) ?? 0
  const after = typeof move === 'object' ? before + move.change : (readPieces(entry.text) ?? 0)
  return after < before / 2 ? 'stock_drop' : null
}

/**
 * Reads the change from a cell's input other than pieces to add, or its fault.
 * @param currency of the product's prices
 */
export function readCell({ sku, cell, text, over }: CellEntry, currency: string): Change | CellFault {
  if (cell === 'stock') {
    const pieces = readPieces(text)
    return pieces === null
      ? 'not_whole'
      : { variants: [{ sku, inventory_quantity: pieces, replaces_inventory_quantity: readPieces(over) ?? 0 }] }
  }
  if (cell === 'availability') return { variants: [{ sku, availability: text as Availability }] }
  if (cell === 'available_from') return { variants: [{ sku, available_from: text || null }] }
  const typed = readAmount(text, currency)
  if (typed.kind === 'wrong') return refusals[typed.fault]
  // The price of one piece is required to sell the variant.
  if (typed.kind === 'none' && cell === 1) return 'first_tier'
  return { variants: [{ sku, prices: [{ min_quantity: cell, amount: typed.kind === 'none' ? null : typed.amount }] }] }
}

/** True if a change was refused because the displayed value is outdated. */
export const isOutdated = ({ status, code }: { status: number; code: string }) =>
  status === 412 || code === 'stock_changed'
