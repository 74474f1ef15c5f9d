import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { pollInterval } from '../poll-interval'
import { useOffice } from '../office-context'
import { toLowStock, toSales } from './to-figures'
import { toOfficeLoad } from '../to-office-load'
import { officeProductsKey } from '../catalogue/use-office-products'
import { ordersKey } from '../orders/use-office-orders'

/** The maximum number of displayed products that are low in stock. */
const maxLowProducts = 6

/** The sales by day in the shop's time zone. */
export function useSales() {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...ordersKey, 'sales'],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/sales', { signal })),
    refetchInterval: pollInterval,
  })
  return toOfficeLoad(query, query.data && toSales(query.data, office))
}

/** The products that are low in stock. */
export function useLowStock() {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...officeProductsKey, 'low'],
    queryFn: ({ signal }) =>
      unwrap(office.client.GET('/admin/low-stock', { params: { query: { limit: maxLowProducts } }, signal })),
    refetchInterval: pollInterval,
  })
  return toOfficeLoad(query, query.data && toLowStock(query.data, office))
}
