import type { WebhookEvent } from '@skafferi/domain/office/views'

/** All events that a webhook can subscribe to. */
export const EVENTS: readonly WebhookEvent[] = [
  'order.placed',
  'order.shipped',
  'order.refunded',
  'order.canceled',
  'application.received',
  'application.decided',
  'complaint.received',
  'stock.low',
  'mail.failed',
]
