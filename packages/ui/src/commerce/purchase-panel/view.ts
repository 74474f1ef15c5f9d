import type { OrderMode } from '../order-mode-switch'
import type { SaleView } from '../price-label'
import type { Problem } from '../problem-text'
import type { StockView } from '../stock-label'
import type { TierView } from '../tier-table'
import type { OptionView } from '../variant-picker'

/** What one piece costs at the chosen quantity. */
export interface ProductPriceView {
  /** Formatted price of one piece. */
  text: string
  /** It is the lowest of several variants, while none is chosen. */
  from: boolean
  /** It is lower than the unit price. */
  better: boolean
  /** The unit price, formatted; `null` where it is the price itself. */
  unitPrice: string | null
  /** What a single item in the piece costs, formatted, and how many there are; `null` where the piece is the item. */
  perItem: { text: string; count: number } | null
  /** The running sale, at the chosen quantity; left out or `null` where none lowers the price. */
  sale?: SaleView | null
}

/** Everything that is decided when a product is bought. */
export interface PurchaseView {
  id: string
  title: string
  /** Prices are shown; to visitors they are not. */
  priced: boolean
  mode: OrderMode
  /** A bulk tier exists. */
  hasBulk: boolean
  /** Fewest pieces of a bulk order. */
  bulkMinimum: number
  options: readonly OptionView[]
  stock: StockView
  /** What one piece is called in the catalogue ("can"). */
  unit: string | null
  /** By rising quantity; a single one is the price itself. */
  tiers: readonly TierView[]
  /** `null` where none is shown. */
  price: ProductPriceView | null
  /** Pieces. */
  quantity: number
  /** Fewest pieces in the present mode. */
  minimum: number
  /** Quantities worth a press. */
  quickQuantities: readonly number[]
  /** What all pieces cost together, formatted. */
  total: string | null
  /** Years; `null` where everybody may buy it. */
  ageLimit: number | null
}

/** Why a purchase was not even sent. */
export type PurchaseRefusal = 'select_all_options' | 'invalid_quantity' | 'below_bulk_minimum'

/** How the purchase stands. */
export interface PurchaseState {
  /** `adding` and `buying` say which button is at work; `added` lasts until something is chosen anew. */
  status: 'idle' | 'adding' | 'buying' | 'added'
  /** Why it failed; `null` unless it did. */
  problem: Problem | null
  /** Why it was not sent; `null` unless it was refused. */
  refusal: PurchaseRefusal | null
}

/** What a buyer can change about a purchase. */
export interface PurchaseChoiceEvents {
  /** The order mode was switched. */
  onModeChange: (event: { mode: OrderMode }) => void
  /** A value of an option was chosen. */
  onOptionChoose: (event: { optionId: string; value: string }) => void
  /** Another quantity was settled. */
  onQuantityChange: (event: { quantity: number }) => void
}
