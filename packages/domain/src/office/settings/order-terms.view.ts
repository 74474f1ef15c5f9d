import type { MessageParams } from '../../rules/text/messages'

/** The form of the conditions of orders, as typed. */
export interface OrderTermsDraft {
  /** In major units; empty if there is none. */
  minimum: string
  paymentDays: string
  /** True if customers see loyalty points. */
  points: boolean
  /** The stock of an article is low below this number of pieces. */
  lowStock: string
}

/** A field of the form. */
export type OrderTermsField = keyof OrderTermsDraft

/** What is wrong with a field, by its code. */
export interface OrderTermsFault {
  code: string
  message: null
  params?: MessageParams
}

/** A field that another operator has changed; points are "true" or "false". */
export interface RemoteOrderTermsChange {
  field: OrderTermsField
  before: string
  after: string
}

/** The page of the conditions of orders. */
export interface OrderTermsView {
  draft: OrderTermsDraft
  /** Fields that differ from the stored ones. */
  changed: readonly OrderTermsField[]
  faults: Readonly<Partial<Record<OrderTermsField, OrderTermsFault>>>
  /** The currency of the minimum ("EUR"). */
  currency: string
  /** Its name ("euros"). */
  currencyName: string
}
