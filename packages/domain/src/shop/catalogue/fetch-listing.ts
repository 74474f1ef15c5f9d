import type { Prefetch } from '../shop-context'
import { listingQuery } from './catalog.queries'
import { parseFilter } from '../../rules/catalogue/catalog'

/** Prefetches the products of a listing's address. */
export const fetchListing: Prefetch = ({ shop, cache }, { parameters }) =>
  cache.prefetchQuery(listingQuery(shop, parseFilter(parameters)))
