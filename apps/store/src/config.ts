import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseLeadTime, type LeadTime } from './lead-time'
import { StartError } from './start-error'

/** Folders the store reads from. */
export interface Folders {
  /** The built web app; need not exist. */
  web: string
  /** The demo world's pictures; need not exist. */
  packshots: string
  /** The database's migrations. */
  migrations: string
}

/** Everything about a store that its environment decides. */
export interface Config {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Absolute. Holds the embedded database and its lock. */
  dataFolder: string
  /** A PostgreSQL address; the embedded database where left out. */
  databaseUrl: string | undefined
  /** Whether an empty database is filled with the demo world. */
  seedDemo: boolean
  production: boolean
  /** What `x-publishable-api-key` must be. */
  publishableKey: string
  /** IANA name; decides what day it is for deliveries. */
  timeZone: string
  leadTime: LeadTime
  folders: Folders
}

/** The store's own folder, from its source as well as from its build. */
function storeFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartError(`PORT must be a whole number from 0 to 65535, but it is "${text}".`)
  }
  return port
}

function parseTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new StartError(`TIME_ZONE must be the name of a time zone such as Europe/Stockholm, but it is "${name}".`)
  }
}

function parseSeed(text: string | undefined, unlessTold: boolean): boolean {
  if (text === undefined) return unlessTold
  if (text !== 'demo' && text !== 'none') throw new StartError(`SEED must be "demo" or "none", but it is "${text}".`)
  return text === 'demo'
}

/**
 * Reads the configuration. An empty variable counts as not set.
 * @throws StartError where a variable cannot be understood
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = (name: string) => env[name]?.trim() || undefined
  const store = storeFolder()
  const root = resolve(store, '../..')
  const databaseUrl = read('DATABASE_URL')
  const production = read('NODE_ENV') === 'production'
  return {
    host: read('HOST') ?? '127.0.0.1',
    port: parsePort(read('PORT') ?? '4000'),
    dataFolder: resolve(read('DATA_DIR') ?? join(root, '.data')),
    databaseUrl,
    // Known passwords must never get into somebody's own database by themselves.
    seedDemo: parseSeed(read('SEED'), databaseUrl === undefined && !production),
    production,
    publishableKey: read('PUBLISHABLE_KEY') ?? 'pk_demo',
    timeZone: parseTimeZone(read('TIME_ZONE') ?? 'Europe/Stockholm'),
    leadTime: parseLeadTime(read('LEAD_TIME_DAYS')),
    folders: {
      web: join(root, 'apps/web/dist/client'),
      packshots: join(root, 'packages/fixtures/packshots'),
      migrations: join(store, 'migrations'),
    },
  }
}
