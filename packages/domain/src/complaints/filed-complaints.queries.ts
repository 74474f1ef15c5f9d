import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'

/** So many are shown; a company seldom has more. */
const pageSize = 100

/** Names of this feature's cached answers. */
export const complaintKeys = {
  all: ['complaints'],
  list: (orderId: string | undefined) => ['complaints', 'list', orderId ?? 'all'],
} as const

/**
 * The company's complaints, newest first.
 * @param orderId limits them to one order
 */
export function filedComplaintsQuery({ client }: Shop, orderId: string | undefined) {
  return queryOptions({
    queryKey: complaintKeys.list(orderId),
    queryFn: () =>
      unwrap(client.GET('/store/customer/complaints', { params: { query: { order_id: orderId, limit: pageSize } } })),
  })
}
