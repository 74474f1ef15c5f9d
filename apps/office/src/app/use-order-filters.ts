import { useSearchParams } from 'react-router-dom'
import { anyOrder, useOrderCount } from '@skafferi/domain/office'
import type { OrderFilters } from '@skafferi/domain/office/views'
import { useOrderViews } from '@skafferi/ui/office/phrases'
import { paths, withQuery } from '../paths'

/** The URL of the filtered orders. */
const ordersHref = ({ text, ...rest }: OrderFilters, page = 1) => withQuery(paths.orders, { q: text, ...rest, page })

/** Reads the order filters from the URL. */
export function useOrderFilters() {
  const [parameters] = useSearchParams()
  const read = (name: string) => parameters.get(name) ?? ''
  const filters: OrderFilters = {
    text: read('q'),
    status: read('status'),
    goods: read('goods'),
    payment: read('payment'),
    waits: read('waits'),
    from: read('from'),
    to: read('to'),
    company: read('company'),
    country: read('country'),
  }
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1)
  const hrefOf = (filter: Partial<OrderFilters> = {}) => ordersHref({ ...anyOrder, ...filter })
  const views = useOrderViews([
    { id: 'all', href: hrefOf(), count: useOrderCount({}) },
    { id: 'open', href: hrefOf({ status: 'pending' }), count: useOrderCount({ status: 'pending' }) },
    { id: 'toShip', href: hrefOf({ waits: 'shipment' }), count: useOrderCount({ waits: 'shipment' }) },
    { id: 'unpaid', href: hrefOf({ waits: 'payment' }), count: useOrderCount({ waits: 'payment' }) },
  ])
  return {
    filters: { ...filters, page },
    views,
    view: views.find(({ href }) => href === hrefOf(filters))?.id ?? null,
    hrefFor: (next: number) => ordersHref(filters, next),
    /** URL of the filtered orders as a file. */
    exportHref: withQuery('/admin/orders/export', {
      q: filters.text,
      status: filters.status,
      fulfillment_status: filters.goods,
      payment_status: filters.payment,
      waits_for: filters.waits,
      placed_from: filters.from,
      placed_to: filters.to,
      company_id: filters.company,
      country: filters.country,
    }),
    hrefOf,
  }
}
