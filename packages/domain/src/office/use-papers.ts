import { unwrap } from '@skafferi/api'
import { useQueries } from '@tanstack/react-query'
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
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: [...ordersKey, 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => unwrap(office.client.GET('/admin/orders/{id}', { params: { path: { id } }, signal })),
    })),
  })
  const papers = queries.map(({ data }) => {
    if (!data) return []
    return wanted.of === 'pick' ? [toPickList(data, office)] : [toPackingSlip(data, wanted.parcel, office)].filter((slip) => slip !== undefined)
  })
  const states = queries.map((query, index) => toOfficeLoad(query, query.data && papers[index]))
  const refetch = () => void queries.filter(({ isError }) => isError).forEach((query) => void query.refetch())
  const failed = states.find((state) => state.status === 'failed')
  if (failed) return { ...failed, retry: refetch }
  if (states.some(({ status }) => status === 'loading')) return { status: 'loading' }
  return { status: 'ready', view: papers.flat(), refreshing: queries.some(({ isFetching }) => isFetching) }
}
