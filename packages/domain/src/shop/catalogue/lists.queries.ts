import { unwrap, type ProductQuery } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'

/** Query keys of this feature. */
export const catalogKeys = {
  all: ['catalog'],
  listing: (query: ProductQuery) => ['catalog', 'listing', query],
  scanned: (gtin: string) => ['catalog', 'scanned', gtin],
  bestSellers: ['catalog', 'best-sellers'],
  explore: ['catalog', 'explore'],
  categories: ['catalog', 'categories'],
  tags: ['catalog', 'tags'],
} as const

/** Number of categories per request (Specification (accounts) §9). */
const categoryLimit = 10

/** Categories and tags rarely change. In milliseconds. */
const tenMinutes = 10 * 60 * 1000

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

/** Names of the tags, most frequent first. */
export function tagsQuery({ client }: Shop) {
  return queryOptions({
    queryKey: catalogKeys.tags,
    queryFn: async () => (await unwrap(client.GET('/store/products/get-tags'))).tags,
    staleTime: tenMinutes,
  })
}
