import { text } from 'drizzle-orm/pg-core'
import { apiKeys } from './api-keys'
import { operators } from './operators'

/** The actor's columns, as in events. */
export const actorColumns = () => ({
  operatorId: text().references(() => operators.id),
  apiKeyId: text().references(() => apiKeys.id),
  declaredName: text('said_name'),
})

/** The request's idempotency key, and the SHA-256 of the request. */
export const sentOnce = () => ({ requestKey: text(), requestHash: text() })
