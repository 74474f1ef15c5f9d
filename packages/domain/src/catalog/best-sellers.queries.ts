import { unwrap, type ProductQuery } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { catalogKeys } from './lists.queries'

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
