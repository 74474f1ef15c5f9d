import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { partOf, timestamptz } from './columns'
import { imports } from './imports'
import { products } from './products'

/**
 * State of a picture that a file names. `known` was in the shop when the file was applied, and only holds its position;
 * `done` was added to the product later.
 */
export const importPictureState = pgEnum('import_picture_state', ['known', 'waiting', 'fetching', 'failed', 'done'])

/**
 * The pictures of products of which at least one was not in the shop when their file was applied. Deleted with the
 * import.
 */
export const importPictures = pgTable(
  'import_pictures',
  {
    id: text().primaryKey(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    productId: partOf(() => products.id),
    /** Place among the product's pictures in the file, from 0. */
    position: integer().notNull(),
    /** The address, or the name of a file. */
    name: text().notNull(),
    /** The address's host; null for the name of a file. */
    host: text(),
    state: importPictureState().notNull(),
    /** Address of the stored picture in card size; null until it is stored. */
    url: text(),
    /** Pictures that the product had and the file does not name; removed when all pictures of the file are there. */
    formerUrls: text().array().notNull(),
    /** Number of attempts since it was listed or retried. */
    tries: integer().notNull(),
    /** Time of the next attempt. */
    nextTryAt: timestamptz().notNull(),
    /** End of the lease of the process that fetches it; after it, another process may fetch it. */
    leasedUntil: timestamptz(),
    /** Reason of the last failure: code and values of a fault. */
    fault: jsonb(),
    createdAt: timestamptz().notNull(),
    /** Time at which it was added to the product. */
    doneAt: timestamptz(),
  },
  (table) => [
    index('import_pictures_import_id_index').on(table.importId, table.productId, table.position),
    index('import_pictures_product_id_index').on(table.productId),
    index('import_pictures_name_index').on(table.name),
    index('import_pictures_due_index')
      .on(table.nextTryAt)
      .where(sql`state in ('waiting', 'fetching')`),
  ],
)
