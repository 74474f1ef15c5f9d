import { AsyncLocalStorage } from 'node:async_hooks'
import { eq } from 'drizzle-orm'
import { announce } from './notify'
import type { Database } from './database'
import { events } from './schema'

/** The `actorId` of events that no customer caused. */
export const operatorActor = 'operator'

/**
 * The actor on the shop's side: a signed-in operator, a program with its API key, or the name given on the command
 * line.
 */
export interface Actor {
  operatorId?: string | null
  apiKeyId?: string | null
  declaredName?: string | null
}

/** The actor and the id of the request. */
export interface ActingOperator extends Actor {
  requestId?: string
}

const acting = new AsyncLocalStorage<ActingOperator | undefined>()

/** Returns the current actor; all fields are null if none is set. */
export function currentActor(): Required<Actor> {
  const { operatorId = null, apiKeyId = null, declaredName = null } = acting.getStore() ?? {}
  return { operatorId, apiKeyId, declaredName }
}

/**
 * Runs work on behalf of an actor: events with `operatorActor` record this actor.
 * @param operator undefined if the actor has no name, e.g. on the command line
 */
export function runAs<Result>(operator: ActingOperator | undefined, work: () => Promise<Result>): Promise<Result> {
  return acting.run(operator, work)
}

/** Records an event and its webhook messages. Call it in the transaction of the change. */
export async function recordEvent(tx: Database, event: typeof events.$inferInsert): Promise<void> {
  const by = event.actorId === operatorActor ? acting.getStore() : undefined
  await tx.insert(events).values({ ...by, ...event })
  await announce(tx, event)
}

/** Records an event that the shop's side caused: the current actor. */
export const recordOperatorEvent = (tx: Database, event: Omit<typeof events.$inferInsert, 'actorId'>): Promise<void> =>
  recordEvent(tx, { ...event, actorId: operatorActor })

/** Returns an event; undefined if it does not exist. */
export async function findEvent(db: Database, id: number): Promise<typeof events.$inferSelect | undefined> {
  const [found] = await db.select().from(events).where(eq(events.id, id))
  return found
}
