import { allRemaining, type LinePieces } from '@skafferi/domain/rules/orders/parcel-lines'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { enqueueMail, withdrawMail } from '../../../platform/mail/outbox'
import type { MailOrderNews, MailRefund, MailTaxChange } from '../../../platform/mail/messages'
import type { FoundDecision } from './missing-decision'
import { toBuyer } from './to-order'
import { findOrderItems, findOrderWithCustomer, type OrderRow, type ShipmentRow } from './orders.repo'
import { withShippedPieces, type Parcel } from './parcel'
import { findPieces, findShipmentLines } from './parcels.repo'
import { openAmount } from './record-payment'
import { findRefunds, sumRefunds } from './refunds.repo'

/** Settings that e-mails about orders need. */
export type MailContext = Pick<Context, 'publicUrl' | 'timeZone'>

function orderUrl(publicUrl: string, orderId: string): string {
  return `${publicUrl}/profile/order/${orderId}`
}

/** Queues the confirmation of a new order. Call it in the transaction that places the order. */
export async function enqueueOrderConfirmation(
  tx: Database,
  orderId: string,
  { publicUrl, timeZone }: MailContext,
  now: Date,
): Promise<void> {
  const { order, customer, company } = await findOrderWithCustomer(tx, orderId)
  const items = await findOrderItems(tx, orderId)
  const lines = items.map(({ title, variantTitle, sku, quantity, unitPrice, subtotal, ...item }) => {
    const later = { pieces: item.backorderedQuantity ?? 0, from: item.availableFrom }
    return { title, variantTitle, sku, quantity, unitPrice, total: subtotal, later }
  })
  const data = {
    firstName: customer.firstName,
    order: {
      ...order,
      placedBy: `${customer.firstName} ${customer.lastName}`,
      timeZone,
      items: lines,
      buyer: toBuyer(company, order),
    },
    orderUrl: orderUrl(publicUrl, orderId),
  }
  const about = { kind: 'order_confirmation', to: order.email, subjectId: orderId, locale: customer.locale } as const
  await enqueueMail(tx, { ...about, data }, now)
}

/** Returns the change of the tax due to the shipping date; null if there is none. */
function taxChangeOf({ tax, taxTotal, total, currencyCode }: OrderRow): MailTaxChange | null {
  if (tax?.placedTotal === undefined) return null
  return { day: tax.date, currencyCode, placedTotal: tax.placedTotal, taxTotal, total }
}

/** Returns the titles and article numbers of the lines of pieces. */
export async function namedPieces(tx: Database, orderId: string, pieces: readonly { id: string; quantity: number }[]) {
  const items = new Map((await findPieces(tx, orderId)).map((item) => [item.id, item]))
  return pieces.flatMap(({ id, quantity }) => {
    const item = items.get(id)
    return item ? [{ title: item.title, variantTitle: item.variantTitle, sku: item.sku, quantity }] : []
  })
}

/** Returns the numbers of shipped and of ordered pieces. */
async function shippedOfOrder(tx: Database, order: OrderRow) {
  const lines = withShippedPieces(order, await findPieces(tx, order.id))
  const sum = (key: 'shipped' | 'ordered') => lines.reduce((total, line) => total + line[key], 0)
  return { shipped: sum('shipped'), pieces: sum('ordered') }
}

/** Queues the e-mail about a shipped parcel and its contents, unless the customer was erased. */
export async function enqueueOrderShipped(
  tx: Database,
  orderId: string,
  parcel: Parcel,
  { publicUrl }: MailContext,
  now: Date,
): Promise<void> {
  const { order, customer } = await findOrderWithCustomer(tx, orderId)
  if (customer.erasedAt) return
  const { firstName, locale } = customer
  const { displayId, poNumber } = order
  const { carrier, trackingUrl = null } = parcel.row
  const lines = await namedPieces(tx, orderId, parcel.lines)
  const url = orderUrl(publicUrl, orderId)
  const data = {
    firstName,
    displayId,
    poNumber,
    carrier,
    trackingUrl,
    lines,
    isLast: parcel.isLast,
    ...(await shippedOfOrder(tx, order)),
    taxChange: taxChangeOf(order),
    orderUrl: url,
  }
  await enqueueMail(tx, { kind: 'order_shipped', to: order.email, subjectId: orderId, locale, data }, now)
}

/** A refund as shown in the e-mail. */
export type RefundNotice = Pick<MailRefund, 'amount' | 'rates' | 'reason' | 'isPaid'> & {
  lines: readonly { id: string; quantity: number }[]
}

/** Returns what a refund is, and what is left to pay after it. */
async function refundSums(tx: Database, order: OrderRow, { reason: _, ...refund }: RefundNotice) {
  const { id, currencyCode, total } = order
  const refunded = await sumRefunds(tx, id)
  const due = await openAmount(tx, order, refunded)
  return { ...refund, lines: await namedPieces(tx, id, refund.lines), total, refunded, due, currencyCode }
}

/** Queues the e-mail about a refund, unless the customer was erased. */
export async function enqueueOrderRefunded(
  tx: Database,
  orderId: string,
  refund: RefundNotice,
  { publicUrl }: MailContext,
  now: Date,
): Promise<void> {
  const { order, customer } = await findOrderWithCustomer(tx, orderId)
  if (customer.erasedAt) return
  const { firstName, locale } = customer
  const { displayId, poNumber } = order
  const about = { firstName, displayId, poNumber, orderUrl: orderUrl(publicUrl, orderId) }
  const data = { ...(await refundSums(tx, order, refund)), ...about, reason: refund.reason }
  await enqueueMail(tx, { kind: 'order_refunded', to: order.email, subjectId: orderId, locale, data }, now)
}

/**
 * Queues the e-mail about pieces that will not be shipped, and their refund if they have one, unless the customer was
 * erased.
 */
export async function enqueueRestClosed(
  tx: Database,
  orderId: string,
  closed: { lines: readonly LinePieces[]; reason: string; isLast: boolean; refund: RefundNotice | null },
  { publicUrl }: MailContext,
  now: Date,
): Promise<void> {
  const { order, customer } = await findOrderWithCustomer(tx, orderId)
  if (customer.erasedAt) return
  const { firstName, locale } = customer
  const { displayId, poNumber } = order
  const lines = await namedPieces(tx, orderId, closed.lines)
  const data = {
    ...closed,
    refund: closed.refund && (await refundSums(tx, order, closed.refund)),
    ...(await shippedOfOrder(tx, order)),
    firstName,
    displayId,
    poNumber,
    lines,
    orderUrl: orderUrl(publicUrl, orderId),
  }
  await enqueueMail(tx, { kind: 'order_rest_closed', to: order.email, subjectId: orderId, locale, data }, now)
}

/** Queues the e-mail about a change of an order, unless the customer was erased. */
export async function enqueueOrderUpdated(
  tx: Database,
  orderId: string,
  news: MailOrderNews,
  { publicUrl }: MailContext,
  now: Date,
): Promise<void> {
  const { order, customer } = await findOrderWithCustomer(tx, orderId)
  if (customer.erasedAt) return
  const { firstName, locale } = customer
  const { displayId, poNumber } = order
  const data = { firstName, displayId, poNumber, news, orderUrl: orderUrl(publicUrl, orderId) }
  await enqueueMail(tx, { kind: 'order_updated', to: order.email, subjectId: orderId, locale, data }, now)
}

/** Withdraws the e-mail about a parcel. @returns false if it was sent */
const withdrawShipped = (tx: Database, orderId: string, { shippedAt }: Pick<ShipmentRow, 'shippedAt'>) =>
  withdrawMail(tx, { kind: 'order_shipped', subjectId: orderId, createdAt: shippedAt })

/** Withdraws the e-mail about a parcel that was undone; if it was sent, queues one that corrects it. */
export async function enqueueParcelUndone(
  tx: Database,
  orderId: string,
  { parcel, lines }: { parcel: ShipmentRow; lines: readonly LinePieces[] },
  context: MailContext & Pick<Context, 'now'>,
): Promise<void> {
  if (await withdrawShipped(tx, orderId, parcel)) return
  const news = { kind: 'parcel_undone', carrier: parcel.carrier, lines: await namedPieces(tx, orderId, lines) } as const
  await enqueueOrderUpdated(tx, orderId, news, context, context.now())
}

/** Replaces the e-mail about a parcel whose carrier or link was corrected, or corrects it if it was sent. */
export async function enqueueParcelCorrected(
  tx: Database,
  orderId: string,
  parcel: ShipmentRow,
  context: MailContext & Pick<Context, 'now'>,
): Promise<void> {
  const { carrier, trackingUrl } = parcel
  if (!(await withdrawShipped(tx, orderId, parcel))) {
    await enqueueOrderUpdated(tx, orderId, { kind: 'tracking', carrier, trackingUrl }, context, context.now())
    return
  }
  const { order } = await findOrderWithCustomer(tx, orderId)
  const lines = (await findShipmentLines(tx, orderId))
    .filter(({ shipmentId }) => shipmentId === parcel.id)
    .map(({ orderItemId: id, quantity }) => ({ id, quantity }))
  const isLast = allRemaining(withShippedPieces(order, await findPieces(tx, orderId))).length === 0
  await enqueueOrderShipped(tx, orderId, { row: parcel, lines, isLast }, context, parcel.shippedAt)
}

/** Withdraws the e-mails about a decision on missing pieces; if one was sent, queues one that corrects it. */
export async function enqueueDecisionUndone(
  tx: Database,
  orderId: string,
  { step, at: createdAt, recorded: { lines, refundId } }: FoundDecision,
  context: MailContext & Pick<Context, 'now'>,
): Promise<void> {
  const kind = step === 'closed' ? 'order_rest_closed' : 'order_updated'
  const isWithdrawn = await withdrawMail(tx, { kind, subjectId: orderId, createdAt })
  const refund = (await findRefunds(tx, orderId)).find((each) => each.refund.id === refundId)?.refund
  if (isWithdrawn) return
  const pieces = await namedPieces(tx, orderId, lines)
  const news = { kind: 'missing_undone', isCredited: refund !== undefined, lines: pieces } as const
  await enqueueOrderUpdated(tx, orderId, news, context, context.now())
}
