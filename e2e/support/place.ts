import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freshDatabase } from '../../apps/store/src/testing/postgres'

/** Where a store keeps its data. */
export interface Place {
  /** The server its database is on; the embedded database unless there. */
  postgresUrl: string | undefined
  /** The folder for the embedded database and for files. */
  folder: string
  /** What tells a store of it. */
  env: { DATA_DIR: string; DATABASE_URL: string }
  /** Removes the folder and the database. */
  remove: () => Promise<void>
}

/** What a store has only while it runs. */
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
 * An empty place.
 * @param postgresUrl the server for its database; the embedded database unless given
 */
export async function emptyPlace(postgresUrl: string | undefined): Promise<Place> {
  return makePlace(postgresUrl)
}

/** A place with the same data as another, on which no store is running. */
export async function copyOf({ postgresUrl, env }: Place): Promise<Place> {
  const copy = await makePlace(postgresUrl, env.DATABASE_URL ? new URL(env.DATABASE_URL).pathname.slice(1) : undefined)
  await cp(env.DATA_DIR, copy.env.DATA_DIR, { recursive: true, filter: (path) => !ofTheRunning.has(basename(path)) })
  return copy
}
