import type { ShipmentStateView } from '@skafferi/domain/orders/views'
import type { TimelineEntry } from '../../components/timeline'

/** A line of an order as whoever packs it needs it. Texts are ready to show. */
export interface OfficeOrderLineView {
  id: string
  title: string
  /** What its controls are called by: the product and the variant. */
  name: string
  /** What it is besides ("TJA-1403 · 14 g · can"). */
  detail: string
  href: string
  image: string | null
  unitPrice: string
  /** The price is that of a tier. */
  isTier: boolean
  /** Pieces. */
  ordered: number
  shipped: number
  /** Pieces that will not be shipped. */
  closed: number
  /** Pieces that have not left although money was given back for them. */
  leftRefunded: number
  sum: string
}

/** A parcel that has left. */
export interface ParcelView {
  id: string
  /** "Parcel 1". */
  name: string
  /** "6 lines, 536 pieces"; `null` where nobody knows. */
  content: string | null
  /** "Sat 21 Nov, 10:20". */
  time: string
  /** Who sent it; `null` where nobody knows. */
  person: string | null
  carrier: string
  /** Where it can be followed; `null` where it cannot. */
  tracking: { text: string; href: string } | null
  /** "Handed over Sat 21 Nov, 12:00"; `null` before, and if it was not recorded. */
  handedOver: string | null
  /** "Delivered Mon 23 Nov, 09:10"; `null` before, and if it was not recorded. */
  delivered: string | null
  /** Where its packing slip is; `null` where nobody knows what is in it. */
  slipHref: string | null
}

/** Money that was given back. */
export interface OfficeRefundView {
  id: string
  /** "Refund of €7.70". */
  name: string
  /** "3 pieces", or that it was an amount. */
  content: string
  /** "Sat 21 Nov, 10:20". */
  time: string
  /** Who gave it; `null` where nobody knows. */
  person: string | null
  /** What the buyer was told; `null` once they were erased. */
  reason: string | null
}

/** An order with all that is done with it. */
export interface OfficeOrderView {
  id: string
  number: string
  /** As the store names it ("not_fulfilled"). */
  fulfillment: string
  /** How many of its pieces have left. */
  shipment: ShipmentStateView
  /** What decides, under the title. */
  facts: readonly { label: string; value: string }[]
  lines: readonly OfficeOrderLineView[]
  /** "8 lines · 788 pieces". */
  count: string
  /** Goods, VAT by rate, the total last. */
  totals: readonly { label: string; value: string }[]
  parcels: readonly ParcelView[]
  refunds: readonly OfficeRefundView[]
  /** Where its pick list is. */
  pickHref: string
  delivery: { to: string; billed: string; phone: string | null; reference: string | null; note: string | null }
  happened: readonly TimelineEntry[]
}

/** What is to leave now. */
export interface ShipmentDraft {
  lines: readonly { id: string; pieces: number }[]
  carrier: string
  tracking: string
  /** Pieces that money was given back for leave all the same. */
  shipsRefunded: boolean
}

/** A mark of a parcel that is to be set. */
export interface ParcelMarkDraft {
  parcel: string
  state: 'handed_over' | 'delivered'
}

/** Pieces that are to be closed. */
export interface RestClosingDraft {
  lines: readonly { id: string; pieces: number }[]
  /** What the buyer reads. */
  reason: string
  /** What they were charged at is refunded. */
  refund: boolean
}

/** A shipment that is being written or sent. */
export interface ShippingView {
  /** Who is told by e-mail. */
  mailTo: string
  /** It is being sent. */
  busy: boolean
  /** Why it was not sent, or which field was refused, in words; `null` where nothing failed. */
  problem: { field: 'carrier' | 'tracking' | null; text: string } | null
}
