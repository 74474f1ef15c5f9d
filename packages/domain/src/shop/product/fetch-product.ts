import type { Prefetch } from '../shop-context'
import { productQuery } from './product.queries'

/** Fetches a product by id or handle. */
export const fetchProduct: Prefetch = async ({ shop, cache }, { id }) => {
  const { status, ready } = shop.session.getSnapshot()
  // Customers and visitors get different answers, so nothing is loaded before the session is known.
  if (ready) await cache.prefetchQuery(productQuery(shop, id, status))
}
