import { queryOptions } from '@tanstack/react-query'
import { unwrap, type ProductQuery } from '@skafferi/api'
import type { Shop, Prefetch } from '../shop-context'
import { listingPageSize, type ListingFilter, parseFilter } from '../../rules/catalogue/catalog'
import { catalogKeys } from './lists.queries'

/** Creates the query of a filter. The response includes the facet counts, so that a listing needs one request. */
export function toProductQuery(filter: ListingFilter): ProductQuery {
  return {
    q: filter.q || undefined,
    category: filter.category ?? undefined,
    brand: filter.brands.length > 0 ? filter.brands : undefined,
    tags: filter.tags.length > 0 ? filter.tags : undefined,
    strength: filter.strengths.length > 0 ? filter.strengths : undefined,
    flavour: filter.flavours.length > 0 ? filter.flavours : undefined,
    pack: filter.packs.length > 0 ? filter.packs : undefined,
    minPrice: filter.minPrice ?? undefined,
    maxPrice: filter.maxPrice ?? undefined,
    sort: filter.sort,
    facets: 1,
    limit: listingPageSize,
    offset: (filter.page - 1) * listingPageSize,
  }
}

/** A page of products with the facet counts. */
export function listingQuery({ client }: Shop, filter: ListingFilter) {
  const query = toProductQuery(filter)
  return queryOptions({
    queryKey: catalogKeys.listing(query),
    queryFn: ({ signal }) => unwrap(client.GET('/store/products', { params: { query }, signal })),
  })
}

/** Prefetches the products of a listing's address. */
export const fetchListing: Prefetch = ({ shop, cache }, { parameters }) =>
  cache.prefetchQuery(listingQuery(shop, parseFilter(parameters)))
