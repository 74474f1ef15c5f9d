import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'

/** What the seller decides in the office: one row for each section, with its last change. */
export const shopSettings = pgTable('shop_settings', {
  section: text().primaryKey(),
  value: jsonb().notNull(),
  /** Counts the changes, from 1. */
  version: integer().notNull(),
  changedAt: timestamptz().notNull(),
})
