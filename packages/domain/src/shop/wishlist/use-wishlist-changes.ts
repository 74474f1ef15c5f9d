import { unwrap } from '@skafferi/api'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { wishlistKeys } from './wishlist.queries'
import { wishlistMessageDuration } from '../../rules/wishlist/wishlist'
import type { WishlistChanges, Wishlist } from './wishlist.view'
import { markProducts } from './mark-products'

/** Removes products from the displayed list and updates their hearts, after the store has removed them. */
function removeItems(queryClient: QueryClient, isRemoved: (productId: string) => boolean): void {
  const items = queryClient.getQueryData<Wishlist>(wishlistKeys.list)?.wishlist ?? []
  markProducts(queryClient, items.map(({ id }) => id).filter(isRemoved), false)
  queryClient.setQueryData<Wishlist>(wishlistKeys.list, (list) => {
    const wishlist = list?.wishlist.filter(({ id }) => !isRemoved(id)) ?? []
    return list && { ...list, wishlist, count: list.count - (list.wishlist.length - wishlist.length) }
  })
}

const options = { refetchOnUnknown: [wishlistKeys.list], resetAfter: wishlistMessageDuration }

/** Removing some or all products from the wishlist. The list changes once the store has confirmed. */
export function useWishlistChanges() {
  const { client } = useShop()
  const queryClient = useQueryClient()

  async function sendRemoval(productIds: readonly string[]): Promise<void> {
    const [only, ...others] = productIds
    await (only !== undefined && others.length === 0
      ? unwrap(client.DELETE('/store/customer/wishlist/remove', { body: { product_id: only } }))
      : unwrap(client.DELETE('/store/customer/wishlist/bulk-remove', { body: { product_ids: [...productIds] } })))
    removeItems(queryClient, (id) => productIds.includes(id))
  }

  async function sendClearing(): Promise<void> {
    await unwrap(client.DELETE('/store/customer/wishlist/clear'))
    removeItems(queryClient, () => true)
  }

  const removal = useAction('remove_from_wishlist', sendRemoval, {
    ...options,
    idOf: (ids) => ids.join(),
  })
  const clearing = useAction('clear_wishlist', sendClearing, options)
  const changes: WishlistChanges = {
    removing: removal.pending.flat(),
    clearing: clearing.busy,
    done: clearing.done ? 'cleared' : removal.done ? 'removed' : null,
    problem: clearing.problem ?? removal.problem,
  }

  function startChange<Input>(run: (input: Input) => Promise<boolean>, input: Input): void {
    removal.reset()
    clearing.reset()
    void run(input)
  }

  return {
    changes,
    remove(productIds: readonly string[]): void {
      const requested = productIds.filter((id) => !changes.removing.includes(id))
      if (requested.length > 0) startChange(removal.run, requested)
    },
    clear: () => startChange(clearing.run, undefined),
  }
}
