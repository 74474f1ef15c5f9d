import { unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'

/** The page shows at most this many; companies rarely have more. */
const pageSize = 100

/** Query keys of this feature. */
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
