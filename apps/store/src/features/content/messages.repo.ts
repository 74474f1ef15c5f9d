import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { contactMessages } from '../../db/schema'

/** A message as it is stored. */
export type MessageRow = typeof contactMessages.$inferSelect

/** Files a message. */
export async function insertMessage(db: Database, row: MessageRow): Promise<void> {
  await db.insert(contactMessages).values(row)
}

/** Messages, newest first. */
export function findMessages(db: Database, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
}

/** A message; undefined where there is none of that id. */
export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}
