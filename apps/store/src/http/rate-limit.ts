import { createHash } from 'node:crypto'
import type { Database } from '../db/database'
import { newId } from '../db/ids'
import { besideRequest } from '../db/keyed-requests'
import { acquireLockByName } from '../db/named-lock'
import { rateLimited } from './errors'
import * as repo from './rate-limit.repo'

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

/**
 * Counts a call if there is room for it. Refused calls do not count: whoever waits gets in. Give it the database, not a transaction
 * that may be rolled back: then the call would not have counted.
 * @returns milliseconds until there is room again; 0 if the call was counted
 */
export async function takeHit(db: Database, { scope, key, limit, windowSeconds, now }: Hit): Promise<number> {
  const keyHash = createHash('sha256').update(key).digest('hex')
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const count = async (tx: Database) => {
    await acquireLockByName(tx, `${scope} ${keyHash}`)
    const filling = await repo.findFilling(tx, { scope, keyHash }, limit)
    const wait = filling ? filling.getTime() - since.getTime() : 0
    if (wait > 0) return wait
    await repo.dropOld(tx, scope, since)
    await repo.insertHit(tx, { id: newId('hit', now), scope, keyHash, at: now })
    return 0
  }
  return besideRequest(() => db.transaction(count))
}

/**
 * Counts a call and lets it through, or refuses it.
 * @throws StoreError 429 with the seconds until there is room again
 */
export async function countHit(db: Database, hit: Hit): Promise<void> {
  const wait = await takeHit(db, hit)
  if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
}
