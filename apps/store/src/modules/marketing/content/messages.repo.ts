import { desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { contactMessages } from '../../../platform/db/schema'

export type MessageRow = typeof contactMessages.$inferSelect

export async function insertMessage(db: Database, row: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(row)
}

/** `open`: not handled yet; `closed`: answered or dismissed. */
export type MessageState = 'open' | 'closed'

const hasState = (state: MessageState | undefined) =>
  state && (state === 'open' ? isNull(contactMessages.closedAt) : isNotNull(contactMessages.closedAt))

/** Returns messages, newest first. */
export function findMessages(
  db: Database,
  limit: number,
  { state, offset = 0 }: { state?: MessageState; offset?: number } = {},
): Promise<MessageRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(hasState(state))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
    .offset(offset)
}

/** Counts messages. */
export const countMessages = (db: Database, state: MessageState | undefined): Promise<number> =>
  db.$count(contactMessages, hasState(state))

/** Returns and locks a message; undefined if it does not exist. */
export async function lockMessage(tx: Database, id: string): Promise<MessageRow | undefined> {
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  return message
}

export async function markClosed(tx: Database, id: string, closedAt: Date): Promise<void> {
  await tx.update(contactMessages).set({ closedAt }).where(eq(contactMessages.id, id))
}

/** Returns a message; undefined if it does not exist. */
export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}
