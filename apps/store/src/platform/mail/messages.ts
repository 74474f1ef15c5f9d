import type { ReferenceRow } from '@skafferi/domain/rules/checkout/references'
import type { Address, Order } from '@skafferi/api'
import type { Device } from '@skafferi/domain/rules/account/device'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { BookedTax, RateSum } from '@skafferi/domain/rules/tax/tax-sums'

/**
 * The data of each kind of e-mail. Amounts are in minor units. A stranger's text must never go to an address that a
 * stranger entered: the shop would become a spam relay.
 */
export interface MailData {
  /** `statusUrl` leads to the application's status. */
  application_received: { statusUrl: string }
  /**
   * Names as approved by the operator; `signInUrl` leads to choosing the first password; `termsDays` is the payment
   * term; `poRequired`: orders require a purchase order number.
   */
  application_approved: {
    fullName: string
    companyName: string
    signInUrl: string
    termsDays: number
    poRequired: boolean
  }
  /** Sent to a customer added by an operator; `signInUrl` as above. */
  account_opened: { fullName: string; companyName: string; signInUrl: string }
  /** Sent to the company's other customers. `added` and `email` are of the new customer. */
  colleague_added: { firstName: string; companyName: string; added: string; email: string }
  /**
   * Sent to each owner of the company. `before` is null if there was no earlier number, `by` if the shop changed it.
   */
  vat_id_changed: {
    firstName: string
    companyName: string
    by: string | null
    before: string | null
    vatId: string
    isConfirmed: boolean
  }
  /** `question` is the operator's text; `answerUrl` leads to the sent answers. */
  application_asked: { question: string; answerUrl: string }
  /** `reason` is the operator's text. */
  application_rejected: { reason: string }
  password_code: { firstName: string; code: string; minutes: number }
  /** `resetUrl` is for an owner who did not change it. */
  password_changed: Device & { firstName: string; at: Date; timeZone: string; resetUrl: string }
  /**
   * `wrong` is the number of consecutive wrong codes; `isKnown`: entered on the account's known devices, otherwise on
   * others.
   */
  codes_ended: { firstName: string; wrong: number; isKnown: boolean }
  /** `url` allows choosing a password once, within `hours`. */
  password_link: { firstName: string; url: string; hours: number }
  order_confirmation: { firstName: string; order: MailOrder; orderUrl: string }
  order_shipped: MailShipment
  order_refunded: MailRefund
  order_rest_closed: MailRestClosed
  /** `news`: what has changed. */
  order_updated: {
    firstName: string
    displayId: number
    poNumber: string | null
    news: MailOrderNews
    orderUrl: string
  }
  /** Sent to each owner of the shop. `host` of the address, whose path may be secret. */
  webhook_disabled: { name: string; host: string; days: number }
  /** Sent to an operator who signed in with a recovery code. `left`: the number of unused ones. */
  recovery_code_used: { name: string; at: Date; timeZone: string; left: number }
  /** Sent to an operator. `url` leads to the office, `choiceUrl` to the notification settings. */
  operator_notice: { name: string; notices: readonly MailNotice[]; timeZone: string; url: string; choiceUrl: string }
  /** `lines`: the order lines that it names; empty if it is about the whole order. */
  complaint_received: {
    firstName: string
    displayId: number
    orderDisplayId: number
    subject: string
    lines: MailShipment['lines']
  }
  /** `answer` is the operator's text. */
  complaint_answered: {
    firstName: string
    displayId: number
    orderDisplayId: number
    lines: MailShipment['lines']
    answer: string
    status: 'open' | 'closed'
    orderUrl: string
  }
  /** `title` of the product; `productUrl` leads to it. */
  back_in_stock: { firstName: string; title: string; productUrl: string }
  /** `answer` is the operator's text. */
  message_answered: { answer: string }
}

/** An event in a notification; of persons it names at most their company. */
export type MailNotice = { at: Date } &
  /** `total` with tax. Without `company` if the order is not known. */
  (
    | { kind: 'order'; number: number; company?: string; total?: { amount: Minor; currencyCode: string } }
    | { kind: 'complaint'; number: number }
    | { kind: 'application'; company?: string }
    | { kind: 'message' }
    /** `left` in pieces; `sku` is empty if the variant has none. */
    | { kind: 'low_stock'; title: string; sku: string; left: number }
    /** `id` as in the command line. */
    | { kind: 'failed_mail'; id: string }
  )

/** Pieces of an order line. */
export interface MailPieces {
  title: string
  variantTitle: string
  /** Omitted in e-mails queued by an earlier version. */
  sku?: string | null
  quantity: number
}

/** A shipment in its e-mail. */
export interface MailShipment {
  firstName: string
  displayId: number
  poNumber: string | null
  carrier: string
  trackingUrl: string | null
  /** Contents. */
  lines: readonly MailPieces[]
  /** True if nothing is left to be shipped. */
  isLast: boolean
  /** Pieces shipped so far, this shipment included, and all ordered pieces. */
  shipped: number
  pieces: number
  /** Change of the order's VAT at dispatch; null if it did not change. */
  taxChange: MailTaxChange | null
  orderUrl: string
}

/** Pieces that will not be shipped, in their e-mail. */
export interface MailRestClosed {
  firstName: string
  displayId: number
  poNumber: string | null
  lines: readonly MailPieces[]
  /** The operator's text. */
  reason: string
  /** True if nothing is left to be shipped. */
  isLast: boolean
  /** Null if the pieces are not refunded. */
  refund: MailRefundSums | null
  /** Pieces shipped so far, and all ordered pieces. */
  shipped: number
  pieces: number
  orderUrl: string
}

/** A change of an order in its e-mail. */
export type MailOrderNews =
  /** A parcel that was announced was not sent. */
  | { kind: 'parcel_undone'; carrier: string; lines: MailShipment['lines'] }
  /** Pieces that were announced as missing are delivered as ordered; `isCredited`: their credit is taken back. */
  | { kind: 'missing_undone'; isCredited: boolean; lines: MailShipment['lines'] }
  /** The carrier or the tracking link of a parcel was corrected. */
  | { kind: 'tracking'; carrier: string; trackingUrl: string | null }
  /** Pieces wait for stock; `availableFrom`: the first day of their dispatch. */
  | { kind: 'backorder'; lines: MailShipment['lines']; availableFrom: string | undefined }
  /** Pieces were replaced by another article. Amounts in minor units; `credited` and `total` including tax. */
  | {
      kind: 'replaced'
      lines: MailShipment['lines']
      article: MailShipment['lines'][number]
      unitPrice: number
      credited: number
      total: number
      currencyCode: string
      reason: string
    }

/** A refund and the order's sums after it. */
export interface MailRefundSums {
  currencyCode: string
  /** Including tax. */
  amount: number
  /** The amount by VAT rate. */
  rates: readonly RateSum[]
  /** The refunded pieces; empty if the refund is an amount. */
  lines: readonly MailPieces[]
  /** True if the order was paid, so that money is returned; otherwise the amount due is reduced. */
  isPaid: boolean
  /** The order's total, the sum of its refunds, and the amount due. */
  total: number
  refunded: number
  due: number
}

/** A refund in its e-mail. */
export interface MailRefund extends MailRefundSums {
  firstName: string
  displayId: number
  poNumber: string | null
  /** The operator's text. */
  reason: string
  orderUrl: string
}

/** A change of an order's VAT. */
export interface MailTaxChange {
  /** Date of dispatch. */
  day: string
  currencyCode: string
  /** VAT when the order was placed. */
  placedTotal: number
  taxTotal: number
  /** The order's current total. */
  total: number
}

/** An order in its confirmation. */
export interface MailOrder extends ReferenceRow {
  displayId: number
  createdAt: Date
  /** First and last name. */
  placedBy: string
  /** IANA name; determines the order's date. */
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
    /** Pieces that ship later, and from which day; undefined in e-mails queued by an earlier version. */
    later?: { pieces: number; from: string | null }
  }[]
  itemTotal: number
  discountTotal: number
  shippingTotal: number
  taxTotal: number
  /** Null for older orders, which were stored without it. */
  tax: Pick<BookedTax, 'explanation' | 'rates' | 'sellerVatId' | 'buyerVatId'> | null
  shippingAddress: Address
  billingAddress: Address
  /** The billed company; undefined in e-mails queued by an earlier version. */
  buyer?: Order['buyer']
  total: number
  /** Promised delivery dates; null for older orders, which were stored without them. */
  deliveryStart: string | null
  deliveryEnd: string | null
  /** The delivery option; null for older orders, undefined in e-mails queued by an earlier version. */
  shippingOptionName?: string | null
  /** Payment term and due date; null for older orders, which were stored without them. */
  paymentTermsDays: number | null
  dueDate: string | null
}

export type MailKind = keyof MailData

/** An e-mail of one kind, before rendering. */
export interface MailOf<Kind extends MailKind> {
  kind: Kind
  to: string
  /** The application, order, complaint, message, customer, webhook or operator. */
  subjectId: string
  /** BCP 47; format of dates and amounts. */
  locale: string
  data: MailData[Kind]
}

/** An e-mail before rendering. */
export type MailMessage = { [Kind in MailKind]: MailOf<Kind> }[MailKind]
