import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What queries run on: the database itself or a transaction on it. The same for both databases. */
export type Database = PgDatabase<PgQueryResultHKT>

/** A standby that answers reads; its figures come a little later than the primary's. */
export interface ReplicaServer {
  db: Database
  close(): Promise<void>
}

/** An open database. */
export interface OpenDatabase {
  db: Database
  kind: 'postgres' | 'pglite'
  /** Brings the tables up to date. */
  migrate(migrationsFolder: string): Promise<void>
  /** Runs something that only one store process may do at a time, such as the migration. */
  exclusively(work: () => Promise<void>): Promise<void>
  /** Rejects where the database does not answer, or takes no changes. */
  ping(): Promise<void>
  close(): Promise<void>
  /** What works beside the calls, such as the mailer: it neither waits for their connections nor takes them any. */
  aside: Database
  /** A standby beside it, for what may be a second old. */
  replica?: ReplicaServer
}

/** Settings that both databases share. */
export interface DatabaseOptions {
  /** Told of every statement. */
  onStatement?: (sql: string) => void
  /** How long to wait for a connection, in ms, where the database has a server: 5,000 by default. */
  patience?: number
  /** How many connections calls share, where the database has a server: 10 by default. */
  poolSize?: number
  /** Ends what takes a call's connection for too long. For a store that serves: a backup takes as long as it takes. */
  serving?: boolean
  /** Whether a server plans repeated statements once for each connection, as it does unless told; see `DATABASE_PREPARED`. */
  prepared?: boolean
}

/** Drizzle's options. The schema says `createdAt`, the database `created_at`. */
export function drizzleOptions({ onStatement }: DatabaseOptions) {
  return { casing: 'snake_case', logger: onStatement ? { logQuery: onStatement } : false } as const
}
