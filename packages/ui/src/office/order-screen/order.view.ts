import type { DispatchView } from '@skafferi/domain/shop/catalogue/views'
import type { ActivityEntryView, GoodsState, OrderDeliveryView } from '@skafferi/domain/office/views'

/** An order line. Texts are ready to show. */
export interface OfficeOrderLineView {
  id: string
  title: string
  /** Product and variant, for accessible names of controls. */
  name: string
  /** SKU, content and unit ("TJA-1403 · 14 g · can"). */
  detail: string
  href: string
  image: string | null
  unitPrice: string
  /** True if the price is that of a tier. */
  isTier: boolean
  /** Ordered pieces. */
  ordered: number
  shipped: number
  /** Pieces that will not be shipped. */
  closed: number
  /** Refunded pieces that were not shipped. */
  leftRefunded: number
  /** Open pieces that wait for stock. */
  waiting: number
  /** When its open pieces ship; `null` if all ship now. */
  dispatch: DispatchView | null
  /** The age limit of the product in years; `null` if it has none. */
  ageLimit: number | null
  /** The article whose missing pieces it replaces; `null` if it was ordered. */
  replaces: string | null
  sum: string
}

/** A shipped parcel. */
export interface ParcelView {
  id: string
  /** "Parcel 1". */
  name: string
  /** "6 lines, 536 pieces"; `null` if it was not recorded. */
  content: string | null
  /** "Sat 21 Nov, 10:20". */
  time: string
  /** The operator; `null` if it was not recorded. */
  person: string | null
  carrier: string
  /** The tracking number, with its link if there is one; `null` if there is neither. */
  tracking: { text: string; href: string | null } | null
  /** "Handed over Sat 21 Nov, 12:00"; `null` before, and if it was not recorded. */
  handedOver: string | null
  /** "Delivered Mon 23 Nov, 09:10"; `null` before, and if it was not recorded. */
  delivered: string | null
  /** URL of its packing slip; `null` if its content was not recorded. */
  slipHref: string | null
  /** Its last step, which can be undone; `null` if none can. */
  undo: 'parcel' | 'handed_over' | 'delivered' | null
}

/** A step of an order. */
export interface OfficeOrderStepView {
  name: string
  /** "Packed", or "Shipped, 288 of 540". */
  label: string
  state: 'done' | 'part' | 'ahead'
  /** "Sat 21 Nov, 10:20"; `null` before, and if it was not recorded. */
  time: string | null
  person: string | null
  /** The step that can be undone; `null` if none can. */
  undo: 'packed' | 'completed' | null
}

/** A payment, or the reversal of one. */
export interface OfficePaymentView {
  id: string
  /** The step that `canUndo` undoes. */
  step: 'paid' | 'paid_back'
  /** "€738.14 received". */
  name: string
  /** "Paid on 20 Nov 2026". */
  paidOn: string
  /** When it was recorded. */
  time: string
  person: string | null
  canUndo: boolean
}

/** A note among colleagues. */
export interface OfficeNoteView {
  id: string
  text: string
  time: string
  /** The author; `null` if it was not recorded. */
  person: string | null
  /** True if the operator wrote it. */
  isYours: boolean
}

/** A refund that was made. */
export interface OfficeRefundView {
  id: string
  /** "Refund of €7.70". */
  name: string
  /** "3 pieces", or a text for an amount. */
  content: string
  /** "Sat 21 Nov, 10:20". */
  time: string
  /** The operator; `null` if it was not recorded. */
  person: string | null
  /** The reason given to the buyer; `null` if the person was erased. */
  reason: string | null
}

/** An order with texts that are ready to show. */
export interface OfficeOrderView {
  id: string
  number: string
  goods: GoodsState
  /** The key facts below the title. */
  facts: readonly { label: string; value: string }[]
  lines: readonly OfficeOrderLineView[]
  /** "8 lines · 788 pieces". */
  count: string
  /** Goods, VAT by rate, the total last. */
  totals: readonly { label: string; value: string }[]
  parcels: readonly ParcelView[]
  refunds: readonly OfficeRefundView[]
  /** What has happened; empty if it was canceled. */
  lifecycle: readonly OfficeOrderStepView[]
  /** Oldest first. */
  payments: readonly OfficePaymentView[]
  /** Newest first. */
  notes: readonly OfficeNoteView[]
  /** URL of its pick list; `null` if no piece can be picked now. */
  pickHref: string | null
  /** True if all pieces that are left wait for stock. */
  isWaiting: boolean
  /** The last decision about missing pieces, if it can be undone; `null` otherwise. */
  missingUndo: 'closed' | 'backordered' | 'replaced' | null
  delivery: OrderDeliveryView
  /** Newest first. */
  activity: readonly ActivityEntryView[]
}

/** The input of a shipment. */
export interface ShipmentDraft {
  lines: readonly { id: string; pieces: number }[]
  carrier: string
  tracking: string
  /** True if the operator confirmed to ship refunded pieces. */
  shipsRefunded: boolean
}

/** A new state of a parcel. */
export interface ParcelMarkDraft {
  parcel: string
  state: 'handed_over' | 'delivered'
}

/** A step that the user undoes. */
export interface StepUndo {
  step:
    | 'packed'
    | 'completed'
    | 'paid'
    | 'paid_back'
    | 'parcel'
    | 'handed_over'
    | 'delivered'
    | 'closed'
    | 'backordered'
    | 'replaced'
  /** The parcel's id; `null` for steps of the order. */
  parcel: string | null
}

/** The corrected details of a parcel. */
export interface ParcelCorrection {
  parcel: string
  carrier: string
  /** Empty to remove the link. */
  tracking: string
}

/** Pieces of a line and the SKU of the article that replaces them. */
export interface ReplacementChoice {
  line: string
  pieces: number
  sku: string
}

/** The input about missing pieces of a line. */
export type MissingDraft =
  /** `from`: the first day of dispatch, "2026-11-21"; empty if unknown. */
  | { what: 'backorder'; line: string; pieces: number; from: string }
  | { what: 'credit'; line: string; pieces: number; reason: string }
  /** `unitPrice` in minor units, as quoted. */
  | ({ what: 'replace'; unitPrice: number; reason: string } & ReplacementChoice)

/** The input for closing pieces. */
export interface RestClosingDraft {
  lines: readonly { id: string; pieces: number }[]
  /** The reason for the buyer. */
  reason: string
  /** True if the pieces are refunded. */
  refund: boolean
}

/** The state of the shipment sheet. */
export interface ShippingView {
  /** The name of the buyer, who is notified by e-mail. */
  buyer: string
  /** True while it is being sent. */
  busy: boolean
  /** The carriers that are suggested; the first is typed in. */
  carriers: readonly string[]
  /** Text of the failure and the refused field; `null` otherwise. */
  problem: { field: 'carrier' | 'tracking' | null; text: string } | null
}
