import type { DateTimeView } from '../date-time'

/** A line that can be refunded. Texts are ready to show. */
export interface RefundableLineView {
  id: string
  title: string
  /** Product and variant, for accessible names of controls. */
  name: string
  detail: string
  image: string | null
  /** The price of one piece, net and before discount. */
  unitPrice: string
  shipped: number
  /** Pieces that can still be refunded. */
  left: number
}

/** What can still be refunded of an order. */
export interface RefundableView {
  /** The total including tax. */
  left: string
  /** Empty if only an amount can be refunded. */
  lines: readonly RefundableLineView[]
}

/** A refund that was made, or the reversal of one. */
export interface IssuedRefundView {
  id: string
  isReversal: boolean
  time: DateTimeView
  /** The operator; null if it was not recorded. */
  person: string | null
  /** Including tax. */
  amount: string
  /** Refunded pieces; null for an amount. */
  pieces: number | null
  /** The reason given to the buyer; null if the person was erased, and for a reversal. */
  reason: string | null
}

/** A refund as typed. */
export interface RefundDraft {
  what: 'lines' | 'amount'
  /** As typed. */
  amount: string
  lines: readonly { id: string; pieces: number }[]
  /** The reason for the buyer. */
  reason: string
}

/** The computed amounts of a refund draft. */
export interface RefundPreviewView {
  /** Net, and tax by rate; empty if it is refused. */
  parts: readonly { part: 'net' | 'vat'; percent?: string; value: string }[]
  total: string
  /** Why it is refused; null if it is possible. */
  refused: 'nothing' | 'unreadable' | 'too_high' | 'pieces' | null
}
