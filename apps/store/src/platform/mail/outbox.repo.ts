import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
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
