import type { components } from '@skafferi/api/admin'
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Purpose } from '../http/admin/contract'
import { roles } from '../http/admin/roles'
import { operators, webhookDeliveries, webhooks } from './schema'

type WebhookEvent = components['schemas']['WebhookEvent']

/** What a role has to cover to see in the office what an event is about. */
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

/** Nobody answers for it but the command line, or an operator who can sign in. Needs `operators` joined by `webhooks.responsibleId`. */
const isAnsweredFor = (hasRole: SQL | undefined) =>
  or(isNull(webhooks.responsibleId), and(isNull(operators.disabledAt), hasRole))

/** Whether the operator who answers for a webhook may see an event now. Needs `operators` joined by `webhooks.responsibleId`. */
export const coversEvent = (type: WebhookEvent) => isAnsweredFor(inArray(operators.role, [...roles[purposes[type]]]))

const coverings = (['see', 'service'] as const).map((purpose) => {
  const covered = events.filter((type) => purposes[type] === purpose)
  return and(inArray(webhookDeliveries.type, covered), inArray(operators.role, [...roles[purpose]]))
})

/** Whether the operator who answers for a message's webhook may see now what it says. Needs `operators` joined, too. */
export const coversMessage = isAnsweredFor(or(...coverings, eq(webhookDeliveries.type, 'webhook.test')))
