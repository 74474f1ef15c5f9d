import { and, asc, desc, eq, getTableColumns, isNull, lte, type SQL } from 'drizzle-orm'
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
export type Delivery = Pick<typeof outbox.$inferInsert, 'tries' | 'nextTryAt' | 'failure' | 'sentAt' | 'subject' | 'text' | 'html'>

/** Notes how the sending went. */
export async function updateDelivery(db: Database, id: string, delivery: Partial<Delivery>): Promise<void> {
  await db.update(outbox).set(delivery).where(eq(outbox.id, id))
}

const { html: _html, text: _text, ...summary } = getTableColumns(outbox)

/** The newest e-mails without their contents. */
export function findMails(db: Database, { pending, limit }: { pending: boolean; limit: number }) {
  const where: SQL | undefined = pending ? isNull(outbox.sentAt) : undefined
  return db.select(summary).from(outbox).where(where).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(limit)
}

/** An e-mail without its contents. */
export type OutboxSummary = Awaited<ReturnType<typeof findMails>>[number]

/** One e-mail; undefined where there is none of that id. */
export async function findMail(db: Database, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row
}
