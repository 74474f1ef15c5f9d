import { useOffice } from '../office-context'
import type { OfficeState } from '../office.view'
import { formatWeekday } from '../date-time'
import type { DashboardView, WaitingCount } from './today.view'
import { useApplications } from '../customers/use-applications'
import { useCompanyCount } from '../customers/use-company-count'
import { useOnlyOwner } from '../team/use-only-owner'
import { useLatestActivity } from '../activity/use-latest-activity'
import { useInboxCounts } from '../service/use-inbox-counts'
import { anyOrder, useOfficeOrders, useOrderCount, ordersKey } from '../orders/use-office-orders'
import { officeProductsKey } from '../catalogue/product.queries'
import { useProductCount } from '../catalogue/use-office-products'
import { useOperator } from '../use-operator'
import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { pollInterval } from '../poll-interval'
import { toLowStock, toSales } from './to-figures'
import { toOfficeLoad } from '../to-office-load'

/** The maximum number of displayed products that are low in stock. */
const maxLowProducts = 12

/** The sales by day in the shop's time zone. */
function useSales() {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...ordersKey, 'sales'],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/sales', { signal })),
    refetchInterval: pollInterval,
  })
  return toOfficeLoad(query, query.data && toSales(query.data, office))
}

/** The products that are low in stock. */
function useLowStock() {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...officeProductsKey, 'low'],
    queryFn: ({ signal }) =>
      unwrap(office.client.GET('/admin/low-stock', { params: { query: { limit: maxLowProducts } }, signal })),
    refetchInterval: pollInterval,
  })
  return toOfficeLoad(query, query.data && toLowStock(query.data, office))
}

const toShip = { ...anyOrder, waits: 'shipment', page: 1 }

/** The maximum numbers of displayed activity entries and orders. */
const limits = { activity: 8, orders: 8 }

/** The start page: open items, orders to ship, applications, and the latest activity. */
export function useToday(): OfficeState<DashboardView> {
  const office = useOffice()
  const { may } = useOperator()
  const canReadApplications = may.includes('service')
  const orders = useOfficeOrders(toShip)
  const open = useOrderCount({ waits: 'action' })
  const waitingForStock = useOrderCount({ waits: 'stock' }) ?? 0
  const unpaid = useOrderCount({ waits: 'payment' })
  const toPayBack = useOrderCount({ waits: 'to_pay_back' })
  const drafts = useProductCount({ status: 'draft' })
  const products = useProductCount({})
  const { queue, count: applications } = useApplications('pending', canReadApplications)
  const vatNumbers = useCompanyCount('vat_unconfirmed')
  const inbox = useInboxCounts(canReadApplications)
  const activity = useLatestActivity(limits.activity)
  const [lowStock, sales] = [useLowStock(), useSales()]
  // The hint above the page must not move it later.
  const { isLoading: isTeamLoading } = useOnlyOwner()
  if (orders.status !== 'ready') return orders
  if (activity.status !== 'ready') return activity
  // The page is shown even if one of them fails.
  if (isTeamLoading || lowStock.status === 'loading' || sales.status === 'loading') return { status: 'loading' }
  const counts: readonly [WaitingCount['kind'], number | undefined][] = [
    ['openOrders', open],
    ['toShip', orders.view.count],
    ['unpaid', unpaid],
    // Rare, so only listed while there are some.
    ['toPayBack', toPayBack || undefined],
    ['applications', canReadApplications ? applications : undefined],
    ['vatNumbers', vatNumbers || undefined],
    ['complaints', canReadApplications ? inbox.complaints : undefined],
    ['messages', canReadApplications ? inbox.messages : undefined],
    ['reviews', canReadApplications ? inbox.reviews : undefined],
    ['failedMail', canReadApplications ? inbox.mail : undefined],
    ['lowStock', lowStock.status === 'ready' ? lowStock.view.count : undefined],
    ['drafts', drafts],
  ]
  const view: DashboardView = {
    date: formatWeekday(office.now(), office),
    waiting: counts.flatMap(([kind, count]) => (count === undefined ? [] : [{ kind, count }])),
    toShip: orders.view.rows.slice(0, limits.orders),
    waitingForStock,
    applications: canReadApplications && queue.status === 'ready' ? queue.view : [],
    activity: activity.view,
    lowStock: lowStock.status === 'ready' ? lowStock.view : null,
    sales: sales.status === 'ready' ? sales.view : null,
    isEmpty: products === 0,
  }
  return { status: 'ready', view, refreshing: orders.refreshing }
}
