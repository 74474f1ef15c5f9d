import type { Problem } from '../../platform/action'
import type { DispatchView, ShipmentStateView } from '../../platform/shared-views'
import type { PaymentRefusal } from '../../rules/orders/payment'
import type { MissingStep } from '../../rules/orders/undo'
import type { ActivityEntryView, ListPage } from '../office.view'
import type { DateTimeView } from '../date-time'
import type { IssuedRefundView, RefundableView } from './refunds.view'

/** Filters of the order list; an empty text matches all orders. */
export interface OrderFilters {
  text: string
  /** Codes of the contract. */
  status: string
  goods: string
  payment: string
  /** A code of the contract: orders that wait for it. */
  waits: string
  /** The first and the last day, inclusive, "2026-11-01". */
  from: string
  to: string
  /** Company id. */
  company: string
  /** Country code of the delivery address. */
  country: string
  /** Part of the SKU or the product name of a line. */
  article: string
  /** A code of the contract: how far it is shipped. */
  shipment: string
}

/** Filters and page of the order list. */
export interface OrderQuery extends OrderFilters {
  /** From 1. */
  page: number
}

/** The state of an order's goods in a seller's words, from several statuses of the contract. */
export type GoodsState =
  | 'to_pack'
  | 'packed'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'completed'
  | 'requires_action'
  | 'canceled'

/** Why a typed amount is not a payment: it is above what is still to be paid, not above zero, or not an amount. */
export type PaymentFault = 'too_high' | 'nothing' | 'unreadable'

/** The state of an order's payment. `credited`: its whole amount; `nothing_due`: it was canceled. */
export type PaymentState = 'unpaid' | 'part_paid' | 'paid' | 'credited' | 'nothing_due'

/** An order in a list. */
export interface ListedOrderView {
  id: string
  number: string
  /** Sent with changes to detect concurrent edits. */
  version: number
  href: string
  placed: string
  company: string
  /** Null if the person was erased. */
  buyer: string | null
  /** City and country, "Gothenburg, SE". */
  shipTo: string
  pieces: string
  /** The pieces that can be shipped now; null if none can. */
  piecesToShip: string | null
  /** True if something can be picked now: it is not packed yet, and needs no decision first. */
  pickable: boolean
  lines: string
  goods: GoodsState
  payment: PaymentState
  /** How many pieces were shipped. */
  shipment: ShipmentStateView
  total: string
  /** The credited amount; null if there is none. */
  credited: string | null
  amountDue: string
  /** What is still to be paid if it is not the total; null otherwise. */
  toPay: string | null
  /** What the shop owes the customer; null if nothing. */
  toPayBack: string | null
  /** The due date of its invoice, and whether it is unpaid after it; null if nothing is due or it has no due date. */
  due: { day: string; isOverdue: boolean } | null
  /** The day on which it should leave ("2 Dec"); null if nothing is left to ship, and if it was not recorded. */
  leaves: string | null
  /** The numbers for the sum of a selection; the amounts in minor units. */
  amounts: { lines: number; pieces: number; currency: string } & Readonly<Record<SummedAmount, number>>
}

/** The amount that a list of orders sums. */
export type SummedAmount = 'total' | 'due' | 'toPayBack'

/** The sum of orders in one currency, including tax. */
export interface OrderSumView {
  count: number
  total: string
  /** What is still to be paid. */
  due: string
  /** What the shop owes the customers. */
  toPayBack: string
}

/** The sums of the selected orders. */
export interface SelectedOrdersView {
  lines: number
  pieces: number
  /** One for each currency. */
  totals: readonly string[]
}

/** The result of marking several orders as packed. */
export interface PackingOutcome {
  /** The number of packed orders. */
  packed: number
  /** The orders that were refused, and why. */
  refused: readonly { id: string; number: string; problem: Problem<'office'> }[]
}

/** A page of orders. */
export interface ListedOrdersView extends ListPage {
  rows: readonly ListedOrderView[]
  /** The sums of all matching orders on all pages: by currency, the one with most orders first. */
  sums: readonly OrderSumView[]
}

/** A line of an order. */
export interface OrderedLineView {
  id: string
  title: string
  /** Product and variant, for accessible names of controls. */
  name: string
  detail: string
  href: string
  image: string | null
  unitPrice: string
  isTier: false
  ordered: number
  shipped: number
  /** Pieces that will not be shipped. */
  closed: number
  /** Refunded pieces that were not shipped. */
  leftRefunded: number
  /** Open pieces that wait for stock. */
  waiting: number
  /** When its open pieces ship; null if all ship now. */
  dispatch: DispatchView | null
  /** The age limit of the product in years; null if it has none. */
  ageLimit: number | null
  /** The article whose missing pieces it replaces; null if it was ordered. */
  replaces: string | null
  sum: string
}

/** A row of an order's totals. */
export type SumPart =
  | 'goods'
  | 'discount'
  | 'shipping'
  | 'vat'
  | 'total'
  | 'credited'
  | 'remaining'
  | 'paid'
  | 'due'
  | 'toPayBack'

/** A shipped parcel. */
export interface SentParcelView {
  id: string
  /** From 1. */
  number: number
  time: DateTimeView
  /** Its content; null if it was not recorded. */
  content: { lines: number; pieces: number } | null
  /** The operator who shipped it; null if it was not recorded. */
  person: string | null
  carrier: string
  tracking: { text: string; href: string | null } | null
  /** When the carrier received it and when it was delivered; null before, and if it was not recorded. */
  handedOver: DateTimeView | null
  delivered: DateTimeView | null
  /** The URL of its packing slip; null if its content was not recorded. */
  slipHref: string | null
  /** Its last step, which can be undone; null if none can. */
  undo: 'parcel' | 'handed_over' | 'delivered' | null
}

/** A step of an order. */
export interface LifecycleStepView {
  name: 'placed' | 'packed' | 'shipped' | 'handedOver' | 'delivered' | 'completed'
  /** `part`: some of its pieces or parcels. */
  state: 'done' | 'part' | 'ahead'
  /** When it was last done; null before, and if it was not recorded. */
  time: DateTimeView | null
  /** Who did it; null before, and if it was not recorded. */
  person: string | null
  /** The step that can be undone; null if none can. */
  undo: 'packed' | 'completed' | null
}

/** An entry in the ledger of payments. */
export interface PaymentEntryView {
  id: string
  /** `paid_back`: to the customer after a credit. */
  kind: 'received' | 'paid_back'
  /** Including tax; negative for a reversal. */
  amount: string
  isReversal: boolean
  /** The day on which the money was received or paid back. */
  paidOn: string
  time: DateTimeView
  /** Who recorded it; null if it was not recorded. */
  person: string | null
  /** True if it can be reversed now. */
  canUndo: boolean
}

/** A note among colleagues. */
export interface OrderNoteView {
  id: string
  text: string
  time: DateTimeView
  /** Null if it was not recorded. */
  person: string | null
  /** True if the operator wrote it. */
  isYours: boolean
}

/** An article that can be chosen as a replacement. */
export interface OfferedArticleView {
  sku: string
  /** Product and variant. */
  name: string
  image: string | null
  /** Net price of a piece, formatted. */
  unitPrice: string
  /** Free pieces; null if its stock is not counted. */
  available: number | null
  isLow: boolean
}

/** What an article costs as a replacement. */
export interface ReplacementQuoteView {
  sku: string
  /** Product and variant. */
  name: string
  image: string | null
  /** Net price of a piece. */
  unitPrice: string
  /** Net price of all pieces less the discount of the replaced line. */
  sum: string
  /** The net price of a piece in minor units. */
  amount: number
  /** Pieces that can be taken now. */
  available: number
}

/** The addresses, references and wishes of an order. */
export interface OrderDeliveryView {
  to: string
  billed: string
  phone: string | null
  reference: string | null
  note: string | null
  /** When the buyer receives goods. */
  hours: string | null
}

/** An order with all its details. */
export interface FullOrderView {
  id: string
  number: string
  goods: GoodsState
  payment: PaymentState
  company: string
  buyer: string
  email: string
  placed: string
  /** The id of its delivery option. */
  shippingOption: string
  /** When the invoice is due; null if it has no due date. */
  due: string | null
  /** True if it is unpaid after its due date. */
  isOverdue: boolean
  /** The day on which its payment was received; null if it is unpaid, and if the day was not recorded. */
  paidOn: string | null
  /**
   * Its status `requires_action`: when and by whom it was set, null if it was not recorded; and whether its payment is
   * awaited. Null for other statuses.
   */
  requiredAction: { time: DateTimeView | null; person: string | null; awaitsPayment: boolean } | null
  /** The promised first delivery; null if there is none. */
  promised: string | null
  /** The day on which it should leave ("2 Dec"); null if nothing is left to ship, and if it was not recorded. */
  leaves: string | null
  /** The open pieces that ship later; empty if none do. */
  dispatches: readonly DispatchView[]
  lines: readonly OrderedLineView[]
  pieces: number
  /** How many of the pieces that are not closed were shipped. */
  shipment: ShipmentStateView
  /** `percent` is the rate of a VAT row, and `net` the amount that it is charged on. */
  sums: readonly { part: SumPart; percent?: string; net?: string; value: string }[]
  /** What is still to be paid, formatted. */
  amountDue: string
  /** The same as it is typed, "92.30". */
  typedDue: string
  /** What the shop owes the customer, formatted; null if nothing. */
  toPayBack: string | null
  parcels: readonly SentParcelView[]
  /** The URL of its pick list; null if no piece can be picked now. */
  pickHref: string | null
  /** True if all pieces that are left wait for stock. */
  isWaiting: boolean
  refunds: readonly IssuedRefundView[]
  /** What has happened, in order. */
  lifecycle: readonly LifecycleStepView[]
  /** Payments and their reversals, oldest first. */
  payments: readonly PaymentEntryView[]
  /** Newest first. */
  notes: readonly OrderNoteView[]
  /** The last decision about missing pieces, if it can be undone; null otherwise. */
  missingUndo: MissingStep | null
  /** Today in the shop's time zone, "2026-11-21". */
  today: string
  /** The day on which it was placed, in the same form. */
  placedOn: string
  /** What can still be refunded; null if nothing. */
  refundable: RefundableView | null
  delivery: OrderDeliveryView
  activity: readonly ActivityEntryView[]
  /** The actions that its state allows, regardless of the operator's role. */
  can: {
    cancel: boolean
    ship: boolean
    mark: boolean
    close: boolean
    pay: boolean
    /** What the shop owes can be recorded as paid back. */
    payBack: boolean
    refund: boolean
    pack: boolean
    complete: boolean
    /** Its status `requires_action` can be ended. */
    resolve: boolean
    /** Missing pieces of a line can be closed, backordered or replaced. */
    missing: boolean
  }
  /** Why it cannot be marked as paid; null if it can. */
  payRefused: PaymentRefusal | null
}
