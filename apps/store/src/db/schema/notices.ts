import type { components } from '@skafferi/api/admin'
import { index, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, partOf } from './columns'
import { operators } from './operators'

type Schemas = components['schemas']

/** What operators are told of. */
export const noticeKind = pgEnum('notice_kind', [
  'order',
  'application',
  'complaint',
  'low_stock',
  'failed_mail',
] as const satisfies readonly Schemas['NoticeKind'][])

/** When they are. */
export const noticeTiming = pgEnum('notice_timing', [
  'off',
  'at_once',
  'digest',
] as const satisfies readonly Schemas['NoticeTiming'][])

/** What an operator has chosen; a kind without a row is as it is for a new one. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    operatorId: partOf(() => operators.id),
    kind: noticeKind().notNull(),
    timing: noticeTiming().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.kind] })],
)

/** What operators are still to be told, written in the transaction of what it is about; gone once its e-mail is in the outbox. */
export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    operatorId: partOf(() => operators.id),
    kind: noticeKind().notNull(),
    /** The order, application, complaint, variant or e-mail it is about. */
    subjectId: text().notNull(),
    /** What webhooks are told of it: nothing about people. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.operatorId)],
)
