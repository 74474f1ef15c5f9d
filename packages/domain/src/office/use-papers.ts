import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from './office-context'
import type { OfficeState } from './office.view'
import type { PaperView } from './papers.view'
import { toOfficeLoad } from './to-office-load'
import { toPackingSlip, toPickList } from './to-papers'
import { ordersKey } from './use-office-orders'

/** Which papers are wanted: pick lists of orders, or the packing slip of a parcel. */
export type WantedPapers = { of: 'pick'; orders: readonly string[] } | { of: 'slip'; order: string; parcel: string }

/** Papers that go with orders; ready once all of them are. */
export function usePapers(wanted: WantedPapers): OfficeState<readonly PaperView[]> {
  const office = useOffice()
  const ids = wanted.of === 'pick' ? [...new Set(wanted.orders)] : [wanted.order]
  const query = useQuery({
    queryKey: [...ordersKey, 'papers', ids],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => unwrap(office.client.GET('/admin/orders/{id}', { params: { path: { id } }, signal })))),
  })
  const papers = query.data?.map((read) => (wanted.of === 'pick' ? toPickList(read, office) : toPackingSlip(read, wanted.parcel, office)))
  return toOfficeLoad(query, papers?.filter((paper) => paper !== undefined))
}
