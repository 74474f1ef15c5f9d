import { amountDue } from '@skafferi/domain/orders/payment.rules'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { enqueueMail } from '../../mail/outbox'
import type { MailRefund, MailTaxChange } from '../../mail/messages'
import { toBuyer } from './orders.answers'
import { findOrderItems, findOrderWithCustomer, type OrderRow } from './orders.repo'
import { asFarAs, type Parcel } from './parcel'
import { findPieces } from './parcels.repo'
import { sumRefunds } from './refunds.repo'

/** What e-mails about orders need of the shop. */
export type MailContext = Pick<Context, 'publicUrl' | 'timeZone'>

function orderUrl(publicUrl: string, orderId: string): string {
  return `${publicUrl}/profile/order/${orderId}`
}

/** Posts the confirmation of a new order. Give it the transaction in which the order is placed. */
export async function enqueueOrderConfirmation(
  tx: Database,
  orderId: string,
  { publicUrl, timeZone }: MailContext,
  now: Date,
): Promise<void> {
  const { order, customer, company } = await findOrderWithCustomer(tx, orderId)
  const items = await findOrderItems(tx, orderId)
  const lines = items.map(({ title, variantTitle, sku, quantity, unitPrice, subtotal }) => {
    return { title, variantTitle, sku, quantity, unitPrice, total: subtotal }
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

/** Change of the tax due to the shipping date; null if there is none. */
function taxChangeOf({ tax, taxTotal, total, currencyCode }: OrderRow): MailTaxChange | null {
  if (tax?.placedTotal === undefined) return null
  return { day: tax.date, currencyCode, placedTotal: tax.placedTotal, taxTotal, total }
}

/** Pieces of order lines with their names. */
async function namedPieces(tx: Database, orderId: string, pieces: readonly { id: string; quantity: number }[]) {
  const items = new Map((await findPieces(tx, orderId)).map((item) => [item.id, item]))
  return pieces.flatMap(({ id, quantity }) => {
    const item = items.get(id)
    return item ? [{ title: item.title, variantTitle: item.variantTitle, quantity }] : []
  })
}

/** How many pieces of an order have left, and how many were ordered. */
async function shippedOfOrder(tx: Database, order: OrderRow) {
  const lines = asFarAs(order, await findPieces(tx, order.id))
  const sum = (of: 'shipped' | 'ordered') => lines.reduce((total, line) => total + line[of], 0)
  return { shipped: sum('shipped'), pieces: sum('ordered') }
}

/** Sends the e-mail about a shipped parcel and its contents. Erased persons get none. */
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
type ToldRefund = Pick<MailRefund, 'amount' | 'rates' | 'reason' | 'isPaid'> & {
  lines: readonly { id: string; quantity: number }[]
}

/** Posts that money is given back, for what and why. People who were erased get no e-mail any more. */
export async function enqueueOrderRefunded(
  tx: Database,
  orderId: string,
  refund: ToldRefund,
  { publicUrl }: MailContext,
  now: Date,
): Promise<void> {
  const { order, customer } = await findOrderWithCustomer(tx, orderId)
  if (customer.erasedAt) return
  const { firstName, locale } = customer
  const { displayId, poNumber, currencyCode, total, status, paymentStatus } = order
  const lines = await namedPieces(tx, orderId, refund.lines)
  const ledger = { total, refunded: await sumRefunds(tx, orderId) }
  const due = amountDue({ ...ledger, paymentStatus, isCanceled: status === 'canceled' })
  const data = {
    ...refund,
    ...ledger,
    due,
    firstName,
    displayId,
    poNumber,
    currencyCode,
    lines,
    orderUrl: orderUrl(publicUrl, orderId),
  }
  await enqueueMail(tx, { kind: 'order_refunded', to: order.email, subjectId: orderId, locale, data }, now)
}

/** Posts that pieces will not be shipped, which and why. People who were erased get no e-mail any more. */
export async function enqueueRestClosed(
  tx: Database,
  orderId: string,
  closed: { lines: readonly { id: string; quantity: number }[]; reason: string; isLast: boolean },
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
    ...(await shippedOfOrder(tx, order)),
    firstName,
    displayId,
    poNumber,
    lines,
    orderUrl: orderUrl(publicUrl, orderId),
  }
  await enqueueMail(tx, { kind: 'order_rest_closed', to: order.email, subjectId: orderId, locale, data }, now)
}
