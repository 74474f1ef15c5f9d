import type { components } from '@skafferi/api/admin'
import { formatDay, formatDateTime } from '../date-time'
import type { Office } from '../office-context'
import type { DeliveryView, WebhookView } from './webhooks.view'

type Schemas = components['schemas']

/** Converts a webhook. */
export function toWebhookView(
  { id, url, events, responsible, created_at, failing_since, disabled_at }: Schemas['Webhook'],
  office: Office,
): WebhookView {
  const common = { id, url, events, responsible }
  if (disabled_at !== null) return { ...common, state: 'off', since: formatDateTime(disabled_at, office) }
  if (failing_since !== null) return { ...common, state: 'failing', since: formatDateTime(failing_since, office) }
  return { ...common, state: 'on', since: formatDay(created_at, office) }
}

/** Converts a delivery of a webhook. */
export function toDeliveryView(
  { id, type, state, tries: attempts, status, failure, created_at, next_try_at }: Schemas['WebhookDelivery'],
  office: Office,
): DeliveryView {
  return {
    id,
    type,
    state,
    attempts,
    status,
    failure,
    created: formatDateTime(created_at, office),
    next: next_try_at && formatDateTime(next_try_at, office),
  }
}
