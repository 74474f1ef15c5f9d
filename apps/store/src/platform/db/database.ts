import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or a transaction on it; the same type for PostgreSQL and PGlite. */
export type Database = PgDatabase<PgQueryResultHKT>

/** A standby for reads (hot standby); its data lags slightly behind the primary. */
export interface ReplicaServer {
  db: Database
  close(): Promise<void>
}

/** An open database. */
export interface OpenDatabase {
  db: Database
  kind: 'postgres' | 'pglite'
  /** Runs the pending migrations. */
  migrate(migrationsFolder: string): Promise<void>
  /** Runs work under a lock that only one store process can hold at a time, e.g. migrations. */
  withExclusiveLock(work: () => Promise<void>): Promise<void>
  /** Rejects if the database does not answer or is read-only. */
  ping(): Promise<void>
  close(): Promise<void>
  /** A separate pool for background work such as the mailer, so that it neither waits for requests nor delays them. */
  backgroundDb: Database
  /** A standby for reads that may be one second old. */
  replica?: ReplicaServer
}

/** Settings of both database kinds. */
export interface DatabaseOptions {
  /** Called with the SQL of every statement. */
  onStatement?: (sql: string) => void
  /** Maximum time to wait for a connection, in ms; PostgreSQL only. Default: 5,000. */
  timeoutMs?: number
  /** Connections in the requests' pool; PostgreSQL only. Default: 10. */
  poolSize?: number
  /** Sets lock and statement timeouts. For serving requests; a backup must not have them. */
  serving?: boolean
  /** Uses named prepared statements; true by default, see `DATABASE_PREPARED`. */
  prepared?: boolean
}

/** Options for Drizzle: camel case in the schema, snake case in the database. */
export function drizzleOptions({ onStatement }: DatabaseOptions) {
  return { casing: 'snake_case', logger: onStatement ? { logQuery: onStatement } : false } as const
}
