import type { components } from '@skafferi/api/admin'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { operators } from './operators'

/** Keys by which programs run the shop. They are never deleted: what they did carries their titles. */
export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey(),
  /** Which program it is for. */
  title: text().notNull(),
  /** SHA-256 of the key; the key itself is never stored. */
  tokenHash: text().notNull().unique(),
  /** How it begins, to tell it by. */
  redacted: text().notNull(),
  scopes: text().array().$type<components['schemas']['ApiKeyScope'][]>().notNull(),
  /** Null on the command line. */
  createdBy: text().references(() => operators.id),
  /** The operator whose present role limits it: who made it, or who took it over. Null for the command line: no limit. */
  responsibleId: text().references(() => operators.id),
  createdAt: moment().notNull(),
  /** Null where it is good until somebody revokes it. */
  expiresAt: moment(),
  /** To the minute. */
  lastUsedAt: moment(),
  revokedAt: moment(),
  /** Null on the command line. */
  revokedBy: text().references(() => operators.id),
})
