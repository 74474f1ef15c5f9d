import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { passingFailure } from './failures'

/** Rows of a kilobyte: enough that the disk must give room for them, and not only what is left of an old file. */
const probeRows = 500

/** Whether the database keeps what it is given. */
export interface WriteWatch {
  /** Tells of what a call failed with. */
  note(error: unknown): void
  /** Rejects as long as changes cannot be kept. @throws what stands against them */
  check(): Promise<void>
}

/** Writes half a megabyte to the disk and takes it back. */
async function probe(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`create table search.write_probe as select repeat('x', 1000) as row from generate_series(1, ${sql.raw(String(probeRows))})`,
    )
    await tx.execute(sql`drop table search.write_probe`)
  })
}

/**
 * Watches whether changes are kept. A full disk still answers what is only read, and takes small changes where old ones left
 * room: so from the first change that failed until a trial of some size has passed nothing is believed, and before that
 * nothing is tried.
 * @param db beside the calls, so that a trial waits for none of their connections
 */
export function watchWriting(db: Database): WriteWatch {
  let isDoubtful = false
  return {
    note(error) {
      if (passingFailure(error) === 'unwritable') isDoubtful = true
    },
    async check() {
      if (!isDoubtful) return
      await probe(db)
      isDoubtful = false
    },
  }
}
