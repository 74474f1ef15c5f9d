import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { rateHits } from '../db/schema'

/** A call that was let through. */
export type HitRow = typeof rateHits.$inferSelect

/** When the call was let through that fills up a limit; undefined where there is room. */
export async function findFilling(tx: Database, { scope, keyHash }: Pick<HitRow, 'scope' | 'keyHash'>, limit: number) {
  const [filling] = await tx
    .select({ at: rateHits.at })
    .from(rateHits)
    .where(and(eq(rateHits.scope, scope), eq(rateHits.keyHash, keyHash)))
    .orderBy(desc(rateHits.at))
    .limit(1)
    .offset(limit - 1)
  return filling?.at
}

/** Far more than one call adds; keeps clearing up from holding up the call that does it. */
const droppedAtOnce = 1000

/** Forgets calls that count no more. */
export async function dropOld(tx: Database, scope: string, since: Date): Promise<void> {
  const old = tx
    .select({ id: rateHits.id })
    .from(rateHits)
    .where(and(eq(rateHits.scope, scope), lte(rateHits.at, since)))
    .orderBy(asc(rateHits.at))
    .limit(droppedAtOnce)
    .for('update', { skipLocked: true })
  await tx.delete(rateHits).where(inArray(rateHits.id, old))
}

/** Files a call. */
export async function insertHit(tx: Database, hit: HitRow): Promise<void> {
  await tx.insert(rateHits).values(hit)
}
