import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a drill runs beside the shop. */
export interface Programs {
  /** Folder of a PostgreSQL's programs, `pg_basebackup` among them. */
  postgres: string
  pgbouncer: string
  /** The library that gives one process another clock. */
  faketime: string
}

const postgresFolder = '/usr/lib/postgresql'
const librariesFolder = '/usr/lib'

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** The newest PostgreSQL that can make a standby. */
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

/** Finds the programs. Installs nothing. @throws Error that names those that are missing, and how to get them */
export function findPrograms(): Programs {
  const found = { postgres: findPostgres(), pgbouncer: find('pgbouncer'), faketime: findFaketime() }
  const packages = { postgres: 'postgresql', pgbouncer: 'pgbouncer', faketime: 'faketime' }
  const missing = (Object.keys(found) as (keyof Programs)[]).filter((name) => found[name] === undefined)
  if (missing.length > 0) {
    const names = missing.map((name) => packages[name]).join(' ')
    throw new Error(`The drill needs what this machine has not. On Debian: apt-get install -y ${names}`)
  }
  return found as Programs
}

/** An account that PostgreSQL and PgBouncer may run as: they refuse to be root. */
export interface Account {
  uid: number
  gid: number
}

/** Where this process is root, whom it lends to others. */
export function lentAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Whether this process may mount a small disk. */
export function mayMount(): boolean {
  try {
    accessSync('/bin/mount', constants.X_OK)
    return process.getuid?.() === 0
  } catch {
    return false
  }
}
