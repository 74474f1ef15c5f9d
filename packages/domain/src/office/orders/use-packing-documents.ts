import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice, type Office } from '../office-context'
import type { OfficeState } from '../office.view'
import type { ReadOrder } from './order-commands'
import type { PackingDocumentView } from './packing-documents.view'
import { toOfficeLoad } from '../to-office-load'
import { toPackingSlip, toPickList } from './to-packing-documents'
import { ordersKey } from './use-office-orders'

/**
 * The requested documents: pick lists of orders, packing slips of all their parcels, or the packing slip of one parcel.
 */
export type PackingDocumentQuery =
  | { of: 'pick' | 'slips'; orders: readonly string[] }
  | { of: 'slip'; order: string; parcel: string }

/** The requested documents of an order. */
function documentsOf(requested: PackingDocumentQuery, read: ReadOrder, office: Office): PackingDocumentView[] {
  if (requested.of === 'pick') return [toPickList(read, office)]
  const parcels =
    requested.of === 'slip'
      ? [requested.parcel]
      : read.parcels.filter(({ lines }) => lines.length > 0).map(({ id }) => id)
  return parcels.flatMap((id) => toPackingSlip(read, id, office) ?? [])
}

/** Pick lists or packing slips; ready when all orders are loaded. */
export function usePackingDocuments(requested: PackingDocumentQuery): OfficeState<readonly PackingDocumentView[]> {
  const office = useOffice()
  const ids = requested.of === 'slip' ? [requested.order] : [...new Set(requested.orders)]
  const query = useQuery({
    queryKey: [...ordersKey, 'documents', ids],
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map((id) => unwrap(office.client.GET('/admin/orders/{id}', { params: { path: { id } }, signal }))),
      ),
  })
  return toOfficeLoad(
    query,
    query.data?.flatMap((read) => documentsOf(requested, read, office)),
  )
}
