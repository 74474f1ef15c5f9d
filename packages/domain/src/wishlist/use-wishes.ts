import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { toProblem, type Problem } from '../problem'
import { useShop } from '../shop-context'
import { useNotes } from '../use-notes'
import { markProducts } from './mark-products'
import { wishlistKeys } from './wishlist.queries'

/** How far the last press of a card's heart is. */
export type WishState = 'idle' | 'busy' | 'added' | 'removed' | 'failed'

interface Wish {
  state: WishState
  problem: Problem | null
}

const idle: Wish = { state: 'idle', problem: null }

/** The hearts of product cards, each for itself. */
export interface Wishes {
  /** Puts a product on the wishlist, or takes it off. A second press while it is under way is ignored. */
  toggle: (event: { productId: string }) => Promise<void>
  stateOf: (productId: string) => WishState
  problemOf: (productId: string) => Problem | null
}

/**
 * The hearts of a page's cards. A heart turns only once the store has said so.
 * @param saysFor how long a card says what was done, in ms (Specification (accounts) §9, Specification (shopping) §9)
 */
export function useWishes({ saysFor }: { saysFor: number }): Wishes {
  const { client } = useShop()
  const queryClient = useQueryClient()
  const wishes = useNotes(idle)

  async function toggle({ productId }: { productId: string }): Promise<void> {
    if (wishes.of(productId).state === 'busy') return
    wishes.write(productId, () => ({ state: 'busy', problem: null }))
    try {
      const body = { product_id: productId }
      const { in_wishlist = false } = await unwrap(client.POST('/store/customer/wishlist/toggle', { body }))
      markProducts(queryClient, [productId], in_wishlist)
      void queryClient.invalidateQueries({ queryKey: wishlistKeys.list })
      wishes.write(productId, () => ({ state: in_wishlist ? 'added' : 'removed', problem: null }), saysFor)
    } catch (error) {
      wishes.write(productId, () => ({ state: 'failed', problem: toProblem('toggle_wishlist', error) }))
    }
  }

  return { toggle, stateOf: (id) => wishes.of(id).state, problemOf: (id) => wishes.of(id).problem }
}
