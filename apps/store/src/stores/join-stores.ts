import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database'
import { StartError } from '../start-error'
import type { Fingerprints } from './fingerprints'
import * as repo from './stores.repo'

/** How often a store says that it is there, in ms. */
const interval = 10_000

/** After so many seconds of silence a store counts as ended: one that was killed says nothing. */
const silence = 30

/** How long a stopping store tries to take its leave, in ms: a database that is away would hold it up. */
const leaveTime = 1_000

const advice: Readonly<Record<keyof Fingerprints, string>> = {
  codeKey: 'hashes codes with another key: give all stores the same CODE_KEY',
  files: 'keeps its files elsewhere: give all stores the same S3_ENDPOINT and S3_BUCKET, or one folder that they share',
}

/** @throws StartError where another store has what this one has not */
function compare(own: Fingerprints, others: readonly repo.StoreRow[]): void {
  for (const [what, sentence] of Object.entries(advice) as [keyof Fingerprints, string][]) {
    const other = others.find((store) => store[what] !== own[what])
    if (other)
      throw new StartError(
        `Another store of this shop, on ${other.host}, ${sentence}, or start ${silence} seconds after that one has ended.`,
      )
  }
}

/**
 * Makes a store one of those that run on a database. Two that keep files or the key of codes each for themselves would lose each
 * other's uploads and refuse each other's codes, now and then: that is found out here, at once. Only one store may join at a time.
 * @returns takes its leave
 * @throws StartError where it does not fit the others
 */
export async function joinStores(db: Database, own: Fingerprints): Promise<() => Promise<void>> {
  const store = { ...own, id: randomUUID(), host: hostname() }
  compare(own, await repo.findRunning(db, silence))
  await repo.noteSeen(db, store)
  // While the database is away nobody can join either; it is told again once it is back.
  const timer = setInterval(() => repo.noteSeen(db, store).catch(() => undefined), interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await Promise.race([repo.forget(db, store.id).catch(() => undefined), delay(leaveTime)])
  }
}
