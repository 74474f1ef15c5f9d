import { pgSchema, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** What holds only while stores run: no part of the shop's data, and of no backup. */
export const runtime = pgSchema('runtime')

/** Stores that run on this database. */
export const runningStores = runtime.table('stores', {
  id: text().primaryKey(),
  /** The machine it runs on, by its own name. */
  host: text().notNull(),
  /** Of the key that codes are hashed with; the key cannot be told from it. */
  codeKey: text().notNull(),
  /** Of where files are kept. */
  files: text().notNull(),
  startedAt: moment().notNull(),
  /** By the database's clock, since those of machines differ. */
  lastSeenAt: moment().notNull(),
})
