import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable, ifReadable, toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { listingQuery } from './catalog.queries'
import { lastPageInstead, type ListingFilter } from './catalog.rules'
import { toListingView, type ListingView } from './catalog.view'

/** What a listing's page shows, and where it leads. */
export interface Listing {
  load: Load<ListingView>
  /** The page to show instead, where the one asked for lies beyond the end; null where it does not. */
  lastPage: number | null
}

/**
 * The listing behind a filter. While the next results are on their way the old ones stay, under the new filter, and
 * `refreshing` says so. A page beyond the end is awaited until the page leads to the last one: it is not "nothing found".
 * @param filter memoize it: the view is rebuilt for another object
 */
export function useListing(filter: ListingFilter): Listing {
  const shop = useShop()
  const query = useQuery({ ...listingQuery(shop, filter), placeholderData: keepPreviousData })
  const view = useMemo(
    () => readable(query.data, (data) => toListingView(data, filter, shop.locale)),
    [query.data, filter, shop.locale],
  )
  const data = ifReadable(query.data, view)
  const lastPage = data ? lastPageInstead(data) : null
  return { load: lastPage === null ? toLoad(query, 'load_products', view) : { status: 'loading' }, lastPage }
}
