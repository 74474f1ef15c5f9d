import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toLoad, type Load } from '../load'
import { useShop } from '../shop-context'
import { listingQuery } from './catalog.queries'
import { parseFilter, serialiseFilter, type ListingFilter } from './catalog.rules'
import { toListingView, type ListingView } from './catalog.view'

/**
 * The listing behind a filter. While the next results are on their way the old ones stay, under the new filter, and
 * `refreshing` says so.
 */
export function useListing(filter: ListingFilter): Load<ListingView> {
  const shop = useShop()
  const query = useQuery({ ...listingQuery(shop, filter), placeholderData: keepPreviousData })
  // The address decides, not the object: a page makes a new filter whenever it renders.
  const address = serialiseFilter(filter).toString()
  const view = useMemo(
    () => query.data && toListingView(query.data, parseFilter(new URLSearchParams(address)), shop.locale),
    [query.data, address, shop.locale],
  )
  return toLoad(query, 'load_products', view)
}
