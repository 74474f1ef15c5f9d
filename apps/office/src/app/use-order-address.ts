import { useSearchParams } from 'react-router-dom'
import { useOrderCount } from '@skafferi/domain/office'
import { useOrderViews } from '@skafferi/ui/office/phrases'
import { paths, withQuery } from '../paths'

/** What orders are found by, as the address has it. */
export function useOrderAddress() {
  const [parameters] = useSearchParams()
  const read = (name: string) => parameters.get(name) ?? ''
  const filters = { text: read('q'), status: read('status'), goods: read('goods'), payment: read('payment') }
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1)
  const { text, ...states } = filters
  const hrefOf = (query: Partial<typeof states> = {}) => withQuery(paths.orders, query)
  const views = useOrderViews([
    { id: 'all', href: hrefOf(), count: useOrderCount({}) },
    { id: 'open', href: hrefOf({ status: 'pending' }), count: useOrderCount({ status: 'pending' }) },
    { id: 'toShip', href: hrefOf({ status: 'pending', goods: 'not_fulfilled' }), count: useOrderCount({ status: 'pending', goods: 'not_fulfilled' }) },
    { id: 'unpaid', href: hrefOf({ payment: 'awaiting' }), count: useOrderCount({ payment: 'awaiting' }) },
  ])
  return {
    filters: { ...filters, page },
    views,
    view: text === '' ? (views.find(({ href }) => href === hrefOf(states))?.id ?? null) : null,
    hrefFor: (next: number) => withQuery(paths.orders, { q: text, ...states, page: next }),
    /** Where the orders that fit are had as a file. */
    exportHref: withQuery('/admin/orders/export', { q: text, status: filters.status, fulfillment_status: filters.goods, payment_status: filters.payment }),
    hrefOf: (next: { text: string; status: string }) => withQuery(paths.orders, { q: next.text, status: next.status }),
  }
}
