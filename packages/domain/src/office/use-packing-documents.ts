import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice, type Office } from './office-context'
import type { OfficeState } from './office.view'
import type { ReadOrder } from './order-commands'
import type { PackingDocumentView } from './packing-documents.view'
import { toOfficeLoad } from './to-office-load'
import { toPackingSlip, toPickList } from './to-packing-documents'
import { ordersKey } from './use-office-orders'

/** Which papers are wanted: pick lists of orders, the packing slips of all their parcels, or that of one parcel. */
export type PackingDocumentQuery =
  | { of: 'pick' | 'slips'; orders: readonly string[] }
  | { of: 'slip'; order: string; parcel: string }

/** The papers of an order that are wanted. */
function papersOf(wanted: PackingDocumentQuery, read: ReadOrder, office: Office): PackingDocumentView[] {
  if (wanted.of === 'pick') return [toPickList(read, office)]
  const parcels =
    wanted.of === 'slip' ? [wanted.parcel] : read.parcels.filter(({ lines }) => lines.length > 0).map(({ id }) => id)
  return parcels.flatMap((id) => toPackingSlip(read, id, office) ?? [])
}

/** Papers that go with orders; ready once all of them are. */
export function usePackingDocuments(wanted: PackingDocumentQuery): OfficeState<readonly PackingDocumentView[]> {
  const office = useOffice()
  const ids = wanted.of === 'slip' ? [wanted.order] : [...new Set(wanted.orders)]
  const query = useQuery({
    queryKey: [...ordersKey, 'papers', ids],
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map((id) => unwrap(office.client.GET('/admin/orders/{id}', { params: { path: { id } }, signal }))),
      ),
  })
  return toOfficeLoad(
    query,
    query.data?.flatMap((read) => papersOf(wanted, read, office)),
  )
}
