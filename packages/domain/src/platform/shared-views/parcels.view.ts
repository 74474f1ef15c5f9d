import type { Order } from '@skafferi/api'
import { formatDate, formatMoney, formatNumber, toMinor } from '../format'
import type { ShipmentState } from '../../rules/orders/shipment-state'

/** How many pieces of an order were shipped. */
export interface ShipmentStateView {
  state: ShipmentState
  /** Shipped pieces, formatted. */
  shipped: string
  /** Ordered pieces, formatted. */
  pieces: string
  /** False if some pieces were not shipped, or will not be. */
  isComplete: boolean
}

/** Pieces of an order's line, in a parcel or a refund. */
export interface LinePiecesView {
  /** Id of the line. */
  id: string
  title: string
  variant: string
  sku: string | null
  /** Pieces, formatted. */
  quantity: string
}

/** A shipped parcel. */
export interface ShipmentView {
  id: string
  /** From 1, in the order they were sent. */
  number: number
  /** Name of the carrier. */
  carrier: string
  /** Shipping date, formatted. */
  date: string
  /** The date the carrier received it, formatted; null if unknown. */
  handedOver: string | null
  /** Delivery date, formatted; null before, and if unknown. */
  delivered: string | null
  /** Tracking URL (https); null if there is none. */
  trackingUrl: string | null
  /** Tracking number; null if there is none, or a link instead. */
  trackingNumber: string | null
  /** Contents; empty if not recorded. */
  lines: readonly LinePiecesView[]
  pieces: number
}

/** A refund. */
export interface RefundView {
  id: string
  /** The day, formatted. */
  date: string
  /** With VAT, formatted. */
  amount: string
  /** Note of the seller; null if none is stored. */
  reason: string | null
  /** The pieces it is for; empty if it is an amount. */
  lines: readonly LinePiecesView[]
}

type Items = readonly Pick<Order['items'][number], 'id' | 'product_title' | 'variant_title' | 'variant_sku'>[]
type Pieces = Order['shipments'][number]['lines']

/** Creates the shipment state of an order. */
export function toShipmentStateView(
  order: Pick<Order, 'shipment_state' | 'shipped_pieces' | 'pieces'>,
  locale: string,
): ShipmentStateView {
  const { shipment_state: state, shipped_pieces: shipped, pieces } = order
  return {
    state,
    shipped: formatNumber(shipped, locale),
    pieces: formatNumber(pieces, locale),
    isComplete: shipped === pieces,
  }
}

function toLinePieces(items: Items, pieces: Pieces, locale: string): LinePiecesView[] {
  return items.flatMap(({ id, product_title: title, variant_title: variant, variant_sku: sku }) => {
    const found = pieces.find(({ item_id }) => item_id === id)
    return found ? [{ id, title, variant, sku, quantity: formatNumber(found.quantity, locale) }] : []
  })
}

/** Tracking URLs come from outside the shop; only https is linked. */
function secureAddress(address: string | null): string | null {
  const isSecure = address !== null && /^https:\/\/[^/?#@\s\\]+([/?#]|$)/i.test(address) && URL.canParse(address)
  return isSecure ? address : null
}

/** Creates the parcels of an order, in the order they were sent. */
export function toShipmentViews(
  { items, shipments }: { items: Items } & Pick<Order, 'shipments'>,
  locale: string,
): ShipmentView[] {
  const day = (at: string | null) => at && formatDate(at, locale)
  return shipments.map((shipment, index) => ({
    id: shipment.id,
    number: index + 1,
    carrier: shipment.carrier,
    date: formatDate(shipment.shipped_at, locale),
    handedOver: day(shipment.handed_over_at),
    delivered: day(shipment.delivered_at),
    trackingUrl: secureAddress(shipment.tracking_url),
    trackingNumber: shipment.tracking_number ?? null,
    lines: toLinePieces(items, shipment.lines, locale),
    pieces: shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** Creates the refunds of an order, oldest first. */
export function toRefundViews(
  { items, refunds, currency_code }: { items: Items } & Pick<Order, 'refunds' | 'currency_code'>,
  locale: string,
): RefundView[] {
  return refunds.map(({ id, amount, reason, refunded_at, lines }) => ({
    id,
    date: formatDate(refunded_at, locale),
    amount: formatMoney(toMinor(amount), currency_code, locale),
    reason,
    lines: toLinePieces(items, lines, locale),
  }))
}
