import type { components } from '@skafferi/api/admin'
import { formatDate, formatDateRange, formatMoney, formatNumber, toMinor } from '../../platform/format'
import { splitOpenPieces } from '../../rules/catalogue/stock'
import { toDispatchView, toDispatchViews, toShipmentStateView } from '../../platform/shared-views'
import { afterRefunds, paymentRefusal } from '../../rules/orders/payment'
import { wallClock } from '../../rules/delivery/calendar'
import { articleName } from '../../rules/catalogue/variant-name'
import { toOrderActivity } from '../activity/to-activity'
import { formatDateTime, formatShortDay, toDateTimeView } from '../date-time'
import type { Office } from '../office-context'
import type { FullOrderView, OrderedLineView } from './orders.view'
import { decisionUndoOf, parcelUndoOf, toLifecycle, toRequiredAction } from './to-lifecycle'
import { toNotes, toPaidOn, toPayments } from './to-order-records'
import { toOrderDelivery } from './to-order-delivery'
import { toGoodsState, toPaymentState } from './to-order-state'
import { toTrackingView } from './tracking-text'
import { pickableOf } from './pickable'
import { toIssuedRefunds, toRefundable } from './to-refunds'

type Schemas = components['schemas']
type Order = Schemas['Order']

const moneyIn = (currency: string, locale: string) => (amount: number) => formatMoney(toMinor(amount), currency, locale)

function toLine(
  item: Order['items'][number],
  { order: { currency_code, items }, lines }: Schemas['AdminOrder'],
  { locale, paths }: Office,
): OrderedLineView {
  const money = moneyIn(currency_code, locale)
  const state = lines.find(({ item_id }) => item_id === item.id)
  const replaced = items.find(({ id }) => id === item.replaces_id)
  return {
    id: item.id,
    title: item.product_title,
    name: articleName(item.product_title, item.variant_title, null),
    detail: [item.variant_sku, item.variant_title].filter(Boolean).join(' · '),
    href: paths.product(item.product_id),
    image: item.thumbnail,
    unitPrice: money(item.unit_price),
    isTier: false,
    ordered: item.quantity,
    shipped: state?.shipped ?? 0,
    closed: state?.closed ?? 0,
    leftRefunded: state?.left_refunded ?? 0,
    waiting: splitOpenPieces(state?.left ?? 0, item.backorder).later,
    dispatch: toDispatchView(state?.left ?? 0, item.backorder, locale),
    ageLimit: item.age_limit,
    replaces: replaced ? articleName(replaced.product_title, replaced.variant_title, null) : null,
    sum: money(item.subtotal),
  }
}

/** The total and the refunded amount of an order in minor units. */
const ledgerOf = ({ total, refunded_total: refunded }: Order) => ({
  total: toMinor(total),
  refunded: toMinor(refunded),
})

function sumsOf({ order, paid_total, to_pay_back }: Schemas['AdminOrder'], locale: string): FullOrderView['sums'] {
  const money = moneyIn(order.currency_code, locale)
  const rates = order.tax?.rates ?? []
  const ledger = ledgerOf(order)
  const isCredited = ledger.refunded > 0
  const isPartPaid = paid_total > 0 && order.amount_due > 0
  return [
    { part: 'goods', value: money(order.item_subtotal) },
    ...(order.discount_total > 0 ? [{ part: 'discount', value: money(-order.discount_total) } as const] : []),
    { part: 'shipping', value: money(order.shipping_total) },
    ...(rates.length > 0
      ? rates.map(
          ({ percent, net, tax }) =>
            ({ part: 'vat', percent: formatNumber(percent, locale), net: money(net), value: money(tax) }) as const,
        )
      : [{ part: 'vat', value: money(order.tax_total) } as const]),
    { part: 'total', value: money(order.total) },
    ...(isCredited
      ? ([
          { part: 'credited', value: money(-order.refunded_total) },
          { part: 'remaining', value: formatMoney(afterRefunds(ledger), order.currency_code, locale) },
        ] as const)
      : []),
    ...((isCredited || isPartPaid) && paid_total > 0 ? [{ part: 'paid', value: money(paid_total) } as const] : []),
    ...((isCredited || isPartPaid) && order.amount_due > 0
      ? [{ part: 'due', value: money(order.amount_due) } as const]
      : []),
    ...(to_pay_back > 0 ? [{ part: 'toPayBack', value: money(to_pay_back) } as const] : []),
  ]
}

/** Why an order cannot be marked as paid, by the same rule as in the store. */
function payRefusalOf({ order }: Schemas['AdminOrder']) {
  const facts = { ...ledgerOf(order), paymentStatus: order.payment_status, isCanceled: order.status === 'canceled' }
  return paymentRefusal(facts, 'captured')
}

/** Converts an order. */
export function toFullOrder(read: Schemas['AdminOrder'], office: Office): FullOrderView {
  const { order, lines, company, customer, timeline } = read
  const { locale, paths } = office
  const isClosed = ['canceled', 'completed'].includes(order.status)
  const refundable = toRefundable(read, office)
  const closed = lines.reduce((sum, line) => sum + line.closed, 0)
  const isOpen = lines.some(({ left }) => left > 0)
  const pickable = pickableOf(read)
  const payRefused = payRefusalOf(read) ?? null
  const today = wallClock(office.now(), office.timeZone).date
  return {
    id: order.id,
    number: String(order.display_id),
    goods: toGoodsState(order),
    payment: toPaymentState(order, read.paid_total),
    company: company.name,
    buyer: `${customer.first_name} ${customer.last_name}`,
    email: customer.email,
    placed: formatDateTime(order.created_at, office),
    shippingOption: read.shipping_option,
    due: order.payment && formatDate(order.payment.due_date, locale),
    isOverdue: order.payment !== null && order.amount_due > 0 && order.payment.due_date < today,
    paidOn: toPaidOn(read, office),
    requiredAction: toRequiredAction(read, office),
    promised: order.delivery && formatDateRange(order.delivery.start_date, order.delivery.end_date, locale),
    leaves: isOpen && !isClosed && read.dispatch_date ? formatShortDay(read.dispatch_date, office) : null,
    dispatches: toDispatchViews(
      order.items.map(({ id, backorder }) => ({
        open: lines.find(({ item_id }) => item_id === id)?.left ?? 0,
        backorder,
      })),
      locale,
    ),
    lines: order.items.map((item) => toLine(item, read, office)),
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    // Closed pieces are not shipped.
    shipment: toShipmentStateView({ ...order, pieces: order.pieces - closed }, locale),
    sums: sumsOf(read, locale),
    amountDue: moneyIn(order.currency_code, locale)(order.amount_due),
    typedDue: order.amount_due.toFixed(2),
    toPayBack: read.to_pay_back === 0 ? null : moneyIn(order.currency_code, locale)(read.to_pay_back),
    parcels: read.parcels.map(
      (
        {
          id,
          carrier,
          tracking_url: url,
          tracking_number,
          shipped_at,
          handed_over_at,
          delivered_at,
          sent_by,
          lines: carried,
        },
        index,
      ) => ({
        id,
        number: index + 1,
        time: toDateTimeView(shipped_at, office),
        content:
          carried.length === 0
            ? null
            : { lines: carried.length, pieces: carried.reduce((sum, { quantity }) => sum + quantity, 0) },
        person: sent_by,
        carrier,
        tracking: toTrackingView(url, tracking_number),
        handedOver: handed_over_at === null ? null : toDateTimeView(handed_over_at, office),
        delivered: delivered_at === null ? null : toDateTimeView(delivered_at, office),
        slipHref: carried.length === 0 ? null : paths.packingSlip(order.id, id),
        undo: parcelUndoOf(read, id),
      }),
    ),
    pickHref: pickable === 'some' ? paths.pickLists([order.id]) : null,
    isWaiting: pickable === 'waiting',
    refunds: toIssuedRefunds(read, office),
    lifecycle: toLifecycle(read, office),
    payments: toPayments(read, office),
    notes: toNotes(read, office),
    missingUndo: decisionUndoOf(read),
    today,
    placedOn: wallClock(new Date(order.created_at), office.timeZone).date,
    refundable,
    delivery: toOrderDelivery(read, office),
    activity: toOrderActivity(timeline, order.currency_code, office),
    can: {
      cancel: !isClosed && order.shipped_pieces === 0,
      ship: !isClosed && isOpen,
      mark: read.parcels.length > 0,
      close: isOpen && order.shipped_pieces > 0,
      pack: !isClosed && order.fulfillment_status === 'not_fulfilled' && isOpen,
      complete: !isClosed && order.fulfillment_status === 'delivered',
      resolve: order.status === 'requires_action',
      missing: !isClosed && isOpen,
      pay: payRefused === null,
      payBack: read.to_pay_back > 0,
      refund: refundable !== null,
    },
    payRefused,
  }
}
