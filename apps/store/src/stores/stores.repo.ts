import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { runningStores } from '../db/schema'
import type { Fingerprints } from './fingerprints'

/** A store as the others know it. */
export interface StoreRow extends Fingerprints {
  id: string
  host: string
}

/** Stores that were seen within so many seconds; all others are forgotten. */
export async function findRunning(db: Database, seconds: number): Promise<StoreRow[]> {
  const { id, host, codeKey, files } = runningStores
  await db.delete(runningStores).where(sql`${runningStores.lastSeenAt} < now() - make_interval(secs => ${seconds})`)
  return db.select({ id, host, codeKey, files }).from(runningStores)
}

/** Notes that a store is there, now. */
export async function noteSeen(db: Database, store: StoreRow): Promise<void> {
  const lastSeenAt = sql`now()`
  await db
    .insert(runningStores)
    .values({ ...store, startedAt: sql`now()`, lastSeenAt })
    .onConflictDoUpdate({ target: runningStores.id, set: { lastSeenAt } })
}

/** Forgets a store that ends. */
export async function forget(db: Database, id: string): Promise<void> {
  await db.delete(runningStores).where(eq(runningStores.id, id))
}
