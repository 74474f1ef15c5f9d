import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { events } from '../../db/schema'

/**
 * Returns when a resource was created, and the state recorded in the history; undefined if it was not created.
 * @param action the name of the creation in the history
 */
export async function findCreated(tx: Database, id: string, action: string) {
  const isCreation = and(eq(events.subjectId, id), eq(events.action, action))
  const [found] = await tx.select({ at: events.at, after: events.after }).from(events).where(isCreation)
  return found
}
