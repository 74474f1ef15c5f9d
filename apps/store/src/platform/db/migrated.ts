import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database'

interface Journal {
  entries: { tag: string }[]
}

/**
 * True if the database has all migrations of the folder: the same count and the same last hash. Avoids taking the
 * migration lock. False if it cannot be determined; the migration then reports the cause.
 */
export async function isMigrated(db: Database, folder: string): Promise<boolean> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  const last = readFileSync(join(folder, `${entries.at(-1)?.tag}.sql`), 'utf8')
  const latestHash = sql<string>`(select hash from drizzle.__drizzle_migrations order by created_at desc limit 1)`
  const statement = sql`select ${latestHash} as hash, (select count(*)::int from drizzle.__drizzle_migrations) as count`
  const { rows } = (await db.execute(statement).catch(() => ({ rows: [] }))) as {
    rows: { hash: string; count: number }[]
  }
  return rows[0]?.count === entries.length && rows[0].hash === createHash('sha256').update(last).digest('hex')
}
