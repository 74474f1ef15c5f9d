import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type ClientBase, type PoolConfig } from 'pg'
import { StartError } from '../start-error'
import { connectionClass, endIfStale } from './connection'
import { drizzleOptions, type DatabaseOptions, type OpenDatabase, type ReplicaServer } from './database'
import { withKeyedRequests } from './keyed-requests'
import { readOnlyQuestion, refuseReadOnly } from './read-only'
import { createStatementNames, namingClient } from './statement-names'

/** Key of the advisory lock; arbitrary, but unique among programs on the same database. */
const exclusiveLock = 7_252_533_417

/**
 * Returns the host and database of a connection string, without user and password.
 * @param setting the name of the environment variable
 */
function nameOf(url: string, setting: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    throw new StartError(`${setting} is not an address. It should look like postgres://user:password@host:5432/name.`)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** The lock is bound to a transaction, because a pooler may run other statements on different connections. */
async function withLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('start transaction')
    await client.query('select pg_advisory_xact_lock($1)', [exclusiveLock])
    await work()
    await client.query('commit')
    client.release()
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true)
    throw error
  }
}

/** @throws if the server is read-only */
async function expectChanges(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query(readOnlyQuestion)
    refuseReadOnly(rows)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Turns off JIT compilation, which takes longer than any of the shop's statements. */
async function withoutCompiler(client: ClientBase): Promise<void> {
  await client.query('set jit = off')
}

/** Sets timeouts, so that a statement that waits for locks or runs long frees its connection. */
async function withDeadlines(client: ClientBase): Promise<void> {
  await client.query(`set jit = off; set lock_timeout = '5s'; set statement_timeout = '15s'`)
}

/**
 * Connections of the background pool: for readiness, the mailer, the VAT number checker, the sweeper and migrations.
 */
const backgroundPoolSize = 4

type PoolSettings = Pick<PoolConfig, 'max' | 'connectionTimeoutMillis' | 'query_timeout' | 'onConnect' | 'Client'>

function openPool(url: string, settings: PoolSettings): Pool {
  const pool = new Pool({ connectionString: url, ...settings })
  // A broken connection fails its own query; without listeners its `error` event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('release', (_error, client) => endIfStale(client))
  return pool
}

/** Returns the connection class, with or without named prepared statements. */
function connections(prepared: boolean): typeof Client {
  return connectionClass(prepared ? namingClient(createStatementNames()) : Client)
}

/** Deduplicates concurrent calls: callers share the running one. */
function shareRunning(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * Opens a PostgreSQL database.
 * @throws StartError if the address is invalid or the server refuses the connection
 */
export async function openPostgres(url: string, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const name = nameOf(url, 'DATABASE_URL')
  const { timeoutMs: connectionTimeoutMillis = 5_000, poolSize: max = 10, serving = false, prepared = true } = options
  const pool = openPool(url, {
    max,
    connectionTimeoutMillis,
    onConnect: serving ? withDeadlines : withoutCompiler,
    Client: connections(prepared),
  })
  const backgroundPool = openPool(url, {
    max: backgroundPoolSize,
    connectionTimeoutMillis,
    onConnect: withoutCompiler,
    Client: connectionClass(Client),
  })
  const close = async () => {
    await pool.end()
    await backgroundPool.end()
  }
  const ping = shareRunning(() => expectChanges(backgroundPool))
  try {
    await backgroundPool.query('select 1')
  } catch (error) {
    await close()
    throw new StartError(`The database at ${name} cannot be used: ${reasonOf(error)}. Please check DATABASE_URL.`)
  }
  const db = withKeyedRequests(drizzle(pool, drizzleOptions(options)))
  const backgroundDb = withKeyedRequests(drizzle(backgroundPool, drizzleOptions(options)))
  return {
    db,
    backgroundDb,
    kind: 'postgres',
    ping,
    migrate: (migrationsFolder) => migrate(backgroundDb, { migrationsFolder }),
    withExclusiveLock: (work) => withLock(backgroundPool, work),
    close,
  }
}

/** Timeout after which a read falls back from the replica to the primary, in milliseconds. */
const replicaTimeoutMs = 2_000

/**
 * Opens a standby for reads. It may be unreachable.
 * @throws StartError if the address is invalid
 */
export function openReplica(url: string, options: DatabaseOptions = {}): ReplicaServer {
  nameOf(url, 'DATABASE_REPLICA_URL')
  const { poolSize: max = 10, prepared = true } = options
  const pool = openPool(url, {
    max,
    connectionTimeoutMillis: replicaTimeoutMs,
    // Client-side timeout: if the connection drops silently, the server cannot enforce one.
    query_timeout: replicaTimeoutMs,
    onConnect: withDeadlines,
    Client: connections(prepared),
  })
  return { db: drizzle(pool, drizzleOptions(options)), close: () => pool.end() }
}
