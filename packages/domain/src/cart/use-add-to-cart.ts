import { useQueryClient } from '@tanstack/react-query'
import { toProblem, type Problem } from '../problem'
import { useShop } from '../shop-context'
import { useNotes } from '../use-notes'
import { isOutOfStock } from './cart.rules'
import { addToCart } from './cart.writes'

/** How far a card's purchase is. */
export type CardPurchaseState = 'idle' | 'busy' | 'added' | 'out_of_stock' | 'failed'

interface CardPurchase {
  state: CardPurchaseState
  problem: Problem | null
}

const idle: CardPurchase = { state: 'idle', problem: null }

function toRefused(error: unknown): CardPurchase {
  const problem = toProblem('add_to_cart', error)
  return { state: isOutOfStock(problem) ? 'out_of_stock' : 'failed', problem }
}

/** Adding to the cart from product cards, each for itself. */
export interface CardPurchases {
  /** Adds pieces; resolves to whether they are in the cart. A second press while the card is busy is ignored. */
  add: (purchase: { variantId: string; quantity: number }) => Promise<boolean>
  stateOf: (variantId: string | null) => CardPurchaseState
  problemOf: (variantId: string | null) => Problem | null
}

/**
 * Purchases from product cards.
 * @param saysFor how long a card says that something was added, in ms; until the next purchase unless told
 */
export function useAddToCart({ saysFor }: { saysFor?: number } = {}): CardPurchases {
  const shop = useShop()
  const queryClient = useQueryClient()
  const purchases = useNotes(idle)
  const of = (variantId: string | null) => (variantId === null ? idle : purchases.of(variantId))

  async function add(purchase: { variantId: string; quantity: number }): Promise<boolean> {
    const { variantId } = purchase
    if (of(variantId).state === 'busy') return false
    purchases.write(variantId, () => ({ state: 'busy', problem: null }))
    try {
      await addToCart({ shop, queryClient }, purchase)
    } catch (error) {
      purchases.write(variantId, () => toRefused(error))
      return false
    }
    purchases.write(variantId, () => ({ state: 'added', problem: null }), saysFor)
    return true
  }

  return {
    add,
    stateOf: (variantId) => of(variantId).state,
    problemOf: (variantId) => of(variantId).problem,
  }
}
