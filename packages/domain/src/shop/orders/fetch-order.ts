import type { Prefetch } from '../shop-context'
import { orderQuery } from './orders.queries'

/** Fetches an order. */
export const fetchOrder: Prefetch = ({ shop, cache }, { id }) => cache.prefetchQuery(orderQuery(shop, id))
