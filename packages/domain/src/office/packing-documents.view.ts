/** A line of a paper. */
export interface PackingDocumentLineView {
  id: string
  title: string
  /** SKU and variant. */
  detail: string
  /** To be taken from the shelf, or in the parcel. */
  pieces: number
}

/** A paper that goes with an order. Texts are ready to show. */
export interface PackingDocumentView {
  id: string
  /** A pick list says what is still to leave; a packing slip what is in a parcel, its number from 1. */
  kind: { of: 'pick' } | { of: 'slip'; parcel: number; carrier: string }
  number: string
  company: string
  placed: string
  /** When it was promised to arrive; null where nothing was. */
  promised: string | null
  delivery: { to: string; phone: string | null; reference: string | null; note: string | null }
  /** Empty where nothing is left, or the order is canceled. */
  lines: readonly PackingDocumentLineView[]
  pieces: number
}
