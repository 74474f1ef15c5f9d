import type { CartLineView } from '../../commerce/cart-line'
import type { FreeDeliveryView, NextTierView } from '../../commerce/next-tier-hint'
import type { TotalsView } from '../../commerce/order-totals'

/** The cart, ready to show. */
export interface CartView {
  /** `null` until the first piece is added. */
  id: string | null
  /** How many lines it has. */
  lineCount: number
  /** The lines, in the order they were added. */
  lines: readonly CartLineView[]
  totals: TotalsView
  /** How many lines are at a bulk price. */
  betterLineCount: number
  /** How far it is from free delivery; `null` where no order is delivered free. */
  freeDelivery: FreeDeliveryView | null
  /** The line closest to a lower price; `null` where none has one to reach. */
  nextTier: NextTierView | null
}
