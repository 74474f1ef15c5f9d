import type { components } from '@skafferi/api/admin'
import { roles } from '@skafferi/domain/rules/account/operator-roles'
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Purpose } from '../http/admin/contract'
import { operators, webhookDeliveries, webhooks } from './schema'

type WebhookEvent = components['schemas']['WebhookEvent']

/** The purpose that a role must cover to see the subject of an event in the office. */
const purposes: Readonly<Record<WebhookEvent, Purpose>> = {
  'order.placed': 'see',
  'order.shipped': 'see',
  'order.refunded': 'see',
  'order.canceled': 'see',
  'application.received': 'service',
  'application.decided': 'service',
  'complaint.received': 'service',
  'stock.low': 'see',
  'mail.failed': 'service',
}

const events = Object.keys(purposes) as WebhookEvent[]

/**
 * True for webhooks of the command line, or of an active operator with the role. Requires `operators` joined by
 * `webhooks.responsibleId`.
 */
const isAnsweredFor = (hasRole: SQL | undefined) =>
  or(isNull(webhooks.responsibleId), and(isNull(operators.disabledAt), hasRole))

/**
 * Returns a condition: the operator responsible for the webhook may see the event. Requires `operators` joined by
 * `webhooks.responsibleId`.
 */
export const coversEvent = (type: WebhookEvent) => isAnsweredFor(inArray(operators.role, [...roles[purposes[type]]]))

const coverings = (['see', 'service'] as const).map((purpose) => {
  const covered = events.filter((type) => purposes[type] === purpose)
  return and(inArray(webhookDeliveries.type, covered), inArray(operators.role, [...roles[purpose]]))
})

/**
 * A condition: the operator responsible for the message's webhook may see its event. Requires `operators` joined as
 * well.
 */
export const coversMessage = isAnsweredFor(or(...coverings, eq(webhookDeliveries.type, 'webhook.test')))
