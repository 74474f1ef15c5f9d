import type { Prefetch } from '../shop-context'
import { productQuery } from './product.queries'

/** Asks for a product, named by its id or its handle. */
export const fetchProduct: Prefetch = async ({ shop, cache }, { id }) => {
  const { status, ready } = shop.session.getSnapshot()
  // Customers and visitors get different answers: until it is certain who looks, neither is asked for.
  if (ready) await cache.prefetchQuery(productQuery(shop, id, status))
}
