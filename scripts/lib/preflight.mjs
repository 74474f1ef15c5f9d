/**
 * What must be true before the shop is installed, built and started. Each question answers with one sentence that says
 * what is wrong and what to do, or with undefined. A second start must learn here that it is the second, before it
 * rebuilds under the first.
 */
import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { listenError } from './ports.mjs'

const CONNECT_LIMIT = 5_000

/**
 * @typedef {object} Settings
 * @property {string} port as given
 * @property {string} host address to listen on
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl
 */

/**
 * The settings that decide where the shop runs, from the environment.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder that relative paths start from
 * @returns {Settings}
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
 * @param {Settings} settings
 * @param {(dir: string) => { pid: number } | undefined} readLock the living owner of a data folder
 * @param {string} packages folder whose packages bring `pg`
 * @returns {Promise<string[]>}
 */
export async function startProblems(settings, readLock, packages) {
  const problems = await Promise.all([
    portProblem(settings.port, settings.host),
    dataProblem(settings, readLock, packages),
  ])
  return problems.filter((problem) => problem !== undefined)
}

/**
 * What is wrong with the place that the shop keeps its data in: the database of DATABASE_URL, else the data folder.
 * @param {Settings} settings
 * @param {(dir: string) => { pid: number } | undefined} readLock the living owner of a data folder
 * @param {string} packages folder whose packages bring `pg`
 * @returns {Promise<string | undefined>}
 */
export async function dataProblem({ dataDir, databaseUrl }, readLock, packages) {
  return databaseUrl ? databaseProblem(databaseUrl, packages) : dataDirProblem(dataDir, readLock)
}

/**
 * @param {string} text PORT
 * @param {string} host HOST
 * @returns {Promise<string | undefined>}
 */
export async function portProblem(text, host) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    return `PORT must be a whole number from 1 to 65535, and it is "${text}": correct it.`
  }
  const error = await listenError(port, host)
  switch (error?.code) {
    case undefined:
      return undefined
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use: stop the program that uses it, or choose another with PORT=${port + 1}.`
    case 'EACCES':
      return `Port ${port} needs more rights than this user has: choose one above 1023 with PORT=4000.`
    default:
      return `This machine cannot listen on ${host} (${error?.code}): set HOST to one of its addresses, or to localhost.`
  }
}

/**
 * @param {string} dir absolute
 * @param {(dir: string) => { pid: number } | undefined} readLock
 * @returns {string | undefined}
 */
export function dataDirProblem(dir, readLock) {
  const existing = nearestExisting(dir)
  if (!statSync(existing).isDirectory()) {
    return `The data folder cannot be ${dir}, because ${existing} is a file: choose another with DATA_DIR.`
  }
  try {
    rmdirSync(mkdtempSync(join(existing, '.write-test-')))
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    return `The data folder ${dir} cannot be written (${code}): give this user the right, or choose another with DATA_DIR.`
  }
  const owner = readLock(dir)
  return owner && `The data folder ${dir} is in use by a running store (process ${owner.pid}): stop that store first, or choose another folder with DATA_DIR.`
}

/**
 * Reads the address, reaches its server by TCP and, where `pg` is installed, signs in. Says nothing of a password.
 * @param {string} text DATABASE_URL
 * @param {string} packages folder whose packages bring `pg`
 * @returns {Promise<string | undefined>}
 */
export async function databaseProblem(text, packages) {
  const target = readDatabaseUrl(text)
  if (!target) {
    return 'DATABASE_URL is not an address of a PostgreSQL database: write it as postgres://user:password@host:5432/database.'
  }
  const unreachable = await tcpError(target)
  if (unreachable) {
    return `No PostgreSQL answers at ${target.place} (${unreachable}): start it, or correct DATABASE_URL.`
  }
  return signInProblem(text, target, packages)
}

/** True when the real connection of `databaseProblem` can be tried. @param {string} packages */
export function canSignIn(packages) {
  return loadPg(packages) !== undefined
}

/**
 * @typedef {{ host: string, port: number, database: string, place: string }} DatabaseTarget
 * @param {string} text
 * @returns {DatabaseTarget | undefined}
 */
export function readDatabaseUrl(text) {
  if (!URL.canParse(text)) {
    return undefined
  }
  const url = new URL(text)
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  const database = decodeURIComponent(url.pathname.slice(1))
  if (!/^postgres(ql)?:$/.test(url.protocol) || !database || !host) {
    return undefined
  }
  const port = Number(url.port || 5432)
  return { host, port, database, place: host.startsWith('/') ? host : `${host}:${port}` }
}

/**
 * @param {DatabaseTarget} target
 * @returns {Promise<string | undefined>} code of the failure
 */
function tcpError({ host, port }) {
  return new Promise((answer) => {
    const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    /** @param {string} [code] */
    const finish = (code) => {
      socket.destroy()
      answer(code)
    }
    socket.setTimeout(CONNECT_LIMIT, () => finish('no answer'))
    socket.once('connect', () => finish())
    socket.once('error', (error) => finish(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message))
  })
}

/**
 * @param {string} connectionString
 * @param {DatabaseTarget} target
 * @param {string} packages
 */
async function signInProblem(connectionString, { place, database }, packages) {
  const pg = loadPg(packages)
  if (!pg) {
    return undefined
  }
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_LIMIT })
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    const { code, message } = /** @type {Error & { code?: string }} */ (error)
    await client.end().catch(() => undefined)
    if (code === '28P01' || code === '28000') {
      return `PostgreSQL at ${place} refuses the user or password of DATABASE_URL: correct them.`
    }
    if (code === '3D000') {
      return `PostgreSQL at ${place} has no database "${database}": create it, or correct DATABASE_URL.`
    }
    return `PostgreSQL at ${place} refuses the connection (${message}): mend that, or correct DATABASE_URL.`
  }
}

/** @param {string} packages */
function loadPg(packages) {
  try {
    return createRequire(join(packages, 'package.json'))('pg')
  } catch {
    return undefined
  }
}

/** @param {string} path @returns {string} */
function nearestExisting(path) {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}
