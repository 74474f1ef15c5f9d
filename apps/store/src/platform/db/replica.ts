import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { temporaryFailure } from './failures'

/**
 * Runs a read that may be up to one second old, so that a replica can answer it. Not for prices, stock, anything
 * binding, or data that the caller has just written.
 */
export type ReadStale = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>

/** The server that answered such a read. */
export type ReadingServer = 'primary' | 'replica'

/** State of a replica. `foreign`: it is not a standby, or of another database. */
export type ReplicaState = 'current' | 'behind' | 'foreign'

/** Returns the current WAL position and identity of the primary. */
async function positionOf(primary: Database) {
  const [found] = await primary
    .select({
      position: sql<string>`pg_current_wal_insert_lsn()::text`,
      cluster: sql<string>`system_identifier::text`,
      name: sql<string>`current_database()::text`,
    })
    .from(sql`pg_control_system()`)
  return found as NonNullable<typeof found>
}

/**
 * Checks that a server has replayed a WAL position. A standby without a WAL receiver may have followed an earlier
 * primary.
 */
async function stateOf(replica: Database, { position, cluster, name }: Awaited<ReturnType<typeof positionOf>>) {
  const [found] = await replica
    .select({
      isRelated: sql<boolean>`
        pg_is_in_recovery() and exists (select from pg_stat_wal_receiver)
          and system_identifier::text = ${cluster} and current_database() = ${name}
      `,
      hasReplayed: sql<boolean | null>`pg_last_wal_replay_lsn() >= ${position}::pg_lsn`,
    })
    .from(sql`pg_control_system()`)
  return found as NonNullable<typeof found>
}

/** How often a lagging replica is checked again, and the pause between checks in milliseconds. */
const retry = { tries: 10, pause: 20 }

/**
 * Waits briefly until a replica has replayed the primary's current position.
 * @throws the errors of either server
 */
export async function compareReplica(primary: Database, replica: Database): Promise<ReplicaState> {
  const position = await positionOf(primary)
  for (let attempts = retry.tries; attempts > 0; attempts -= 1) {
    const { isRelated, hasReplayed } = await stateOf(replica, position)
    if (!isRelated) return 'foreign'
    if (hasReplayed) return 'current'
    await delay(retry.pause)
  }
  return 'behind'
}

/** Maximum age of a response in milliseconds; the same as of the catalogue cache. */
const usualAge = 1_000

/** Settings of reads from a replica. */
export interface ReplicaReadsOptions {
  /** Called for each read. */
  count?: (server: ReadingServer) => void
  /** Maximum age of a response in milliseconds; 1,000 by default. */
  age?: number
}

/**
 * Sends reads that may be late to the replica while it is known to have been current less than `age` ago, otherwise or
 * on failure to the primary. The replica is checked only while reads occur, at most twice per `age`; no read waits for
 * the check, and an idle store sends no queries.
 */
export function createReplicaReads(
  primary: Database,
  replica: Database,
  { count = () => undefined, age = usualAge }: ReplicaReadsOptions = {},
): ReadStale {
  let freshUntil = -Infinity
  let checkedAt = -Infinity
  let checking = false

  async function check(startedAt: number): Promise<void> {
    const state = await compareReplica(primary, replica).catch(() => 'unreachable')
    freshUntil = state === 'current' ? startedAt + age : -Infinity
    checking = false
  }

  function checkSoon(): void {
    const now = performance.now()
    if (checking || now - checkedAt < age / 2) return
    checking = true
    checkedAt = now
    void check(now)
  }

  return async (read) => {
    checkSoon()
    if (performance.now() < freshUntil) {
      try {
        const result = await read(replica)
        count('replica')
        return result
      } catch (error) {
        if (temporaryFailure(error) === undefined) throw error
        freshUntil = -Infinity
      }
    }
    count('primary')
    return read(primary)
  }
}
