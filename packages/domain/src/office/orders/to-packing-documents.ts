import { addressLines } from '../settings/address-lines'
import type { components } from '@skafferi/api/admin'
import { formatCountry, formatDateRange, formatNumber } from '../../platform/format'
import { toDispatchView, toDispatchViews } from '../../platform/shared-views'
import { splitOpenPieces } from '../../rules/catalogue/stock'
import { vatIdCountry } from '../../rules/tax/vat-id'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'
import type { PackingDocumentLineView, PackingDocumentView, SenderView } from './packing-documents.view'
import { toOrderDelivery } from './to-order-delivery'

type AdminOrder = components['schemas']['AdminOrder']
type OrderItem = AdminOrder['order']['items'][number]
type Pieces = readonly { item_id: string; quantity: number }[]

/** Splits pieces into full cartons and loose pieces; null without a full carton. */
function cartonsOf(pieces: number, size: number | null): PackingDocumentLineView['cartons'] {
  return size === null || pieces < size ? null : { full: Math.floor(pieces / size), size, loose: pieces % size }
}

/** The content of a document. */
interface Content {
  pieces: Pieces
  /** Returns the pieces of a line that the document names as still to ship. */
  openOf: (item: OrderItem) => number
}

/** The lines with pieces, and with those that wait for stock, in the sequence of the order. */
function linesOf({ order, lines }: AdminOrder, { pieces, openOf }: Content, locale: string): PackingDocumentLineView[] {
  return order.items.flatMap((item) => {
    const quantity = pieces.find(({ item_id }) => item_id === item.id)?.quantity ?? 0
    const dispatch = toDispatchView(openOf(item), item.backorder, locale)
    if (quantity === 0 && !dispatch) return []
    const line = lines.find(({ item_id }) => item_id === item.id)
    const { carton_size: size = null, shelf_place: shelf = null } = line ?? {}
    return [
      {
        id: item.id,
        title: item.product_title,
        detail: [item.variant_sku, item.variant_title].filter(Boolean).join(' · '),
        pieces: quantity,
        dispatch,
        ageLimit: item.age_limit,
        shelf,
        cartons: cartonsOf(quantity, size),
      },
    ]
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
  { id, kind, ...content }: Pick<PackingDocumentView, 'id' | 'kind'> & Content,
  office: Office,
): PackingDocumentView {
  const { order, company } = read
  const lines = linesOf(read, content, office.locale)
  return {
    id,
    kind,
    number: String(order.display_id),
    company: company.name,
    placed: formatDateTime(order.created_at, office),
    promised: order.delivery && formatDateRange(order.delivery.start_date, order.delivery.end_date, office.locale),
    dispatches: toDispatchViews(
      order.items.map((item) => ({ open: content.openOf(item), backorder: item.backorder })),
      office.locale,
    ),
    delivery: toOrderDelivery(read, office),
    lines,
    pieces: lines.reduce((sum, line) => sum + line.pieces, 0),
    weight: weightOf(read, content.pieces, office.locale),
  }
}

/** Sorts lines by their place, so that a picker walks once; lines without a place are last, in their sequence. */
function byShelf(lines: readonly PackingDocumentLineView[], locale: string): PackingDocumentLineView[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return lines.toSorted((a, b) => {
    if (a.shelf === null || b.shelf === null) return Number(a.shelf === null) - Number(b.shelf === null)
    return compare(a.shelf, b.shelf)
  })
}

/** The pick list of an order: the remaining pieces in stock, or none if it is canceled. */
export function toPickList(read: AdminOrder, office: Office): PackingDocumentView {
  const { id, items, status } = read.order
  const left = new Map(status === 'canceled' ? [] : read.lines.map((line) => [line.item_id, line.left]))
  const pieces = items.map((item) => {
    return { item_id: item.id, quantity: splitOpenPieces(left.get(item.id) ?? 0, item.backorder).now }
  })
  const openOf = (item: OrderItem) => left.get(item.id) ?? 0
  const document = toPackingDocument(read, { id, kind: { of: 'pick' }, pieces, openOf }, office)
  return { ...document, lines: byShelf(document.lines, office.locale) }
}

/** The address label of an order. */
export const toAddressLabel = (read: AdminOrder, office: Office): PackingDocumentView =>
  toPackingDocument(read, { id: read.order.id, kind: { of: 'label' }, pieces: [], openOf: () => 0 }, office)

/** The sender of documents. */
export function toSender(
  profile: components['schemas']['ShopProfile'],
  { locale }: Pick<Office, 'locale'>,
): SenderView {
  const { name, legal_name, country, vat_ids } = profile
  const address = addressLines(profile)
  return {
    name: legal_name || name,
    address: address.length === 0 ? [] : [...address, formatCountry(country, locale)],
    vatId: vat_ids.find((id) => vatIdCountry(id) === country.toUpperCase()) ?? vat_ids[0] ?? null,
  }
}

/**
 * The packing slip of a parcel; undefined if the order has no such parcel. The latest one also says which pieces wait
 * for stock, and how many will not be delivered.
 */
export function toPackingSlip(read: AdminOrder, parcelId: string, office: Office): PackingDocumentView | undefined {
  const index = read.parcels.findIndex(({ id }) => id === parcelId)
  const parcel = read.parcels[index]
  if (!parcel) return undefined
  const isLatest = index === read.parcels.length - 1
  const openOf = ({ backorder }: OrderItem) => (isLatest ? (backorder?.quantity ?? 0) : 0)
  const kind = {
    of: 'slip',
    parcel: index + 1,
    carrier: parcel.carrier,
    rest: restAfter(read, index),
    closed: isLatest ? read.lines.reduce((sum, { closed }) => sum + closed, 0) : 0,
  } as const
  return toPackingDocument(read, { id: parcel.id, kind, pieces: parcel.lines, openOf }, office)
}
