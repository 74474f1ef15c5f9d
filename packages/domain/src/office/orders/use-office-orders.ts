import { unwrap } from '@skafferi/api'
import type { operations } from '@skafferi/api/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countMeta, pollInterval, workList } from '../poll-interval'
import { pageQuery } from '../list-page'
import { useOffice } from '../office-context'
import type { OrderFilters, OrderQuery } from './orders.view'
import { toListedOrders } from './to-listed-orders'
import { toOfficeLoad } from '../to-office-load'

type Query = NonNullable<operations['listOrders']['parameters']['query']>

/** The query key of orders. */
export const ordersKey = ['office', 'orders'] as const

/** Filters that match all orders. */
export const anyOrder: OrderFilters = {
  text: '',
  status: '',
  goods: '',
  payment: '',
  waits: '',
  from: '',
  to: '',
  company: '',
  country: '',
  article: '',
  shipment: '',
}

/** The query of a call. The store refuses unknown values. */
function queryOf({ text, status, goods, payment, waits, from, to, company, country, ...more }: OrderFilters): Query {
  return {
    ...(text !== '' && { q: text }),
    ...(status !== '' && { status: status as Query['status'] }),
    ...(goods !== '' && { fulfillment_status: goods as Query['fulfillment_status'] }),
    ...(payment !== '' && { payment_status: payment as Query['payment_status'] }),
    ...(waits !== '' && { waits_for: waits as Query['waits_for'] }),
    ...(from !== '' && { placed_from: from }),
    ...(to !== '' && { placed_to: to }),
    ...(company !== '' && { company_id: company }),
    ...(country !== '' && { country: country as Query['country'] }),
    ...(more.article !== '' && { article: more.article }),
    ...(more.shipment !== '' && { shipment_state: more.shipment as Query['shipment_state'] }),
  }
}

/** A page of the matching orders. */
export function useOfficeOrders(filters: OrderQuery) {
  const office = useOffice()
  const parameters = { ...queryOf(filters), ...pageQuery(filters.page) }
  const query = useQuery({
    queryKey: [...ordersKey, 'list', parameters],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/orders', { params: { query: parameters }, signal })),
    placeholderData: keepPreviousData,
    ...workList,
  })
  return toOfficeLoad(query, query.data && toListedOrders(query.data, office))
}

/** The number of matching orders; undefined while it loads. */
export function useOrderCount(filters: Partial<OrderFilters>): number | undefined {
  const { client } = useOffice()
  const parameters = { ...queryOf({ ...anyOrder, ...filters }), limit: 1 }
  const { data } = useQuery({
    queryKey: [...ordersKey, 'count', parameters],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/orders', { params: { query: parameters }, signal })),
    refetchInterval: pollInterval,
    meta: countMeta,
  })
  return data?.count
}
