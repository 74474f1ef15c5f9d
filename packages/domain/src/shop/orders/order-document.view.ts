import { referenceNames, type ReferenceName } from '../../rules/checkout/references'
import type { Order } from '@skafferi/api'
import { oneMonthAfter } from '../../rules/delivery/delivery'
import { formatDate, formatDateRange, formatLongDate, formatMoney, storeDate, toMinor } from '../../platform/format'
import { toDispatchViews, type DispatchView } from '../../platform/shared-views'
import { afterRefunds, isPaymentOpen } from '../../rules/orders/payment'

/** When an order arrives, formatted. */
export interface ArrivalView {
  /** `window`: between two dates, as promised; `by`: on a date at the latest, if no promise was stored. */
  kind: 'window' | 'by'
  /** Such as "26 – 30 Nov 2026"; of the first delivery. */
  text: string
  /** True if that day is over. */
  isLate: boolean
  /** The pieces that ship later; empty if none do. */
  dispatches: readonly DispatchView[]
  /** Street and number of the delivery address. */
  place: string
}

/** The agreed payment terms of an order. */
export interface PaymentTermsView {
  /** Days from the order to the due date. */
  termsDays: number
  /** Due date, formatted in full; null if nothing is due. */
  due: string | null
  /** Amount due; once paid, the total after refunds. Formatted, with VAT. */
  amount: string
}

/** A step of an order's progress, named after what has happened or is happening. */
export interface ProgressStepView {
  name: 'placed' | 'partlyPacked' | 'packed' | 'ready' | 'partlySent' | 'sent' | 'onItsWay' | 'delivered'
  /** `done`: completed; `current`: in progress; `ahead`: not reached. */
  state: 'done' | 'current' | 'ahead'
  /** Its date, formatted; null before, and if unknown. */
  date: string | null
}

type TrackedOrder = Pick<Order, 'status' | 'fulfillment_status' | 'shipment_state' | 'created_at' | 'shipments'>

type AwaitedItem = Pick<Order['items'][number], 'quantity' | 'shipped_quantity' | 'closed_quantity' | 'backorder'>
type AwaitedOrder = Pick<Order, 'delivery' | 'created_at' | 'status' | 'fulfillment_status' | 'shipping_address'> & {
  items: readonly AwaitedItem[]
}

/**
 * Delivery date of an order as promised; null if it has arrived or was canceled. Orders placed before promises were
 * stored arrive within a month (Specification (shopping) §2, order confirmation page).
 * @param today YYYY-MM-DD in the store's time zone
 */
export function toArrivalView(order: AwaitedOrder, locale: string, today: string): ArrivalView | null {
  const { delivery, created_at, shipping_address, items } = order
  if (order.status === 'canceled' || order.fulfillment_status === 'delivered') return null
  const place = shipping_address.address_1
  const lines = items.map(({ quantity, shipped_quantity: shipped, closed_quantity: closed, backorder }) => {
    return { open: quantity - shipped - closed, backorder }
  })
  const latest = delivery?.end_date ?? oneMonthAfter(storeDate(new Date(created_at)))
  const isLate = latest < today && items.some(({ quantity, closed_quantity: closed }) => closed < quantity)
  const promise = { place, isLate, dispatches: toDispatchViews(lines, locale) }
  if (delivery) {
    return { kind: 'window', text: formatDateRange(delivery.start_date, delivery.end_date, locale), ...promise }
  }
  return { kind: 'by', text: formatDate(latest, locale), ...promise }
}

/** Returns the payment terms of an order; null if unknown. */
export function toPaymentTermsView(
  order: Pick<
    Order,
    'payment' | 'payment_status' | 'status' | 'total' | 'refunded_total' | 'amount_due' | 'currency_code'
  >,
  locale: string,
): PaymentTermsView | null {
  const { payment, payment_status, status, currency_code, amount_due } = order
  if (!payment) return null
  const isOpen = isPaymentOpen({ paymentStatus: payment_status, isCanceled: status === 'canceled' })
  const remaining = afterRefunds({ total: toMinor(order.total), refunded: toMinor(order.refunded_total) })
  return {
    termsDays: payment.terms_days,
    due: isOpen ? formatLongDate(payment.due_date, locale) : null,
    amount: formatMoney(payment_status === 'captured' ? remaining : toMinor(amount_due), currency_code, locale),
  }
}

/** A reference that the buyer gave. */
export interface ReferenceView {
  name: ReferenceName
  text: string
}

/** Returns the references of an order that are given; empty texts are not. */
export function toReferencesView(order: Pick<Order, ReferenceName>): ReferenceView[] {
  return referenceNames.flatMap((name) => (order[name] ? [{ name, text: order[name] }] : []))
}

/** Returns the date of the latest timestamp, formatted. */
function lastDay(timestamps: readonly (string | null)[], locale: string): string | null {
  const last = timestamps
    .filter((at) => at !== null)
    .sort()
    .at(-1)
  return last ? formatDate(last, locale) : null
}

/** Returns the step in progress. While the order waits for the buyer, returns the following step as not reached. */
function next(
  name: ProgressStepView['name'],
  ahead: ProgressStepView['name'],
  { status }: TrackedOrder,
): ProgressStepView {
  return status === 'requires_action'
    ? { name: ahead, state: 'ahead', date: null }
    : { name, state: 'current', date: null }
}

const done = (name: ProgressStepView['name'], date: string | null = null): ProgressStepView => ({
  name,
  state: 'done',
  date,
})
const ahead = (name: ProgressStepView['name']): ProgressStepView => ({ name, state: 'ahead', date: null })

/** Returns the progress of an order; empty if it was canceled or has an unknown status. */
export function toProgressView(order: TrackedOrder, locale: string): readonly ProgressStepView[] {
  const { fulfillment_status: fulfillment, shipment_state: state, shipments } = order
  if (order.status === 'canceled') return []
  const placed = done('placed', formatDate(order.created_at, locale))
  const sentOn = lastDay(
    shipments.map(({ shipped_at }) => shipped_at),
    locale,
  )
  if (state === 'delivered') {
    const deliveredOn = lastDay(
      shipments.map(({ delivered_at }) => delivered_at),
      locale,
    )
    return [placed, done('packed'), done('sent', sentOn), done('delivered', deliveredOn)]
  }
  if (state === 'all') return [placed, done('packed'), done('sent', sentOn), next('onItsWay', 'delivered', order)]
  if (state === 'partial') {
    const packed = fulfillment === 'fulfilled' ? 'packed' : 'partlyPacked'
    return [placed, done(packed), { name: 'partlySent', state: 'current', date: sentOn }, ahead('delivered')]
  }
  if (fulfillment === 'fulfilled') return [placed, done('packed'), next('ready', 'sent', order), ahead('delivered')]
  // The store does not record when packing begins.
  if (fulfillment === 'not_fulfilled') return [placed, ahead('packed'), ahead('sent'), ahead('delivered')]
  return []
}
