import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice, type Office } from '../office-context'
import type { OfficeState } from '../office.view'
import type { ReadOrder } from './order-commands'
import type { LeftOutOrderView, PackingDocumentsView, PackingDocumentView } from './packing-documents.view'
import { toOfficeLoad } from '../to-office-load'
import { readSettings, settingsKey } from '../settings/settings.queries'
import { pickableOf } from './pickable'
import { toAddressLabel, toPackingSlip, toPickList, toSender } from './to-packing-documents'
import { ordersKey } from './use-office-orders'

/**
 * The requested documents: pick lists or address labels of orders, packing slips of all their parcels, or the packing
 * slip of one parcel.
 */
export type PackingDocumentQuery =
  | { of: 'pick' | 'slips' | 'labels'; orders: readonly string[] }
  | { of: 'slip'; order: string; parcel: string }

/** The requested documents of an order. */
function documentsOf(requested: PackingDocumentQuery, read: ReadOrder, office: Office): PackingDocumentView[] {
  if (requested.of === 'pick') return pickableOf(read) === 'some' ? [toPickList(read, office)] : []
  if (requested.of === 'labels') return [toAddressLabel(read, office)]
  const parcels =
    requested.of === 'slip'
      ? [requested.parcel]
      : read.parcels.filter(({ lines }) => lines.length > 0).map(({ id }) => id)
  return parcels.flatMap((id) => toPackingSlip(read, id, office) ?? [])
}

/** An order that has no pick list; empty for one that has. */
function leftOutOf(read: ReadOrder, { paths }: Office): LeftOutOrderView[] {
  const { order, company } = read
  const pickable = pickableOf(read)
  if (pickable === 'some') return []
  const reason = pickable === 'waiting' ? 'waiting' : 'done'
  return [
    { id: order.id, number: String(order.display_id), company: company.name, href: paths.order(order.id), reason },
  ]
}

/** Documents of orders; ready when all orders and the sender are loaded. */
export function usePackingDocuments(requested: PackingDocumentQuery): OfficeState<PackingDocumentsView> {
  const office = useOffice()
  const ids = requested.of === 'slip' ? [requested.order] : [...new Set(requested.orders)]
  const query = useQuery({
    queryKey: [...ordersKey, 'documents', ids],
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map((id) => unwrap(office.client.GET('/admin/orders/{id}', { params: { path: { id } }, signal }))),
      ),
  })
  const settings = useQuery({
    queryKey: [...settingsKey, 'sender'],
    queryFn: ({ signal }) => readSettings(office, signal),
  })
  const { data: orders } = query
  const view = orders &&
    settings.data && {
      sender: toSender(settings.data.profile.value, office),
      documents: orders.flatMap((read) => documentsOf(requested, read, office)),
      leftOut: requested.of === 'pick' ? orders.flatMap((read) => leftOutOf(read, office)) : [],
    }
  return toOfficeLoad(query.isError || !settings.isError ? query : settings, view)
}
