import type { AskAhead } from '../shop-context'
import { orderQuery } from './orders.queries'

/** Asks for an order. */
export const fetchOrder: AskAhead = ({ shop, cache }, { id }) => cache.prefetchQuery(orderQuery(shop, id))
