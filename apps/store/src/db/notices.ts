import type { components } from '@skafferi/api/admin'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { roles } from '../http/admin/roles'
import type { Database } from './database'
import { newId } from './ids'
import { insertRows } from './insert-rows'
import { noticeChoices, notices, operators } from './schema'

type Schemas = components['schemas']

/** What operators are told of. */
export type NoticeKind = Schemas['NoticeKind']

/** Something that happened: what it is about, and what may be told of it. */
export interface Happening {
  /** Id of what it is about. */
  id: string
  /** Ids and states: nothing about people. */
  data: Record<string, unknown>
}

/** Of each kind who may be told, which are those who may see it in the office, and when who has chosen nothing is. */
export const noticeRules = {
  order: { roles: roles.see, usual: 'digest' },
  application: { roles: roles.service, usual: 'digest' },
  complaint: { roles: roles.service, usual: 'digest' },
  low_stock: { roles: roles.see, usual: 'digest' },
  failed_mail: { roles: roles.service, usual: 'at_once' },
} as const satisfies Record<NoticeKind, { roles: readonly Schemas['OperatorRole'][]; usual: Schemas['NoticeTiming'] }>

/** When an operator is told of a kind, as SQL over `operators` and their choices of it. */
export const timingOf = (kind: NoticeKind) =>
  sql<Schemas['NoticeTiming']>`coalesce(${noticeChoices.timing}, ${noticeRules[kind].usual}::notice_timing)`

/** Files what operators are to be told, for each who can sign in, may see it and wants to know. Give it the transaction of what happened. */
export async function fileNotices(
  tx: Database,
  kind: NoticeKind,
  happenings: readonly Happening[],
  at: Date,
): Promise<void> {
  const isTold = and(
    isNull(operators.disabledAt),
    inArray(operators.role, [...noticeRules[kind].roles]),
    ne(timingOf(kind), 'off'),
  )
  const told = await tx
    .select({ id: operators.id })
    .from(operators)
    .leftJoin(noticeChoices, and(eq(noticeChoices.operatorId, operators.id), eq(noticeChoices.kind, kind)))
    .where(isTold)
  const rows = told.flatMap(({ id: operatorId }) =>
    happenings.map(({ id: subjectId, data }) => ({
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
