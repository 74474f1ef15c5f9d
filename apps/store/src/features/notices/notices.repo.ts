import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { noticeRules, timingOf, type NoticeKind } from '../../db/notices'
import { noticeChoices, notices, operators, outbox } from '../../db/schema'

/** What an operator has chosen. */
export type ChoiceRow = typeof noticeChoices.$inferSelect

/** What an operator has chosen, of the kinds they have. */
export function findChoices(db: Database, operatorId: string): Promise<ChoiceRow[]> {
  return db.select().from(noticeChoices).where(eq(noticeChoices.operatorId, operatorId))
}

/** Keeps what an operator chooses; each kind at most once. */
export async function keepChoices(tx: Database, rows: ChoiceRow[]): Promise<void> {
  const target = [noticeChoices.operatorId, noticeChoices.kind]
  await tx
    .insert(noticeChoices)
    .values(rows)
    .onConflictDoUpdate({ target, set: { timing: sql`excluded.timing` } })
}

const kinds = Object.keys(noticeRules) as NoticeKind[]

/** When the row's operator is told of the row's kind, by what they have chosen now. */
const timing = sql.join(
  [sql`case ${notices.kind}`, ...kinds.map((kind) => sql`when ${kind}::notice_kind then ${timingOf(kind)}`), sql`end`],
  sql` `,
)

/** How many notices are looked at in one go. */
const mostAtOnce = 20_000

/**
 * What is to be said or dropped now, by operator and kind, in the order in which it happened. Nothing is said while the last e-mail of this kind
 * to the same person cannot be delivered: what happens meanwhile comes in one.
 * @param digestOf the moment of the last digest: what happened before it is due
 */
export function findDue(db: Database, digestOf: Date) {
  const stuck = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'operator_notice'),
        eq(outbox.subjectId, operators.id),
        isNull(outbox.sentAt),
        ne(outbox.tries, 0),
      ),
    )
  return db
    .select({ notice: notices, operator: operators, isOff: sql<boolean>`${timing} = 'off'` })
    .from(notices)
    .innerJoin(operators, eq(operators.id, notices.operatorId))
    .leftJoin(
      noticeChoices,
      and(eq(noticeChoices.operatorId, notices.operatorId), eq(noticeChoices.kind, notices.kind)),
    )
    .where(
      and(
        or(isNotNull(operators.disabledAt), sql`${timing} <> 'digest'`, lt(notices.createdAt, digestOf)),
        notExists(stuck),
      ),
    )
    .orderBy(asc(notices.operatorId), asc(notices.kind), asc(notices.createdAt), asc(notices.id))
    .limit(mostAtOnce)
}

/** Something to be said, and to whom. */
export type DueNotice = Awaited<ReturnType<typeof findDue>>[number]

/** Drops notices that were said. */
export async function deleteNotices(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(notices).where(inArray(notices.id, [...ids]))
}

/** Drops what happened before a moment. */
export async function deleteBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, moment))
}
