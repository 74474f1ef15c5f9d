import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { pollInterval } from './poll-interval'
import { useOffice } from './office-context'
import { toLowStock, toSales } from './to-figures'
import { toOfficeLoad } from './to-office-load'
import { officeProductsKey } from './use-office-products'
import { ordersKey } from './use-office-orders'

/** How many products that are nearly gone are shown. */
const shown = 6

/** What was sold, by the days of the shop. */
export function useSales() {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...ordersKey, 'sales'],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/sales', { signal })),
    refetchInterval: pollInterval,
  })
  return toOfficeLoad(query, query.data && toSales(query.data, office))
}

/** Products that are nearly gone. */
export function useLowStock() {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...officeProductsKey, 'low'],
    queryFn: ({ signal }) =>
      unwrap(office.client.GET('/admin/low-stock', { params: { query: { limit: shown } }, signal })),
    refetchInterval: pollInterval,
  })
  return toOfficeLoad(query, query.data && toLowStock(query.data, office))
}
