import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { orderPageSize } from './orders.rules'

/** Which page of the history, and of which products. */
export interface OrderHistoryFilter {
  /** From 1. */
  page: number
  /** Part of a product's name; empty for all orders. */
  query: string
}

/** Names of this feature's cached answers. */
export const orderKeys = {
  all: ['orders'],
  list: (filter: OrderHistoryFilter) => ['orders', 'list', filter],
  detail: (id: string) => ['orders', 'detail', id],
  summary: ['orders', 'summary'],
} as const

/** One page of the company's orders, newest first. */
export function ordersQuery({ client }: Shop, { page, query }: OrderHistoryFilter) {
  const q = query.trim().slice(0, 100)
  return queryOptions({
    queryKey: orderKeys.list({ page, query: q }),
    queryFn: ({ signal }) => {
      const params = { query: { q: q || undefined, limit: orderPageSize, offset: (page - 1) * orderPageSize } }
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

/** Figures about the company's orders. */
export function orderSummaryQuery({ client }: Shop) {
  return queryOptions({
    queryKey: orderKeys.summary,
    queryFn: () => unwrap(client.GET('/store/customer/order-summary')),
  })
}
