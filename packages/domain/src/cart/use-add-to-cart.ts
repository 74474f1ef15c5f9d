import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toProblem, type Problem } from '../problem'
import { useShop } from '../shop-context'
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

/** Purchases from the cards of a listing. */
export function useAddToCart(): CardPurchases {
  const shop = useShop()
  const queryClient = useQueryClient()
  const [purchases, setPurchases] = useState<Readonly<Record<string, CardPurchase>>>({})
  const of = (variantId: string | null) => (variantId === null ? idle : (purchases[variantId] ?? idle))
  const note = (variantId: string, purchase: () => CardPurchase) =>
    setPurchases((earlier) => ({ ...earlier, [variantId]: purchase() }))

  async function add(purchase: { variantId: string; quantity: number }): Promise<boolean> {
    const { variantId } = purchase
    if (of(variantId).state === 'busy') return false
    note(variantId, () => ({ state: 'busy', problem: null }))
    try {
      await addToCart({ shop, queryClient }, purchase)
    } catch (error) {
      note(variantId, () => toRefused(error))
      return false
    }
    note(variantId, () => ({ state: 'added', problem: null }))
    return true
  }

  return {
    add,
    stateOf: (variantId) => of(variantId).state,
    problemOf: (variantId) => of(variantId).problem,
  }
}
