import type { QueryClient } from '@tanstack/react-query'
import { markProducts } from './mark-products'
import { wishlistKeys } from './wishlist.queries'
import type { Wishlist } from './wishlist.view'

/** Takes products off the list that is shown, and turns their hearts on every shelf: the store has taken them off. */
export function removeItems(queryClient: QueryClient, isGone: (productId: string) => boolean): void {
  const shown = queryClient.getQueryData<Wishlist>(wishlistKeys.list)?.wishlist ?? []
  markProducts(queryClient, shown.map(({ id }) => id).filter(isGone), false)
  queryClient.setQueryData<Wishlist>(wishlistKeys.list, (list) => {
    const wishlist = list?.wishlist.filter(({ id }) => !isGone(id)) ?? []
    return list && { ...list, wishlist, count: list.count - (list.wishlist.length - wishlist.length) }
  })
}
