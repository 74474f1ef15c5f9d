import type { DispatchView } from '../../platform/shared-views'
import type { OrderDeliveryView } from './orders.view'

/** A line of a pick list or packing slip. */
export interface PackingDocumentLineView {
  id: string
  title: string
  /** SKU and variant. */
  detail: string
  /** Pieces to pick now, or in the parcel. */
  pieces: number
  /** When its pieces that are still to ship do; null if none of them wait for stock. */
  dispatch: DispatchView | null
  /** The age limit of the product in years; null if it has none. */
  ageLimit: number | null
  /** Where it is in the warehouse, on a pick list; null if unknown. */
  shelf: string | null
  /** Full cartons among the pieces, and the pieces beside them; null if there is no full carton. */
  cartons: { full: number; size: number; loose: number } | null
}

/** Who sends the goods. What the seller has not entered is empty. */
export interface SenderView {
  /** The company, or else the shop. */
  name: string
  /** Lines of the postal address, with the country. */
  address: readonly string[]
  /** The VAT number in the seller's country; null if there is none. */
  vatId: string | null
}

/** Documents with their sender. */
export interface PackingDocumentsView {
  sender: SenderView
  documents: readonly PackingDocumentView[]
  /** Orders without a pick list, because none of their pieces can be picked now; empty for other documents. */
  leftOut: readonly LeftOutOrderView[]
}

/** An order without a pick list. */
export interface LeftOutOrderView {
  id: string
  number: string
  company: string
  href: string
  /** `waiting`: all pieces that are left wait for stock; `done`: none are left. */
  reason: 'waiting' | 'done'
}

/** A pick list, packing slip or address label. Texts are ready to show. */
export interface PackingDocumentView {
  id: string
  /**
   * A pick list has the pieces that are not shipped; a packing slip has the content of a parcel, numbered from 1. A
   * label has the address only.
   */
  kind:
    | { of: 'pick' | 'label' }
    | {
        of: 'slip'
        parcel: number
        carrier: string
        /** Pieces that were still to come when it was sent; null if earlier parcels have no recorded content. */
        rest: number | null
        /** On the latest slip, the pieces of the order that will not be delivered; 0 on others. */
        closed: number
      }
  number: string
  company: string
  placed: string
  /** The promised first delivery; null if there is none. */
  promised: string | null
  /** The pieces of the document that ship later; empty if none do. */
  dispatches: readonly DispatchView[]
  delivery: Omit<OrderDeliveryView, 'billed'>
  lines: readonly PackingDocumentLineView[]
  pieces: number
  /** Total weight ("12.4 kg"); null if the weight of an article is unknown. */
  weight: string | null
}
