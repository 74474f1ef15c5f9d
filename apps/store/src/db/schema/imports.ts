import { boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { apiKeys } from './api-keys'
import { moment } from './columns'
import { operators } from './operators'

/** What a file is about. */
export const importKind = pgEnum('import_kind', ['catalog', 'stock', 'prices'])

/**
 * How far an import is. Matching files wait for somebody to say where their columns go, checked ones that they are to be taken, stopped
 * ones that they are to go on; refused files are none; failed is what the shop could not do; ended ones were ended for good.
 */
export const importState = pgEnum('import_state', [
  'waiting',
  'running',
  'checked',
  'done',
  'refused',
  'failed',
  'matching',
  'stopped',
  'ended',
])

/** What came of a row that was taken. */
export const importOutcome = pgEnum('import_outcome', ['created', 'updated', 'unchanged'])

/** Files that were given to the shop, oldest first: it takes one at a time. */
export const imports = pgTable('imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: importKind().notNull(),
  /** Says only what would come of it, until it is applied. */
  isCheck: boolean().notNull().default(false),
  /** Who sent it in, or has applied it; null on the command line. */
  operatorId: text().references(() => operators.id),
  /** The key of the program that did. */
  apiKeyId: text().references(() => apiKeys.id),
  /** What somebody on the command line said of themselves. */
  saidName: text(),
  state: importState().notNull(),
  /** As its owner calls it. */
  fileName: text().notNull(),
  /** The key of its copy in the file store; null once it was taken. */
  fileKey: text(),
  /** How it is to be taken. */
  options: jsonb().notNull(),
  /** Where its columns go, or might; null where they are known. */
  matching: jsonb(),
  /** Somebody wants it to end after the rows in hand. */
  stopAsked: boolean().notNull().default(false),
  /** Rows of the file; null until it was read. */
  rows: integer(),
  rowsDone: integer().notNull(),
  /** Categories that were made so far. */
  categories: text().array().notNull(),
  /** Which process takes it. */
  runner: text(),
  /** Until when that process need not show that it lives. */
  leasedUntil: moment(),
  /** How often it was begun without anything being taken. */
  tries: integer().notNull(),
  /** What came of it, without the rows to mend. */
  report: jsonb(),
  /** Rows that failed, as a file to mend. */
  failedRows: text(),
  /** Why it was refused, or failed. */
  refusal: jsonb(),
  createdAt: moment().notNull(),
  finishedAt: moment(),
})

/** What came of the rows of an import that is under way, written with what they changed: should it be cut off, it goes on from here. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    outcome: importOutcome().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
)

/** Where columns go, by the headings of the file in which somebody said so. */
export const columnMatchings = pgTable(
  'column_matchings',
  {
    kind: importKind().notNull(),
    /** What names the headings. */
    headings: text().notNull(),
    columns: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.headings] })],
)

/** Pictures that were sent in ahead of the files that name them, each under its sender's name for it. */
export const sentPictures = pgTable(
  'sent_pictures',
  {
    /** The operator who sent it, or the key of the program that did. */
    sentBy: text().notNull(),
    name: text().notNull(),
    /** What names its content, and its kept sizes. */
    hash: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sentBy, table.name] }),
    index('sent_pictures_sent_at_index').on(table.sentAt),
  ],
)
