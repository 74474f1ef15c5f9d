import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Programs that the drill needs. */
export interface Programs {
  /** Folder of PostgreSQL's programs, including `pg_basebackup`. */
  postgres: string
  pgbouncer: string
  /** The library of libfaketime. */
  faketime: string
}

const postgresFolder = '/usr/lib/postgresql'
const librariesFolder = '/usr/lib'

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Returns the newest PostgreSQL with `pg_basebackup`. */
function findPostgres(): string | undefined {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(postgresFolder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_basebackup')))
}

function findFaketime(): string | undefined {
  const folders = readdirSync(librariesFolder).filter((name) => name.endsWith('-linux-gnu'))
  return folders
    .map((name) => join(librariesFolder, name, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path))
}

/**
 * Finds the programs; installs nothing.
 * @throws Error that names missing ones and their packages
 */
export function findPrograms(): Programs {
  const found = { postgres: findPostgres(), pgbouncer: find('pgbouncer'), faketime: findFaketime() }
  const packages = { postgres: 'postgresql', pgbouncer: 'pgbouncer', faketime: 'faketime' }
  const missing = (Object.keys(found) as (keyof Programs)[]).filter((name) => found[name] === undefined)
  if (missing.length > 0) {
    const names = missing.map((name) => packages[name]).join(' ')
    throw new Error(`Programs for the drill are missing. On Debian: apt-get install -y ${names}`)
  }
  return found as Programs
}

/** An unprivileged account for PostgreSQL and PgBouncer, which refuse to run as root. */
export interface Account {
  uid: number
  gid: number
}

/** Returns PostgreSQL's account if this process is root; undefined otherwise. */
export function lentAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** True if this process can mount a small disk. */
export function mayMount(): boolean {
  try {
    accessSync('/bin/mount', constants.X_OK)
    return process.getuid?.() === 0
  } catch {
    return false
  }
}
