import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { runningStores } from '../db/schema'
import type { Fingerprints } from './fingerprints'

/** A registered store. */
export interface StoreRow extends Fingerprints {
  id: string
  host: string
}

/** Returns stores with a recent heartbeat; deletes the others. */
export async function findRunning(db: Database, seconds: number): Promise<StoreRow[]> {
  const { id, host, codeKey, files } = runningStores
  await db.delete(runningStores).where(sql`${runningStores.lastSeenAt} < now() - make_interval(secs => ${seconds})`)
  return db.select({ id, host, codeKey, files }).from(runningStores)
}

/** Records a heartbeat. */
export async function recordHeartbeat(db: Database, store: StoreRow): Promise<void> {
  const lastSeenAt = sql`now()`
  await db
    .insert(runningStores)
    .values({ ...store, startedAt: sql`now()`, lastSeenAt })
    .onConflictDoUpdate({ target: runningStores.id, set: { lastSeenAt } })
}

/** Unregisters a store. */
export async function unregister(db: Database, id: string): Promise<void> {
  await db.delete(runningStores).where(eq(runningStores.id, id))
}
