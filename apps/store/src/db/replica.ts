import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { passingFailure } from './failures'

/**
 * Reads what may be up to a second old, so that a replica can answer it: nothing that the caller has just written, no price, no
 * stock, and nothing that a person is held to.
 */
export type ReadLate = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>

/** Which server answered a read that may be late. */
export type ReadingServer = 'primary' | 'replica'

/** How a replica stands to a primary. `foreign`: it follows none, or has another shop's data. */
export type ReplicaState = 'current' | 'behind' | 'foreign'

/** What the primary has written by now, and who it is. */
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

/** Whether a server has all that was written by then. One whose receiver has ended may have followed a primary that is no more. */
async function standingOf(replica: Database, { position, cluster, name }: Awaited<ReturnType<typeof positionOf>>) {
  const [found] = await replica
    .select({
      isKin: sql<boolean>`
        pg_is_in_recovery() and exists (select from pg_stat_wal_receiver)
          and system_identifier::text = ${cluster} and current_database() = ${name}
      `,
      hasReplayed: sql<boolean | null>`pg_last_wal_replay_lsn() >= ${position}::pg_lsn`,
    })
    .from(sql`pg_control_system()`)
  return found as NonNullable<typeof found>
}

/** How often a replica that is behind is asked again, and after how many milliseconds each time. */
const patience = { tries: 10, pause: 20 }

/**
 * Waits a moment for a replica to have what the primary has by now.
 * @throws what either of them fails with
 */
export async function compareReplica(primary: Database, replica: Database): Promise<ReplicaState> {
  const position = await positionOf(primary)
  for (let left = patience.tries; left > 0; left -= 1) {
    const { isKin, hasReplayed } = await standingOf(replica, position)
    if (!isKin) return 'foreign'
    if (hasReplayed) return 'current'
    await delay(patience.pause)
  }
  return 'behind'
}

/** How old an answer may be at most, in milliseconds: no older than what the store itself keeps of the catalogue. */
const usualAge = 1_000

/** What late reads go by. */
export interface ReplicaReadsOptions {
  /** Told of each read. */
  count?: (server: ReadingServer) => void
  /** How old an answer may be, in milliseconds; one second by default. */
  age?: number
}

/**
 * Sends late reads to the replica as long as it is known to have had, less than `age` ago, all that the primary had; otherwise,
 * and where it fails, to the primary. The replica is asked while reads go on, at most twice in that time, and only when somebody
 * reads: none of them waits for it, and a store that nobody uses is at rest.
 */
export function createReplicaReads(
  primary: Database,
  replica: Database,
  { count = () => undefined, age = usualAge }: ReplicaReadsOptions = {},
): ReadLate {
  let currentUntil = -Infinity
  let checkedAt = -Infinity
  let checking = false

  async function check(startedAt: number): Promise<void> {
    const state = await compareReplica(primary, replica).catch(() => 'unreachable')
    currentUntil = state === 'current' ? startedAt + age : -Infinity
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
    if (performance.now() < currentUntil) {
      try {
        const result = await read(replica)
        count('replica')
        return result
      } catch (error) {
        if (passingFailure(error) === undefined) throw error
        currentUntil = -Infinity
      }
    }
    count('primary')
    return read(primary)
  }
}
