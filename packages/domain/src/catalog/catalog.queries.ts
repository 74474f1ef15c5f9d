import { unwrap, type ProductQuery } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { listingPageSize, type ListingFilter } from './catalog.rules'

/** Names of this feature's cached answers. */
export const catalogKeys = {
  listing: (query: ProductQuery) => ['catalog', 'listing', query],
  bestSellers: ['catalog', 'best-sellers'],
  categories: ['catalog', 'categories'],
  tags: ['catalog', 'tags'],
} as const

/** Categories asked for in one call (Specification (accounts) §9). */
const categoryLimit = 10

/** Categories and tags change seldom. */
const tenMinutes = 10 * 60 * 1000

/** The call behind a filter. The facet counts come with the list, so that a listing is one call. */
export function toProductQuery(filter: ListingFilter): ProductQuery {
  return {
    q: filter.q || undefined,
    category: filter.category ?? undefined,
    brand: filter.brands.length > 0 ? filter.brands : undefined,
    tags: filter.tags.length > 0 ? filter.tags : undefined,
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

/** How many best sellers the home page shows (Specification (accounts) §9). */
const bestSellerCount = 8

/** What is ordered most. */
export function bestSellersQuery({ client }: Shop) {
  const query: ProductQuery = { sort: 'most_popular', limit: bestSellerCount }
  return queryOptions({
    queryKey: catalogKeys.bestSellers,
    queryFn: async () => (await unwrap(client.GET('/store/products', { params: { query } }))).products,
  })
}

/** The categories in their fixed order. */
export function categoriesQuery({ client }: Shop) {
  const query = { limit: categoryLimit, offset: 0 }
  return queryOptions({
    queryKey: catalogKeys.categories,
    queryFn: async () => {
      const { product_categories } = await unwrap(client.GET('/store/product-categories', { params: { query } }))
      return product_categories
    },
    staleTime: tenMinutes,
  })
}

/** Names of the tags, most used first. */
export function tagsQuery({ client }: Shop) {
  return queryOptions({
    queryKey: catalogKeys.tags,
    queryFn: async () => (await unwrap(client.GET('/store/products/get-tags'))).tags,
    staleTime: tenMinutes,
  })
}
