import type { Database } from './database'
import { events } from './schema'

/** Whose doing an event was, where no customer did it. */
export const operatorActor = 'operator'

/** Records what happened, in the transaction in which it happens. */
export async function recordEvent(tx: Database, event: typeof events.$inferInsert): Promise<void> {
  await tx.insert(events).values(event)
}
