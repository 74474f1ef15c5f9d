import { and, asc, desc, eq, getTableColumns, gt, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'

export type OutboxRow = typeof outbox.$inferSelect

export async function insertMail(tx: Database, row: typeof outbox.$inferInsert): Promise<void> {
  await tx.insert(outbox).values(row)
}

/** Identifies an e-mail by its change. */
export type QueuedMail = Pick<OutboxRow, 'kind' | 'subjectId' | 'createdAt'>

/** Deletes an unsent e-mail. Waits while it is being sent. @returns false if there is none */
export async function deleteUnsent(tx: Database, { kind, subjectId, createdAt }: QueuedMail): Promise<boolean> {
  const deleted = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        eq(outbox.subjectId, subjectId),
        eq(outbox.createdAt, createdAt),
        isNull(outbox.sentAt),
      ),
    )
    .returning({ id: outbox.id })
  return deleted.length > 0
}

/** Locks and returns the oldest due e-mail; skips those that another process has locked. */
export async function lockDue(tx: Database, now: Date): Promise<OutboxRow | undefined> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.nextTryAt, now)))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** The delivery state of an e-mail. */
export type Delivery = Pick<
  typeof outbox.$inferInsert,
  'tries' | 'nextTryAt' | 'failure' | 'sentAt' | 'subject' | 'text' | 'html'
>

export async function updateDelivery(db: Database, id: string, delivery: Partial<Delivery>): Promise<void> {
  await db.update(outbox).set(delivery).where(eq(outbox.id, id))
}

const { html: _html, text: _text, ...summary } = getTableColumns(outbox)

/** State of an unsent e-mail: `failed` if an attempt failed, `waiting` if none was made. */
export type UnsentState = 'failed' | 'waiting'

const isUnsent = (state: UnsentState | undefined): SQL | undefined =>
  and(isNull(outbox.sentAt), state && (state === 'failed' ? isNotNull(outbox.failure) : isNull(outbox.failure)))

/** Filter for e-mails. */
interface MailFilter {
  /** True for all unsent e-mails, or one of their states. */
  unsent: boolean | UnsentState
  limit: number
  offset?: number
}

/** Returns the newest e-mails without their content. */
export function findMails(db: Database, { unsent, limit, offset = 0 }: MailFilter) {
  const where = unsent === false ? undefined : isUnsent(unsent === true ? undefined : unsent)
  return db
    .select(summary)
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
    .offset(offset)
}

/** Counts the unsent e-mails. */
export const countUnsent = (db: Database, state: UnsentState | undefined): Promise<number> =>
  db.$count(outbox, isUnsent(state))

/**
 * True if an e-mail was tried twice in vain, or is due since before `overdueSince`, and none was sent after it was
 * queued.
 */
export async function isFailing(db: Database, overdueSince: Date): Promise<boolean> {
  const wasRefused = and(isNotNull(outbox.failure), gte(outbox.tries, 2))
  const [stuck] = await db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), or(wasRefused, lte(outbox.nextTryAt, overdueSince))))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  if (!stuck) return false
  const [sent] = await db.select({ id: outbox.id }).from(outbox).where(gt(outbox.sentAt, stuck.createdAt)).limit(1)
  return sent === undefined
}

/** Locks an e-mail, so that no mailer claims it; undefined if it does not exist. */
export async function lockMail(tx: Database, id: string): Promise<OutboxSummary | undefined> {
  const [row] = await tx.select(summary).from(outbox).where(eq(outbox.id, id)).for('update')
  return row
}

/** An e-mail without its content. */
export type OutboxSummary = Awaited<ReturnType<typeof findMails>>[number]

/** Returns an e-mail; undefined if it does not exist. */
export async function findMail(db: Database, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row
}
