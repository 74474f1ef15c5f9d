import type { Problem } from '../../platform/action'
import type { TypedPieces } from '../draft'
import type { UpdatedCartView } from './updated-cart.view'

/**
 * The state of the last purchase from a card. `out_of_stock`: the shop refused because there is too little stock;
 * `failed`: for another reason, and it may be tried again.
 */
export type CardPurchaseState = 'idle' | 'busy' | 'added' | 'out_of_stock' | 'failed'

/** The states of purchases from cards; cards without a variant have none. */
export interface CardPurchasesView {
  stateOf: (variantId: string | null) => CardPurchaseState
  problemOf: (variantId: string | null) => Problem | null
  /** The cart after the last purchase; null before, and after its message was closed. Null by default. */
  cart?: UpdatedCartView | null
  /** Stores quantities typed on the cards; by default they are lost when the page is left. */
  typed?: TypedPieces
}
