import type { Address, Order } from '@skafferi/api'
import type { Device } from '@skafferi/domain/account/device.rules'
import type { BookedTax, RateSum } from '@skafferi/domain/cart/tax-sums.rules'

/**
 * What each kind of e-mail contains. Amounts are in minor units. Nothing that a stranger wrote goes to an address that
 * a stranger gave: the shop would send anybody's words to anybody.
 */
export interface MailData {
  /** `statusUrl` leads to how far the application is. */
  application_received: { statusUrl: string }
  /**
   * Names as the operator approved them; `signInUrl` leads to choosing the first password. `termsDays` until invoices are
   * due; `poRequired`: no order without a purchase order number.
   */
  application_approved: {
    fullName: string
    companyName: string
    signInUrl: string
    termsDays: number
    poRequired: boolean
  }
  /** To whom an operator let in; `signInUrl` as above. */
  account_opened: { fullName: string; companyName: string; signInUrl: string }
  /** To those who order for the company already. `added` and `email` are of the new person. */
  colleague_added: { firstName: string; companyName: string; added: string; email: string }
  /** To each owner. `before` is null where there was none, `by` where the shop's own people did it. */
  vat_id_changed: { firstName: string; companyName: string; by: string | null; before: string | null; vatId: string }
  /** `question` is the operator's; `applyUrl` leads to the form. */
  application_asked: { question: string; applyUrl: string }
  /** `reason` is the operator's. */
  application_rejected: { reason: string }
  password_code: { firstName: string; code: string; minutes: number }
  /** `resetUrl` is for who did not change it. */
  password_changed: Device & { firstName: string; at: Date; timeZone: string; resetUrl: string }
  /** `wrong`: codes in a row; `isKnown`: on devices on which the owner has signed in, else on all others. */
  codes_ended: { firstName: string; wrong: number; isKnown: boolean }
  /** `url` chooses a password once, for so many hours. */
  password_link: { firstName: string; url: string; hours: number }
  order_confirmation: { firstName: string; order: MailOrder; orderUrl: string }
  order_shipped: MailShipment
  order_refunded: MailRefund
  order_rest_closed: MailRestClosed
  /** To each owner. `host` of its address, whose rest may be a secret. */
  webhook_disabled: { name: string; host: string; days: number }
  /** To an operator. `url` leads to the office, `choiceUrl` to where they choose what they are told of. */
  operator_notice: { name: string; notices: readonly MailNotice[]; timeZone: string; url: string; choiceUrl: string }
  /** `lines` are those that it names; none if it is about the whole order. */
  complaint_received: {
    firstName: string
    displayId: number
    orderDisplayId: number
    subject: string
    lines: MailShipment['lines']
  }
  /** `answer` is the operator's. */
  complaint_answered: {
    firstName: string
    displayId: number
    orderDisplayId: number
    lines: MailShipment['lines']
    answer: string
    status: 'open' | 'closed'
    orderUrl: string
  }
  /** `answer` is the operator's. */
  message_answered: { answer: string }
}

/** Something that happened, as an operator's e-mail says it: nothing about people. */
export type MailNotice = { at: Date } & (
  | { kind: 'order' | 'complaint'; number: number }
  | { kind: 'application' }
  /** `left` in pieces; `sku` is empty where there is none. */
  | { kind: 'low_stock'; title: string; sku: string; left: number }
  /** `id` as the command line names it. */
  | { kind: 'failed_mail'; id: string }
)

/** A parcel that has left, as its e-mail shows it. */
export interface MailShipment {
  firstName: string
  displayId: number
  poNumber: string | null
  carrier: string
  trackingUrl: string | null
  /** What is in it. */
  lines: readonly { title: string; variantTitle: string; quantity: number }[]
  /** Nothing is left after it. */
  isLast: boolean
  /** Pieces of the order that have left with this parcel and before, and all that were ordered. */
  shipped: number
  pieces: number
  /** What the law of the day it left has changed about the order; null where it is as it was placed. */
  taxChange: MailTaxChange | null
  orderUrl: string
}

/** Pieces of an order that will not be shipped, as its e-mail shows them. */
export interface MailRestClosed {
  firstName: string
  displayId: number
  poNumber: string | null
  lines: readonly { title: string; variantTitle: string; quantity: number }[]
  /** What the operator wrote. */
  reason: string
  /** Nothing else is left to be shipped. */
  isLast: boolean
  /** Pieces of the order that have left, and all that were ordered. */
  shipped: number
  pieces: number
  orderUrl: string
}

/** Money given back for an order, as its e-mail shows it. */
export interface MailRefund {
  firstName: string
  displayId: number
  poNumber: string | null
  currencyCode: string
  /** Tax and all. */
  amount: number
  /** The same by rate of tax. */
  rates: readonly RateSum[]
  /** What the operator wrote. */
  reason: string
  /** The pieces that it is for; empty where it is an amount. */
  lines: readonly { title: string; variantTitle: string; quantity: number }[]
  /** The order had been paid, so that money comes back; otherwise there is less to pay. */
  isPaid: boolean
  /** What the order came to, what was refunded of it in all, and what is still to be paid. */
  total: number
  refunded: number
  due: number
  orderUrl: string
}

/** An order's tax that is another one than was agreed to. */
export interface MailTaxChange {
  /** The calendar date it left. */
  day: string
  currencyCode: string
  /** What it came to when the order was placed. */
  placedTotal: number
  taxTotal: number
  /** What the order comes to now. */
  total: number
}

/** An order as its confirmation shows it. */
export interface MailOrder {
  displayId: number
  createdAt: Date
  /** First and last name. */
  placedBy: string
  /** IANA name; decides on which date it was placed. */
  timeZone: string
  currencyCode: string
  /** `unitPrice` and `total` are net and before discount, so that the lines add up to `itemTotal`. */
  items: {
    title: string
    variantTitle: string
    sku: string | null
    quantity: number
    unitPrice: number
    total: number
  }[]
  itemTotal: number
  discountTotal: number
  shippingTotal: number
  taxTotal: number
  /** Null for orders from before the shop kept it. */
  tax: Pick<BookedTax, 'explanation' | 'rates' | 'sellerVatId' | 'buyerVatId'> | null
  shippingAddress: Address
  billingAddress: Address
  /** The company it is billed to. E-mails that were waiting while the store was updated have none. */
  buyer?: Order['buyer']
  total: number
  /** Calendar dates it was promised for; null for orders from before the shop kept them. */
  deliveryStart: string | null
  deliveryEnd: string | null
  /** Days until its invoice is due, and the calendar date; null as above. */
  paymentTermsDays: number | null
  dueDate: string | null
  /** What its buyer noted; null where nothing is. */
  poNumber: string | null
  customerReference: string | null
  note: string | null
  receptionHours: string | null
}

/** The kinds of e-mail the shop sends. */
export type MailKind = keyof MailData

/** An e-mail of one kind to be written. */
export interface MailOf<Kind extends MailKind> {
  kind: Kind
  /** The e-mail address. */
  to: string
  /** The application, order, complaint, message, customer, webhook or operator it is about. */
  subjectId: string
  /** BCP 47: how dates and amounts are written. */
  locale: string
  data: MailData[Kind]
}

/** An e-mail to be written. */
export type MailMessage = { [Kind in MailKind]: MailOf<Kind> }[MailKind]
