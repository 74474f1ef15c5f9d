import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Makes transactions that use the same name run one after the other. For counting before adding:
 * transactions at the same moment would otherwise all see the same room.
 */
export async function acquireLockByName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
