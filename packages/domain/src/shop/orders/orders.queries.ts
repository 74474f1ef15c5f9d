import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@skafferi/api'
import type { Shop, Prefetch } from '../shop-context'
import { orderPageSize, usualArticleLimit } from '../../rules/orders/orders'
import type { OrderStatus } from '../../rules/orders/transition'

/** Page and filters of the order history. */
export interface OrderHistoryFilter {
  /** From 1. */
  page: number
  /** Part of a product's name, of a number or of a reference; empty for all orders. */
  query: string
  /** Only orders with this status; all by default. */
  status?: OrderStatus
}

/** Query keys of this feature. */
export const orderKeys = {
  all: ['orders'],
  list: (filter: OrderHistoryFilter) => ['orders', 'list', filter],
  detail: (id: string) => ['orders', 'detail', id],
  summary: ['orders', 'summary'],
  reorder: (id: string) => ['orders', 'reorder', id],
  usual: ['orders', 'usual'],
} as const

/** One page of the company's orders, newest first. */
export function ordersQuery({ client }: Shop, { page, query, status }: OrderHistoryFilter) {
  const q = query.trim().slice(0, 100)
  return queryOptions({
    queryKey: orderKeys.list({ page, query: q, status }),
    queryFn: ({ signal }) => {
      const offset = (page - 1) * orderPageSize
      const params = { query: { q: q || undefined, status, limit: orderPageSize, offset } }
      return unwrap(client.GET('/store/orders', { params, signal }))
    },
  })
}

/** One order. */
export function orderQuery({ client }: Shop, id: string) {
  return queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: async () => (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order,
  })
}

/** Order statistics of the company. Cached for the visit, because they also show whether it has orders. */
export function orderSummaryQuery({ client }: Shop) {
  return queryOptions({
    queryKey: orderKeys.summary,
    queryFn: () => unwrap(client.GET('/store/customer/order-summary')),
    gcTime: Infinity,
  })
}

/** Preview of a reorder. Never cached, since stock and prices change. */
export function reorderQuery({ client }: Shop, id: string) {
  return queryOptions({
    queryKey: orderKeys.reorder(id),
    queryFn: () => unwrap(client.GET('/store/orders/{id}/reorder', { params: { path: { id } } })),
    staleTime: 0,
    gcTime: 0,
  })
}

/** The company's regular articles. Cached for the visit, because they also show whether it has orders. */
export function usualArticlesQuery({ client }: Shop) {
  return queryOptions({
    queryKey: orderKeys.usual,
    queryFn: async () => {
      const params = { query: { limit: usualArticleLimit } }
      return (await unwrap(client.GET('/store/customer/usual-articles', { params }))).articles
    },
    gcTime: Infinity,
  })
}

/** Fetches an order. */
export const fetchOrder: Prefetch = ({ shop, cache }, { id }) => cache.prefetchQuery(orderQuery(shop, id))
