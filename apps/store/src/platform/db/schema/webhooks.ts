import type { components } from '@skafferi/api/admin'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz, partOf } from './columns'
import { operators } from './operators'

type Schemas = components['schemas']

export const webhooks = pgTable('webhooks', {
  id: text().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<Schemas['WebhookEvent'][]>().notNull(),
  /** Seed of the secret, which also needs the store's key; that key is not in the database. */
  seed: text().notNull(),
  /**
   * The operator whose current role limits what is sent: the creator, or the operator who took it over. Null for the
   * command line, without a limit.
   */
  responsibleId: text().references(() => operators.id),
  createdAt: timestamptz().notNull(),
  /** Start of the current series of failures; null after a success. */
  failingSince: timestamptz(),
  /** No attempts before this time. */
  pausedUntil: timestamptz(),
  /** Nothing is sent while this is set. */
  disabledAt: timestamptz(),
})

/** Webhook messages, written in the transaction of the change they report, and sent afterwards. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    webhookId: partOf(() => webhooks.id),
    type: text().$type<Schemas['WebhookMessage']>().notNull(),
    /** The request body; identical in all attempts. */
    payload: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** Earliest time of the next attempt; postponed before each attempt. */
    nextTryAt: timestamptz().notNull(),
    tries: integer().notNull().default(0),
    /** HTTP status of the last attempt; null if there was no response. */
    status: integer(),
    /** Message of the last failure. */
    failure: text(),
    sentAt: timestamptz(),
  },
  (table) => [
    index().on(table.sentAt, table.nextTryAt),
    index().on(table.webhookId, table.createdAt),
    index().on(table.createdAt),
  ],
)
