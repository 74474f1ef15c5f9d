import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readable, ifReadable, toLoad, type Load } from '../../platform/action'
import { useShop } from '../shop-context'
import { listingQuery } from './catalog.queries'
import { lastPageIfBeyond, type ListingFilter } from '../../rules/catalogue/catalog'
import { toListingView, type ListingView } from './catalog.view'

/** The data of a listing page. */
export interface Listing {
  load: Load<ListingView>
  /** The last page, to redirect to if the requested page is beyond the end; otherwise null. */
  lastPage: number | null
}

/**
 * Loads the listing of a filter. While results load, the previous ones stay visible under the new filter, with
 * `refreshing` set. A page beyond the end stays loading until the page redirects, so that it does not show "nothing
 * found".
 * @param filter must be referentially stable: the view is created again for another object
 */
export function useListing(filter: ListingFilter): Listing {
  const shop = useShop()
  const query = useQuery({ ...listingQuery(shop, filter), placeholderData: keepPreviousData })
  const view = useMemo(
    () => readable(query.data, (data) => toListingView(data, filter, shop.locale)),
    [query.data, filter, shop.locale],
  )
  const data = ifReadable(query.data, view)
  const lastPage = data ? lastPageIfBeyond(data) : null
  return { load: lastPage === null ? toLoad(query, 'load_products', view) : { status: 'loading' }, lastPage }
}
