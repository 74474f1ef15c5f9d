import type { components } from '@skafferi/api/admin'
import { formatDateRange } from '../../platform/format'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'
import type { PackingDocumentLineView, PackingDocumentView } from './packing-documents.view'
import { toOrderDelivery } from './to-orders'

type AdminOrder = components['schemas']['AdminOrder']
type Pieces = readonly { item_id: string; quantity: number }[]

/** The lines with pieces, in the sequence of the order. */
function linesOf({ order }: AdminOrder, pieces: Pieces): PackingDocumentLineView[] {
  return order.items.flatMap(({ id, product_title: title, variant_sku, variant_title }) => {
    const found = pieces.find(({ item_id }) => item_id === id)
    if (!found || found.quantity === 0) return []
    return [{ id, title, detail: [variant_sku, variant_title].filter(Boolean).join(' · '), pieces: found.quantity }]
  })
}

function toPackingDocument(
  read: AdminOrder,
  { id, kind, pieces }: Pick<PackingDocumentView, 'id' | 'kind'> & { pieces: Pieces },
  office: Office,
): PackingDocumentView {
  const { order, company } = read
  const lines = linesOf(read, pieces)
  return {
    id,
    kind,
    number: String(order.display_id),
    company: company.name,
    placed: formatDateTime(order.created_at, office),
    promised: order.delivery && formatDateRange(order.delivery.start_date, order.delivery.end_date, office.locale),
    delivery: toOrderDelivery(read),
    lines,
    pieces: lines.reduce((sum, line) => sum + line.pieces, 0),
  }
}

/** The pick list of an order: all remaining pieces, or none if it is canceled. */
export function toPickList(read: AdminOrder, office: Office): PackingDocumentView {
  const pieces =
    read.order.status === 'canceled' ? [] : read.lines.map(({ item_id, left }) => ({ item_id, quantity: left }))
  return toPackingDocument(read, { id: read.order.id, kind: { of: 'pick' }, pieces }, office)
}

/** The packing slip of a parcel; undefined if the order has no such parcel. */
export function toPackingSlip(read: AdminOrder, parcelId: string, office: Office): PackingDocumentView | undefined {
  const index = read.parcels.findIndex(({ id }) => id === parcelId)
  const parcel = read.parcels[index]
  return (
    parcel &&
    toPackingDocument(
      read,
      { id: parcel.id, kind: { of: 'slip', parcel: index + 1, carrier: parcel.carrier }, pieces: parcel.lines },
      office,
    )
  )
}
