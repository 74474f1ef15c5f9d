import type { components } from '@skafferi/api/admin'
import { index, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz, partOf } from './columns'
import { operators } from './operators'

type Schemas = components['schemas']

/** Kinds of notifications to operators. */
export const noticeKind = pgEnum('notice_kind', [
  'order',
  'application',
  'complaint',
  'message',
  'low_stock',
  'failed_mail',
] as const satisfies readonly Schemas['NoticeKind'][])

/** Timing of notifications. */
export const noticeTiming = pgEnum('notice_timing', [
  'off',
  'at_once',
  'digest',
] as const satisfies readonly Schemas['NoticeTiming'][])

/** Operators' choices; without a row, the kind's default applies. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    operatorId: partOf(() => operators.id),
    kind: noticeKind().notNull(),
    timing: noticeTiming().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.kind] })],
)

/** Pending notifications, written in the transaction of the event; deleted when their e-mail is in the outbox. */
export const notices = pgTable(
  'notices',
  {
    id: text().primaryKey(),
    operatorId: partOf(() => operators.id),
    kind: noticeKind().notNull(),
    /** Id of the order, application, complaint, message, variant or e-mail. */
    subjectId: text().notNull(),
    /** The data of the webhook message; no personal data. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.operatorId)],
)
