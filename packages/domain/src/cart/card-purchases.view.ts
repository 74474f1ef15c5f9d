import type { Problem } from '../action'
import type { TypedPieces } from '../draft'
import type { CartNowView } from './cart-now.view'

/**
 * How far the last purchase from a card is. `out_of_stock`: the shop refused because there is too little stock;
 * `failed`: for another reason, and it may be tried again.
 */
export type CardPurchaseState = 'idle' | 'busy' | 'added' | 'out_of_stock' | 'failed'

/** How the purchases from several cards stand, each for itself; one without a variant has no state. */
export interface CardPurchasesView {
  stateOf: (variantId: string | null) => CardPurchaseState
  problemOf: (variantId: string | null) => Problem | null
  /** What the cart has become by the last of them; null before one, and once its message is over. None by default. */
  cart?: CartNowView | null
  /** Keeps the quantities that are typed on the cards; by default a page that is left loses them. */
  typed?: TypedPieces
}
