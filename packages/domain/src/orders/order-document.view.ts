import type { Order } from '@skafferi/api'
import { oneMonthAfter } from '../checkout/delivery.rules'
import { formatDate, formatDateRange, formatLongDate, storeDate } from '../format'

/** When an order arrives, formatted. */
export interface ArrivalView {
  /** `window`: between two days, as promised; `by`: on a day at the latest, where no promise was kept. */
  kind: 'window' | 'by'
  /** Such as "26 – 30 Nov 2026". */
  text: string
  /** Street and number it arrives at. */
  place: string
}

/** How and until when an order is paid, as it was agreed. */
export interface PaymentTermsView {
  /** Days from the order to the due date. */
  termsDays: number
  /** The last day, formatted in full; null where nothing is to be paid any more. */
  due: string | null
}

/** What the buyer's own papers call an order; each null where it was not given. */
export interface ReferencesView {
  /** The buyer's number of the purchase order. */
  poNumber: string | null
  /** Whoever the company asks about it. */
  customerReference: string | null
  /** For the people who pack and drive. */
  note: string | null
  /** When goods are taken in. */
  receptionHours: string | null
}

/** A place that goods pass on their way. */
export interface StationView {
  name: 'placed' | 'packed' | 'sent' | 'here'
  /** `done`: passed; `current`: what happens now; `ahead`: still to come. */
  state: 'done' | 'current' | 'ahead'
  /** The day, formatted; null where it is not known. */
  date: string | null
}

type Stationed = Pick<Order, 'status' | 'fulfillment_status' | 'created_at' | 'shipments'>

/** How many stations goods have passed, by how far they have come. */
const passed: Readonly<Partial<Record<string, number>>> = { not_fulfilled: 1, fulfilled: 2, shipped: 3, delivered: 4 }

type AwaitedOrder = Pick<Order, 'delivery' | 'created_at' | 'status' | 'fulfillment_status' | 'shipping_address'>

/**
 * When an order arrives: as it was promised; null once it has, or was canceled. Orders from before promises were kept
 * arrive within a month (Specification (shopping) §2, order confirmation page).
 */
export function toArrivalView(order: AwaitedOrder, locale: string): ArrivalView | null {
  const { delivery, created_at, shipping_address } = order
  if (order.status === 'canceled' || order.fulfillment_status === 'delivered') return null
  const place = shipping_address.address_1
  if (delivery) return { kind: 'window', text: formatDateRange(delivery.start_date, delivery.end_date, locale), place }
  return { kind: 'by', text: formatDate(oneMonthAfter(storeDate(new Date(created_at))), locale), place }
}

/** The terms of an order; null where they are not known. */
export function toPaymentTermsView(
  { payment, payment_status, status }: Pick<Order, 'payment' | 'payment_status' | 'status'>,
  locale: string,
): PaymentTermsView | null {
  if (!payment) return null
  const isOpen = status !== 'canceled' && (payment_status === 'awaiting' || payment_status === 'authorized')
  return { termsDays: payment.terms_days, due: isOpen ? formatLongDate(payment.due_date, locale) : null }
}

/** What an order's references are; a text that is empty was not given. */
export function toReferencesView(
  order: Pick<Order, 'po_number' | 'customer_reference' | 'note' | 'reception_hours'>,
): ReferencesView {
  return {
    poNumber: order.po_number || null,
    customerReference: order.customer_reference || null,
    note: order.note || null,
    receptionHours: order.reception_hours || null,
  }
}

/** The way of an order's goods, with the days that are known; none where it was canceled or the store knows another way. */
export function toStationsView(order: Stationed, arrival: ArrivalView | null, locale: string): readonly StationView[] {
  const reached = passed[order.fulfillment_status]
  if (order.status === 'canceled' || reached === undefined) return []
  const [first] = order.shipments
  const days: Record<StationView['name'], string | null> = {
    placed: formatDate(order.created_at, locale),
    packed: null,
    sent: first ? formatDate(first.shipped_at, locale) : null,
    // The day it arrived is not kept.
    here: arrival?.kind === 'window' ? arrival.text : null,
  }
  return (['placed', 'packed', 'sent', 'here'] as const).map((name, index) => ({
    name,
    state: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
    date: days[name],
  }))
}
