import type { Minor } from '@skafferi/domain/rules/pricing/money'
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { noticeRules, timingOf, type NoticeKind } from '../../../platform/db/notices'
import { applications, companies, noticeChoices, notices, operators, orders, outbox } from '../../../platform/db/schema'

/** An operator's choice for a kind. */
export type ChoiceRow = typeof noticeChoices.$inferSelect

/** Returns an operator's choices. */
export function findChoices(db: Database, operatorId: string): Promise<ChoiceRow[]> {
  return db.select().from(noticeChoices).where(eq(noticeChoices.operatorId, operatorId))
}

/** Stores an operator's choices; each kind at most once. */
export async function saveChoices(tx: Database, rows: ChoiceRow[]): Promise<void> {
  const target = [noticeChoices.operatorId, noticeChoices.kind]
  await tx
    .insert(noticeChoices)
    .values(rows)
    .onConflictDoUpdate({ target, set: { timing: sql`excluded.timing` } })
}

const kinds = Object.keys(noticeRules) as NoticeKind[]

/** The timing of a notification by its operator's current choice. */
const timing = sql.join(
  [sql`case ${notices.kind}`, ...kinds.map((kind) => sql`when ${kind}::notice_kind then ${timingOf(kind)}`), sql`end`],
  sql` `,
)

/** Maximum number of notifications in one run. */
const maxPerRun = 20_000

/**
 * Returns due and obsolete notifications by operator and kind, in chronological order. None are due while the last
 * notification e-mail to the operator is undelivered; they are combined later.
 * @param digestOf time of the last digest: earlier events are due
 */
export function findDue(db: Database, digestOf: Date) {
  const undelivered = db
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
        notExists(undelivered),
      ),
    )
    .orderBy(asc(notices.operatorId), asc(notices.kind), asc(notices.createdAt), asc(notices.id))
    .limit(maxPerRun)
}

/** A due notification with its operator. */
export type DueNotice = Awaited<ReturnType<typeof findDue>>[number]

/** What an e-mail says about an order or application. */
export interface NoticeSubject {
  company: string
  /** Of an order, with tax. */
  total?: { amount: Minor; currencyCode: string }
}

/** Returns the companies of orders and applications, and the orders' totals, by id. */
export async function findSubjects(db: Database, ids: readonly string[]): Promise<Map<string, NoticeSubject>> {
  const placed = await db
    .select({ id: orders.id, company: companies.name, amount: orders.total, currencyCode: orders.currencyCode })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(inArray(orders.id, [...ids]))
  const applied = await db
    .select({ id: applications.id, company: applications.companyName })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
  return new Map<string, NoticeSubject>([
    ...placed.map(({ id, company, ...total }) => [id, { company, total }] as const),
    ...applied.map(({ id, company }) => [id, { company }] as const),
  ])
}

/** Deletes sent notifications. */
export async function deleteNotices(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(notices).where(inArray(notices.id, [...ids]))
}

/** Deletes notifications before a time. */
export async function deleteBefore(db: Database, date: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, date))
}
