import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database'
import { events } from './schema'

/** Whose doing an event was, where no customer did it. */
export const operatorActor = 'operator'

/** Who acts for the shop, and by which request. */
export interface ActingOperator {
  operatorId: string
  requestId?: string
}

const acting = new AsyncLocalStorage<ActingOperator | undefined>()

/**
 * Does something in an operator's name: all that is recorded meanwhile as an operator's doing is theirs.
 * @param operator undefined for one without a name, as on the command line
 */
export function actAs<Result>(operator: ActingOperator | undefined, work: () => Promise<Result>): Promise<Result> {
  return acting.run(operator, work)
}

/** Records what happened, in the transaction in which it happens. */
export async function recordEvent(tx: Database, event: typeof events.$inferInsert): Promise<void> {
  const by = event.actorId === operatorActor ? acting.getStore() : undefined
  await tx.insert(events).values({ ...by, ...event })
}
