import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { type Problem, useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { markProducts } from './mark-products'
import { wishlistKeys } from './wishlist.queries'

/** The state of the last press of a card's heart. `added` and `removed` are messages that disappear after a while. */
export type SavedItemState = 'idle' | 'busy' | 'added' | 'removed' | 'failed'

/** State of the hearts of several products. */
export interface SavedItemsView {
  stateOf: (productId: string) => SavedItemState
  problemOf: (productId: string) => Problem | null
}

/** The hearts of product cards. */
export interface SavedItems extends SavedItemsView {
  /**
   * Adds a product to the wishlist or removes it: the opposite of the displayed state, whatever a colleague, another
   * tab or a lost answer has changed since. A second press is ignored while the first is pending.
   */
  set: (event: { productId: string; saved: boolean }) => Promise<void>
}

/**
 * The hearts of a page's product cards. They change once the store has confirmed.
 * @param messageDuration how long a card shows its message, in ms (Specification (accounts) §9, Specification
 * (shopping) §9)
 */
export function useSavedItems({ messageDuration }: { messageDuration: number }): SavedItems {
  const { client } = useShop()
  const queryClient = useQueryClient()

  async function send({ productId, saved }: Parameters<SavedItems['set']>[0]): Promise<boolean> {
    const body = { product_id: productId, in_wishlist: saved }
    const { in_wishlist = saved } = await unwrap(client.POST('/store/customer/wishlist/toggle', { body }))
    markProducts(queryClient, [productId], in_wishlist)
    void queryClient.invalidateQueries({ queryKey: wishlistKeys.list })
    return in_wishlist
  }

  const { run, of } = useAction('toggle_wishlist', send, {
    idOf: ({ productId }) => productId,
    resetAfter: messageDuration,
  })
  return {
    set: async (event) => void (await run(event)),
    stateOf(productId) {
      const { busy, done, result, problem } = of(productId)
      if (busy) return 'busy'
      if (done) return result ? 'added' : 'removed'
      return problem ? 'failed' : 'idle'
    },
    problemOf: (productId) => of(productId).problem,
  }
}
