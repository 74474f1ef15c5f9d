import { AsyncLocalStorage } from 'node:async_hooks'
import { announce } from './announce'
import type { Database } from './database'
import { events } from './schema'

/** Whose doing an event was, where no customer did it. */
export const operatorActor = 'operator'

/** Who acts for the shop: an operator who is signed in, a program with its key, or somebody on the command line by the name they say. */
export interface Doer {
  operatorId?: string | null
  apiKeyId?: string | null
  saidName?: string | null
}

/** Who acts for the shop, and by which request. */
export interface ActingOperator extends Doer {
  requestId?: string
}

const acting = new AsyncLocalStorage<ActingOperator | undefined>()

/** Who acts at this moment; nobody by name where nothing says so. */
export function whoActs(): Required<Doer> {
  const { operatorId = null, apiKeyId = null, saidName = null } = acting.getStore() ?? {}
  return { operatorId, apiKeyId, saidName }
}

/**
 * Does something in an operator's name: all that is recorded meanwhile as an operator's doing is theirs.
 * @param operator undefined for one without a name, as on the command line
 */
export function actAs<Result>(operator: ActingOperator | undefined, work: () => Promise<Result>): Promise<Result> {
  return acting.run(operator, work)
}

/** Records what happened, and what webhooks are told of it, in the transaction in which it happens. */
export async function recordEvent(tx: Database, event: typeof events.$inferInsert): Promise<void> {
  const by = event.actorId === operatorActor ? acting.getStore() : undefined
  await tx.insert(events).values({ ...by, ...event })
  await announce(tx, event)
}
