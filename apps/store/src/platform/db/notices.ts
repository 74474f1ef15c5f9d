import type { components } from '@skafferi/api/admin'
import { roles } from '@skafferi/domain/rules/account/operator-roles'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from './database'
import { newId } from './ids'
import { insertRows } from './insert-rows'
import { noticeChoices, notices, operators } from './schema'

type Schemas = components['schemas']

export type NoticeKind = Schemas['NoticeKind']

/** An event that operators are notified of. */
export interface NoticeEvent {
  /** Id of the event's subject. */
  id: string
  /** Ids and states only; no personal data. */
  data: Record<string, unknown>
}

/**
 * For each kind: the roles that are notified, which are the roles that may see it in the office, and the default
 * timing.
 */
export const noticeRules = {
  order: { roles: roles.see, usual: 'at_once' },
  application: { roles: roles.service, usual: 'at_once' },
  complaint: { roles: roles.service, usual: 'at_once' },
  message: { roles: roles.service, usual: 'digest' },
  low_stock: { roles: roles.see, usual: 'digest' },
  failed_mail: { roles: roles.service, usual: 'at_once' },
} as const satisfies Record<NoticeKind, { roles: readonly Schemas['OperatorRole'][]; usual: Schemas['NoticeTiming'] }>

/** Returns when an operator is notified of a kind, as SQL over `operators` left-joined with `noticeChoices`. */
export const timingOf = (kind: NoticeKind) =>
  sql<Schemas['NoticeTiming']>`coalesce(${noticeChoices.timing}, ${noticeRules[kind].usual}::notice_timing)`

/**
 * Inserts notifications for each active operator who may see the kind and has not turned it off. Call it in the
 * transaction of the event.
 */
export async function insertNotices(
  tx: Database,
  kind: NoticeKind,
  noticeEvents: readonly NoticeEvent[],
  at: Date,
): Promise<void> {
  const isClaimed = and(
    isNull(operators.disabledAt),
    inArray(operators.role, [...noticeRules[kind].roles]),
    ne(timingOf(kind), 'off'),
  )
  const claimed = await tx
    .select({ id: operators.id })
    .from(operators)
    .leftJoin(noticeChoices, and(eq(noticeChoices.operatorId, operators.id), eq(noticeChoices.kind, kind)))
    .where(isClaimed)
  const rows = claimed.flatMap(({ id: operatorId }) =>
    noticeEvents.map(({ id: subjectId, data }) => ({
      id: newId('notice', at),
      operatorId,
      kind,
      subjectId,
      data,
      createdAt: at,
    })),
  )
  await insertRows(tx, notices, rows)
}
