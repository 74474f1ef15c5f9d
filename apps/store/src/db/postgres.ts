import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type ClientBase, type PoolConfig } from 'pg'
import { StartError } from '../start-error'
import { connectionClass, endIfStale } from './connection'
import { drizzleOptions, type DatabaseOptions, type OpenDatabase, type ReplicaServer } from './database'
import { withKeyedRequests } from './keyed-requests'
import { readOnlyQuestion, refuseReadOnly } from './read-only'
import { createStatementNames, namingClient } from './statement-names'

/** Any number that no other program on the same database uses for its own locks. */
const exclusiveLock = 7_252_533_417

/** The server and database of an address, without user and password. @param setting where the address stands */
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

/** The lock goes with a transaction: a pooler may give each statement outside of one another connection. */
async function withLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('start transaction')
    await client.query('select pg_advisory_xact_lock($1)', [exclusiveLock])
    await work()
    await client.query('commit')
    client.release()
  } catch (error) {
    // Closing the connection also gives the lock back.
    client.release(true)
    throw error
  }
}

/** @throws where the server takes no changes */
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

/** PostgreSQL may compile a statement that it expects to take long; that takes longer than any of a shop's. */
async function withoutCompiler(client: ClientBase): Promise<void> {
  await client.query('set jit = off')
}

/** A call that waits longer for another one's rows, or for its own statement, gives its connection to the next. */
async function withDeadlines(client: ClientBase): Promise<void> {
  await client.query(`set jit = off; set lock_timeout = '5s'; set statement_timeout = '15s'`)
}

/** Connections beside the calls: for readiness, the mailer, the checker of VAT numbers, the sweeper and migrations. */
const asideSize = 4

type PoolSettings = Pick<PoolConfig, 'max' | 'connectionTimeoutMillis' | 'query_timeout' | 'onConnect' | 'Client'>

function openPool(url: string, settings: PoolSettings): Pool {
  const pool = new Pool({ connectionString: url, ...settings })
  // A connection that breaks fails its own query; without listeners the same event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('release', (_error, client) => endIfStale(client))
  return pool
}

/** Connections whose statements have names in PostgreSQL, unless they may not. */
function connections(prepared: boolean): typeof Client {
  return connectionClass(prepared ? namingClient(createStatementNames()) : Client)
}

/** Runs one of its kind at a time: who asks meanwhile gets the same answer. */
function together(work: () => Promise<void>): () => Promise<void> {
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
 * @throws StartError where the address is wrong or the server refuses
 */
export async function openPostgres(url: string, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const name = nameOf(url, 'DATABASE_URL')
  const { patience: connectionTimeoutMillis = 5_000, poolSize: max = 10, serving = false, prepared = true } = options
  const pool = openPool(url, {
    max,
    connectionTimeoutMillis,
    onConnect: serving ? withDeadlines : withoutCompiler,
    Client: connections(prepared),
  })
  const asidePool = openPool(url, {
    max: asideSize,
    connectionTimeoutMillis,
    onConnect: withoutCompiler,
    Client: connectionClass(Client),
  })
  const close = async () => {
    await pool.end()
    await asidePool.end()
  }
  const ping = together(() => expectChanges(asidePool))
  try {
    await asidePool.query('select 1')
  } catch (error) {
    await close()
    throw new StartError(`The database at ${name} cannot be used: ${reasonOf(error)}. Please check DATABASE_URL.`)
  }
  const db = withKeyedRequests(drizzle(pool, drizzleOptions(options)))
  const aside = withKeyedRequests(drizzle(asidePool, drizzleOptions(options)))
  return {
    db,
    aside,
    kind: 'postgres',
    ping,
    migrate: (migrationsFolder) => migrate(aside, { migrationsFolder }),
    exclusively: (work) => withLock(asidePool, work),
    close,
  }
}

/** How long the primary is spared a read that a replica does not answer, in milliseconds. */
const replicaPatience = 2_000

/**
 * Opens a standby for reading. It need not be there yet.
 * @throws StartError where its address is none
 */
export function openReplica(url: string, options: DatabaseOptions = {}): ReplicaServer {
  nameOf(url, 'DATABASE_REPLICA_URL')
  const { poolSize: max = 10, prepared = true } = options
  const pool = openPool(url, {
    max,
    connectionTimeoutMillis: replicaPatience,
    // Its server may be cut off without a word; then no deadline that the server keeps is of use.
    query_timeout: replicaPatience,
    onConnect: withDeadlines,
    Client: connections(prepared),
  })
  return { db: drizzle(pool, drizzleOptions(options)), close: () => pool.end() }
}
