import { integer, jsonb, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { contentPages, type StoredBlock } from '@skafferi/domain/rules/content/blocks'
import { timestamptz } from './columns'
import { actorColumns } from './sent-by'

/** Pages that are made of blocks. */
export const contentPage = pgEnum('content_page', contentPages)

/** Published versions of the pages' blocks. A trigger refuses changes and deletions. */
export const contentVersions = pgTable(
  'content_versions',
  {
    page: contentPage().notNull(),
    /** From 1. */
    version: integer().notNull(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    publishedAt: timestamptz().notNull(),
    ...actorColumns(),
  },
  (table) => [primaryKey({ columns: [table.page, table.version] })],
)

/** The unpublished draft of each page. Publishing deletes it. */
export const contentDrafts = pgTable('content_drafts', {
  page: contentPage().primaryKey(),
  /** Counts the changes. */
  revision: integer().notNull(),
  /**
   * Null until the first start after the upgrade of a shop whose pages were part of the release: it publishes them, and
   * deletes the row.
   */
  blocks: jsonb().$type<StoredBlock[]>(),
  changedAt: timestamptz().notNull(),
  ...actorColumns(),
})
