import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database'
import { StartError } from '../start-error'
import type { Fingerprints } from './fingerprints'
import * as repo from './stores.repo'

/** Heartbeat interval, in ms. */
const interval = 10_000

/** Time without heartbeat, in seconds, after which a store counts as stopped. */
const silence = 30

/** Maximum time in ms to unregister, in case the database is unreachable. */
const leaveTime = 1_000

const advice: Readonly<Record<keyof Fingerprints, string>> = {
  codeKey: 'hashes codes with another key: give all stores the same CODE_KEY',
  files: 'stores its files in another place: give all stores the same S3_ENDPOINT and S3_BUCKET, or one shared folder',
}

/** @throws StartError if another store has a different fingerprint */
function assertSame(fingerprints: Fingerprints, others: readonly repo.StoreRow[]): void {
  for (const [name, sentence] of Object.entries(advice) as [keyof Fingerprints, string][]) {
    const other = others.find((store) => store[name] !== fingerprints[name])
    if (other)
      throw new StartError(
        `Another store of this shop, on ${other.host}, ${sentence}, ` +
          `or start ${silence} seconds after that one has ended.`,
      )
  }
}

/**
 * Registers a store on its database. Stores with different file stores or code keys would occasionally miss each
 * other's uploads and reject each other's codes; this refuses the second one at its start. Only one store may join at a
 * time.
 * @returns unregisters the store
 * @throws StartError if it does not match the others
 */
export async function registerRunningStore(db: Database, fingerprints: Fingerprints): Promise<() => Promise<void>> {
  const store = { ...fingerprints, id: randomUUID(), host: hostname() }
  assertSame(fingerprints, await repo.findRunning(db, silence))
  await repo.recordHeartbeat(db, store)
  // If the database is unreachable, no other store can join either; the next heartbeat registers again.
  const timer = setInterval(() => repo.recordHeartbeat(db, store).catch(() => undefined), interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await Promise.race([repo.unregister(db, store.id).catch(() => undefined), delay(leaveTime)])
  }
}
