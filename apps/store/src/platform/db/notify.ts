import { EventEmitter } from 'node:events'
import type { components } from '@skafferi/api/admin'
import { isTrackingNumber } from '@skafferi/domain/rules/orders/tracking'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import type { Database } from './database'
import { newId } from './ids'
import { insertRows } from './insert-rows'
import { insertNotices, type NoticeEvent, type NoticeKind } from './notices'
import { operators, webhookDeliveries, webhooks, type events } from './schema'
import { coversEvent } from './webhook-roles'

type Schemas = components['schemas']
type ActivityEntry = typeof events.$inferInsert
type States = Record<string, unknown> | undefined

/** A webhook message: ids and states only, no personal data. */
interface Message {
  type: Schemas['WebhookEvent']
  data: Record<string, unknown>
}

/** The tracking of a parcel if it is a link; null for a number. */
const linkOf = (tracking: unknown) => (typeof tracking === 'string' && isTrackingNumber(tracking) ? null : tracking)

function orderChangeMessages(before: States, after: States): Message[] {
  const messages: Message[] = []
  if (after?.carrier !== undefined) {
    messages.push({ type: 'order.shipped', data: { carrier: after.carrier, tracking_url: linkOf(after.trackingUrl) } })
  }
  if (after?.status === 'canceled' && before?.status !== 'canceled') messages.push({ type: 'order.canceled', data: {} })
  return messages
}

const messagesOf: Readonly<Record<string, (before: States, after: States) => Message[]>> = {
  'order.placed': (_, after) => [{ type: 'order.placed', data: { display_id: after?.displayId } }],
  'order.changed': orderChangeMessages,
  'order.refunded': (_, after) => [
    {
      type: 'order.refunded',
      data: { amount: toMajor(Number(after?.refundTotal)), currency_code: after?.currencyCode },
    },
  ],
  'order.refund_reversed': (_, after) => [
    {
      type: 'order.refunded',
      data: { amount: -toMajor(Number(after?.refundTotal)), currency_code: after?.currencyCode },
    },
  ],
  'application.received': () => [{ type: 'application.received', data: {} }],
  'application.answered': () => [{ type: 'application.received', data: {} }],
  'application.approved': () => [{ type: 'application.decided', data: { status: 'approved' } }],
  'application.rejected': () => [{ type: 'application.decided', data: { status: 'rejected' } }],
  'complaint.filed': (_, after) => [
    { type: 'complaint.received', data: { display_id: after?.displayId, order_id: after?.orderId } },
  ],
}

const emitter = new EventEmitter()

/**
 * Calls the listener for each message that this process writes. The transaction may still be open.
 * @returns removes the listener
 */
export function onMessage(listener: () => void): () => void {
  emitter.on('message', listener)
  return () => void emitter.off('message', listener)
}

/** Builds the row that stores a message until it is sent, in the format of Standard Webhooks. */
export function webhookDelivery(
  webhookId: string,
  { type, data }: { type: Schemas['WebhookMessage']; data: object },
  at: Date,
) {
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data })
  return { id: newId('msg', at), webhookId, type, payload, createdAt: at, nextTryAt: at, tries: 0 }
}

/** Inserts messages. Call it in the transaction of the change they report. */
export async function insertDeliveries(tx: Database, rows: (typeof webhookDeliveries.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await insertRows(tx, webhookDeliveries, rows)
  emitter.emit('message')
}

/** The webhook events that operators are notified of as well. */
const noticeKinds: Partial<Record<Schemas['WebhookEvent'], NoticeKind>> = {
  'order.placed': 'order',
  'application.received': 'application',
  'complaint.received': 'complaint',
  'stock.low': 'low_stock',
  'mail.failed': 'failed_mail',
}

/** Writes the webhook messages and operators' notifications of an event. Call it in the transaction of the change. */
export async function notify(
  tx: Database,
  type: Schemas['WebhookEvent'],
  noticeEvents: readonly NoticeEvent[],
  at: Date,
): Promise<void> {
  if (noticeEvents.length === 0) return
  const listening = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .leftJoin(operators, eq(operators.id, webhooks.responsibleId))
    .where(and(isNull(webhooks.disabledAt), arrayContains(webhooks.events, [type]), coversEvent(type)))
  const messages = noticeEvents.map(({ id, data }) => ({ type, data: { id, ...data } }))
  await insertDeliveries(
    tx,
    listening.flatMap((webhook) => messages.map((message) => webhookDelivery(webhook.id, message, at))),
  )
  const kind = noticeKinds[type]
  if (kind) await insertNotices(tx, kind, noticeEvents, at)
}

/** Writes the webhook messages and notifications of an activity entry. Call it in the transaction of the change. */
export async function announce(tx: Database, { action, subjectId, before, after, at }: ActivityEntry): Promise<void> {
  for (const { type, data } of messagesOf[action]?.(before as States, after as States) ?? []) {
    await notify(tx, type, [{ id: subjectId, data }], at)
  }
}
