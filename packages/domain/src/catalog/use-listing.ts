import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { listingQuery } from './catalog.queries'
import type { ListingFilter } from './catalog.rules'
import { toListingView, type ListingView } from './catalog.view'

/**
 * The listing behind a filter. While the next results are on their way the old ones stay, under the new filter, and
 * `refreshing` says so.
 * @param filter memoize it: the view is rebuilt for another object
 */
export function useListing(filter: ListingFilter): Load<ListingView> {
  const shop = useShop()
  const query = useQuery({ ...listingQuery(shop, filter), placeholderData: keepPreviousData })
  const view = useMemo(
    () => query.data && toListingView(query.data, filter, shop.locale),
    [query.data, filter, shop.locale],
  )
  return toLoad(query, 'load_products', view)
}
