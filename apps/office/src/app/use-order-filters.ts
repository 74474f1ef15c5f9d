import { anyOrder, useOrderCount, withQuery } from '@skafferi/domain/office'
import type { OrderFilters } from '@skafferi/domain/office/views'
import { useOrderViews } from '@skafferi/ui/office/phrases'
import { paths } from '../paths'
import { useListQuery, useSavedListQuery } from './use-list-query'

const values = {
  status: null,
  goods: null,
  payment: null,
  waits: null,
  from: null,
  to: null,
  company: null,
  country: null,
  article: null,
  shipment: null,
}

/** Reads the order filters from the URL. */
export function useOrderFilters() {
  const { text, filters: rest, page, hrefOf: filteredHref, pageHref, show } = useListQuery(paths.orders, values)
  useSavedListQuery(paths.orders)
  const filters: OrderFilters = { text, ...rest }
  const hrefOf = (filter: Partial<OrderFilters> = {}) => filteredHref({ ...anyOrder, ...filter })
  const views = useOrderViews([
    { id: 'all', href: hrefOf(), count: useOrderCount({}) },
    { id: 'open', href: hrefOf({ waits: 'action' }), count: useOrderCount({ waits: 'action' }) },
    { id: 'toShip', href: hrefOf({ waits: 'shipment' }), count: useOrderCount({ waits: 'shipment' }) },
    { id: 'stock', href: hrefOf({ waits: 'stock' }), count: useOrderCount({ waits: 'stock' }) },
    { id: 'partShipped', href: hrefOf({ shipment: 'partial' }), count: useOrderCount({ shipment: 'partial' }) },
    { id: 'unpaid', href: hrefOf({ waits: 'payment' }), count: useOrderCount({ waits: 'payment' }) },
    { id: 'toPayBack', href: hrefOf({ waits: 'to_pay_back' }), count: useOrderCount({ waits: 'to_pay_back' }) },
  ])
  const exported = {
    q: text,
    status: filters.status,
    fulfillment_status: filters.goods,
    payment_status: filters.payment,
    waits_for: filters.waits,
    placed_from: filters.from,
    placed_to: filters.to,
    company_id: filters.company,
    country: filters.country,
    article: filters.article,
    shipment_state: filters.shipment,
  }
  return {
    filters: { ...filters, page },
    /** The current filters, as text. */
    filterKey: hrefOf(filters),
    views,
    view: views.find(({ href }) => href === hrefOf(filters))?.id ?? null,
    pageHref,
    /** URLs of the filtered orders and of their lines as files. */
    exportHrefs: {
      orders: withQuery('/admin/orders/export', exported),
      lines: withQuery('/admin/orders/export', { ...exported, rows: 'lines' }),
    },
    show,
  }
}
