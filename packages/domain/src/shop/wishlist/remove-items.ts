import type { QueryClient } from '@tanstack/react-query'
import { markProducts } from './mark-products'
import { wishlistKeys } from './wishlist.queries'
import type { Wishlist } from './wishlist.view'

/** Removes products from the displayed list and updates their hearts, after the store has removed them. */
export function removeItems(queryClient: QueryClient, isRemoved: (productId: string) => boolean): void {
  const items = queryClient.getQueryData<Wishlist>(wishlistKeys.list)?.wishlist ?? []
  markProducts(queryClient, items.map(({ id }) => id).filter(isRemoved), false)
  queryClient.setQueryData<Wishlist>(wishlistKeys.list, (list) => {
    const wishlist = list?.wishlist.filter(({ id }) => !isRemoved(id)) ?? []
    return list && { ...list, wishlist, count: list.count - (list.wishlist.length - wishlist.length) }
  })
}
