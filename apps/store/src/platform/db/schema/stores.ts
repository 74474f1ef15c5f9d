import { pgSchema, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'

/** State of running stores: not part of the shop's data or its backups. */
export const runtime = pgSchema('runtime')

/** Store processes that use this database. */
export const runningStores = runtime.table('stores', {
  id: text().primaryKey(),
  /** Host name. */
  host: text().notNull(),
  /** Fingerprint of the key that codes are hashed with; does not reveal the key. */
  codeKey: text().notNull(),
  /** Fingerprint of the file store's location. */
  files: text().notNull(),
  startedAt: timestamptz().notNull(),
  /** Time of the database's clock, because the clocks of hosts differ. */
  lastSeenAt: timestamptz().notNull(),
})
