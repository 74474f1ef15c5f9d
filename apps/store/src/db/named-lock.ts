import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Lets transactions that give the same name run one after the other, to their end. For counting before adding:
 * transactions at the same moment would otherwise all see the same room.
 */
export async function acquireLockByName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
