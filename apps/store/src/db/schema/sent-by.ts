import { text } from 'drizzle-orm/pg-core'
import { apiKeys } from './api-keys'
import { operators } from './operators'

/** Who did something for the shop, as events name them. */
export const doer = () => ({
  operatorId: text().references(() => operators.id),
  apiKeyId: text().references(() => apiKeys.id),
  saidName: text(),
})

/** A request that may come twice: the key its sender gave it, and the SHA-256 of what it asked for. */
export const sentOnce = () => ({ requestKey: text(), requestHash: text() })
