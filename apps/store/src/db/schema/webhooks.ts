import type { components } from '@skafferi/api/admin'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, partOf } from './columns'
import { operators } from './operators'

type Schemas = components['schemas']

/** Addresses that are told what happens. */
export const webhooks = pgTable('webhooks', {
  id: text().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<Schemas['WebhookEvent'][]>().notNull(),
  /** What the secret is made of, together with the store's key, which is not in the database. */
  seed: text().notNull(),
  /** The operator whose present role limits what is sent: who chose the address, or who took it over. Null for the command line: no limit. */
  responsibleId: text().references(() => operators.id),
  createdAt: moment().notNull(),
  /** Since when every try has failed; null where the last one did not. */
  failingSince: moment(),
  /** While it fails, nothing is tried before this moment. */
  pausedUntil: moment(),
  /** Nothing is sent while this is set. */
  disabledAt: moment(),
})

/** What webhooks are told, written in the transaction of what it is about, and sent afterwards. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    webhookId: partOf(() => webhooks.id),
    type: text().$type<Schemas['WebhookMessage']>().notNull(),
    /** The body, which every try sends as it is. */
    payload: text().notNull(),
    createdAt: moment().notNull(),
    /** Not before this moment; moved on before each try. */
    nextTryAt: moment().notNull(),
    tries: integer().notNull().default(0),
    /** What the last try was answered with; null where nobody answered. */
    status: integer(),
    /** What the last failure said. */
    failure: text(),
    sentAt: moment(),
  },
  (table) => [
    index().on(table.sentAt, table.nextTryAt),
    index().on(table.webhookId, table.createdAt),
    index().on(table.createdAt),
  ],
)
