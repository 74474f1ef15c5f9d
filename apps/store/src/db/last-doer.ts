import { and, desc, eq } from 'drizzle-orm'
import type { Database } from './database'
import { doerName, doersOf } from './doers'
import { whoActs } from './events'
import { apiKeys, events, operators } from './schema'

/** Returns the latest event of an action on a subject with its actor's name; undefined if there is no such event. */
export async function findLastDoer(db: Database, subjectId: string, action: string) {
  const [found] = await db
    .select({ event: events, name: doerName(events) })
    .from(events)
    .leftJoin(operators, doersOf(events).operator)
    .leftJoin(apiKeys, doersOf(events).key)
    .where(and(eq(events.subjectId, subjectId), eq(events.action, action)))
    .orderBy(desc(events.id))
    .limit(1)
  return found
}

export type LastDoer = Awaited<ReturnType<typeof findLastDoer>>

/**
 * True if the current actor caused it: the retry of a request whose response was lost. False without a session or key.
 */
export function isWhoActs(last: LastDoer): boolean {
  const { operatorId, apiKeyId } = whoActs()
  if (!last || (operatorId ?? apiKeyId) === null) return false
  return last.event.operatorId === operatorId && last.event.apiKeyId === apiKeyId
}

/** Returns the actor's name for a refusal. */
export const namedBy = (last: LastDoer): { name: string } | undefined =>
  last && last.name !== null ? { name: last.name } : undefined
