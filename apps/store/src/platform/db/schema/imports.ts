import { boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { apiKeys } from './api-keys'
import { categories } from './products'
import { timestamptz } from './columns'
import { operators } from './operators'

/** The content of a file. */
export const importKind = pgEnum('import_kind', ['catalog', 'stock', 'prices'])

/**
 * State of an import. `matching` waits for a column mapping, `asking` for values that the file lacks, `checked` for
 * confirmation, `stopped` for resumption; `refused` is an unusable file; `failed` is an error of the shop; `ended` was
 * cancelled.
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
  'asking',
])

/** Result of an imported row. */
export const importOutcome = pgEnum('import_outcome', ['created', 'updated', 'unchanged'])

/** Import files, oldest first; the shop processes one at a time. */
export const imports = pgTable('imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: importKind().notNull(),
  /** True for a dry run, until it is applied. */
  isCheck: boolean().notNull().default(false),
  /** The operator who uploaded or applied it; null on the command line. */
  operatorId: text().references(() => operators.id),
  /** The API key of the program that uploaded or applied it. */
  apiKeyId: text().references(() => apiKeys.id),
  /** The name given on the command line. */
  declaredName: text('said_name'),
  state: importState().notNull(),
  /** The name of the uploaded file. */
  fileName: text().notNull(),
  /** Key in the file store; null after the import. */
  fileKey: text(),
  /** Import options. */
  options: jsonb().notNull(),
  /** The sheet and the row of the headings, with the first rows; null if they are not asked. */
  layout: jsonb(),
  /** The proposed or chosen column mapping; null if the columns are known. */
  matching: jsonb(),
  /** What the file lacks, with the answers; null if nothing was asked. */
  missing: jsonb(),
  /** True if the import should stop after the current rows. */
  stopRequested: boolean('stop_asked').notNull().default(false),
  /** Number of rows; null until the file is read. */
  rows: integer(),
  rowsDone: integer().notNull(),
  /** Categories created so far. */
  categories: text().array().notNull(),
  /** The process that runs the import. */
  runner: text(),
  /** End of the runner's lease; after it, another process may take over. */
  leasedUntil: timestamptz(),
  /** Number of attempts without progress. */
  tries: integer().notNull(),
  /** The result, without failed rows. */
  report: jsonb(),
  /** Failed rows as a file to correct. */
  failedRows: text(),
  /** Reason for refusal or failure. */
  refusal: jsonb(),
  createdAt: timestamptz().notNull(),
  finishedAt: timestamptz(),
})

/**
 * Results of the rows of a running import, written in the transaction of their changes; after an interruption the
 * import resumes here.
 */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    outcome: importOutcome().notNull(),
    /** Cells that were left out because they conflict with the shop; null if there are none. */
    warnings: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
)

/** Column mappings chosen by users, by the headings of the file. */
export const columnMatchings = pgTable(
  'column_matchings',
  {
    kind: importKind().notNull(),
    /** Key of the headings. */
    headings: text().notNull(),
    columns: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.headings] })],
)

/** Answers to what files lack, by the headings of the file. */
export const importAnswers = pgTable('import_answers', {
  /** Key of the headings. */
  headings: text().primaryKey(),
  answers: jsonb().notNull(),
})

/** Rows that an operator left out of a catalogue, which stay out of later files with the same headings. */
export const leftOutRows = pgTable(
  'left_out_rows',
  {
    /** Key of the headings. */
    headings: text().notNull(),
    /** The row's SKU or name. */
    identity: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.headings, table.identity] })],
)

/** Categories of the shop that an operator chose for those of files with the same headings. */
export const categoryMatches = pgTable(
  'category_matches',
  {
    /** Key of the headings. */
    headings: text().notNull(),
    /** The category as in the file. */
    name: text().notNull(),
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.headings, table.name] })],
)

/** Pictures uploaded before the files that refer to them, by the sender's file name. */
export const sentPictures = pgTable(
  'sent_pictures',
  {
    /** Id of the operator or the API key. */
    sentBy: text().notNull(),
    name: text().notNull(),
    /** Content hash; names the stored sizes. */
    hash: text().notNull(),
    sentAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sentBy, table.name] }),
    index('sent_pictures_sent_at_index').on(table.sentAt),
  ],
)
