import { integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { legalKinds, type LegalText } from '@skafferi/domain/rules/legal/legal-text'
import type { LocalText } from '@skafferi/domain/rules/text/local-text'
import { timestamptz } from './columns'
import { actorColumns } from './sent-by'

/** Kinds of legal texts. */
export const legalKind = pgEnum('legal_kind', legalKinds)

/**
 * Published versions of legal texts: either a text or the address of a page elsewhere. Consents name a version, so a
 * trigger refuses changes and deletions.
 */
export const legalTexts = pgTable(
  'legal_texts',
  {
    kind: legalKind().notNull(),
    /** The day and a running number: "2026-11-28", then "2026-11-28-2". */
    version: text().notNull(),
    /** SHA-256 of the lines in the first language; null for a page elsewhere whose hash is not known. */
    sha256: text(),
    text: jsonb().$type<LocalText<LegalText>>(),
    url: text(),
    publishedAt: timestamptz().notNull(),
    ...actorColumns(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
)

/** The unpublished draft of each kind. Publishing deletes it. */
export const legalDrafts = pgTable('legal_drafts', {
  kind: legalKind().primaryKey(),
  /** Counts the changes. */
  revision: integer().notNull(),
  /**
   * Null until the first start after the upgrade of a shop whose texts were part of the release: it publishes them, and
   * deletes the row.
   */
  text: jsonb().$type<LocalText<LegalText>>(),
  changedAt: timestamptz().notNull(),
  ...actorColumns(),
})
