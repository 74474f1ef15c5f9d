import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { wishlistLimit } from '../../rules/wishlist/wishlist'
import type { Wishlist } from './wishlist.view'

/** Query keys of this feature. */
export const wishlistKeys = {
  list: ['wishlist'],
} as const

/** Items per request: the contract's maximum. */
const pageSize = 100

/** The full wishlist, newest first, loaded in several requests if needed. */
export function wishlistQuery({ client }: Shop) {
  return queryOptions({
    queryKey: wishlistKeys.list,
    queryFn: async (): Promise<Wishlist> => {
      const fetchPage = (offset: number) =>
        unwrap(client.GET('/store/customer/wishlist', { params: { query: { limit: pageSize, offset } } }))
      const first = await fetchPage(0)
      const wishlist = [...first.wishlist]
      while (wishlist.length < Math.min(first.count, wishlistLimit)) {
        const { wishlist: more } = await fetchPage(wishlist.length)
        if (more.length === 0) break
        wishlist.push(...more)
      }
      return { ...first, wishlist }
    },
  })
}
