import type { CartItem } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Problem, useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { saveItems, type SavedItem } from '../wishlist'
import { cartQuery } from './cart.queries'

/** The state of saving the cart to the wishlist. */
export type SavingState = 'idle' | 'saving' | 'saved'

/** Saving the cart to the wishlist. */
export interface SavingToWishlist {
  /** `saved` while all products of the cart are saved. */
  state: SavingState
  /** Saves every product of the cart to the wishlist. */
  save: () => void
  /** Why nothing was saved: all products are saved, or none. */
  problem: Problem | null
  dismissProblem: () => void
}

/** Returns the cart's products, each once; with the variant if the cart has only that one. */
function toSavedItems(items: readonly CartItem[]): SavedItem[] {
  const saved = new Map<string, SavedItem>()
  for (const { product_id, variant_id } of items) {
    saved.set(product_id, saved.has(product_id) ? { product_id } : { product_id, variant_id })
  }
  return [...saved.values()]
}

/** Saves the cart's products to the wishlist. The cart does not change. */
export function useSaveCartToWishlist(): SavingToWishlist {
  const shop = useShop()
  const queryClient = useQueryClient()
  const { data: cart } = useQuery(cartQuery(shop))
  const items = useMemo(() => toSavedItems(cart?.items ?? []), [cart])
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const { run, busy, problem, reset } = useAction('add_to_wishlist', async (selected: readonly SavedItem[]) => {
    await saveItems({ shop, queryClient }, selected)
    setSaved(new Set(selected.map(({ product_id }) => product_id)))
  })
  const isSaved = items.length > 0 && items.every(({ product_id }) => saved.has(product_id))
  const settledState = isSaved ? 'saved' : 'idle'
  return {
    state: busy ? 'saving' : settledState,
    save: () => void (items.length > 0 && run(items)),
    problem,
    dismissProblem: reset,
  }
}
