import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { rateHits } from '../db/schema'

/** A counted request. */
export type HitRow = typeof rateHits.$inferSelect

/** Returns the time of the request that fills the limit; undefined if the limit is not reached. */
export async function findLimitingHit(
  tx: Database,
  { scope, keyHash }: Pick<HitRow, 'scope' | 'keyHash'>,
  limit: number,
) {
  const [limiting] = await tx
    .select({ at: rateHits.at })
    .from(rateHits)
    .where(and(eq(rateHits.scope, scope), eq(rateHits.keyHash, keyHash)))
    .orderBy(desc(rateHits.at))
    .limit(1)
    .offset(limit - 1)
  return limiting?.at
}

/** Far more than one request adds, and few enough that deleting them does not delay it. */
const deleteBatchSize = 1000

/** Deletes requests outside the window. */
export async function deleteOldHits(tx: Database, scope: string, since: Date): Promise<void> {
  const old = tx
    .select({ id: rateHits.id })
    .from(rateHits)
    .where(and(eq(rateHits.scope, scope), lte(rateHits.at, since)))
    .orderBy(asc(rateHits.at))
    .limit(deleteBatchSize)
    .for('update', { skipLocked: true })
  await tx.delete(rateHits).where(inArray(rateHits.id, old))
}

export async function insertHit(tx: Database, hit: HitRow): Promise<void> {
  await tx.insert(rateHits).values(hit)
}
