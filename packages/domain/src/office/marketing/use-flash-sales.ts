import { unwrap } from '@skafferi/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from '../list-page'
import { useOffice } from '../office-context'
import { flashSalesKey } from './flash-sales-key'
import { toListedFlashSales } from './to-flash-sales'
import { toOfficeLoad } from '../to-office-load'

/** A page of flash sales, latest start first. */
export function useFlashSales(page: number) {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...flashSalesKey, 'list', page],
    queryFn: ({ signal }) =>
      unwrap(office.client.GET('/admin/flash-sales', { params: { query: pageQuery(page) }, signal })),
    placeholderData: keepPreviousData,
  })
  return toOfficeLoad(query, query.data && toListedFlashSales(query.data, office))
}
