import { ApiError, unwrap, type components } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { markProducts } from './mark-products'
import { wishlistKeys } from './wishlist.queries'
import { wishlistLimit } from '../../rules/wishlist/wishlist'

/** A product to save, with a variant if one is named. */
export type SavedItem = Pick<components['schemas']['AddToWishlistRequest'], 'product_id' | 'variant_id'>

/**
 * Adds products to the wishlist, all or none; their hearts update everywhere.
 * @throws ApiError `wishlist_full` if they exceed its limit; more than the limit is never sent
 */
export async function saveItems(
  { shop, queryClient }: { shop: Shop; queryClient: QueryClient },
  items: readonly SavedItem[],
): Promise<void> {
  if (items.length > wishlistLimit) throw new ApiError(409, { code: 'wishlist_full', message: '' })
  const user = shop.session.getUser()
  await unwrap(shop.client.POST('/store/customer/wishlist/bulk-add', { body: { items: [...items] } }))
  if (shop.session.getUser() !== user) return
  markProducts(
    queryClient,
    items.map(({ product_id }) => product_id),
    true,
  )
  void queryClient.invalidateQueries({ queryKey: wishlistKeys.list })
}
