import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freshDatabase } from '../../apps/store/src/testing/postgres'

/** The storage of a store. */
export interface Place {
  /** URL of the PostgreSQL server; undefined for the embedded database. */
  postgresUrl: string | undefined
  /** The folder of the embedded database and of files. */
  folder: string
  /** The store's environment variables. */
  env: { DATA_DIR: string; DATABASE_URL: string }
  /** Removes the folder and the database. */
  remove: () => Promise<void>
}

/** Files of a running store that are not copied. */
const ofTheRunning = new Set(['operator.sock', 'store.lock'])

async function makePlace(postgresUrl: string | undefined, template?: string): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'skafferi-e2e-'))
  const database = postgresUrl === undefined ? undefined : await freshDatabase(postgresUrl, template)
  return {
    postgresUrl,
    folder,
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: database?.url ?? '' },
    remove: async () => {
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates empty storage.
 * @param postgresUrl the server for its database; by default the embedded database
 */
export async function emptyPlace(postgresUrl: string | undefined): Promise<Place> {
  return makePlace(postgresUrl)
}

/** Copies storage that no store is using. */
export async function copyOf({ postgresUrl, env }: Place): Promise<Place> {
  const copy = await makePlace(postgresUrl, env.DATABASE_URL ? new URL(env.DATABASE_URL).pathname.slice(1) : undefined)
  await cp(env.DATA_DIR, copy.env.DATA_DIR, { recursive: true, filter: (path) => !ofTheRunning.has(basename(path)) })
  return copy
}
