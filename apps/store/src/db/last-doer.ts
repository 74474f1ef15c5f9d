import { and, desc, eq } from 'drizzle-orm'
import type { Database } from './database'
import { doerName, doersOf } from './doers'
import { whoActs } from './events'
import { apiKeys, events, operators } from './schema'

/** Who did something to a thing last, and what they made of it; undefined where nobody did. */
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

/** Who did something last. */
export type LastDoer = Awaited<ReturnType<typeof findLastDoer>>

/** Whether it was whoever acts now: a press whose answer was lost is pressed again. Nobody without a session or key is. */
export function isWhoActs(last: LastDoer): boolean {
  const { operatorId, apiKeyId } = whoActs()
  if (!last || (operatorId ?? apiKeyId) === null) return false
  return last.event.operatorId === operatorId && last.event.apiKeyId === apiKeyId
}

/** The name as a refusal tells it. */
export const namedBy = (last: LastDoer): { name: string } | undefined =>
  last && last.name !== null ? { name: last.name } : undefined
