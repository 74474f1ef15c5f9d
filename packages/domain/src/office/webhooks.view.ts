import type { components } from '@skafferi/api/admin'

/** What an address can be told of. */
export type WebhookEvent = components['schemas']['WebhookEvent']

/** An address that is told what happens, without its secret. */
export interface WebhookView {
  id: string
  url: string
  events: readonly WebhookEvent[]
  /** `failing`: every try since a moment has failed; `off`: nothing is sent. */
  state: 'on' | 'failing' | 'off'
  /** Since when it is so. */
  since: string
  /** Who answers for it; null for the command line. */
  responsible: string | null
}

/** A webhook that was just made: its secret is told this once. */
export interface CreatedWebhookView {
  url: string
  secret: string
}

/** A webhook as it is to be. */
export interface WebhookEntry {
  url: string
  events: readonly WebhookEvent[]
}

/** A message to an address, and what came of it. */
export interface DeliveryView {
  id: string
  type: WebhookEvent | 'webhook.test'
  state: 'pending' | 'delivered' | 'failed'
  tries: number
  /** What the last try was answered with; null where nobody answered. */
  status: number | null
  /** What was wrong with the last try, in the store's words. */
  failure: string | null
  made: string
  /** When it is tried again; null where it is not. */
  next: string | null
}

/** What an address was sent last, and of how many. */
export interface DeliveriesView {
  deliveries: readonly DeliveryView[]
  count: number
}
