import { unwrap, type ProductQuery } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { listingPageSize, type ListingFilter } from './catalog.rules'
import { catalogKeys } from './lists.queries'

/** The call behind a filter. The facet counts come with the list, so that a listing is one call. */
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

/** One page of products with the facet counts. */
export function listingQuery({ client }: Shop, filter: ListingFilter) {
  const query = toProductQuery(filter)
  return queryOptions({
    queryKey: catalogKeys.listing(query),
    queryFn: ({ signal }) => unwrap(client.GET('/store/products', { params: { query }, signal })),
  })
}
