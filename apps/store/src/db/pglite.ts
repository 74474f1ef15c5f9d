import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { drizzleOptions, type DatabaseOptions, type OpenDatabase } from './database'
import { withKeyedRequests } from './keyed-requests'
import { readOnlyQuestion, refuseReadOnly } from './read-only'

/** What the search needs of the database beyond its core; a PostgreSQL has them beside it. */
const extensions = { pg_trgm, fuzzystrmatch }

/** Where the embedded database keeps its files; without a folder, in memory only. */
export interface PgliteSource {
  /** Must be locked by the caller: two processes on one folder lose rows. */
  folder?: string
  /** The files to begin with, from another database's `dump`. */
  copyOf?: Blob
}

/** An open embedded database. */
export interface OpenPglite extends OpenDatabase {
  /** All its files, for opening copies. */
  dump(): Promise<Blob>
}

/** Opens the embedded database; makes a new one where there is none. */
export async function openPglite(source: PgliteSource, options: DatabaseOptions = {}): Promise<OpenPglite> {
  const dataDir = source.folder && resolve(source.folder)
  if (dataDir) await mkdir(dirname(dataDir), { recursive: true })
  const client = await PGlite.create({ dataDir, loadDataDir: source.copyOf, extensions })
  const db = withKeyedRequests(drizzle(client, drizzleOptions(options)))
  return {
    db,
    aside: db,
    kind: 'pglite',
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    exclusively: (work) => work(),
    ping: async () => refuseReadOnly((await client.query(readOnlyQuestion)).rows),
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  }
}
