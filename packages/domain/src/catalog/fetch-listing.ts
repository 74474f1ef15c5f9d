import type { Prefetch } from '../shop-context'
import { listingQuery } from './catalog.queries'
import { parseFilter } from './catalog.rules'

/** Asks for the products that an address filters. */
export const fetchListing: Prefetch = ({ shop, cache }, { parameters }) =>
  cache.prefetchQuery(listingQuery(shop, parseFilter(parameters)))
