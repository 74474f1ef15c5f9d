import type { DateTimeView } from './date-time'

/** A line that money can be given back for. Texts are ready to show. */
export interface RefundableLineView {
  id: string
  title: string
  /** What its controls are called by: the product and the variant. */
  name: string
  detail: string
  image: string | null
  /** Of one piece, net and before discount. */
  unitPrice: string
  shipped: number
  /** Pieces that money can still be given back for. */
  left: number
}

/** What can still be given back of what an order was charged. */
export interface RefundableView {
  /** In all, tax and all. */
  left: string
  /** Empty where only an amount can be given back. */
  lines: readonly RefundableLineView[]
}

/** Money that was given back. */
export interface IssuedRefundView {
  id: string
  time: DateTimeView
  /** Who gave it; null where nobody noted it. */
  person: string | null
  /** Tax and all. */
  amount: string
  /** Pieces that it was for; null where it was an amount. */
  pieces: number | null
  /** What the buyer was told; null once they were erased. */
  reason: string | null
}

/** A refund as it is written. */
export interface RefundDraft {
  what: 'lines' | 'amount'
  /** As it was typed. */
  amount: string
  lines: readonly { id: string; pieces: number }[]
  /** What the buyer reads. */
  reason: string
}

/** What a refund would come to. */
export interface RefundPreviewView {
  /** Net, and tax by rate; empty while it comes to nothing. */
  parts: readonly { part: 'net' | 'vat'; percent?: string; value: string }[]
  total: string
  /** Why it cannot be given so; null where it can. */
  refused: 'nothing' | 'unreadable' | 'too_high' | 'pieces' | null
}
