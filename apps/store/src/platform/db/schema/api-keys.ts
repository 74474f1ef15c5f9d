import type { components } from '@skafferi/api/admin'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'
import { operators } from './operators'

/** API keys of programs. They are never deleted, because activity entries show their titles. */
export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey(),
  /** The name of the program. */
  title: text().notNull(),
  /** SHA-256 of the key; the key itself is never stored. */
  tokenHash: text().notNull().unique(),
  /** The beginning of the key, to recognize it. */
  redacted: text().notNull(),
  scopes: text().array().$type<components['schemas']['ApiKeyScope'][]>().notNull(),
  /** Null if created on the command line. */
  createdBy: text().references(() => operators.id),
  /**
   * The operator whose current role limits the key: its creator, or the operator who took it over. Null for the command
   * line, without a limit.
   */
  responsibleId: text().references(() => operators.id),
  createdAt: timestamptz().notNull(),
  /** Null if the key does not expire. */
  expiresAt: timestamptz(),
  /** Precise to the minute. */
  lastUsedAt: timestamptz(),
  revokedAt: timestamptz(),
  /** Null if revoked on the command line. */
  revokedBy: text().references(() => operators.id),
})
