import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { events } from '../../db/schema'

/** When something was made, and what the history keeps of it; undefined where it was not. @param action how the history names that it was made */
export async function findMade(tx: Database, id: string, action: string) {
  const made = and(eq(events.subjectId, id), eq(events.action, action))
  const [found] = await tx.select({ at: events.at, after: events.after }).from(events).where(made)
  return found
}
