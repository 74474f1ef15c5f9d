import type { Problem } from '../action'
import type { TypedPieces } from '../draft'
import type { CartNowView } from './cart-now.view'

/**
 * How far the last purchase from a card is. `out_of_stock`: the shop refused because there is too little stock;
 * `failed`: for another reason, and it may be tried again.
 */
export type CardPurchaseState = 'idle' | 'busy' | 'added' | 'out_of_stock' | 'failed'

/** The states of purchases from cards; cards without a variant have none. */
export interface CardPurchasesView {
  stateOf: (variantId: string | null) => CardPurchaseState
  problemOf: (variantId: string | null) => Problem | null
  /** The cart after the last of them; null before, and after its message has closed. None by default. */
  cart?: CartNowView | null
  /** Stores quantities typed on the cards; by default they are lost when the page is left. */
  typed?: TypedPieces
}
