import { unwrap, type ProductQuery } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { catalogKeys } from './lists.queries'

/** Number of best sellers and of products to explore on the home page (Specification (accounts) §9). */
const productCount = 8

/** Best sellers: none in a shop without recent orders. */
export function bestSellersQuery({ client }: Shop) {
  const query: ProductQuery = { sort: 'most_popular', ordered: 1, limit: productCount }
  return queryOptions({
    queryKey: catalogKeys.bestSellers,
    queryFn: async () => (await unwrap(client.GET('/store/products', { params: { query } }))).products,
  })
}

/** Other products to explore. */
export function exploreQuery({ client }: Shop) {
  const query = { limit: productCount, offset: 0 }
  return queryOptions({
    queryKey: catalogKeys.explore,
    queryFn: async () => (await unwrap(client.GET('/store/products/explore', { params: { query } }))).products,
  })
}
