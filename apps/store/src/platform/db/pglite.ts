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

/** Extensions that the search needs. */
const extensions = { pg_trgm, fuzzystrmatch }

/** The location of the PGlite files; in memory without a folder. */
export interface PgliteSource {
  /** The caller must hold the folder's lock: two processes on one folder lose rows. */
  folder?: string
  /** Initial files, from another database's `dump`. */
  copyOf?: Blob
}

/** An open PGlite database. */
export interface OpenPglite extends OpenDatabase {
  /** Returns all files, to open copies. */
  dump(): Promise<Blob>
}

/** Opens a PGlite database; creates it if it does not exist. */
export async function openPglite(source: PgliteSource, options: DatabaseOptions = {}): Promise<OpenPglite> {
  const dataDir = source.folder && resolve(source.folder)
  if (dataDir) await mkdir(dirname(dataDir), { recursive: true })
  const client = await PGlite.create({ dataDir, loadDataDir: source.copyOf, extensions })
  const db = withKeyedRequests(drizzle(client, drizzleOptions(options)))
  return {
    db,
    backgroundDb: db,
    kind: 'pglite',
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    withExclusiveLock: (work) => work(),
    ping: async () => refuseReadOnly((await client.query(readOnlyQuestion)).rows),
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  }
}
