import type { components } from '@skafferi/api/admin'
import { formatDateRange, formatNumber } from '../../platform/format'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'
import type { PackingDocumentLineView, PackingDocumentView } from './packing-documents.view'
import { toOrderDelivery } from './to-orders'

type AdminOrder = components['schemas']['AdminOrder']
type Pieces = readonly { item_id: string; quantity: number }[]

/** Splits pieces into full cartons and loose pieces; null without a full carton. */
function cartonsOf(pieces: number, size: number | null): PackingDocumentLineView['cartons'] {
  return size === null || pieces < size ? null : { full: Math.floor(pieces / size), size, loose: pieces % size }
}

/** The lines with pieces, in the sequence of the order. */
function linesOf({ order, lines }: AdminOrder, pieces: Pieces): PackingDocumentLineView[] {
  return order.items.flatMap(({ id, product_title: title, variant_sku, variant_title }) => {
    const found = pieces.find(({ item_id }) => item_id === id)
    if (!found || found.quantity === 0) return []
    const size = lines.find(({ item_id }) => item_id === id)?.carton_size ?? null
    const detail = [variant_sku, variant_title].filter(Boolean).join(' · ')
    return [{ id, title, detail, pieces: found.quantity, cartons: cartonsOf(found.quantity, size) }]
  })
}

/** The total weight in kilograms; null if the weight of an article is unknown. */
function weightOf({ lines }: AdminOrder, pieces: Pieces, locale: string): string | null {
  const weights = pieces.map(({ item_id: id, quantity }) => {
    const weight = quantity === 0 ? 0 : lines.find((line) => line.item_id === id)?.weight_g
    return weight === null || weight === undefined ? Number.NaN : weight * quantity
  })
  const grams = weights.reduce((sum, weight) => sum + weight, 0)
  return grams > 0 ? `${formatNumber(Math.round(grams / 100) / 10, locale)} kg` : null
}

/** Pieces still to come after a parcel; null if the content of a parcel until then was not recorded. */
function restAfter({ lines, parcels }: AdminOrder, index: number): number | null {
  const sent = parcels.slice(0, index + 1)
  if (sent.some((parcel) => parcel.lines.length === 0)) return null
  const toSend = lines.reduce((sum, { ordered, closed }) => sum + ordered - closed, 0)
  const inParcels = sent.flatMap((parcel) => parcel.lines).reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, toSend - inParcels)
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
    delivery: toOrderDelivery(read, office),
    lines,
    pieces: lines.reduce((sum, line) => sum + line.pieces, 0),
    weight: weightOf(read, pieces, office.locale),
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
      {
        id: parcel.id,
        kind: { of: 'slip', parcel: index + 1, carrier: parcel.carrier, rest: restAfter(read, index) },
        pieces: parcel.lines,
      },
      office,
    )
  )
}
