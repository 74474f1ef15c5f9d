import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Serializes transactions that use the same name. Needed to count before inserting: concurrent transactions would
 * otherwise see the same count.
 */
export async function acquireLockByName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
