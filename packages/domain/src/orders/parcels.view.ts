import type { Order } from '@skafferi/api'
import { formatDate, formatMoney, formatNumber, toMinor } from '../format'
import type { ShipmentState } from './shipment-state.rules'

/** How much of an order has left, beside its fulfilment status. */
export interface ShipmentStateView {
  state: ShipmentState
  /** Pieces that have left, formatted. */
  shipped: string
  /** Pieces that were ordered, formatted. */
  pieces: string
  /** False if some pieces have not left, or will not be shipped. */
  isComplete: boolean
}

/** Pieces of an order's line, in a parcel or a refund. */
export interface LinePiecesView {
  /** Of the line. */
  id: string
  title: string
  variant: string
  sku: string | null
  /** Pieces, formatted. */
  quantity: string
}

/** A parcel that left. */
export interface ShipmentView {
  id: string
  /** From 1, in the order they were sent. */
  number: number
  /** Who carries it, as the store names it. */
  carrier: string
  /** The day it left, formatted. */
  date: string
  /** The day its carrier took it, formatted; null if that is not known. */
  handedOver: string | null
  /** The day it arrived, formatted; null before, and if that is not known. */
  delivered: string | null
  /** Tracking URL (https); null if there is none. */
  trackingUrl: string | null
  /** Contents; empty if not recorded. */
  lines: readonly LinePiecesView[]
  pieces: number
}

/** Money that was given back. */
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

/** How much of an order has left. */
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

/** An order's parcels, first sent first. */
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
    lines: toLinePieces(items, shipment.lines, locale),
    pieces: shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** An order's refunds, first given first. */
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
