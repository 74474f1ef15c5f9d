import { and, desc, eq } from 'drizzle-orm'
import type { Database } from './database'
import { actorName, actorJoins } from './actors'
import { currentActor } from './events'
import { apiKeys, events, operators } from './schema'

/** Returns the latest event of an action on a subject with its actor's name; undefined if there is no such event. */
export async function findLastActor(db: Database, subjectId: string, action: string) {
  const [found] = await db
    .select({ event: events, name: actorName(events) })
    .from(events)
    .leftJoin(operators, actorJoins(events).operator)
    .leftJoin(apiKeys, actorJoins(events).key)
    .where(and(eq(events.subjectId, subjectId), eq(events.action, action)))
    .orderBy(desc(events.id))
    .limit(1)
  return found
}

export type LastActor = Awaited<ReturnType<typeof findLastActor>>

/**
 * True if the current actor caused it: the retry of a request whose response was lost. False without a session or key.
 */
export function isCurrentActor(last: LastActor): boolean {
  const { operatorId, apiKeyId } = currentActor()
  if (!last || (operatorId ?? apiKeyId) === null) return false
  return last.event.operatorId === operatorId && last.event.apiKeyId === apiKeyId
}

/** Returns the actor's name for a refusal. */
export const actorParams = (last: LastActor): { name: string } | undefined =>
  last && last.name !== null ? { name: last.name } : undefined
