import { createHash } from 'node:crypto'
import type { Database } from '../db/database'
import { newId } from '../db/ids'
import { outsideRequest } from '../db/keyed-requests'
import { acquireLockByName } from '../db/named-lock'
import { rateLimited } from './errors'
import * as repo from './rate-limit.repo'

/** A request that counts against a limit. */
export interface RateLimitHit {
  /** What is limited, e.g. `license_upload`. A scope has one limit and one window. */
  scope: string
  /** The caller, e.g. a network address. Only its hash is stored. */
  key: string
  /** Maximum number of requests in the window. */
  limit: number
  windowSeconds: number
  now: Date
}

/**
 * Counts a request if the limit allows it. Refused requests do not count. Pass the database instead of a transaction: a
 * rollback would undo the count.
 * @returns milliseconds to wait; 0 if the request was counted
 */
export async function consumeRateLimit(
  db: Database,
  { scope, key, limit, windowSeconds, now }: RateLimitHit,
): Promise<number> {
  const keyHash = createHash('sha256').update(key).digest('hex')
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const count = async (tx: Database) => {
    await acquireLockByName(tx, `${scope} ${keyHash}`)
    const limiting = await repo.findLimitingHit(tx, { scope, keyHash }, limit)
    const waitMs = limiting ? limiting.getTime() - since.getTime() : 0
    if (waitMs > 0) return waitMs
    await repo.deleteOldHits(tx, scope, since)
    await repo.insertHit(tx, { id: newId('hit', now), scope, keyHash, at: now })
    return 0
  }
  return outsideRequest(() => db.transaction(count))
}

/**
 * Counts a request or refuses it.
 * @throws StoreError 429 with the seconds to wait
 */
export async function enforceRateLimit(db: Database, hit: RateLimitHit): Promise<void> {
  const waitMs = await consumeRateLimit(db, hit)
  if (waitMs > 0) throw rateLimited(Math.ceil(waitMs / 1000))
}
