/**
 * What must be true before the shop is installed, built and started. Each question answers with one sentence that says
 * what is wrong and what to do, or with undefined. A second start must learn here that it is the second, before it
 * rebuilds under the first.
 */
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { readLock } from '../../apps/store/src/db/folder-lock.mjs'
import { root } from './command.mjs'
import { nodeProblem } from './install.mjs'

const CONNECT_LIMIT = 5_000

/**
 * The settings that decide where the shop runs, from the environment: the port as given, the data folder absolute.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder that relative paths start from
 */
export function settingsFrom(env, folder) {
  return {
    port: env.PORT || '4000',
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(folder, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
  }
}

/**
 * Everything that stands in the way of a start.
 * @param {ReturnType<typeof settingsFrom>} settings
 */
export async function startProblems({ port, host, dataDir, databaseUrl }) {
  const problems = await Promise.all([
    nodeProblem(),
    portProblem(port, host),
    databaseUrl ? databaseProblem(databaseUrl) : dataDirProblem(dataDir),
  ])
  return problems.filter((problem) => problem !== undefined)
}

/** @param {string} text PORT @param {string} host HOST @returns {Promise<string | undefined>} */
export async function portProblem(text, host) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    return `PORT must be a whole number from 1 to 65535, and it is "${text}": correct it.`
  }
  // Machines without IPv6 have one localhost, the others two, and a server named so listens on both.
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const codes = await Promise.all(addresses.map((address) => listenError(port, address)))
  const code = codes.find((each) => each && !(host === 'localhost' && /^EA(DDRNOTAVAIL|FNOSUPPORT)$/.test(each)))
  switch (code) {
    case undefined:
      return undefined
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use: stop the program that uses it, or choose another with PORT=${port + 1}.`
    case 'EACCES':
      return `Port ${port} needs more rights than this user has: choose one above 1023 with PORT=4000.`
    default:
      return `This machine cannot listen on ${host} (${code}): set HOST to one of its addresses, or to localhost.`
  }
}

/** Code of the error that listening ends with, if it does. @param {number} port @param {string} address */
async function listenError(port, address) {
  const server = createServer().listen(port, address)
  try {
    await once(server, 'listening')
    await once(server.close(), 'close')
    return undefined
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code
  }
}

/** @param {string} dir absolute @returns {string | undefined} */
export function dataDirProblem(dir, ownerOf = readLock) {
  let existing = dir
  while (!existsSync(existing)) {
    existing = dirname(existing)
  }
  if (!statSync(existing).isDirectory()) {
    return `The data folder cannot be ${dir}, because ${existing} is a file: choose another with DATA_DIR.`
  }
  try {
    rmdirSync(mkdtempSync(join(existing, '.write-test-')))
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    return `The data folder ${dir} cannot be written (${code}): give this user the right, or choose another with DATA_DIR.`
  }
  const owner = ownerOf(dir)
  return owner && `The data folder ${dir} is in use by a running store (process ${owner.pid}): stop that store first, or choose another folder with DATA_DIR.`
}

/**
 * Reads the address, reaches its server by TCP and, where `pg` is installed, signs in. Says nothing of a password.
 * @param {string} text DATABASE_URL
 * @param {string} packages folder whose packages bring `pg`
 * @returns {Promise<string | undefined>}
 */
export async function databaseProblem(text, packages = join(root, 'apps/store')) {
  const target = readDatabaseUrl(text)
  if (!target) {
    return 'DATABASE_URL is not an address of a PostgreSQL database: write it as postgres://user:password@host:5432/database.'
  }
  const { host, port, database, place } = target
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_LIMIT) })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    return `No PostgreSQL answers at ${place} (${code === 'ABORT_ERR' ? 'no answer' : code}): start it, or correct DATABASE_URL.`
  } finally {
    socket.destroy()
  }
  const refusal = await signInError(text, packages)
  switch (refusal?.code) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${place} refuses the user or password of DATABASE_URL: correct them.`
    case '3D000':
      return `PostgreSQL at ${place} has no database "${database}": create it, or correct DATABASE_URL.`
    default:
      return refusal && `PostgreSQL at ${place} refuses the connection (${refusal.message}): mend that, or correct DATABASE_URL.`
  }
}

/** @param {string} text @returns {{ host: string, port: number, database: string, place: string } | undefined} */
export function readDatabaseUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const host = url?.searchParams.get('host') ?? decodeURIComponent(url?.hostname ?? '')
  const database = decodeURIComponent(url?.pathname.slice(1) ?? '')
  const port = Number(url?.port || 5432)
  const isAddress = /^postgres(ql)?:$/.test(url?.protocol ?? '') && database && host
  return isAddress ? { host, port, database, place: host.startsWith('/') ? host : `${host}:${port}` } : undefined
}

/**
 * @param {string} connectionString
 * @param {string} packages
 * @returns {Promise<Error & { code?: string } | undefined>} undefined also where nothing is installed yet to sign in with
 */
async function signInError(connectionString, packages) {
  let client
  try {
    const pg = createRequire(join(packages, 'package.json'))('pg')
    client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_LIMIT })
    await client.connect()
    return undefined
  } catch (error) {
    return client && /** @type {Error} */ (error)
  } finally {
    await client?.end().catch(() => undefined)
  }
}
