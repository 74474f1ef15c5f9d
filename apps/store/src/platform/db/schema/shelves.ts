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

/** Copies of shelves that visitors and customers share with a link. */
export const sharedShelves = pgTable(
  'shared_shelves',
  {
    id: text().primaryKey(),
    /** 128 random bits that the link consists of. */
    code: text().notNull().unique(),
    /** Null if a visitor shared it. */
    companyId: text().references(() => companies.id, { onDelete: 'cascade' }),
    /** Null if a visitor shared it, and after the person was erased. */
    customerId: text().references(() => customers.id),
    /** Empty without a title. */
    title: text().notNull(),
    /** A title is shown from this time on; null while a visitor's title waits for an operator. */
    titleAllowedAt: timestamptz(),
    /** What it was put together for, e.g. `kiosk`; null if unknown. */
    trade: text(),
    /** Articles at the time it was shared. */
    articles: integer().notNull(),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
    /** When its link was removed; null while it is shared. */
    revokedAt: timestamptz(),
    /** When its picture was stored; null until it is composed, and without a picture. */
    imageAt: timestamptz(),
    /** Attempts to compose the picture. */
    imageTries: integer().notNull().default(0),
    /** Start of the last attempt. */
    imageTriedAt: timestamptz(),
  },
  (table) => [
    index().on(table.companyId),
    index().on(table.customerId),
    index().on(table.createdAt),
    index().on(table.expiresAt),
  ],
)

/** Articles of the shared shelves. */
export const sharedPlaces = pgTable(
  'shared_places',
  {
    shelfId: partOf(() => sharedShelves.id),
    variantId: partOf(() => variants.id),
    /** Order on the shelf. */
    position: integer().notNull(),
    target: integer().notNull(),
    facings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shelfId, table.variantId] }), index().on(table.variantId)],
)
