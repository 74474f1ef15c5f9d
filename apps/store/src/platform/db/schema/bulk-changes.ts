import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { partOf, timestamptz } from './columns'
import { products } from './products'

/**
 * Changes of many products at once: planned, then applied, and undone if wanted. An import that was applied is one too;
 * its id is that of the import in the activity.
 */
export const bulkChanges = pgTable('bulk_changes', {
  id: text().primaryKey(),
  /** What is changed, as requested. */
  change: jsonb().$type<object>().notNull(),
  /** What the plan found, in the contract's form. */
  summary: jsonb().$type<object>().notNull(),
  createdAt: timestamptz().notNull(),
  /** Null until its first products are changed. */
  appliedAt: timestamptz(),
  /** Null until its first products are restored. */
  undoneAt: timestamptz(),
})

/** A product of a bulk change, with the changed fields only. */
export const bulkChangeRows = pgTable(
  'bulk_change_rows',
  {
    bulkChangeId: partOf(() => bulkChanges.id),
    productId: partOf(() => products.id),
    /** Null if the product is new. */
    before: jsonb().$type<object>(),
    after: jsonb().$type<object>().notNull(),
    /** True if it was applied; false if the fields had changed since the plan; null while it waits. */
    isApplied: boolean(),
    /** The same for the undo. */
    isUndone: boolean(),
    /** The fields of an import that the undo left as they are, and why; null if there are none. */
    kept: jsonb().$type<object>(),
  },
  (table) => [primaryKey({ columns: [table.bulkChangeId, table.productId] })],
)
