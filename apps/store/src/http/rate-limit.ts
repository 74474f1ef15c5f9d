import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { newId } from '../db/ids'
import { rateHits } from '../db/schema'
import { waitForTurn } from '../db/turns'
import { rateLimited } from './errors'

/** A call that counts against a limit. */
export interface Hit {
  /** What is limited, such as `license_upload`. One scope has one limit and one window. */
  scope: string
  /** Whose calls are counted, such as a network address. Only its hash is stored. */
  key: string
  /** How many are let through within the window. */
  limit: number
  windowSeconds: number
  now: Date
}

/** Far more than one call adds; keeps clearing up from holding up the call that does it. */
const droppedAtOnce = 1000

async function dropOld(tx: Database, scope: string, since: Date): Promise<void> {
  const old = tx
    .select({ id: rateHits.id })
    .from(rateHits)
    .where(and(eq(rateHits.scope, scope), lte(rateHits.at, since)))
    .orderBy(asc(rateHits.at))
    .limit(droppedAtOnce)
    .for('update', { skipLocked: true })
  await tx.delete(rateHits).where(inArray(rateHits.id, old))
}

/**
 * Counts a call and lets it through, or refuses it. Refused calls do not count: whoever waits gets in. Give it the
 * database, not a transaction that may be rolled back: then the call would not have counted.
 * @throws StoreError 429 with the seconds until there is room again
 */
export async function countHit(db: Database, { scope, key, limit, windowSeconds, now }: Hit): Promise<void> {
  const keyHash = createHash('sha256').update(key).digest('hex')
  const since = new Date(now.getTime() - windowSeconds * 1000)
  await db.transaction(async (tx) => {
    await waitForTurn(tx, `${scope} ${keyHash}`)
    const [filling] = await tx
      .select({ at: rateHits.at })
      .from(rateHits)
      .where(and(eq(rateHits.scope, scope), eq(rateHits.keyHash, keyHash)))
      .orderBy(desc(rateHits.at))
      .limit(1)
      .offset(limit - 1)
    const wait = filling ? filling.at.getTime() - since.getTime() : 0
    if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
    await dropOld(tx, scope, since)
    await tx.insert(rateHits).values({ id: newId('hit', now), scope, keyHash, at: now })
  })
}
