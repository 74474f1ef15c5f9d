import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { temporaryFailure } from './failures'

/** Rows of 1 kB each; enough that the file system must allocate new space. */
const probeRows = 500

/** Tracks whether the database accepts writes. */
export interface WriteWatch {
  /** Records the error of a request. */
  recordError(error: unknown): void
  /** @throws if writes fail */
  check(): Promise<void>
}

/** Writes half a megabyte and drops it. */
async function probe(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create table search.write_probe as
      select repeat('x', 1000) as row from generate_series(1, ${sql.raw(String(probeRows))})`)
    await tx.execute(sql`drop table search.write_probe`)
  })
}

/**
 * Tracks whether writes succeed. A full disk still answers reads, and accepts small writes into free space of existing
 * files. So after a failed write, `check` rejects until a probe of some size succeeds; before the first failure, no
 * probe runs.
 * @param db the background pool, so that the probe does not wait for requests' connections
 */
export function createWriteWatch(db: Database): WriteWatch {
  let isDoubtful = false
  return {
    recordError(error) {
      if (temporaryFailure(error) === 'unwritable') isDoubtful = true
    },
    async check() {
      if (!isDoubtful) return
      await probe(db)
      isDoubtful = false
    },
  }
}
