import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz, partOf, reference } from './columns'
import { companies, customers } from './companies'
import { variants } from './variants'

/** Shelves that companies have arranged, one for each company. */
export const shelves = pgTable('shelves', {
  companyId: text()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Increases with every change. */
  version: integer().notNull(),
  /** The customer who saved this version. */
  changedBy: reference(() => customers.id),
  changedAt: timestamptz().notNull(),
})

/** Articles on the shelves. */
export const shelfPlaces = pgTable(
  'shelf_places',
  {
    companyId: partOf(() => shelves.companyId),
    variantId: partOf(() => variants.id),
    /** Order on the shelf. */
    position: integer().notNull(),
    /** Pieces of the full place. */
    target: integer().notNull(),
    /** Packs that show on the shelf. */
    facings: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.variantId] }),
    index().on(table.variantId),
    check('shelf_places_target_positive', sql`${table.target} >= 1`),
    check('shelf_places_facings_positive', sql`${table.facings} >= 1`),
  ],
)
