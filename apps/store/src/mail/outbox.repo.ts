import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'

/** An e-mail in the outbox. */
export type OutboxRow = typeof outbox.$inferSelect

/** Files an e-mail. */
export async function insertMail(tx: Database, row: typeof outbox.$inferInsert): Promise<void> {
  await tx.insert(outbox).values(row)
}

/** The oldest e-mail that is due; locked, and none that another process has locked. */
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

/** What the outbox knows of the sending. */
export type Delivery = Pick<
  typeof outbox.$inferInsert,
  'tries' | 'nextTryAt' | 'failure' | 'sentAt' | 'subject' | 'text' | 'html'
>

/** Notes how the sending went. */
export async function updateDelivery(db: Database, id: string, delivery: Partial<Delivery>): Promise<void> {
  await db.update(outbox).set(delivery).where(eq(outbox.id, id))
}

const { html: _html, text: _text, ...summary } = getTableColumns(outbox)

/** Of the e-mails that were not sent: those whose last try failed, and those that have had none. */
export type UnsentState = 'failed' | 'waiting'

const isUnsent = (state: UnsentState | undefined): SQL | undefined =>
  and(isNull(outbox.sentAt), state && (state === 'failed' ? isNotNull(outbox.failure) : isNull(outbox.failure)))

/** Which e-mails to find. */
interface MailFilter {
  /** Only those not sent yet, all or in one state. */
  unsent: boolean | UnsentState
  limit: number
  offset?: number
}

/** The newest e-mails without their contents. */
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

/** How many e-mails were not sent. */
export const countUnsent = (db: Database, state: UnsentState | undefined): Promise<number> =>
  db.$count(outbox, isUnsent(state))

/** An e-mail that nobody begins to send meanwhile; undefined where there is none of that id. */
export async function lockMail(tx: Database, id: string): Promise<OutboxSummary | undefined> {
  const [row] = await tx.select(summary).from(outbox).where(eq(outbox.id, id)).for('update')
  return row
}

/** An e-mail without its contents. */
export type OutboxSummary = Awaited<ReturnType<typeof findMails>>[number]

/** One e-mail; undefined where there is none of that id. */
export async function findMail(db: Database, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row
}
