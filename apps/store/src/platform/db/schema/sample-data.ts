import { pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Kinds of sample data. */
export const sampleKind = pgEnum('sample_kind', ['product', 'category', 'page'])

/** Products, categories and pages of the sample data. A row is deleted when the sample data is removed. */
export const sampleData = pgTable(
  'sample_data',
  {
    kind: sampleKind().notNull(),
    /** A deleted category leaves its row. */
    id: text().notNull(),
    /** A hash of its content when it was loaded, or a page's version; it differs if the seller has edited it since. */
    fingerprint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
