import { boolean, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import type { components } from '@skafferi/api/admin'
import { moment, reference } from './columns'
import { operators } from './operators'

type Schemas = components['schemas']

/** What a file is about. */
export const sentImportKind = pgEnum('sent_import_kind', ['catalogue', 'stock', 'prices'] as const satisfies readonly Schemas['ImportKind'][])

/** How far an import is. */
export const sentImportStatus = pgEnum('sent_import_status', [
  'checking',
  'checked',
  'refused',
  'applying',
  'applied',
  'failed',
] as const satisfies readonly Schemas['ImportStatus'][])

/** Files of the catalogue that operators sent in. */
export const sentImports = pgTable(
  'sent_imports',
  {
    id: text().primaryKey(),
    kind: sentImportKind().notNull(),
    status: sentImportStatus().notNull(),
    /** Refuses rows of categories that the shop does not have. */
    refuseCategories: boolean().notNull(),
    /** What its owner calls it; shown, never used as a path. */
    fileName: text().notNull(),
    /** The file in the file store; null once it is not needed any more. */
    fileKey: text(),
    /** The rows that failed, in the file store; null where none did. */
    failedKey: text(),
    /** Bytes. */
    size: integer().notNull(),
    /** Null until that is known. */
    rowCount: integer(),
    rowsDone: integer().notNull().default(0),
    /** What is wrong with the file as a whole, or what went wrong; null where nothing is. */
    problem: text(),
    report: jsonb().$type<Schemas['ImportReport']>(),
    operatorId: reference(() => operators.id),
    createdAt: moment().notNull(),
    appliedAt: moment(),
  },
  (table) => [index().on(table.status), index().on(table.createdAt)],
)
