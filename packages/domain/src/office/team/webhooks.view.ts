import type { components } from '@skafferi/api/admin'

/** An event that a webhook can subscribe to. */
export type WebhookEvent = components['schemas']['WebhookEvent']

/** A webhook, without its secret. */
export interface WebhookView {
  id: string
  url: string
  events: readonly WebhookEvent[]
  /** `failing`: every attempt since a point in time has failed; `off`: nothing is sent. */
  state: 'on' | 'failing' | 'off'
  /** Since when it has this state. */
  since: string
  /** The responsible operator; null for the command line. */
  responsible: string | null
}

/** A new webhook with its secret, which is shown only once. */
export interface CreatedWebhookView {
  url: string
  secret: string
}

/** The input for creating or changing a webhook. */
export interface WebhookEntry {
  url: string
  events: readonly WebhookEvent[]
}

/** A delivery of an event and its result. */
export interface DeliveryView {
  id: string
  type: WebhookEvent | 'webhook.test'
  state: 'pending' | 'delivered' | 'failed'
  attempts: number
  /** The HTTP status of the last attempt; null without an answer. */
  status: number | null
  /** The error of the last attempt, as reported by the store. */
  failure: string | null
  created: string
  /** When the next attempt is; null if there is none. */
  next: string | null
}

/** The latest deliveries and their total number. */
export interface DeliveriesView {
  deliveries: readonly DeliveryView[]
  count: number
}
